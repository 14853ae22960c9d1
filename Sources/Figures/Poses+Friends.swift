internal import Animation
internal import Rules

extension Pose {
  /// The poses between friends.
  static let friendly: [Animal: [Name: Pose]] = [
    .lion: both(lionReach).merging([.tug: lionTug]) { one, _ in one }, .cobra: both(cobraReach),
    .rabbit: both(rabbitReach).merging([.claim: rabbitClaim, .heave: rabbitHeave]) { one, _ in one
    },
  ]

  private static let kind = Face(
    .half, gaze: Point(x: 0, y: 0.4), brow: -0.7, lift: 0.6, isSad: false)

  /// Both share a reach; only the face differs.
  private static func both(_ reach: Pose) -> [Name: Pose] {
    [.pat: reach, .comfort: reach.wearing(kind)]
  }

  private static let lionReach = Pose(
    .glee,
    [
      .body: Bend(14, x: -14, y: -14), .head: Bend(-6, x: -2, y: -2), .mane: Bend(-4, x: -4),
      .wristNear: Bend(50, x: -176, y: -186),
      .wristFar: Bend(x: -30), .ankleNear: Bend(x: -14),
      .tail: Bend(-30), .tailTip: Bend(-24), .tuft: Bend(-20),
    ])

  /// Leaning back with all its weight, both paws holding on.
  private static let lionTug = lionReach.wearing(Face(.shut, brow: 1, mouth: 0.3))
    .bending(.body, Bend(12, x: 54, y: 16)).bending(.head, Bend(6, x: 12))
    .bending(.wristFar, Bend(40, x: 25, y: -146)).bending(.ankleNear, Bend(x: -26))
    .bending(.ankleFar, Bend(x: -30))

  private static let cobraReach = Pose(
    .glee,
    [
      .coilHigh: Bend(-4, x: -18, y: 4), .foot: Bend(-14, x: -12), .neckLow: Bend(-16, y: -30),
      .neckMiddle: Bend(-12, y: -26), .neckHigh: Bend(4, y: -10), .hood: Bend(6, wide: 0.9),
      .head: Bend(34, x: -10, y: 10), .tail: Bend(-30),
    ])

  private static let rabbitReach = Pose(
    .glee,
    [
      .body: Bend(12, x: 12, tall: 1.04), .head: Bend(-2, x: 10, y: 2), .earNear: Bend(10),
      .earFar: Bend(-30), .shoulderNear: Bend(-22, x: 26, wide: 1.25),
      .shoulderFar: Bend(-34, x: 24, wide: 1.3), .ankleNear: Bend(10, x: -6),
      .ankleFar: Bend(8, x: -10),
    ])

  private static let rabbitClaim = rabbitReach.wearing(
    Face(gaze: Point(x: 1, y: 1), brow: 0.3, lift: 0.6, mouth: 0.5)
  )
  .bending(.body, Bend(10, x: 8, y: 10)).bending(.head, Bend(2, x: 8, y: 6))
  .bending(.shoulderNear, Bend(12, x: 8, wide: 1.16))
  .bending(.shoulderFar, Bend(18, x: 8, wide: 1.16))

  /// Leaning back as far as its long arms reach, its feet against what it holds.
  private static let rabbitHeave = rabbitClaim.wearing(Face(.shut, brow: 1, mouth: 0.5))
    .bending(.root, Bend(-8, x: -10)).bending(.body, Bend(-16, x: -22, y: 4))
    .bending(.head, Bend(6, x: -14, y: -4)).bending(.earNear, Bend(36)).bending(.earFar, Bend(20))
    .bending(.shoulderNear, Bend(16, x: 20, wide: 1.3))
    .bending(.shoulderFar, Bend(18, x: 16, wide: 1.3))
    .bending(.ankleNear, Bend(-10, x: 56, y: -4)).bending(.ankleFar, Bend(-8, x: 70, y: -4))
}
