internal import Animation
internal import Rules
internal import Stage

extension Rig {
  /// The cobra, facing left out of its rings; 445 × 515 drawing units.
  ///
  /// The neck's pieces lie on top of each other inside the foot until they are shifted apart.
  static let cobra = Rig(
    animal: .cobra, canvas: Size(445, 515),
    bones: [
      bone(.root, 222, 400), bone(.coilLow, 216, 494),
      bone(.tail, on: .coilLow, 320, 454, loose: 14),
      bone(.coilHigh, on: .coilLow, 226, 434, loose: 3),
      bone(.foot, on: .coilHigh, 200, 420, loose: 4),
      bone(.turnOne, on: .coilHigh, 225, 330), bone(.turnTwo, on: .coilHigh, 225, 274),
      bone(.turnThree, on: .coilHigh, 225, 218),
      bone(.knot, on: .coilHigh, 222, 380, loose: 7), bone(.neckLow, on: .foot, 222, 352, loose: 5),
      bone(.neckMiddle, on: .neckLow, 222, 352, loose: 5),
      bone(.neckHigh, on: .neckMiddle, 222, 352, loose: 5),
      bone(.hood, on: .neckHigh, 222, 352, loose: 6), bone(.head, on: .hood, 196, 140, loose: 5),
      bone(.crown, on: .head, 190, 40, loose: 4), bone(.jaw, on: .head, 160, 118),
      bone(.tongue, on: .head, 66, 132),
      bone(.pupilNear, on: .head, 186, 87), bone(.pupilFar, on: .head, 106, 83),
      bone(.browNear, on: .head, 188, 46), bone(.browFar, on: .head, 106, 46),
    ],
    limbs: [],
    parts: [
      part("tail", on: .tail, 275, 345, 170, 145),
      part("coil-low", on: .coilLow, 10, 390, 415, 120),
      part("coil-high", on: .coilHigh, 65, 340, 320, 110),
      part("foot", on: .foot, 60, 280, 235, 170),
      part("neck-line", on: .neckLow, 150, 220, 145, 195, .unfolded),
      part("neck-line", on: .neckMiddle, 150, 220, 145, 195, .unfolded),
      part("neck-line", on: .neckHigh, 150, 220, 145, 195, .unfolded),
      part("neck", on: .neckLow, 150, 220, 145, 195, .unfolded),
      part("neck", on: .neckMiddle, 150, 220, 145, 195, .unfolded),
      part("neck", on: .neckHigh, 150, 220, 145, 195, .unfolded),
      part("hood", on: .hood, 50, 70, 355, 335),
      part("tongue", on: .tongue, 0, 120, 80, 45, .unfolded),
      part("gape", on: .jaw, 60, 85, 220, 175, .jaw),
      part("head", on: .head, 40, 10, 245, 165, .shutMouth(isSad: nil)),
      part("head-open", on: .head, 40, 10, 245, 175, .openMouth),
      part("smile", on: .head, 50, 90, 190, 55, .shutMouth(isSad: false)),
      part("frown", on: .head, 55, 115, 180, 40, .shutMouth(isSad: true)),
    ]
      + eyes([
        (.open, 80, 45, 140, 75), (.wide, 80, 45, 145, 80),
        (.shut, 85, 65, 135, 45), (.glee, 80, 55, 140, 55), (.dizzy, 80, 45, 140, 75),
      ]) + [
        part("pupil-far", on: .pupilFar, 90, 60, 30, 45, .pupil(Point(x: 5, y: 5))),
        part("pupil-near", on: .pupilNear, 165, 65, 40, 45, .pupil(Point(x: 7, y: 5))),
        part("lids", on: .head, 80, 40, 145, 60, .lids),
        part("crown", on: .crown, 50, -40, 290, 140, .crown),
        part("brow-far", on: .browFar, 70, 30, 70, 30),
        part("brow-near", on: .browNear, 140, 30, 95, 30),
        part("knot", on: .knot, 60, 210, 325, 215, .wound),
        // A turn of the neck around itself looks like a coil.
        part("coil-high", on: .turnOne, 65, 275, 320, 110, .wound),
        part("coil-high", on: .turnTwo, 65, 219, 320, 110, .wound),
        part("coil-high", on: .turnThree, 65, 163, 320, 110, .wound),
      ])
}
