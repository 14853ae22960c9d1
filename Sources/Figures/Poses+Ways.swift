internal import Animation
internal import Rules

extension Pose {
  /// Poses of an animal that comes to its place in the river.
  static let ways: [Animal: [Name: Pose]] = [
    .lion: [
      // Rolled up, its nose between its paws and its tail round them.
      .lionTuck: Pose(Face(.shut, brow: 1, lift: 0.2)).bent([
        .root: JointPose(y: -30), .body: JointPose(-6, x: -26, y: 10, wide: 0.8, tall: 1.1),
        .head: JointPose(-24, x: 62, y: 66), .mane: JointPose(wide: 1.04, tall: 1.04),
        .wristNear: JointPose(30, x: -20, y: -70), .wristFar: JointPose(30, x: 60, y: -36),
        .ankleNear: JointPose(20, x: -130, y: -40), .ankleFar: JointPose(20, x: -190, y: -20),
        .tail: JointPose(96), .tailTip: JointPose(70), .tuft: JointPose(40),
        .earNear: JointPose(30),
        .earFar: JointPose(-10),
      ]),
      // Its mane hangs into its eyes like a wet mop.
      .lionSoaked: Pose(Face(.half, gaze: Point(x: 0, y: -1), brow: -0.8, lift: 0.2, isSad: true))
        .bent([
          .body: JointPose(-4, y: 18), .head: JointPose(-2, y: 24, wide: 0.94),
          .mane: JointPose(y: 40, wide: 0.78, tall: 1.2), .earNear: JointPose(62),
          .earFar: JointPose(-62),
          .wristNear: JointPose(x: -10), .ankleNear: JointPose(x: 10), .tail: JointPose(80),
          .tailTip: JointPose(60),
          .tuft: JointPose(50, wide: 0.7, tall: 1.2),
        ]),
      .lionPaddle: lionPaddling(with: 0), .lionPaddleOn: lionPaddling(with: 1),
    ],
    .rabbit: [.rabbitSail: rabbitSailing(up: 0), .rabbitSailUp: rabbitSailing(up: 1)],
  ]

  /// The lion swims, its chin up; with `far`, 0…1, the far paw comes out of the water instead of
  /// the near one.
  private static func lionPaddling(with far: Double) -> Pose {
    Pose(Face(gaze: Point(x: -0.6, y: -0.6), brow: 0.7, lift: 0.6, mouth: 0.3 * far)).bent([
      .body: JointPose(6 - 8 * far, y: 34, wide: 1.06, tall: 0.92),
      .head: JointPose(10 - 12 * far, x: -10, y: -44),
      .mane: JointPose(-4 + 8 * far, y: 10, wide: 1.06),
      .shoulderNear: JointPose(layer: 1), .elbowNear: JointPose(layer: 1),
      .wristNear: JointPose(30, x: -150 + 170 * far, y: -150 + 190 * far, layer: 1),
      .wristFar: JointPose(30, x: 10 - 130 * far, y: 40 - 200 * far),
      .ankleNear: JointPose(-30, x: 60),
      .ankleFar: JointPose(-30, x: 40), .earNear: JointPose(16), .earFar: JointPose(-16),
      .tail: JointPose(30 - 40 * far),
      .tailTip: JointPose(20), .tuft: JointPose(10),
    ])
  }

  /// The rabbit hangs from its ears, which it beats like wings: down, and `up`, 0…1.
  private static func rabbitSailing(up: Double) -> Pose {
    Pose(Face(gaze: Point(x: 0.3, y: 1), brow: -0.2, lift: 1, mouth: 0.5)).bent([
      .root: JointPose(y: 10 - 26 * up),
      .body: JointPose(-4, y: -6, wide: 0.94, tall: 1.06 - 0.06 * up),
      .head: JointPose(-6, x: -6, y: -10),
      .earNear: JointPose(-42 + 50 * up, wide: 1.15, tall: 1.75),
      .earFar: JointPose(50 - 84 * up, wide: 1.15, tall: 1.75),
      .shoulderNear: JointPose(-56 + 20 * up, x: -10, y: 4),
      .shoulderFar: JointPose(-64 - 20 * up, x: 26),
      .ankleNear: JointPose(50 - 16 * up, x: 0, y: -4),
      .ankleFar: JointPose(44 + 16 * up, x: -30, y: -6), .hipNear: JointPose(10, y: 6),
      .tail: JointPose(wide: 1.1, tall: 1.1),
    ])
  }
}
