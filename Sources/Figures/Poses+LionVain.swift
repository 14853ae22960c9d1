internal import Animation

extension Pose {
  /// The lion's head bent over the water before it.
  private static let lionAdmiring = Pose(
    Face(gaze: Point(x: -0.6, y: 1), brow: -0.5, lift: 1, fright: -0.3, mouth: 0.3)
  ).bent([
    .body: JointPose(-4, x: -30, y: -6),
    .head: JointPose(-24, x: -56, y: -10, wide: 1.06, tall: 1.06),
    .mane: JointPose(wide: 1.12, tall: 1.1), .wristNear: JointPose(x: -14),
    .wristFar: JointPose(x: 6),
    .ankleNear: JointPose(x: 10), .tail: JointPose(-30), .tailTip: JointPose(-26),
    .tuft: JointPose(-20),
    .earNear: JointPose(10), .earFar: JointPose(-10),
  ])

  /// The lion in love with its reflection, and bitten for that.
  static let lionVain: [Name: Pose] = [
    .admire: lionAdmiring,
    .flirt: lionAdmiring.wearing(Face(.wink, gaze: Point(x: -0.5, y: 1), lift: 1, mouth: 0.5))
      .bending(.head, JointPose(14, x: 10, y: -8)).bending(
        .wristNear, JointPose(30, x: -50, y: -60)),
    .preen: lionAdmiring.wearing(Face(.half, gaze: Point(x: -0.8, y: 0.8), brow: -0.4, lift: 1))
      .bending(.head, JointPose(26, x: 30, y: -12)).bending(.mane, JointPose(8, wide: 1.08))
      .bending(.shoulderNear, JointPose(layer: 1)).bending(.elbowNear, JointPose(layer: 1))
      .bending(.wristNear, JointPose(80, x: 6, y: -216, wide: 1.1, tall: 1.1, layer: 1.5))
      .bending(.tail, JointPose(30)),
    // A hind foot goes up with the kiss.
    .lionKiss: lionAdmiring.wearing(Face(.shut, brow: -0.6, lift: 1))
      .bending(.head, JointPose(-10, x: -16, y: 16)).bending(
        .ankleNear, JointPose(-60, x: 90, y: -110)
      )
      .bending(.wristFar, JointPose(x: -30)),
    .lionAppalled: lionAdmiring.wearing(
      Face(
        .wide, gaze: Point(x: -0.5, y: 1), squint: 0.5, brow: -1, lift: 1, fright: 0.6, mouth: 0.6,
        isSad: true)
    )
    .bending(.head, JointPose(4, x: 10, y: -6)).bending(.shoulderNear, JointPose(layer: 1))
    .bending(.elbowNear, JointPose(layer: 1))
    .bending(.wristNear, JointPose(84, x: -40, y: -222, wide: 1.1, tall: 1.1, layer: 1.5))
    .bending(.wristFar, JointPose(60, x: -60, y: -120)).bending(.tail, JointPose(40)),
    .lionFling: lionStung(long: 0.6).wearing(Face(.shut, brow: -1, lift: 0.8, isSad: true))
      .bending(.body, JointPose(16, x: 20, y: -20))
      .bending(.head, JointPose(30, x: 16, y: -30)).bending(.mane, JointPose(-8)),
    .lionDuck: lionStung(long: 0.5).wearing(Face(.shut, brow: 1, isSad: true))
      .bending(.body, JointPose(-14, x: -10, y: 16))
      .bending(.head, JointPose(-22, x: -10, y: 30)).bending(.mane, JointPose(8)),
    // The whole face is pressed in under the nose, and the whole mane is behind it.
    .lionStruck: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .body: JointPose(13, x: 40, y: -8, wide: 0.96, tall: 1.04),
      .head: JointPose(6, x: 44, y: -6, wide: 0.68, tall: 1.2),
      .snout: JointPose(y: -4, wide: 0.6, tall: 1.3),
      .mane: JointPose(10, x: 34, y: -4, wide: 1.3, tall: 1.14),
      .wristNear: JointPose(50, x: -150, y: -130), .wristFar: JointPose(40, x: -130, y: -90),
      .ankleNear: JointPose(x: 16), .ankleFar: JointPose(x: 10), .earNear: JointPose(50),
      .earFar: JointPose(36),
      .tail: JointPose(20), .tailTip: JointPose(30), .tuft: JointPose(30),
    ]),
    .lionFlattened: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .body: JointPose(16, x: 46, y: -10), .head: JointPose(2, x: 40, y: -8, wide: 0.9, tall: 1.12),
      .snout: JointPose(y: -4, wide: 0.7, tall: 1.16),
      .mane: JointPose(x: -16, wide: 1.2, tall: 1.12),
      .wristNear: JointPose(40, x: -90, y: -110), .wristFar: JointPose(30, x: -70, y: -70),
      .ankleNear: JointPose(x: 16), .ankleFar: JointPose(x: 10), .earNear: JointPose(-40),
      .earFar: JointPose(-60),
      .tail: JointPose(-50), .tailTip: JointPose(-40), .tuft: JointPose(-30),
    ]),
    .lionBulging: Pose(Face(.wide, squint: 0.6, brow: -1, lift: 1, fright: 0.6, isSad: true)).bent([
      .body: JointPose(-3, y: 84, wide: 1.46, tall: 0.74),
      .head: JointPose(-4, x: -84, y: -60, wide: 1.2, tall: 1.1),
      .mane: JointPose(x: 6, wide: 1.16, tall: 0.9),
      .wristNear: JointPose(30, x: -210, y: -60, layer: 1),
      .wristFar: JointPose(24, x: -216, y: -90),
      .ankleNear: JointPose(-40, x: 190, y: -40), .ankleFar: JointPose(-50, x: 170, y: -84),
      .tail: JointPose(-20, x: 60), .tailTip: JointPose(-30), .tuft: JointPose(-30),
      .earNear: JointPose(40),
      .earFar: JointPose(-40),
    ]),
    // The lion upright, its knees together, its arms hanging, its eyes on its nose.
    .lionSlack: Pose(
      Face(.wide, gaze: Point(x: -0.4, y: 0.6), squint: 1, brow: -1, lift: 1, isSad: true)
    ).bent([
      .body: JointPose(44, x: 84, y: -64, tall: 1.04), .head: JointPose(-44, x: -2, y: -10),
      .mane: JointPose(wide: 1.14, tall: 1.1), .shoulderNear: JointPose(layer: 1),
      .elbowNear: JointPose(layer: 1),
      .wristNear: JointPose(24, x: -40, y: -96, layer: 1),
      .wristFar: JointPose(30, x: -96, y: -190),
      .ankleNear: JointPose(-14, x: -14), .ankleFar: JointPose(14, x: 44), .tail: JointPose(-76),
      .tailTip: JointPose(-14),
      .tuft: JointPose(8, wide: 1.2, tall: 1.2), .earNear: JointPose(14), .earFar: JointPose(-14),
    ]),
  ]
}
