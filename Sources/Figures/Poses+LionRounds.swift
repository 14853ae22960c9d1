internal import Animation

extension Pose {
  /// The lion sits spellbound, its mouth hanging open. Its head sways with the cobra's hood: −1 to
  /// the left, 1 to the right.
  private static func lionSpell(by sway: Double) -> Pose {
    // The rings in the lion's eyes grow, and its mouth falls open, as it sways to the right.
    lionSit.wearing(
      Face(.spell, brow: -0.6, lift: 1, fright: 0.3 - 0.6 * sway, mouth: 0.35 + 0.15 * sway)
    )
    // Mane and tail come after the head.
    .bending(.body, Bend(6 * sway, x: 20 * sway))
    .bending(.head, Bend(15 * sway, x: 20 * sway, y: -4))
    .bending(.mane, Bend(-12 * sway, x: -8 * sway)).bending(.tail, Bend(-34 * sway))
    .bending(.tailTip, Bend(-24 * sway)).bending(.tuft, Bend(-30 * sway))
    .bending(.earNear, Bend(-12 * sway)).bending(.earFar, Bend(-12 * sway))
  }

  /// The lion's paw drawn back beside its mane, for a blow.
  private static let lionWindUp = Pose(Face(gaze: Point(x: -1, y: 0.2), brow: 1, mouth: 0.5)).bent([
    .body: Bend(38, x: 70, y: -26), .head: Bend(-26, x: 14, y: -6),
    .mane: Bend(-4, wide: 1.1, tall: 1.06),
    .shoulderNear: Bend(layer: 1), .elbowNear: Bend(layer: 1),
    .wristNear: Bend(
      112, x: 150, y: -312, wide: 1.3, tall: 1.3,
      layer: palm),
    .wristFar: Bend(x: -6), .ankleNear: Bend(x: 16),
    .ankleFar: Bend(x: 10), .tail: Bend(-34), .tailTip: Bend(-30), .tuft: Bend(-20),
    .earNear: Bend(20), .earFar: Bend(-20),
  ])

  /// The lion leans back from the cobra that has it by the nose; with `long`, 0…1 or beyond, the
  /// nose is drawn out.
  static func lionStung(long: Double) -> Pose {
    Pose(Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.9, isSad: true)).bent([
      .body: Bend(12 + 8 * long, x: 26 + 34 * long, y: -12, tall: 1.03),
      .head: Bend(-6 - 4 * long, x: -6 + 12 * long, y: -6 + 10 * long, wide: 1.06),
      // The muzzle hangs down to the cobra's mouth.
      .snout: Bend(-15 * long, wide: 1.1 + 1.3 * long),
      .mane: Bend(4 * long, x: 10 + 6 * long, wide: 1.06, tall: 1.06),
      .wristNear: Bend(30, x: -30 - 30 * long, y: -40 - 20 * long), .wristFar: Bend(x: -10),
      .ankleNear: Bend(x: 16), .ankleFar: Bend(x: 10), .earNear: Bend(24 + 10 * long),
      .earFar: Bend(-24 + 30 * long), .tail: Bend(-34), .tailTip: Bend(-24),
      .tuft: Bend(10, wide: 1.3, tall: 1.2),
    ])
  }

  /// The lion flat in the water under the cobra's coils, paws and tail out of it. With `kick`, 0…1,
  /// its paws change places, and its face swells.
  private static func lionWrapped(by kick: Double) -> Pose {
    Pose(
      kick > 0
        ? Face(.wide, squint: 0.5, brow: -1, lift: 1, fright: 0.5, mouth: 0.15, isSad: true)
        : .dizzy
    ).bent([
      .body: Bend(-3, y: 78, wide: 1.12, tall: 0.78),
      .head: Bend(
        -10 + 8 * kick, x: -30, y: 16 - 10 * kick, wide: 1.06 + 0.2 * kick, tall: 1 + 0.1 * kick),
      .shoulderNear: Bend(layer: 1), .elbowNear: Bend(layer: 1),
      .wristNear: Bend(50 - 30 * kick, x: -236, y: -128 + 50 * kick, layer: 1),
      .wristFar: Bend(40, x: -216, y: -150 - 60 * kick),
      .ankleNear: Bend(-50, x: 130, y: -80 - 70 * kick),
      .ankleFar: Bend(-40, x: 150, y: -150 + 70 * kick), .earNear: Bend(34),
      .earFar: Bend(-34), .tail: Bend(-30 - 20 * kick), .tailTip: Bend(-40), .tuft: Bend(-30),
    ])
  }

  /// The lion upright, a paw high up from which the rabbit hangs, the other paw on its hip.
  private static let lionHoist = Pose(Face(gaze: Point(x: -1, y: 0.1), brow: 0.7, mouth: 0.6)).bent(
    [
      .body: Bend(34, x: 20, y: -34), .head: Bend(-24, x: 6, y: -6),
      .mane: Bend(2, wide: 1.1, tall: 1.08), .shoulderNear: Bend(layer: 1),
      .elbowNear: Bend(layer: 1), .wristNear: Bend(70, x: 6, y: -120, layer: 1),
      .wristFar: Bend(-16, x: -270, y: -512, wide: 1.3, tall: 1.3, layer: afar),
      .ankleNear: Bend(x: 14), .ankleFar: Bend(x: 8), .tail: Bend(-34), .tailTip: Bend(-30),
      .tuft: Bend(-20), .earNear: Bend(10), .earFar: Bend(-10),
    ])

  /// The lion with the rabbit in its raised paw, nose to nose with it.
  static let lionFound = lionHoist.wearing(
    Face(gaze: Point(x: -1, y: 0), brow: 0.9, mouth: 0.9)
  )
  .bending(.body, Bend(-14, x: -30, y: 8)).bending(.head, Bend(16, x: -44, y: 2, wide: 1.06))
  .bending(.wristFar, Bend(x: -76)).bending(.tail, Bend(-20))

  static let lionInRounds: [Name: Pose] = [
    .cover: Pose(Face(.glee, brow: 0.2, mouth: 0.2)).bent([
      .body: Bend(-2, y: 58, wide: 1.1, tall: 1.02), .head: Bend(-4, x: 6, y: 40),
      .mane: Bend(y: 6, wide: 1.14, tall: 1.08), .wristNear: Bend(x: -60),
      .wristFar: Bend(x: -70),
      .ankleNear: Bend(x: 26), .ankleFar: Bend(x: 20), .tail: Bend(-20), .tailTip: Bend(-20),
      .tuft: Bend(-14),
    ]),
    .roar: Pose(.roar).bent([
      .body: Bend(5, x: -4, y: -2), .head: Bend(9, x: -4, y: -14),
      .mane: Bend(2, wide: 1.1, tall: 1.08), .earNear: Bend(14), .earFar: Bend(-14),
      .tail: Bend(-16), .tailTip: Bend(-14), .tuft: Bend(-20),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.6, fright: 0.2, mouth: 0.5, isSad: true))
      .bent([
        // The lion is stopped by its nose, the rest of it flung up.
        .root: Bend(-24, x: -10, y: -50), .body: Bend(-4, x: -14, y: 6, wide: 0.95, tall: 1.04),
        .head: Bend(22, x: -62, y: 24, wide: 0.98, tall: 1.04),
        .mane: Bend(-4, x: 76, wide: 0.86, tall: 1.06), .wristNear: Bend(20, x: -60, y: -20),
        .wristFar: Bend(20, x: -40, y: -40), .ankleNear: Bend(-50, x: 90, y: -20),
        .ankleFar: Bend(-50, x: 70, y: -30),
        .earNear: Bend(-24), .earFar: Bend(-20), .tail: Bend(-34), .tailTip: Bend(-30),
      ]),
    .fall: Pose(.fright).bent([
      .body: Bend(28, x: 40, y: -10), .head: Bend(4, x: 16, y: -16),
      .mane: Bend(wide: 1.12, tall: 1.12), .wristNear: Bend(60, x: -30, y: -150),
      .wristFar: Bend(54, x: -50, y: -160),
      .ankleNear: Bend(30, x: -50, y: -40), .ankleFar: Bend(30, x: -30, y: -50),
      .tail: Bend(-20), .tailTip: Bend(-24), .earNear: Bend(20), .earFar: Bend(-20),
    ]),
    .rub: lionSit.wearing(Face(.shut, brow: -0.9, lift: 0.5, isSad: true))
      .bending(.head, Bend(10, x: -6, y: 10)).bending(.elbowNear, Bend(layer: 1))
      .bending(.wristNear, Bend(80, x: -70, y: -150, layer: 1)),
    .bitten: Pose(Face(.wide, squint: 0.8, brow: -1, lift: 1, fright: 1, mouth: 0.7, isSad: true))
      .bent([
        .body: Bend(9, x: 26, y: -8), .head: Bend(6, x: 18, y: -14, wide: 1.14),
        .mane: Bend(wide: 1.12, tall: 1.1), .wristNear: Bend(20, x: -20, y: -40),
        .wristFar: Bend(x: 6), .ankleNear: Bend(-14, y: -6), .earNear: Bend(28),
        .earFar: Bend(-28), .tail: Bend(-24), .tailTip: Bend(-20),
        .tuft: Bend(14, wide: 1.3, tall: 1.2),
      ]),
    .triumph: Pose(Face(gaze: Point(x: -0.4, y: -0.5), brow: 0.4, lift: 0.9, mouth: 1)).bent([
      .body: Bend(19, x: 26, y: -24, tall: 1.04), .head: Bend(18, x: 8, y: -26),
      .mane: Bend(4, wide: 1.22, tall: 1.2), .wristNear: Bend(56, x: -76, y: -136),
      .wristFar: Bend(x: -24),
      .ankleNear: Bend(x: 20), .ankleFar: Bend(x: 12), .tail: Bend(-34), .tailTip: Bend(-22),
      .tuft: Bend(-16, wide: 1.2, tall: 1.2), .earNear: Bend(12), .earFar: Bend(-12),
    ]),
    .wriggle: lionWrapped(by: 0),
    .thrash: lionWrapped(by: 1),
    .windUp: lionWindUp,
    .behold: Pose(
      Face(
        .wide, gaze: Point(x: -0.2, y: -1), brow: -1, lift: 1, fright: 0.8, mouth: 0.6,
        isSad: true)
    ).bent([
      .body: Bend(12, x: 26, y: 12), .head: Bend(26, x: 22, y: 6),
      .mane: Bend(wide: 1.08, tall: 1.04), .wristNear: Bend(x: -10), .wristFar: Bend(x: -6),
      .ankleNear: Bend(x: 14), .earNear: Bend(30), .earFar: Bend(-30), .tail: Bend(40),
      .tailTip: Bend(30), .tuft: Bend(20),
    ]),
    .stung: lionStung(long: 0.4),
    // Not awake yet, it squints at what hangs there.
    .quiver: lionStung(long: 1).wearing(
      Face(.half, squint: 1, brow: -0.6, lift: 0.9, isSad: true)),
    .lionYank: lionStung(long: 1.24),
    .dread: Pose(
      Face(.wide, gaze: Point(x: -1, y: -0.2), brow: -1, lift: 0.9, fright: 0.4, isSad: true)
    ).bent([
      .body: Bend(6, x: 30, y: 14), .head: Bend(-2, x: 26, y: 12), .mane: Bend(wide: 0.94),
      .wristNear: Bend(x: 4), .wristFar: Bend(18, x: 10, y: -40), .ankleNear: Bend(x: 12),
      .ankleFar: Bend(x: 10), .earNear: Bend(44), .earFar: Bend(-44), .tail: Bend(56),
      .tailTip: Bend(44), .tuft: Bend(30),
    ]),
    .plot: lionSit.wearing(
      Face(.wink, gaze: Point(x: 0.4, y: 0.3), brow: 0.7, lift: 0.4, mouth: 0.4)
    )
    .bending(.head, Bend(9, x: 30, y: -8)).bending(.mane, Bend(wide: 1.06))
    .bending(.wristNear, Bend(40, x: -90, y: -120)).bending(.tail, Bend(-60))
    .bending(.tailTip, Bend(-40)),
    .loom: Pose(Face(gaze: Point(x: -0.7, y: 0.8), brow: 1, lift: 0.3, mouth: 0.7)).bent([
      .body: Bend(32, x: 60, y: -34, tall: 1.04), .head: Bend(-34, x: -14, y: -2),
      .mane: Bend(-4, wide: 1.14, tall: 1.1), .wristNear: Bend(86, x: -110, y: -300),
      .wristFar: Bend(80, x: -60, y: -330), .ankleNear: Bend(x: 14), .ankleFar: Bend(x: 6),
      .tail: Bend(-30), .tailTip: Bend(-24), .tuft: Bend(-20), .earNear: Bend(10),
      .earFar: Bend(-10),
    ]),
    .lurk: Pose(Face(gaze: Point(x: -1, y: -0.1), brow: 1)).bent([
      .body: Bend(y: 46, wide: 1.06, tall: 0.9), .head: Bend(-2, x: -14, y: -52),
      .mane: Bend(y: 8, wide: 0.94), .wristNear: Bend(x: -60), .wristFar: Bend(x: -70),
      .ankleNear: Bend(x: 30), .ankleFar: Bend(x: 26), .earNear: Bend(22), .earFar: Bend(-22),
      .tail: Bend(38), .tailTip: Bend(16), .tuft: Bend(6),
    ]),
    .hoist: lionHoist,
    .lionSwing: lionHoist.wearing(Face(gaze: Point(x: -1, y: -0.3), brow: 1, mouth: 0.3))
      .bending(.body, Bend(10, x: 40, y: -6)).bending(.head, Bend(-4, x: 10))
      .bending(.mane, Bend(-6)).bending(.wristFar, Bend(x: 26, y: -56))
      .bending(.wristNear, Bend(x: -80, y: -20)).bending(.tail, Bend(50)),
    .lionHurl: lionHoist.wearing(Face(gaze: Point(x: -1, y: 0.5), brow: 1, mouth: 1))
      .bending(.body, Bend(-36, x: -60, y: 20)).bending(.head, Bend(22, x: -30, y: 6))
      .bending(.mane, Bend(14, x: 20, wide: 1.08)).bending(.wristFar, Bend(16, x: -60, y: 196))
      .bending(.wristNear, Bend(-40, x: 60, y: 50)).bending(.ankleNear, Bend(-40, x: 60, y: -40))
      .bending(.tail, Bend(-20)).bending(.earNear, Bend(20)).bending(.earFar, Bend(30)),
    .found: lionFound,
    .lullLeft: lionSpell(by: -1),
    .lullRight: lionSpell(by: 1),
    .peer: Pose(Face(gaze: Point(x: -0.9, y: 1), brow: -0.9, lift: 0.9, mouth: 0.3, isSad: true))
      .bent([
        .body: Bend(-10, x: -18, y: 14), .head: Bend(-18, x: -26, y: 34),
        .mane: Bend(-5, x: -4, y: 6), .wristNear: Bend(x: -40), .wristFar: Bend(20, x: -70, y: -26),
        .tail: Bend(-30), .tailTip: Bend(-30), .tuft: Bend(-24), .earNear: Bend(-14),
        .earFar: Bend(-14),
      ]),
    .nod: lionSit.wearing(Face(.spell, brow: -0.8, lift: 0.9, fright: -0.6, mouth: 0.7))
      .bending(.head, Bend(-14, x: -10, y: 22)).bending(.earNear, Bend(26))
      .bending(.earFar, Bend(-26)).bending(.tail, Bend(30)),
    .slump: lionSit.wearing(Face(.shut, brow: -0.1, mouth: 0.3))
      .bending(.body, Bend(-4, y: 8)).bending(.head, Bend(-6, x: -12, y: 12))
      .bending(.earNear, Bend(26)).bending(.earFar, Bend(-26)).bending(.tail, Bend(30)),
    .roused: lionSit.wearing(
      Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.5, isSad: true)
    )
    .bending(.body, Bend(-4, y: 8)).bending(.head, Bend(x: -10, y: 6, wide: 1.12))
    .bending(.snout, Bend(-6, wide: 1.5))
    .bending(.earNear, Bend(10)).bending(.earFar, Bend(-10)).bending(.tail, Bend(-40)),
    .sulk: lionSit.wearing(Face(.half, gaze: Point(x: -1, y: 0.5), brow: 0.9, isSad: true))
      .bending(.head, Bend(-14, x: -14, y: 34)).bending(.mane, Bend(wide: 0.92))
      .bending(.earNear, Bend(34)).bending(.earFar, Bend(-34)).bending(.tail, Bend(30)),
    .shrug: lionSit.wearing(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true))
      .bending(.head, Bend(15, x: 6, y: 4))
      .bending(.wristNear, Bend(40, x: -120, y: -96))
      .bending(.wristFar, Bend(40, x: -110, y: -130)),
    .dive: Pose(Face(.shut, brow: 0.4)).bent([
      .root: Bend(-46, y: -30), .body: Bend(4, wide: 1.1, tall: 0.94),
      .head: Bend(-6, x: -14, y: 10), .mane: Bend(8, x: 12),
      .wristNear: Bend(24, x: -120, y: -60), .wristFar: Bend(26, x: -100, y: -80),
      .ankleNear: Bend(-58, x: 110, y: -20), .ankleFar: Bend(-62, x: 76, y: -40),
      .tail: Bend(10), .tailTip: Bend(12),
    ]),
    .stuck: Pose(Face(.shut)).bent([
      .root: Bend(-64, x: 20, y: 130), .body: Bend(2), .head: Bend(-6, x: -14, y: 10),
      .wristNear: Bend(24, x: -120, y: -60), .wristFar: Bend(26, x: -100, y: -80),
      .ankleNear: Bend(-104, x: 150, y: -216), .ankleFar: Bend(-50, x: 96, y: -30),
      .tail: Bend(20), .tailTip: Bend(16),
    ]),
    .turn: Pose(Face(gaze: Point(x: 0.9, y: 0), brow: -0.1, lift: 0.3)).bent([
      .body: Bend(x: -12, y: -4, wide: 0.7, tall: 1.02), .head: Bend(x: 86, y: -2),
      .mane: Bend(x: 6, wide: 0.96), .wristNear: Bend(x: -14), .wristFar: Bend(x: 166),
      .ankleNear: Bend(x: -30), .ankleFar: Bend(x: -140), .tail: Bend(-34), .tailTip: Bend(-10),
      .earNear: Bend(4), .earFar: Bend(-4),
    ]),
    .stepNear: lionWalk.bending(.wristNear, Bend(14, x: -54, y: -26))
      .bending(.wristFar, Bend(x: 28)).bending(.ankleNear, Bend(-8, x: 34))
      .bending(.ankleFar, Bend(10, x: -34, y: -18)).bending(.tuft, Bend(-12)),
    .stepFar: lionWalk.bending(.wristNear, Bend(x: 22)).bending(.body, Bend(2, y: -4))
      .bending(.wristFar, Bend(14, x: -40, y: -26)).bending(.ankleFar, Bend(-8, x: 24))
      .bending(.ankleNear, Bend(10, x: -40, y: -18)).bending(.tuft, Bend(16)),
  ]
}
