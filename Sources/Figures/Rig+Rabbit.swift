internal import Animation
internal import Rules
internal import Stage

extension Rig {
  /// The rabbit, facing right, on its haunches; 445 × 515 drawing units.
  static let rabbit = Rig(
    animal: .rabbit, canvas: Size(445, 515),
    bones: [
      bone(.root, 200, 380), bone(.body, 180, 440), bone(.tail, on: .body, 66, 424, loose: 8),
      bone(.hipNear, on: .body, 160, 420), bone(.ankleNear, 140, 474),
      bone(.ankleFar, 236, 476),
      bone(.shoulderNear, on: .body, 226, 318), bone(.shoulderFar, on: .body, 298, 312),
      bone(.head, on: .body, 262, 270),
      bone(.earNear, on: .head, 262, 146, loose: 16), bone(.earFar, on: .head, 330, 134, loose: 16),
      bone(.crown, on: .head, 310, 110, loose: 4), bone(.jaw, on: .head, 368, 252),
      bone(.nose, on: .head, 378, 238),
      bone(.pupilNear, on: .head, 308, 186), bone(.pupilFar, on: .head, 378, 180),
      bone(.browNear, on: .head, 304, 130), bone(.browFar, on: .head, 355, 128),
    ],
    limbs: [],
    parts: [
      part("ear-near", on: .earNear, 125, 0, 185, 185),
      part("ear-far", on: .earFar, 285, 0, 145, 155),
      part("tail", on: .tail, 0, 375, 100, 100), part("foot-far", on: .ankleFar, 200, 440, 175, 70),
      part("arm-far", on: .shoulderFar, 260, 270, 155, 115),
      part("haunch-line", on: .hipNear, 55, 300, 205, 195),
      part("body", on: .body, 50, 200, 290, 305),
      part("foot-near", on: .ankleNear, 90, 430, 240, 90),
      part("haunch", on: .hipNear, 60, 305, 195, 180),
      part("arm-near", on: .shoulderNear, 185, 275, 200, 150),
      part("sore", on: .head, 255, 45, 90, 110, .sore),
      part("head", on: .head, 180, 85, 240, 245),
    ]
      + eyes([
        (.open, 270, 140, 130, 85), (.wide, 270, 135, 130, 95),
        (.shut, 270, 165, 130, 45), (.glee, 270, 155, 130, 55), (.dizzy, 270, 140, 130, 85),
      ]) + [
        part("pupil-far", on: .pupilFar, 360, 150, 35, 60, .pupil(Point(x: 3, y: 6))),
        part("pupil-near", on: .pupilNear, 280, 155, 55, 65, .pupil(Point(x: 5, y: 6))),
        part("jaw", on: .jaw, 320, 240, 100, 95, .jaw),
        part("snout", on: .head, 300, 205, 125, 95, .shutMouth(isSad: false)),
        part("snout-sad", on: .head, 300, 205, 125, 95, .shutMouth(isSad: true)),
        part("puffs", on: .head, 300, 205, 125, 80, .openMouth),
        part("nose", on: .nose, 350, 205, 60, 45),
        part("crown", on: .crown, 190, 40, 250, 140, .crown),
        part("brow-far", on: .browFar, 335, 115, 40, 25),
        part("brow-near", on: .browNear, 275, 115, 55, 30),
      ])
}
