internal import Animation
internal import Rules
internal import Stage

extension Rig {
  /// The lion, facing left, its head in front of its body; 610 × 500 drawing units.
  static let lion = Rig(
    animal: .lion, canvas: Size(610, 500),
    bones: [
      bone(.root, 340, 330), bone(.body, 330, 320),
      bone(.tail, on: .body, 462, 266), bone(.tailTip, on: .tail, 520, 252, loose: 14),
      bone(.tuft, on: .tailTip, 556, 160, loose: 24),
      bone(.shoulderNear, on: .body, 262, 340), bone(.elbowNear, on: .body, 280, 398),
      bone(.wristNear, 268, 452),
      bone(.shoulderFar, on: .body, 226, 350), bone(.elbowFar, on: .body, 190, 402),
      bone(.wristFar, 170, 446),
      bone(.hipNear, on: .body, 426, 316), bone(.kneeNear, on: .body, 396, 382),
      bone(.ankleNear, 410, 452),
      bone(.hipFar, on: .body, 466, 326), bone(.kneeFar, on: .body, 470, 388),
      bone(.ankleFar, 512, 446),
      bone(.head, on: .body, 230, 250), bone(.mane, on: .head, 204, 190, loose: 6),
      bone(.earNear, on: .head, 256, 92, loose: 10), bone(.earFar, on: .head, 132, 92, loose: 10),
      bone(.crown, on: .head, 190, 84, loose: 4), bone(.jaw, on: .head, 145, 248),
      bone(.snout, on: .head, 230, 250, isOneWithParent: true), bone(.nose, on: .snout, 100, 206),
      bone(.pupilNear, on: .head, 207, 169), bone(.pupilFar, on: .head, 129, 166),
      bone(.browNear, on: .head, 214, 122), bone(.browFar, on: .head, 132, 122),
    ],
    limbs: [
      Limb(upper: .shoulderNear, lower: .elbowNear, paw: .wristNear),
      Limb(upper: .shoulderFar, lower: .elbowFar, paw: .wristFar),
      Limb(upper: .hipNear, lower: .kneeNear, paw: .ankleNear),
      Limb(upper: .hipFar, lower: .kneeFar, paw: .ankleFar),
    ],
    parts: [
      part("tuft", on: .tuft, 515, 35, 85, 155), part("tail-end", on: .tailTip, 495, 135, 90, 145),
      part("tail", on: .tail, 405, 225, 135, 75),
      part("hind-far-paw", on: .ankleFar, 440, 410, 105, 80),
      part("hind-far-shin", on: .kneeFar, 420, 335, 125, 140),
      part("hind-far", on: .hipFar, 400, 260, 135, 170),
      part("front-far-paw", on: .wristFar, 100, 410, 105, 80),
      part("front-far-shin", on: .elbowFar, 135, 355, 100, 120),
      part("front-far", on: .shoulderFar, 150, 290, 135, 150),
      part("hind-near-line", on: .hipNear, 340, 235, 170, 205),
      part("front-near-line", on: .shoulderNear, 195, 270, 140, 180),
      part("body", on: .body, 170, 215, 340, 200),
      part("hind-near-paw", on: .ankleNear, 335, 420, 105, 80),
      part("hind-near-shin", on: .kneeNear, 340, 325, 120, 160),
      part("hind-near", on: .hipNear, 345, 240, 155, 190),
      part("front-near-paw", on: .wristNear, 200, 420, 105, 80),
      part("front-near-shin", on: .elbowNear, 230, 345, 100, 145),
      part("front-near", on: .shoulderNear, 200, 280, 130, 160),
      part("mane", on: .mane, 50, 20, 335, 335), part("hair", on: .head, 75, 55, 265, 260),
      part("ear-far", on: .earFar, 85, 30, 80, 80), part("ear-near", on: .earNear, 220, 25, 85, 95),
      part("face", on: .head, 90, 80, 210, 200),
    ]
      + eyes([
        (.open, 105, 125, 140, 80), (.wide, 105, 120, 140, 90),
        (.shut, 105, 150, 135, 45), (.glee, 105, 140, 140, 50), (.dizzy, 105, 125, 140, 80),
      ]) + [
        part("pupil-far", on: .pupilFar, 110, 140, 40, 55, .pupil(Point(x: 5, y: 6))),
        part("pupil-near", on: .pupilNear, 180, 140, 50, 60, .pupil(Point(x: 6, y: 6))),
        part("jaw", on: .jaw, 75, 225, 145, 120, .jaw),
        part("snout", on: .snout, 70, 180, 165, 125, .shutMouth(isSad: false)),
        part("snout-sad", on: .snout, 70, 180, 165, 125, .shutMouth(isSad: true)),
        part("muzzle", on: .snout, 70, 175, 165, 100, .openMouth),
        part("sore", on: .snout, 75, 155, 115, 105, .sore),
        part("fringe", on: .head, 95, 60, 195, 115),
        part("crown", on: .crown, 40, 10, 300, 120, .crown),
        part("brow-far", on: .browFar, 100, 105, 60, 40),
        part("brow-near", on: .browNear, 175, 105, 80, 40),
      ])
}
