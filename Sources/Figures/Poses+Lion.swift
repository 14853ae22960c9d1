internal import Animation

extension Pose {
  /// The lion's poses: it is heavy, so its paws stay on the ground while its body moves above them.
  static let lion = lionAlone.merging(lionInRounds) { one, _ in one }
    .merging(lionVain) { one, _ in one }

  private static let lionAlone: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: 1, y: -0.2), brow: -0.1, lift: 0.5)).bent([
      .head: Bend(7, x: 14, y: -8), .earFar: Bend(-8), .tail: Bend(8), .tuft: Bend(12),
    ]),
    .crouch: Pose(.bold).bent([
      .body: Bend(-9, x: 16, y: 34, wide: 1.03, tall: 0.95), .head: Bend(8, x: -10, y: 20),
      .wristNear: Bend(x: -28), .wristFar: Bend(x: -22), .ankleNear: Bend(x: 10),
      .ankleFar: Bend(x: 8), .tail: Bend(14), .tailTip: Bend(20), .earNear: Bend(16),
      .earFar: Bend(-16),
    ]),
    .leap: Pose(Face(brow: 0.8, mouth: 0.8)).bent([
      .root: Bend(4), .body: Bend(8, y: -10, wide: 1.1, tall: 0.94),
      .head: Bend(-4, x: -14, y: -14), .mane: Bend(5, x: 12, y: 2),
      .wristNear: Bend(24, x: -116, y: -64), .wristFar: Bend(26, x: -96, y: -92),
      .ankleNear: Bend(-58, x: 130, y: -34), .ankleFar: Bend(-62, x: 76, y: -62), .tail: Bend(26),
      .tailTip: Bend(22), .tuft: Bend(24), .earNear: Bend(14), .earFar: Bend(14),
    ]),
    .land: Pose(.bold).bent([
      .body: Bend(-12, x: -6, y: 22), .head: Bend(2, x: -12, y: 34), .wristNear: Bend(x: -44),
      .wristFar: Bend(x: -40), .ankleNear: Bend(-16, x: 12, y: -18),
      .ankleFar: Bend(-16, x: 6, y: -26), .mane: Bend(-5, x: -6, y: 10), .tail: Bend(-20),
      .tailTip: Bend(-18), .tuft: Bend(-20),
    ]),
    .carried: Pose(Face(gaze: Point(x: -0.4, y: 0.6), brow: -0.5, lift: 0.6)).bent([
      .body: Bend(6, y: -34), .head: Bend(-4, y: -6), .wristNear: Bend(30, x: 18, y: -4),
      .wristFar: Bend(34, x: 34, y: -10), .ankleNear: Bend(-26, x: 8, y: -6),
      .ankleFar: Bend(-34, x: 4, y: -12), .tail: Bend(44), .tailTip: Bend(30), .tuft: Bend(20),
    ]),
    .run: Pose(.bold).bent([
      .body: Bend(4, y: -6, wide: 1.04, tall: 0.97), .head: Bend(4, x: -10, y: -10),
      .wristNear: Bend(20, x: -84, y: -50), .wristFar: Bend(24, x: -66, y: -84),
      .ankleNear: Bend(-20, x: 86, y: 2), .ankleFar: Bend(-30, x: 44, y: -10), .mane: Bend(4, x: 8),
      .tail: Bend(18), .tailTip: Bend(16), .tuft: Bend(10),
    ]),
    .strike: Pose(.roar).bent([
      .body: Bend(15, x: 6, y: -16), .head: Bend(-6, x: -14, y: -8),
      .wristNear: Bend(48, x: -92, y: -128), .wristFar: Bend(x: -26), .mane: Bend(3, x: 6),
      .tail: Bend(-14), .tailTip: Bend(-10),
    ]),
    .cheer: Pose(.glee).bent([
      .body: Bend(26, x: 34, y: -30), .head: Bend(-16, x: 2, y: -12),
      .wristNear: Bend(70, x: -40, y: -168), .wristFar: Bend(60, x: -30, y: -190),
      .ankleNear: Bend(x: 10), .ankleFar: Bend(x: 6), .tail: Bend(-22), .tailTip: Bend(-20),
      .tuft: Bend(-16), .earNear: Bend(-6),
    ]),
    .fright: Pose(.fright).bent([
      .body: Bend(9, x: 26, y: -18, wide: 0.97, tall: 1.04), .head: Bend(6, x: 16, y: -22),
      .mane: Bend(wide: 1.12, tall: 1.12), .wristNear: Bend(6, x: 2), .wristFar: Bend(4, x: 10),
      .ankleNear: Bend(-14, x: 0, y: -4), .ankleFar: Bend(-12), .tail: Bend(-4), .tailTip: Bend(6),
      .tuft: Bend(10, wide: 1.25, tall: 1.15), .earNear: Bend(18), .earFar: Bend(-18),
    ]),
    .proud: Pose(.proud).bent([
      .body: Bend(7, y: -8), .head: Bend(6, x: 8, y: -20), .mane: Bend(wide: 1.07, tall: 1.06),
      .wristNear: Bend(x: -4), .wristFar: Bend(x: -14), .tail: Bend(-12), .tailTip: Bend(-10),
      .tuft: Bend(-8),
    ]),
    .sad: Pose(.sad).bent([
      .body: Bend(-5, y: 12), .head: Bend(-9, x: -4, y: 42), .mane: Bend(-3, y: 8, wide: 0.96),
      .earNear: Bend(26), .earFar: Bend(-26), .tail: Bend(70), .tailTip: Bend(58), .tuft: Bend(40),
    ]),
    .doze: Pose(.asleep).bent([
      .body: Bend(-2, y: 66, tall: 0.94), .head: Bend(-7, x: -14, y: 30), .wristNear: Bend(x: -84),
      .wristFar: Bend(x: -64), .ankleNear: Bend(x: -38), .ankleFar: Bend(x: -20),
      .earNear: Bend(20), .earFar: Bend(-20), .tail: Bend(62), .tailTip: Bend(50), .tuft: Bend(60),
    ]),
    .dizzy: lionSit.wearing(.dizzy).bending(.head, Bend(-9, x: -10, y: 6)),
    .flat: lionFlat,
    .wink: lionFlat.wearing(Face(.wink, brow: 0.6, lift: 0.5, mouth: 0.35))
      .bending(.head, Bend(9, x: 4, y: -40)).bending(.mane, Bend(wide: 1.06, tall: 1.06)),
    .lionGlum: lionFlat.wearing(
      Face(.half, gaze: Point(x: 0.6, y: -1), brow: 0.9, lift: 0.3, isSad: true)
    )
    .bending(.head, Bend(6, x: -6, y: -44)).bending(.wristFar, Bend(20, x: -40, y: -16)),
    .lionPuffed: lionFlat.wearing(
      Face(.wide, squint: 0.4, brow: -1, lift: 1, fright: 0.3, isSad: true)
    )
    .bending(.head, Bend(8, x: -6, y: -46, wide: 1.22, tall: 1.06))
    .bending(.wristFar, Bend(30, x: -60, y: -90)).bending(.tail, Bend(-60)),
    .lionSpout: lionFlat.wearing(
      Face(.shut, brow: -1, lift: 0.6, mouth: 0.34, isSad: true)
    )
    .bending(.head, Bend(26, x: 4, y: -54, wide: 0.94, tall: 1.06))
    .bending(.wristFar, Bend(30, x: -60, y: -90)).bending(.tail, Bend(-60)),
    .peep: Pose(.dizzy).bent([
      .body: Bend(-3, y: 88, wide: 1.12, tall: 0.76), .head: Bend(-14, x: -22, y: 30, wide: 1.06),
      .wristNear: Bend(-8, x: -96), .wristFar: Bend(30, x: -120, y: -60),
      .ankleNear: Bend(8, x: 50), .ankleFar: Bend(6, x: 40), .earNear: Bend(34), .earFar: Bend(-34),
      .tail: Bend(-6), .tailTip: Bend(-50), .tuft: Bend(-40, wide: 1.2),
    ]),
    .lick: Pose(Face(.half, gaze: Point(x: -1, y: 0), brow: 0.8, lift: 0.2, mouth: 0.7)).bent([
      .body: Bend(3, y: 4), .head: Bend(-8, x: -12, y: 10), .mane: Bend(wide: 1.06),
      .tail: Bend(-14), .tailTip: Bend(-20), .tuft: Bend(-30), .earNear: Bend(10),
      .earFar: Bend(-10),
    ]),
    .wiggle: Pose(Face(brow: 1, mouth: 0.3)).bent([
      .body: Bend(-18, x: 26, y: 26, wide: 1.03, tall: 0.96), .head: Bend(16, x: -10, y: 28),
      .wristNear: Bend(x: -40), .wristFar: Bend(x: -30), .ankleNear: Bend(x: 14),
      .ankleFar: Bend(x: 10), .tail: Bend(-20), .tailTip: Bend(-30), .tuft: Bend(-40),
      .earNear: Bend(20), .earFar: Bend(-20),
    ]),
    .swim: Pose(.sad).bent([
      .body: Bend(4, y: 64, tall: 0.86), .head: Bend(4, x: -8, y: -4), .wristNear: Bend(x: -60),
      .wristFar: Bend(x: -80), .ankleNear: Bend(x: 40), .ankleFar: Bend(x: 30),
      .mane: Bend(wide: 0.9, tall: 1.06), .earNear: Bend(22), .earFar: Bend(-22), .tail: Bend(40),
      .tailTip: Bend(20), .tuft: Bend(20),
    ]),
    .cower: Pose(.fright).bent([
      .body: Bend(-4, x: 14, y: 46, tall: 0.92), .head: Bend(-4, x: 12, y: 34, wide: 0.98),
      .mane: Bend(y: 6, wide: 1.08, tall: 1.04), .earNear: Bend(40), .earFar: Bend(-40),
      .wristNear: Bend(x: -22), .wristFar: Bend(x: -14), .ankleNear: Bend(x: 8), .tail: Bend(70),
      .tailTip: Bend(60), .tuft: Bend(40),
    ]),
    .yelp: Pose(Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 1, isSad: true)).bent([
      .body: Bend(16, x: 34, y: -16, tall: 1.04), .head: Bend(14, x: 20, y: -22),
      .mane: Bend(wide: 1.14, tall: 1.12), .wristNear: Bend(30, x: -10, y: -60),
      .wristFar: Bend(20, x: 0, y: -40), .earNear: Bend(24), .earFar: Bend(-24), .tail: Bend(-20),
      .tailTip: Bend(-20), .tuft: Bend(20, wide: 1.25, tall: 1.15),
    ]),
    .pin: Pose(Face(gaze: Point(x: -0.7, y: 0.7), brow: 1, mouth: 0.8)).bent([
      // The lions hold each other at arm's length: closer, it would seem an embrace.
      .body: Bend(14, x: 14, y: -30), .head: Bend(-26, x: -16, y: 0),
      .mane: Bend(3, x: 4, wide: 1.08),
      .wristNear: Bend(10, x: -124, y: -70),
      .wristFar: Bend(8, x: -108, y: -100), .tail: Bend(-24),
      .tailTip: Bend(-20), .tuft: Bend(-16), .ankleNear: Bend(x: 14), .ankleFar: Bend(x: 8),
    ]),
    .slink: Pose(.sad).bent([
      .body: Bend(-6, y: 18), .head: Bend(-10, x: -6, y: 60), .mane: Bend(-4, y: 10, wide: 0.92),
      .wristNear: Bend(10, x: -50, y: -14), .wristFar: Bend(x: -4),
      .ankleNear: Bend(-10, x: 40, y: -8), .ankleFar: Bend(x: -16), .earNear: Bend(34),
      .earFar: Bend(-34), .tail: Bend(76), .tailTip: Bend(62), .tuft: Bend(44),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 1, mouth: 0.3)).bent([
      // The head moves ahead of the hips, and the mane behind both.
      .body: Bend(4, x: 8, y: 8, wide: 1.03), .head: Bend(-26, x: -16, y: 14),
      .mane: Bend(16, wide: 1.2, tall: 1.14), .hipNear: Bend(x: 10), .earNear: Bend(24),
      .earFar: Bend(24), .tail: Bend(26), .tailTip: Bend(20), .tuft: Bend(-26),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 1, mouth: 0.3)).bent([
      .body: Bend(-4, x: -8, y: 8, wide: 1.03), .head: Bend(26, x: 18, y: 8),
      .mane: Bend(-16, wide: 1.2, tall: 1.14), .hipNear: Bend(x: -10), .earNear: Bend(-24),
      .earFar: Bend(-24), .tail: Bend(-26), .tailTip: Bend(-20), .tuft: Bend(26),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.4, mouth: 0.9)).bent([
      .body: Bend(7, x: 8, y: -4), .head: Bend(22, x: 16, y: -16, wide: 1.04, tall: 1.08),
      .mane: Bend(3, wide: 1.06, tall: 1.04), .earNear: Bend(28), .earFar: Bend(-28),
      .tail: Bend(14), .tuft: Bend(16),
    ]),
    .twitch: Pose(.calm).bent([
      .earNear: Bend(16), .tail: Bend(-6), .tailTip: Bend(-14), .tuft: Bend(-30),
    ]),
    .watch: Pose(Face(brow: -0.3, lift: 0.6)).bent([
      .head: Bend(4, x: 2, y: -12), .earNear: Bend(-6), .earFar: Bend(6), .tail: Bend(-6),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), brow: -0.6, lift: 0.5)).bent([
      .head: Bend(-9, x: -10, y: 2), .earFar: Bend(-8), .tail: Bend(10),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), brow: -0.6, lift: 0.5)).bent([
      .head: Bend(9, x: 12, y: -2), .earNear: Bend(8), .tail: Bend(-8),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .body: Bend(5, x: 20, y: -4), .head: Bend(9, x: 14, y: -12), .earNear: Bend(22),
      .earFar: Bend(-22), .tail: Bend(-4), .tuft: Bend(wide: 1.2),
    ]),
  ]

  private static let lionFlat = Pose(.dizzy).bent([
    .body: Bend(-3, y: 88, wide: 1.12, tall: 0.76), .head: Bend(-8, x: -18, y: 56, wide: 1.06),
    .wristNear: Bend(-8, x: -96), .wristFar: Bend(-4, x: -84), .ankleNear: Bend(8, x: 50),
    .ankleFar: Bend(6, x: 40), .earNear: Bend(34), .earFar: Bend(-34), .tail: Bend(58),
    .tailTip: Bend(40), .tuft: Bend(52),
  ])

  static let lionWalk = Pose(.bold).bent([
    .body: Bend(-2, y: 6), .head: Bend(-3, x: -8, y: 12), .tail: Bend(26), .tailTip: Bend(16),
  ])

  static let lionSit = Pose(.calm).bent([
    .body: Bend(27, x: 6, y: 24), .head: Bend(-20, x: 8, y: 10), .wristNear: Bend(x: 22),
    .wristFar: Bend(x: 40), .ankleNear: Bend(x: -20), .ankleFar: Bend(x: -30), .tail: Bend(36),
    .tailTip: Bend(30), .tuft: Bend(20),
  ])
}
