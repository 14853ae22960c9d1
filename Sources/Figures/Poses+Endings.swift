internal import Animation
internal import Rules

extension Pose {
  /// The poses of a victor on top of the animal it has beaten.
  static let endings: [Animal: [Name: Pose]] = [
    .lion: [
      .lionLoaf: lionLying(Face(.shut, brow: -0.2, lift: 1)),
      // The lion's paw before its mouth.
      .lionWash: lionLying(Face(.shut, brow: -0.3, lift: 1, mouth: 0.7))
        .bending(.head, JointPose(-12, x: 10, y: -4)).bending(.shoulderNear, JointPose(layer: 1))
        .bending(.elbowNear, JointPose(layer: 1))
        .bending(.wristNear, JointPose(70, x: -84, y: -110, wide: 1.1, tall: 1.1, layer: 1.5)),
      // The lion's head flung back and a paw on its belly; then it is doubled up with laughter.
      .lionLaugh: lionSit.wearing(Face(.glee, brow: -0.6, lift: 1, mouth: 1))
        .bending(.body, JointPose(6, x: 10, y: -10, tall: 1.04)).bending(
          .head, JointPose(30, x: 34, y: -18)
        )
        .bending(.mane, JointPose(wide: 1.1, tall: 1.06)).bending(
          .shoulderNear, JointPose(layer: 1)
        )
        .bending(.elbowNear, JointPose(layer: 1)).bending(
          .wristNear, JointPose(50, x: -20, y: -96, layer: 1)
        )
        .bending(.tail, JointPose(-60)).bending(.tailTip, JointPose(-40)),
      .lionGuffaw: lionSit.wearing(Face(.glee, brow: -0.2, lift: 1, mouth: 0.8))
        .bending(.body, JointPose(-8, x: -14, y: 12, wide: 1.06, tall: 0.94))
        .bending(.head, JointPose(-4, x: -16, y: 14)).bending(.mane, JointPose(wide: 1.12))
        .bending(.shoulderNear, JointPose(layer: 1)).bending(.elbowNear, JointPose(layer: 1))
        .bending(.wristNear, JointPose(60, x: -16, y: -80, layer: 1))
        .bending(.tail, JointPose(-20)).bending(.tailTip, JointPose(-20)),
      .lionHide: lionHiding,
      .lionSpy: lionHiding.wearing(
        Face(gaze: Point(x: -0.8, y: 0.6), brow: -0.6, lift: 1, mouth: 0.7)
      )
      .bending(.wristNear, JointPose(-20, x: 70, y: -70)).bending(.head, JointPose(6, x: 4, y: -6)),
    ],
    .cobra: [
      // The cobra's head upside down over the lion's, its lips on the lion's nose.
      .cobraKiss: Pose(Face(.shut, brow: -0.4, lift: 1)).bent([
        .coilHigh: JointPose(-6, x: -24, y: -6), .foot: JointPose(-9, x: -44),
        .neckLow: JointPose(-8, y: -72),
        .neckMiddle: JointPose(-28, y: -68, wide: 0.92),
        .neckHigh: JointPose(-44, y: -58, wide: 0.8),
        .hood: JointPose(-40, y: -34, wide: 0.56, tall: 1.02), .head: JointPose(44, y: 8),
        .tail: JointPose(-30),
      ])
    ],
    .rabbit: [
      .rabbitLounge: rabbitLying(Face(.shut, brow: -0.1, lift: 1)),
      // The rabbit's upper foot beats time.
      .rabbitLoll: rabbitLying(Face(.shut, brow: -0.1, lift: 1, mouth: 0.3))
        .bending(.ankleFar, JointPose(-24, x: 4, y: -10)).bending(.head, JointPose(-6))
        .bending(.earNear, JointPose(10)),
      .rabbitStir: rabbitLying(
        Face(.wide, gaze: Point(x: 0.6, y: 1), brow: -1, lift: 1, fright: 0.4, isSad: true)
      )
      .bending(.head, JointPose(16, x: 6, y: -6)).bending(.earNear, JointPose(50))
      .bending(.earFar, JointPose(30)),
    ],
  ]

  private static let lionHiding = lionSit.wearing(
    Face(.shut, brow: -0.4, lift: 0.8, mouth: 0.6)
  )
  .bending(.head, JointPose(-8, x: -10, y: 12)).bending(.mane, JointPose(wide: 1.08))
  .bending(.shoulderFar, JointPose(layer: 1)).bending(.elbowFar, JointPose(layer: 1))
  .bending(.wristFar, JointPose(100, x: -82, y: -216, wide: 1.1, tall: 1.1, layer: 1.5))
  .bending(.wristNear, JointPose(96, x: -100, y: -236, wide: 1.15, tall: 1.15, layer: afar))
  .bending(.tail, JointPose(-50)).bending(.tailTip, JointPose(-30))

  /// The lion lies like a cat on a cushion, its paws before it.
  private static func lionLying(_ face: Face) -> Pose {
    Pose(face).bent([
      .body: JointPose(-1, y: 54, wide: 1.04, tall: 0.94), .head: JointPose(2, x: -4, y: 6),
      .mane: JointPose(wide: 1.08, tall: 1.04), .wristNear: JointPose(x: -84),
      .wristFar: JointPose(x: -74),
      .ankleNear: JointPose(x: -30), .ankleFar: JointPose(x: -10), .tail: JointPose(50),
      .tailTip: JointPose(-20),
      .tuft: JointPose(-40),
    ])
  }

  /// The rabbit lies on its back as in a deck chair, its paws behind its head, one foot over the
  /// other.
  private static func rabbitLying(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: JointPose(-84, x: -10, y: 20), .body: JointPose(4, wide: 0.94, tall: 1.06),
      .head: JointPose(58, x: -6, y: 14), .earNear: JointPose(-64, tall: 1.1),
      .earFar: JointPose(-84, x: -10), .shoulderNear: JointPose(-150, x: -30, y: -6, layer: 1),
      .shoulderFar: JointPose(-120, x: -10), .hipNear: JointPose(10, x: 10),
      .ankleNear: JointPose(22, x: 44, y: 34), .ankleFar: JointPose(-2, x: 34, y: 36, layer: 1),
    ])
  }
}
