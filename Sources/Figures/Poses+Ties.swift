internal import Animation
internal import Rules

extension Pose {
  /// The poses in which two of a kind meet before they go under.
  static let ties: [Animal: [Name: Pose]] = [
    .lion: [
      // The lion's far paw on the other's nose, its tongue between its teeth, one eye shut.
      .lionPoke: Pose(Face(.wink, gaze: Point(x: -1, y: 0), brow: 0.5, lift: 0.8, mouth: 0.5)).bent(
        [
          .body: Bend(10, x: -14, y: -12), .head: Bend(9, x: 20, y: -8),
          .mane: Bend(4, x: 6, wide: 1.06),
          .wristFar: Bend(-70, x: -190, y: -306, wide: 1.3, tall: 1.3, layer: afar),
          .wristNear: Bend(x: -30), .ankleNear: Bend(x: -14), .ankleFar: Bend(-20, x: 30, y: -26),
          .tail: Bend(-52), .tailTip: Bend(-36), .tuft: Bend(-40), .earNear: Bend(-14),
          .earFar: Bend(-14),
        ]),
      // Its nose hurts: everything is flung away from it.
      .lionOuch: Pose(Face(.shut, brow: -1, lift: 1, mouth: 1, isSad: true)).bent([
        .root: Bend(8, y: -14), .body: Bend(24, x: 46, y: -22, tall: 1.06),
        .head: Bend(26, x: 26, y: -22, wide: 0.94, tall: 1.08),
        .mane: Bend(-16, x: -20, wide: 1.2, tall: 1.16),
        .wristNear: Bend(76, x: -60, y: -190), .wristFar: Bend(64, x: 10, y: -240),
        .ankleNear: Bend(30, x: -30, y: -20), .ankleFar: Bend(34, x: -26, y: -40),
        .tail: Bend(-60), .tailTip: Bend(-40), .tuft: Bend(-30, wide: 1.3, tall: 1.2),
        .earNear: Bend(34), .earFar: Bend(-34),
      ]),
    ],
    .cobra: [
      // The cobras are whirled round: the one cannot look, the other looks at nothing else.
      .cobraWhirl: Pose.of(.cobra, .strain).wearing(
        Face(.shut, brow: -0.6, lift: 0.4, mouth: 0.9, isSad: true)
      )
      .bending(.tongue, Bend(40, x: 30, y: -8)).bending(.crown, Bend(10, y: -16)),
      .cobraSpun: Pose.of(.cobra, .braid).wearing(
        Face(.wide, gaze: Point(x: 1, y: 0.3), brow: -1, lift: 1, fright: -0.2, mouth: 0.3)
      )
      .bending(.tongue, Bend(-20, x: 10, y: 6)).bending(.crown, Bend(-10, y: -16)),
    ],
    .rabbit: [
      // The rabbit's arms round the other's neck, its eyes on the water; or its face in its fur.
      .rabbitCling: rabbitClinging(
        Face(
          .wide, gaze: Point(x: 0.5, y: 1), brow: -1, lift: 1, fright: 0.2, mouth: 0.3, isSad: true),
        by: 0),
      .rabbitBury: rabbitClinging(Face(.shut, brow: -1, lift: 0.6, isSad: true), by: 12),
      // An ear pulled down before its nose, between its paws, which twist it like a towel.
      .rabbitWring: Pose(Face(.shut, brow: 0.9, lift: 0.2, mouth: 0.2)).bent([
        .root: Bend(-6), .body: Bend(2, y: 4, wide: 1.04, tall: 0.96), .head: Bend(4, x: -8, y: 6),
        .earNear: Bend(-24, tall: 1.06),
        .earFar: Bend(112, x: 58, y: 20, wide: 0.7, tall: 1.36, layer: 1),
        .shoulderNear: Bend(-24, x: 26, wide: 1.4, layer: 2),
        .shoulderFar: Bend(-18, x: 34, wide: 1.4, layer: 2), .tail: Bend(wide: 1.1),
      ]),
    ],
  ]

  private static func rabbitClinging(_ face: Face, by lean: Double) -> Pose {
    Pose(face).bent([
      .root: Bend(4 + lean / 3), .body: Bend(8, x: 10, tall: 1.08),
      .head: Bend(-8 + lean, x: 26, y: -4 + lean), .earNear: Bend(18 - lean, tall: 1.1),
      .earFar: Bend(-30 - lean, tall: 1.14),
      .shoulderNear: Bend(-40, x: 30, y: -14, wide: 1.5, layer: 1),
      .shoulderFar: Bend(-24, x: 30, y: -10, wide: 1.5), .ankleNear: Bend(24, x: 10, y: 6),
      .ankleFar: Bend(20, x: 10, y: 4), .tail: Bend(wide: 1.15, tall: 1.15),
    ])
  }
}
