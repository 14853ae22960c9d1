internal import Animation
internal import Rules

extension Pose {
  /// Poses of those who come up close, drawn foreshortened: what is towards the player is large.
  static let near: [Animal: [Name: Pose]] = [
    .lion: [
      // A paw before its mouth, and its face to the player.
      .lionHush: Pose.of(.lion, .plot).bending(.body, JointPose(2, x: 30, y: -4, wide: 0.84))
        .bending(.head, JointPose(4, x: 26, y: -10, wide: 1.2, tall: 1.2))
        .bending(.shoulderNear, JointPose(layer: 1)).bending(.elbowNear, JointPose(layer: 1))
        .bending(.wristNear, JointPose(14, x: 26, y: -70, wide: 1.9, tall: 1.9, layer: palm)),
      // Over its prey, all jaws and claws.
      .lionMaw: Pose.of(.lion, .loom).wearing(
        Face(gaze: Point(x: -0.7, y: 0.8), brow: 1, lift: 0.2, mouth: 1)
      )
      .bending(.head, JointPose(4, x: -6, y: 4, wide: 1.16, tall: 1.16))
      .bending(.body, JointPose(wide: 0.9)).bending(.mane, JointPose(wide: 1.1, tall: 1.1))
      .bending(.wristNear, JointPose(10, x: -50, y: -90, wide: 1.7, tall: 1.7, layer: palm)),
    ],
    .cobra: [
      // Head first at the player, its jaws wide, the rest of it small behind them.
      .cobraHurtle: Pose(Face(gaze: Point(x: 0, y: 0.6), brow: 0.9, lift: 0.4, mouth: 1)).bent([
        .coilLow: JointPose(x: -20, y: -120, wide: 0.56, tall: 0.6),
        .coilHigh: JointPose(x: -4, y: 6, wide: 0.6, tall: 0.7), .foot: JointPose(y: 10, wide: 0.8),
        .neckLow: JointPose(-4, y: 20), .hood: JointPose(-6, y: 60, wide: 1.24, tall: 0.8),
        .head: JointPose(6, x: 30, y: 60, wide: 1.6, tall: 1.6),
        .jaw: JointPose(wide: 1.5, tall: 1.5),
        .tail: JointPose(-70, x: -30, y: -30, wide: 0.7, tall: 0.7),
      ])
    ],
    .rabbit: [
      // Leaning back from a foot that is planted before the player.
      .rabbitHeel: Pose.of(.rabbit, .tug).wearing(
        Face(.wink, gaze: Point(x: 0.6, y: 0.4), brow: 0.2, lift: 0.8, mouth: 0.5)
      )
      .bending(.root, JointPose(-8, x: -10)).bending(.head, JointPose(4, wide: 1.12, tall: 1.12))
      .bending(.ankleNear, JointPose(18, x: 40, y: 10, wide: 1.6, tall: 1.6, layer: 1))
    ],
  ]
}
