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
    .bending(.body, JointPose(9 * sway, x: 34 * sway))
    .bending(.head, JointPose(15 * sway, x: 24 * sway, y: -4))
    .bending(.mane, JointPose(-12 * sway, x: -8 * sway)).bending(.tail, JointPose(-34 * sway))
    .bending(.tailTip, JointPose(-24 * sway)).bending(.tuft, JointPose(-30 * sway))
    .bending(.earNear, JointPose(-12 * sway)).bending(.earFar, JointPose(-12 * sway))
  }

  /// The lion's paw drawn back beside its mane, for a blow.
  private static let lionWindUp = Pose(Face(gaze: Point(x: -1, y: 0.2), brow: 1, mouth: 0.5)).bent([
    .body: JointPose(38, x: 70, y: -26), .head: JointPose(-26, x: 14, y: -6),
    .mane: JointPose(-4, wide: 1.1, tall: 1.06),
    .shoulderNear: JointPose(layer: 1), .elbowNear: JointPose(layer: 1),
    .wristNear: JointPose(
      112, x: 150, y: -312, wide: 1.3, tall: 1.3,
      layer: palm),
    .wristFar: JointPose(x: -6), .ankleNear: JointPose(x: 16),
    .ankleFar: JointPose(x: 10), .tail: JointPose(-34), .tailTip: JointPose(-30),
    .tuft: JointPose(-20),
    .earNear: JointPose(20), .earFar: JointPose(-20),
  ])

  /// The lion leans back from the cobra that has it by the nose; with `long`, 0…1 or beyond, the
  /// nose is drawn out.
  static func lionStung(long: Double) -> Pose {
    Pose(Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.9, isSad: true)).bent([
      .body: JointPose(12 + 8 * long, x: 26 + 34 * long, y: -12, tall: 1.03),
      .head: JointPose(-6 - 4 * long, x: -6 + 12 * long, y: -6 + 10 * long, wide: 1.06),
      // The muzzle hangs down to the cobra's mouth.
      .snout: JointPose(-15 * long, wide: 1.1 + 1.3 * long),
      .mane: JointPose(4 * long, x: 10 + 6 * long, wide: 1.06, tall: 1.06),
      .wristNear: JointPose(30, x: -30 - 30 * long, y: -40 - 20 * long),
      .wristFar: JointPose(x: -10),
      .ankleNear: JointPose(x: 16), .ankleFar: JointPose(x: 10),
      .earNear: JointPose(24 + 10 * long),
      .earFar: JointPose(-24 + 30 * long), .tail: JointPose(-34), .tailTip: JointPose(-24),
      .tuft: JointPose(10, wide: 1.3, tall: 1.2),
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
      .body: JointPose(-3, y: 78, wide: 1.12, tall: 0.78),
      .head: JointPose(
        -10 + 8 * kick, x: -30, y: 16 - 10 * kick, wide: 1.06 + 0.2 * kick, tall: 1 + 0.1 * kick),
      .shoulderNear: JointPose(layer: 1), .elbowNear: JointPose(layer: 1),
      .wristNear: JointPose(50 - 30 * kick, x: -236, y: -128 + 50 * kick, layer: 1),
      .wristFar: JointPose(40, x: -216, y: -150 - 60 * kick),
      .ankleNear: JointPose(-50, x: 130, y: -80 - 70 * kick),
      .ankleFar: JointPose(-40, x: 150, y: -150 + 70 * kick), .earNear: JointPose(34),
      .earFar: JointPose(-34), .tail: JointPose(-30 - 20 * kick), .tailTip: JointPose(-40),
      .tuft: JointPose(-30),
    ])
  }

  /// The lion upright, a paw high up from which the rabbit hangs, the other paw on its hip.
  private static let lionHoist = Pose(Face(gaze: Point(x: -1, y: 0.1), brow: 0.7, mouth: 0.6)).bent(
    [
      .body: JointPose(34, x: 20, y: -34), .head: JointPose(-24, x: 6, y: -6),
      .mane: JointPose(2, wide: 1.1, tall: 1.08), .shoulderNear: JointPose(layer: 1),
      .elbowNear: JointPose(layer: 1), .wristNear: JointPose(70, x: 6, y: -120, layer: 1),
      .wristFar: JointPose(-16, x: -270, y: -512, wide: 1.3, tall: 1.3, layer: afar),
      .ankleNear: JointPose(x: 14), .ankleFar: JointPose(x: 8), .tail: JointPose(-34),
      .tailTip: JointPose(-30),
      .tuft: JointPose(-20), .earNear: JointPose(10), .earFar: JointPose(-10),
    ])

  /// The lion with the rabbit in its raised paw, nose to nose with it.
  static let lionFound = lionHoist.wearing(
    Face(gaze: Point(x: -1, y: 0), brow: 0.9, mouth: 0.9)
  )
  .bending(.body, JointPose(-14, x: -30, y: 8)).bending(
    .head, JointPose(16, x: -44, y: 2, wide: 1.06)
  )
  .bending(.wristFar, JointPose(x: -76)).bending(.tail, JointPose(-20))

  static let lionInRounds: [Name: Pose] = [
    .cover: Pose(Face(.glee, brow: 0.2, mouth: 0.2)).bent([
      .body: JointPose(-2, y: 58, wide: 1.1, tall: 1.02), .head: JointPose(-4, x: 6, y: 40),
      .mane: JointPose(y: 6, wide: 1.14, tall: 1.08), .wristNear: JointPose(x: -60),
      .wristFar: JointPose(x: -70),
      .ankleNear: JointPose(x: 26), .ankleFar: JointPose(x: 20), .tail: JointPose(-20),
      .tailTip: JointPose(-20),
      .tuft: JointPose(-14),
    ]),
    .roar: Pose(.roar).bent([
      .body: JointPose(5, x: -4, y: -2), .head: JointPose(9, x: -4, y: -14),
      .mane: JointPose(2, wide: 1.1, tall: 1.08), .earNear: JointPose(14), .earFar: JointPose(-14),
      .tail: JointPose(-16), .tailTip: JointPose(-14), .tuft: JointPose(-20),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.6, fright: 0.2, mouth: 0.5, isSad: true))
      .bent([
        // The lion is stopped by its nose, the rest of it flung up.
        .root: JointPose(-24, x: -10, y: -50),
        .body: JointPose(-4, x: -14, y: 6, wide: 0.95, tall: 1.04),
        .head: JointPose(22, x: -62, y: 24, wide: 0.98, tall: 1.04),
        .mane: JointPose(-4, x: 76, wide: 0.86, tall: 1.06),
        .wristNear: JointPose(20, x: -60, y: -20),
        .wristFar: JointPose(20, x: -40, y: -40), .ankleNear: JointPose(-50, x: 90, y: -20),
        .ankleFar: JointPose(-50, x: 70, y: -30),
        .earNear: JointPose(-24), .earFar: JointPose(-20), .tail: JointPose(-34),
        .tailTip: JointPose(-30),
      ]),
    .fall: Pose(.fright).bent([
      .body: JointPose(28, x: 40, y: -10), .head: JointPose(4, x: 16, y: -16),
      .mane: JointPose(wide: 1.12, tall: 1.12), .wristNear: JointPose(60, x: -30, y: -150),
      .wristFar: JointPose(54, x: -50, y: -160),
      .ankleNear: JointPose(30, x: -50, y: -40), .ankleFar: JointPose(30, x: -30, y: -50),
      .tail: JointPose(-20), .tailTip: JointPose(-24), .earNear: JointPose(20),
      .earFar: JointPose(-20),
    ]),
    .rub: lionSit.wearing(Face(.shut, brow: -0.9, lift: 0.5, isSad: true))
      .bending(.head, JointPose(10, x: -6, y: 10)).bending(.elbowNear, JointPose(layer: 1))
      .bending(.wristNear, JointPose(80, x: -70, y: -150, layer: 1)),
    .bitten: Pose(Face(.wide, squint: 0.8, brow: -1, lift: 1, fright: 1, mouth: 0.7, isSad: true))
      .bent([
        .body: JointPose(9, x: 26, y: -8), .head: JointPose(6, x: 18, y: -14, wide: 1.14),
        .mane: JointPose(wide: 1.12, tall: 1.1), .wristNear: JointPose(20, x: -20, y: -40),
        .wristFar: JointPose(x: 6), .ankleNear: JointPose(-14, y: -6), .earNear: JointPose(28),
        .earFar: JointPose(-28), .tail: JointPose(-24), .tailTip: JointPose(-20),
        .tuft: JointPose(14, wide: 1.3, tall: 1.2),
      ]),
    .triumph: Pose(Face(gaze: Point(x: -0.4, y: -0.5), brow: 0.4, lift: 0.9, mouth: 1)).bent([
      .body: JointPose(19, x: 26, y: -24, tall: 1.04), .head: JointPose(18, x: 8, y: -26),
      .mane: JointPose(4, wide: 1.22, tall: 1.2), .wristNear: JointPose(56, x: -76, y: -136),
      .wristFar: JointPose(x: -24),
      .ankleNear: JointPose(x: 20), .ankleFar: JointPose(x: 12), .tail: JointPose(-34),
      .tailTip: JointPose(-22),
      .tuft: JointPose(-16, wide: 1.2, tall: 1.2), .earNear: JointPose(12), .earFar: JointPose(-12),
    ]),
    .wriggle: lionWrapped(by: 0),
    .thrash: lionWrapped(by: 1),
    .windUp: lionWindUp,
    .behold: Pose(
      Face(
        .wide, gaze: Point(x: -0.2, y: -1), brow: -1, lift: 1, fright: 0.8, mouth: 0.6,
        isSad: true)
    ).bent([
      .body: JointPose(12, x: 26, y: 12), .head: JointPose(26, x: 22, y: 6),
      .mane: JointPose(wide: 1.08, tall: 1.04), .wristNear: JointPose(x: -10),
      .wristFar: JointPose(x: -6),
      .ankleNear: JointPose(x: 14), .earNear: JointPose(30), .earFar: JointPose(-30),
      .tail: JointPose(40),
      .tailTip: JointPose(30), .tuft: JointPose(20),
    ]),
    .stung: lionStung(long: 0.4),
    // Not awake yet, it squints at what hangs there.
    .quiver: lionStung(long: 1).wearing(
      Face(.half, squint: 1, brow: -0.6, lift: 0.9, isSad: true)),
    .lionYank: lionStung(long: 1.24),
    .dread: Pose(
      Face(.wide, gaze: Point(x: -1, y: -0.2), brow: -1, lift: 0.9, fright: 0.4, isSad: true)
    ).bent([
      .body: JointPose(6, x: 30, y: 14), .head: JointPose(-2, x: 26, y: 12),
      .mane: JointPose(wide: 0.94),
      .wristNear: JointPose(x: 4), .wristFar: JointPose(18, x: 10, y: -40),
      .ankleNear: JointPose(x: 12),
      .ankleFar: JointPose(x: 10), .earNear: JointPose(44), .earFar: JointPose(-44),
      .tail: JointPose(56),
      .tailTip: JointPose(44), .tuft: JointPose(30),
    ]),
    .plot: lionSit.wearing(
      Face(.wink, gaze: Point(x: 0.4, y: 0.3), brow: 0.7, lift: 0.4, mouth: 0.4)
    )
    .bending(.head, JointPose(9, x: 30, y: -8)).bending(.mane, JointPose(wide: 1.06))
    .bending(.wristNear, JointPose(40, x: -90, y: -120)).bending(.tail, JointPose(-60))
    .bending(.tailTip, JointPose(-40)),
    .loom: Pose(Face(gaze: Point(x: -0.7, y: 0.8), brow: 1, lift: 0.3, mouth: 0.7)).bent([
      .body: JointPose(32, x: 60, y: -34, tall: 1.04), .head: JointPose(-34, x: -14, y: -2),
      .mane: JointPose(-4, wide: 1.14, tall: 1.1), .wristNear: JointPose(86, x: -110, y: -300),
      .wristFar: JointPose(80, x: -60, y: -330), .ankleNear: JointPose(x: 14),
      .ankleFar: JointPose(x: 6),
      .tail: JointPose(-30), .tailTip: JointPose(-24), .tuft: JointPose(-20),
      .earNear: JointPose(10),
      .earFar: JointPose(-10),
    ]),
    .lurk: Pose(Face(gaze: Point(x: -1, y: -0.1), brow: 1)).bent([
      .body: JointPose(y: 46, wide: 1.06, tall: 0.9), .head: JointPose(-2, x: -14, y: -52),
      .mane: JointPose(y: 8, wide: 0.94), .wristNear: JointPose(x: -60),
      .wristFar: JointPose(x: -70),
      .ankleNear: JointPose(x: 30), .ankleFar: JointPose(x: 26), .earNear: JointPose(22),
      .earFar: JointPose(-22),
      .tail: JointPose(38), .tailTip: JointPose(16), .tuft: JointPose(6),
    ]),
    .hoist: lionHoist,
    .lionSwing: lionHoist.wearing(Face(gaze: Point(x: -1, y: -0.3), brow: 1, mouth: 0.3))
      .bending(.body, JointPose(10, x: 40, y: -6)).bending(.head, JointPose(-4, x: 10))
      .bending(.mane, JointPose(-6)).bending(.wristFar, JointPose(x: 26, y: -56))
      .bending(.wristNear, JointPose(x: -80, y: -20)).bending(.tail, JointPose(50)),
    .lionHurl: lionHoist.wearing(Face(gaze: Point(x: -1, y: 0.5), brow: 1, mouth: 1))
      .bending(.body, JointPose(-36, x: -60, y: 20)).bending(.head, JointPose(22, x: -30, y: 6))
      .bending(.mane, JointPose(14, x: 20, wide: 1.08)).bending(
        .wristFar, JointPose(16, x: -60, y: 196)
      )
      .bending(.wristNear, JointPose(-40, x: 60, y: 50)).bending(
        .ankleNear, JointPose(-40, x: 60, y: -40)
      )
      .bending(.tail, JointPose(-20)).bending(.earNear, JointPose(20)).bending(
        .earFar, JointPose(30)),
    .found: lionFound,
    .lullLeft: lionSpell(by: -1),
    .lullRight: lionSpell(by: 1),
    .peer: Pose(Face(gaze: Point(x: -0.9, y: 1), brow: -0.9, lift: 0.9, mouth: 0.3, isSad: true))
      .bent([
        .body: JointPose(-10, x: -18, y: 14), .head: JointPose(-18, x: -26, y: 34),
        .mane: JointPose(-5, x: -4, y: 6), .wristNear: JointPose(x: -40),
        .wristFar: JointPose(20, x: -70, y: -26),
        .tail: JointPose(-30), .tailTip: JointPose(-30), .tuft: JointPose(-24),
        .earNear: JointPose(-14),
        .earFar: JointPose(-14),
      ]),
    .nod: lionSit.wearing(Face(.spell, brow: -0.8, lift: 0.9, fright: -0.6, mouth: 0.7))
      .bending(.head, JointPose(-14, x: -10, y: 22)).bending(.earNear, JointPose(26))
      .bending(.earFar, JointPose(-26)).bending(.tail, JointPose(30)),
    .slump: lionSit.wearing(Face(.shut, brow: -0.1, mouth: 0.3))
      .bending(.body, JointPose(-4, y: 8)).bending(.head, JointPose(-6, x: -12, y: 12))
      .bending(.earNear, JointPose(26)).bending(.earFar, JointPose(-26)).bending(
        .tail, JointPose(30)),
    .roused: lionSit.wearing(
      Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.5, isSad: true)
    )
    .bending(.body, JointPose(-4, y: 8)).bending(.head, JointPose(x: -10, y: 6, wide: 1.12))
    .bending(.snout, JointPose(-6, wide: 1.5))
    .bending(.earNear, JointPose(10)).bending(.earFar, JointPose(-10)).bending(
      .tail, JointPose(-40)),
    .sulk: lionSit.wearing(Face(.half, gaze: Point(x: -1, y: 0.5), brow: 0.9, isSad: true))
      .bending(.head, JointPose(-14, x: -14, y: 34)).bending(.mane, JointPose(wide: 0.92))
      .bending(.earNear, JointPose(34)).bending(.earFar, JointPose(-34)).bending(
        .tail, JointPose(30)),
    .shrug: lionSit.wearing(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true))
      .bending(.head, JointPose(15, x: 6, y: 4))
      .bending(.wristNear, JointPose(40, x: -120, y: -96))
      .bending(.wristFar, JointPose(40, x: -110, y: -130)),
    .dive: Pose(Face(.shut, brow: 0.4)).bent([
      .root: JointPose(-46, y: -30), .body: JointPose(4, wide: 1.1, tall: 0.94),
      .head: JointPose(-6, x: -14, y: 10), .mane: JointPose(8, x: 12),
      .wristNear: JointPose(24, x: -120, y: -60), .wristFar: JointPose(26, x: -100, y: -80),
      .ankleNear: JointPose(-58, x: 110, y: -20), .ankleFar: JointPose(-62, x: 76, y: -40),
      .tail: JointPose(10), .tailTip: JointPose(12),
    ]),
    .stuck: Pose(Face(.shut)).bent([
      .root: JointPose(-64, x: 20, y: 130), .body: JointPose(2),
      .head: JointPose(-6, x: -14, y: 10),
      .wristNear: JointPose(24, x: -120, y: -60), .wristFar: JointPose(26, x: -100, y: -80),
      .ankleNear: JointPose(-104, x: 150, y: -216), .ankleFar: JointPose(-50, x: 96, y: -30),
      .tail: JointPose(20), .tailTip: JointPose(16),
    ]),
    .turn: Pose(Face(gaze: Point(x: 0.9, y: 0), brow: -0.1, lift: 0.3)).bent([
      .body: JointPose(x: -12, y: -4, wide: 0.7, tall: 1.02), .head: JointPose(x: 86, y: -2),
      .mane: JointPose(x: 6, wide: 0.96), .wristNear: JointPose(x: -14),
      .wristFar: JointPose(x: 166),
      .ankleNear: JointPose(x: -30), .ankleFar: JointPose(x: -140), .tail: JointPose(-34),
      .tailTip: JointPose(-10),
      .earNear: JointPose(4), .earFar: JointPose(-4),
    ]),
    .stepNear: lionWalk.bending(.wristNear, JointPose(14, x: -54, y: -26))
      .bending(.wristFar, JointPose(x: 28)).bending(.ankleNear, JointPose(-8, x: 34))
      .bending(.ankleFar, JointPose(10, x: -34, y: -18)).bending(.tuft, JointPose(-12)),
    .stepFar: lionWalk.bending(.wristNear, JointPose(x: 22)).bending(.body, JointPose(2, y: -4))
      .bending(.wristFar, JointPose(14, x: -40, y: -26)).bending(.ankleFar, JointPose(-8, x: 24))
      .bending(.ankleNear, JointPose(10, x: -40, y: -18)).bending(.tuft, JointPose(16)),
  ]
}
