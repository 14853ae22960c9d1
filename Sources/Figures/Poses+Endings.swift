internal import Animation
internal import Rules

extension Pose {
  /// The poses of a victor on top of the animal it has beaten.
  static let endings: [Animal: [Name: Pose]] = [
    .lion: [
      .lionLoaf: lionLying(Face(.shut, brow: -0.2, lift: 1)),
      // The lion's paw before its mouth.
      .lionWash: lionLying(Face(.shut, brow: -0.3, lift: 1, mouth: 0.7))
        .bending(.head, Bend(-12, x: 10, y: -4)).bending(.shoulderNear, Bend(layer: 1))
        .bending(.elbowNear, Bend(layer: 1))
        .bending(.wristNear, Bend(70, x: -84, y: -110, wide: 1.1, tall: 1.1, layer: 1.5)),
      // The lion's head flung back and a paw on its belly; then it is doubled up with laughter.
      .lionLaugh: lionSit.wearing(Face(.glee, brow: -0.6, lift: 1, mouth: 1))
        .bending(.body, Bend(6, x: 10, y: -10, tall: 1.04)).bending(.head, Bend(30, x: 34, y: -18))
        .bending(.mane, Bend(wide: 1.1, tall: 1.06)).bending(.shoulderNear, Bend(layer: 1))
        .bending(.elbowNear, Bend(layer: 1)).bending(.wristNear, Bend(50, x: -20, y: -96, layer: 1))
        .bending(.tail, Bend(-60)).bending(.tailTip, Bend(-40)),
      .lionGuffaw: lionSit.wearing(Face(.glee, brow: -0.2, lift: 1, mouth: 0.8))
        .bending(.body, Bend(-8, x: -14, y: 12, wide: 1.06, tall: 0.94))
        .bending(.head, Bend(-4, x: -16, y: 14)).bending(.mane, Bend(wide: 1.12))
        .bending(.shoulderNear, Bend(layer: 1)).bending(.elbowNear, Bend(layer: 1))
        .bending(.wristNear, Bend(60, x: -16, y: -80, layer: 1))
        .bending(.tail, Bend(-20)).bending(.tailTip, Bend(-20)),
      .lionHide: lionHiding,
      .lionSpy: lionHiding.wearing(
        Face(gaze: Point(x: -0.8, y: 0.6), brow: -0.6, lift: 1, mouth: 0.7)
      )
      .bending(.wristNear, Bend(-20, x: 70, y: -70)).bending(.head, Bend(6, x: 4, y: -6)),
    ],
    .cobra: [
      // The cobra's head upside down over the lion's, its lips on the lion's nose.
      .cobraKiss: Pose(Face(.shut, brow: -0.4, lift: 1)).bent([
        .coilHigh: Bend(-6, x: -24, y: -6), .foot: Bend(-9, x: -44), .neckLow: Bend(-8, y: -72),
        .neckMiddle: Bend(-28, y: -68, wide: 0.92), .neckHigh: Bend(-44, y: -58, wide: 0.8),
        .hood: Bend(-40, y: -34, wide: 0.56, tall: 1.02), .head: Bend(44, y: 8), .tail: Bend(-30),
      ])
    ],
    .rabbit: [
      .rabbitLounge: rabbitLying(Face(.shut, brow: -0.1, lift: 1)),
      // The rabbit's upper foot beats time.
      .rabbitLoll: rabbitLying(Face(.shut, brow: -0.1, lift: 1, mouth: 0.3))
        .bending(.ankleFar, Bend(-24, x: 4, y: -10)).bending(.head, Bend(-6))
        .bending(.earNear, Bend(10)),
      .rabbitStir: rabbitLying(
        Face(.wide, gaze: Point(x: 0.6, y: 1), brow: -1, lift: 1, fright: 0.4, isSad: true)
      )
      .bending(.head, Bend(16, x: 6, y: -6)).bending(.earNear, Bend(50))
      .bending(.earFar, Bend(30)),
    ],
  ]

  private static let lionHiding = lionSit.wearing(
    Face(.shut, brow: -0.4, lift: 0.8, mouth: 0.6)
  )
  .bending(.head, Bend(-8, x: -10, y: 12)).bending(.mane, Bend(wide: 1.08))
  .bending(.shoulderNear, Bend(layer: 1)).bending(.elbowNear, Bend(layer: 1))
  .bending(.shoulderFar, Bend(layer: 1)).bending(.elbowFar, Bend(layer: 1))
  .bending(.wristFar, Bend(100, x: -82, y: -216, wide: 1.1, tall: 1.1, layer: 1.5))
  .bending(.wristNear, Bend(96, x: -100, y: -236, wide: 1.15, tall: 1.15, layer: 1.5))
  .bending(.tail, Bend(-50)).bending(.tailTip, Bend(-30))

  /// The lion lies like a cat on a cushion, its paws before it.
  private static func lionLying(_ face: Face) -> Pose {
    Pose(face).bent([
      .body: Bend(-1, y: 54, wide: 1.04, tall: 0.94), .head: Bend(2, x: -4, y: 6),
      .mane: Bend(wide: 1.08, tall: 1.04), .wristNear: Bend(x: -84), .wristFar: Bend(x: -74),
      .ankleNear: Bend(x: -30), .ankleFar: Bend(x: -10), .tail: Bend(50), .tailTip: Bend(-20),
      .tuft: Bend(-40),
    ])
  }

  /// The rabbit lies on its back as in a deck chair, its paws behind its head, one foot over the
  /// other.
  private static func rabbitLying(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: Bend(-62, x: -10, y: 12), .body: Bend(4), .head: Bend(30, x: -6, y: 6),
      .earNear: Bend(-40), .earFar: Bend(-70, x: -10),
      .shoulderNear: Bend(-150, x: -30, y: -6, layer: 1), .shoulderFar: Bend(-120, x: -10),
      .ankleNear: Bend(12, x: 36, y: 34), .ankleFar: Bend(-14, x: 60, y: 14, layer: 1),
    ])
  }
}
