internal import Animation

extension Pose {
  /// The lion's head bent over the water before it.
  private static let lionAdmiring = Pose(
    Face(gaze: Point(x: -0.6, y: 1), brow: -0.5, lift: 1, fright: -0.3, mouth: 0.3)
  ).bent([
    .body: Bend(-4, x: -30, y: -6), .head: Bend(-24, x: -56, y: -10, wide: 1.06, tall: 1.06),
    .mane: Bend(wide: 1.12, tall: 1.1), .wristNear: Bend(x: -14), .wristFar: Bend(x: 6),
    .ankleNear: Bend(x: 10), .tail: Bend(-30), .tailTip: Bend(-26), .tuft: Bend(-20),
    .earNear: Bend(10), .earFar: Bend(-10),
  ])

  /// The lion in love with its reflection, and bitten for that.
  static let lionVain: [Name: Pose] = [
    .admire: lionAdmiring,
    .flirt: lionAdmiring.wearing(Face(.wink, gaze: Point(x: -0.5, y: 1), lift: 1, mouth: 0.5))
      .bending(.head, Bend(14, x: 10, y: -8)).bending(.wristNear, Bend(30, x: -50, y: -60)),
    .preen: lionAdmiring.wearing(Face(.half, gaze: Point(x: -0.8, y: 0.8), brow: -0.4, lift: 1))
      .bending(.head, Bend(26, x: 30, y: -12)).bending(.mane, Bend(8, wide: 1.08))
      .bending(.shoulderNear, Bend(layer: 1)).bending(.elbowNear, Bend(layer: 1))
      .bending(.wristNear, Bend(80, x: 6, y: -216, wide: 1.1, tall: 1.1, layer: 1.5))
      .bending(.tail, Bend(30)),
    // A hind foot goes up with the kiss.
    .lionKiss: lionAdmiring.wearing(Face(.shut, brow: -0.6, lift: 1))
      .bending(.head, Bend(-10, x: -16, y: 16)).bending(.ankleNear, Bend(-60, x: 90, y: -110))
      .bending(.wristFar, Bend(x: -30)),
    .lionAppalled: lionAdmiring.wearing(
      Face(
        .wide, gaze: Point(x: -0.5, y: 1), squint: 0.5, brow: -1, lift: 1, fright: 0.6, mouth: 0.6,
        isSad: true)
    )
    .bending(.head, Bend(4, x: 10, y: -6)).bending(.shoulderNear, Bend(layer: 1))
    .bending(.elbowNear, Bend(layer: 1))
    .bending(.wristNear, Bend(84, x: -40, y: -222, wide: 1.1, tall: 1.1, layer: 1.5))
    .bending(.wristFar, Bend(60, x: -60, y: -120)).bending(.tail, Bend(40)),
    .lionFling: lionStung(long: 0.6).wearing(Face(.shut, brow: -1, lift: 0.8, isSad: true))
      .bending(.body, Bend(16, x: 20, y: -20))
      .bending(.head, Bend(30, x: 16, y: -30)).bending(.mane, Bend(-8)),
    .lionDuck: lionStung(long: 0.5).wearing(Face(.shut, brow: 1, isSad: true))
      .bending(.body, Bend(-14, x: -10, y: 16))
      .bending(.head, Bend(-22, x: -10, y: 30)).bending(.mane, Bend(8)),
    // The whole face is pressed in under the nose, and the whole mane is behind it.
    .lionStruck: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .body: Bend(13, x: 40, y: -8, wide: 0.96, tall: 1.04),
      .head: Bend(6, x: 44, y: -6, wide: 0.68, tall: 1.2),
      .snout: Bend(y: -4, wide: 0.6, tall: 1.3),
      .mane: Bend(10, x: 34, y: -4, wide: 1.3, tall: 1.14),
      .wristNear: Bend(50, x: -150, y: -130), .wristFar: Bend(40, x: -130, y: -90),
      .ankleNear: Bend(x: 16), .ankleFar: Bend(x: 10), .earNear: Bend(50), .earFar: Bend(36),
      .tail: Bend(20), .tailTip: Bend(30), .tuft: Bend(30),
    ]),
    .lionFlattened: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .body: Bend(16, x: 46, y: -10), .head: Bend(2, x: 40, y: -8, wide: 0.9, tall: 1.12),
      .snout: Bend(y: -4, wide: 0.7, tall: 1.16), .mane: Bend(x: -16, wide: 1.2, tall: 1.12),
      .wristNear: Bend(40, x: -90, y: -110), .wristFar: Bend(30, x: -70, y: -70),
      .ankleNear: Bend(x: 16), .ankleFar: Bend(x: 10), .earNear: Bend(-40), .earFar: Bend(-60),
      .tail: Bend(-50), .tailTip: Bend(-40), .tuft: Bend(-30),
    ]),
    .lionBulging: Pose(Face(.wide, squint: 0.6, brow: -1, lift: 1, fright: 0.6, isSad: true)).bent([
      .body: Bend(-3, y: 84, wide: 1.46, tall: 0.74),
      .head: Bend(-4, x: -84, y: -60, wide: 1.2, tall: 1.1),
      .mane: Bend(x: 6, wide: 1.16, tall: 0.9),
      .wristNear: Bend(30, x: -210, y: -60, layer: 1), .wristFar: Bend(24, x: -216, y: -90),
      .ankleNear: Bend(-40, x: 190, y: -40), .ankleFar: Bend(-50, x: 170, y: -84),
      .tail: Bend(-20, x: 60), .tailTip: Bend(-30), .tuft: Bend(-30), .earNear: Bend(40),
      .earFar: Bend(-40),
    ]),
    // The lion upright, every limb stretched away from it.
    .lionStiff: Pose(Face(.dizzy, brow: -1, lift: 1, isSad: true)).bent([
      .body: Bend(44, x: 84, y: -64, tall: 1.04), .head: Bend(-44, x: -2, y: -10),
      .mane: Bend(wide: 1.14, tall: 1.1), .shoulderNear: Bend(layer: 1), .elbowNear: Bend(layer: 1),
      .wristNear: Bend(64, x: -106, y: -206, layer: 1), .wristFar: Bend(70, x: -92, y: -256),
      .ankleNear: Bend(x: 30), .ankleFar: Bend(x: 20), .tail: Bend(-76), .tailTip: Bend(-14),
      .tuft: Bend(8, wide: 1.2, tall: 1.2), .earNear: Bend(14), .earFar: Bend(-14),
    ]),
  ]
}
