internal import Animation
internal import Rules

extension Pose {
  static let friendly: [Animal: [Name: Pose]] = [
    .lion: both(lionReach).merging([
      .tug: lionTug, .claim: lionClaim,
      .heave: lionClaim.wearing(Face(.shut, brow: 1, mouth: 0.4))
        .bending(.body, Bend(16, x: 50, y: 4)).bending(.head, Bend(2, x: 16, y: 6))
        .bending(.wristFar, Bend(20, x: 20, y: -170)).bending(.ankleNear, Bend(x: -20)),
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
    .body: Bend(14, x: -14, y: -14), .head: Bend(-6, x: -2, y: -2), .mane: Bend(-4, x: -4),
    .wristNear: Bend(50, x: -176, y: -186), .wristFar: Bend(x: -30), .ankleNear: Bend(x: -14),
    .tail: Bend(-30), .tailTip: Bend(-24), .tuft: Bend(-20),
  ])

  /// The lion's far paw closed on the rabbit's ears before it.
  private static let lionClaim = lionReach.wearing(
    Face(gaze: Point(x: -1, y: 0.4), brow: 0.9, mouth: 0.5)
  )
  .bending(.wristNear, Bend(-50, x: 150, y: 186))
  .bending(.wristFar, Bend(-80, x: -235, y: -196, wide: 1.35, tall: 1.35, layer: afar))

  /// The lion leans back with all its weight, both paws holding on.
  private static let lionTug = lionReach.wearing(Face(.shut, brow: 1, mouth: 0.3))
    .bending(.body, Bend(12, x: 54, y: 16)).bending(.head, Bend(6, x: 12))
    .bending(.wristFar, Bend(40, x: 25, y: -146)).bending(.ankleNear, Bend(x: -26))
    .bending(.ankleFar, Bend(x: -30))

  private static let cobraReach = Pose(.glee).bent([
    .coilHigh: Bend(-4, x: -18, y: 4), .foot: Bend(-14, x: -12), .neckLow: Bend(-16, y: -30),
    .neckMiddle: Bend(-12, y: -26), .neckHigh: Bend(4, y: -10), .hood: Bend(6, wide: 0.9),
    .head: Bend(34, x: -10, y: 10), .tail: Bend(-30),
  ])

  private static let rabbitReach = Pose(.glee).bent([
    .body: Bend(12, x: 12, tall: 1.04), .head: Bend(-2, x: 10, y: 2), .earNear: Bend(10),
    .earFar: Bend(-30), .shoulderNear: Bend(-22, x: 26, wide: 1.25),
    .shoulderFar: Bend(-34, x: 24, wide: 1.3), .ankleNear: Bend(10, x: -6),
    .ankleFar: Bend(8, x: -10),
  ])

  /// The rabbit upright, its arms out: it does not let go of the tail or lily pad that drags it
  /// along.
  private static let rabbitClaim = Pose(
    Face(.wide, gaze: Point(x: 1, y: 0.4), brow: -0.6, lift: 0.8, mouth: 0.5)
  ).bent([
    .root: Bend(9, x: -16), .body: Bend(6, x: 10, y: -4, tall: 1.08), .head: Bend(-4, x: 14, y: -8),
    .earNear: Bend(-24), .earFar: Bend(-56, x: -8), .shoulderNear: Bend(-2, x: 26, wide: 1.45),
    .shoulderFar: Bend(2, x: 22, wide: 1.5), .ankleNear: Bend(10, x: 30), .ankleFar: Bend(8, x: 20),
    .tail: Bend(x: -6, wide: 1.1),
  ])

  /// The rabbit leans back with all its weight, its feet in front of it.
  private static let rabbitHeave = Pose(Face(.shut, brow: 1, mouth: 0.6)).bent([
    .root: Bend(-24, x: 4, y: 4), .body: Bend(-10, x: -8, y: 6, wide: 1.05),
    .head: Bend(14, x: -4, y: 2), .earNear: Bend(60), .earFar: Bend(44),
    .shoulderNear: Bend(12, x: 30, wide: 1.6), .shoulderFar: Bend(14, x: 26, wide: 1.6),
    .ankleNear: Bend(-14, x: 70, y: -20), .ankleFar: Bend(-10, x: 50, y: -14),
  ])
}
