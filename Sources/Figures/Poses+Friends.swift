internal import Animation
internal import Rules

extension Pose {
  static let friendly: [Animal: [Name: Pose]] = [
    .lion: both(lionReach).merging([
      .tug: lionTug, .claim: lionClaim,
      .heave: lionClaim.wearing(Face(.shut, brow: 1, mouth: 0.4))
        .bending(.body, JointPose(16, x: 50, y: 4)).bending(.head, JointPose(2, x: 16, y: 6))
        .bending(.wristFar, JointPose(20, x: 20, y: -170)).bending(.ankleNear, JointPose(x: -20)),
    ]) { one, _ in one }, .cobra: both(cobraReach),
    .rabbit: both(rabbitReach).merging([
      .claim: rabbitClaim, .heave: rabbitHeave,
    ]) { one, _ in one },
  ]

  private static let kind = Face(
    .half, gaze: Point(x: 0, y: 0.4), brow: -0.7, lift: 0.6, isSad: false)

  /// Praise and comfort with the same `reach` of a paw; only the face differs.
  private static func both(_ reach: Pose) -> [Name: Pose] {
    [.pat: reach, .comfort: reach.wearing(kind)]
  }

  private static let lionReach = Pose(.glee).bent([
    .body: JointPose(14, x: -14, y: -14), .head: JointPose(-6, x: -2, y: -2),
    .mane: JointPose(-4, x: -4),
    .wristNear: JointPose(50, x: -176, y: -186), .wristFar: JointPose(x: -30),
    .ankleNear: JointPose(x: -14),
    .tail: JointPose(-30), .tailTip: JointPose(-24), .tuft: JointPose(-20),
  ])

  /// The lion's far paw closed on the rabbit's ears before it.
  private static let lionClaim = lionReach.wearing(
    Face(gaze: Point(x: -1, y: 0.4), brow: 0.9, mouth: 0.5)
  )
  .bending(.wristNear, JointPose(-50, x: 150, y: 186))
  .bending(.wristFar, JointPose(-80, x: -235, y: -196, wide: 1.35, tall: 1.35, layer: afar))

  /// The lion leans back with all its weight, both paws holding on.
  private static let lionTug = lionReach.wearing(Face(.shut, brow: 1, mouth: 0.3))
    .bending(.body, JointPose(12, x: 54, y: 16)).bending(.head, JointPose(6, x: 12))
    .bending(.wristFar, JointPose(40, x: 25, y: -146)).bending(.ankleNear, JointPose(x: -26))
    .bending(.ankleFar, JointPose(x: -30))

  private static let cobraReach = Pose(.glee).bent([
    .coilHigh: JointPose(-4, x: -18, y: 4), .foot: JointPose(-14, x: -12),
    .neckLow: JointPose(-16, y: -30),
    .neckMiddle: JointPose(-12, y: -26), .neckHigh: JointPose(4, y: -10),
    .hood: JointPose(6, wide: 0.9),
    .head: JointPose(34, x: -10, y: 10), .tail: JointPose(-30),
  ])

  private static let rabbitReach = Pose(.glee).bent([
    .body: JointPose(12, x: 12, tall: 1.04), .head: JointPose(-2, x: 10, y: 2),
    .earNear: JointPose(10),
    .earFar: JointPose(-30), .shoulderNear: JointPose(-22, x: 26, wide: 1.25),
    .shoulderFar: JointPose(-34, x: 24, wide: 1.3), .ankleNear: JointPose(10, x: -6),
    .ankleFar: JointPose(8, x: -10),
  ])

  /// The rabbit upright, its arms out: it does not let go of the tail or lily pad that drags it
  /// along.
  private static let rabbitClaim = Pose(
    Face(.wide, gaze: Point(x: 1, y: 0.4), brow: -0.6, lift: 0.8, mouth: 0.5)
  ).bent([
    .root: JointPose(9, x: -16), .body: JointPose(6, x: 10, y: -4, tall: 1.08),
    .head: JointPose(-4, x: 14, y: -8),
    .earNear: JointPose(-24), .earFar: JointPose(-56, x: -8),
    .shoulderNear: JointPose(-2, x: 26, wide: 1.45),
    .shoulderFar: JointPose(2, x: 22, wide: 1.5), .ankleNear: JointPose(10, x: 30),
    .ankleFar: JointPose(8, x: 20),
    .tail: JointPose(x: -6, wide: 1.1),
  ])

  /// The rabbit leans back with all its weight, its feet in front of it.
  private static let rabbitHeave = Pose(Face(.shut, brow: 1, mouth: 0.6)).bent([
    .root: JointPose(-24, x: 4, y: 4), .body: JointPose(-10, x: -8, y: 6, wide: 1.05),
    .head: JointPose(14, x: -4, y: 2), .earNear: JointPose(60), .earFar: JointPose(44),
    .shoulderNear: JointPose(12, x: 30, wide: 1.6), .shoulderFar: JointPose(14, x: 26, wide: 1.6),
    .ankleNear: JointPose(-14, x: 70, y: -20), .ankleFar: JointPose(-10, x: 50, y: -14),
  ])
}
