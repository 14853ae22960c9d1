internal import Animation

extension Pose {
  /// The rabbit's poses: it springs, so it is long in the air and short on the ground, its ears
  /// lagging.
  static let rabbit: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: -1, y: -0.2), lift: 0.6)).bent([
      .head: Bend(-8, x: -10, y: -4), .earNear: Bend(40), .earFar: Bend(-6), .body: Bend(-2),
    ]),
    .crouch: Pose(.bold).bent([
      .body: Bend(10, x: 6, y: 14, wide: 1.06, tall: 0.88), .head: Bend(4, x: 10, y: 26),
      .earNear: Bend(-26), .earFar: Bend(-62), .shoulderNear: Bend(18), .shoulderFar: Bend(20),
      .tail: Bend(x: -4, y: 4),
    ]),
    .leap: Pose(Face(brow: 0.4, lift: 0.4, mouth: 0.4)).bent([
      .root: Bend(10, y: -10), .body: Bend(16, x: 10, wide: 0.96, tall: 1.08),
      .head: Bend(-22, x: 16, y: -6), .earNear: Bend(-14, tall: 1.1),
      .earFar: Bend(-58, x: -8, y: 4),
      .shoulderNear: Bend(-44, x: 14), .shoulderFar: Bend(-36, x: 10),
      .ankleNear: Bend(102, x: -60, y: -30), .ankleFar: Bend(96, x: -140, y: -34),
      .hipNear: Bend(16, x: -10, wide: 0.96), .tail: Bend(x: 6, y: -10),
    ]),
    .land: Pose(.calm).bent([
      .body: Bend(6, y: 18, wide: 1.1, tall: 0.84), .head: Bend(6, y: 30), .earNear: Bend(30),
      .earFar: Bend(14), .shoulderNear: Bend(16), .shoulderFar: Bend(14),
      .ankleNear: Bend(x: 14), .ankleFar: Bend(x: 10),
    ]),
    .carried: Pose(Face(.wide, gaze: Point(x: 0, y: 0.8), brow: -0.6, lift: 0.7)).bent([
      .body: Bend(-4, y: -34, tall: 1.06), .head: Bend(-4, y: -12), .earNear: Bend(22),
      .earFar: Bend(-10), .shoulderNear: Bend(26), .shoulderFar: Bend(30),
      .ankleNear: Bend(46, x: 0, y: -10), .ankleFar: Bend(52, x: -20, y: -14),
      .hipNear: Bend(12, y: 6), .tail: Bend(-6),
    ]),
    .run: Pose(.bold).bent([
      .root: Bend(4), .body: Bend(12, x: 4, y: 2), .head: Bend(-14, x: 10), .earNear: Bend(-22),
      .earFar: Bend(-70, x: -8), .shoulderNear: Bend(-30, x: 8), .shoulderFar: Bend(-20),
      .ankleNear: Bend(34, x: -30, y: -6), .ankleFar: Bend(36, x: -60, y: -8),
    ]),
    .strike: Pose(Face(brow: 1, mouth: 0.4)).bent([
      .root: Bend(-10, y: -14), .body: Bend(-4, tall: 1.05), .head: Bend(6, x: 4),
      .ankleNear: Bend(-34, x: 50, y: -34), .ankleFar: Bend(-28, x: 40, y: -30),
      .earNear: Bend(24), .earFar: Bend(16), .shoulderNear: Bend(-20), .shoulderFar: Bend(-30),
    ]),
    .cheer: Pose(.glee).bent([
      .root: Bend(y: -16), .body: Bend(-6, tall: 1.08), .head: Bend(-6, y: -10),
      .earNear: Bend(46), .earFar: Bend(4), .shoulderNear: Bend(-38, x: 26, y: -4),
      .shoulderFar: Bend(-46, x: 10, y: -6), .ankleNear: Bend(14, y: 6),
      .ankleFar: Bend(16, y: 4),
    ]),
    .fright: Pose(.fright).bent([
      .body: Bend(-8, x: -8, tall: 1.1), .head: Bend(-4, x: -4, y: -16), .earNear: Bend(52),
      .earFar: Bend(4, tall: 1.12), .shoulderNear: Bend(-24), .shoulderFar: Bend(-30),
      .tail: Bend(wide: 1.2, tall: 1.2),
    ]),
    .dizzy: Pose(.dizzy).bent([
      .body: Bend(-8, y: 10, wide: 1.04, tall: 0.94), .head: Bend(12, x: -4, y: 14),
      .earNear: Bend(-30), .earFar: Bend(54), .shoulderNear: Bend(30), .shoulderFar: Bend(34),
    ]),
    .proud: Pose(.proud).bent([
      .body: Bend(-6, tall: 1.05), .head: Bend(-6, x: -2, y: -10), .earNear: Bend(30),
      .earFar: Bend(-4), .shoulderNear: Bend(14, x: -10), .shoulderFar: Bend(20, x: -8),
    ]),
    .sad: Pose(.sad).bent([
      .body: Bend(9, y: 10, tall: 0.94), .head: Bend(12, x: 6, y: 26), .earNear: Bend(-52),
      .earFar: Bend(64, x: 10, y: 4), .shoulderNear: Bend(22), .shoulderFar: Bend(22),
    ]),
    .doze: Pose(.asleep).bent([
      .body: Bend(12, y: 24, wide: 1.05, tall: 0.84), .head: Bend(10, x: 2, y: 52),
      .earNear: Bend(-40), .earFar: Bend(-100, x: -18, y: 16), .shoulderNear: Bend(22),
      .shoulderFar: Bend(20),
    ]),
    .flat: rabbitUnder(tapping: 0),
    .peep: rabbitUnder(tapping: 1),
    .swim: Pose(.sad).bent([
      .body: Bend(20, y: 44, tall: 0.86), .head: Bend(-14, x: 8, y: 4), .earNear: Bend(-44),
      .earFar: Bend(-86, x: -14, y: 8), .shoulderNear: Bend(-6), .shoulderFar: Bend(-10),
    ]),
    .cower: Pose(.fright).bent([
      .body: Bend(6, y: 16, wide: 1.06, tall: 0.82), .head: Bend(6, x: -4, y: 44),
      .earNear: Bend(-58), .earFar: Bend(-96, x: -14, y: 10), .shoulderNear: Bend(-30, y: 20),
      .shoulderFar: Bend(-34, y: 20), .tail: Bend(wide: 1.15, tall: 1.15),
    ]),
    .slink: Pose(.sad).bent([
      .root: Bend(3), .body: Bend(12, y: 10, tall: 0.92), .head: Bend(12, x: 10, y: 34),
      .earNear: Bend(-50), .earFar: Bend(70, x: 10, y: 6), .shoulderNear: Bend(30),
      .shoulderFar: Bend(30), .ankleNear: Bend(20, x: -14), .ankleFar: Bend(22, x: -30),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 0.4)).bent([
      .body: Bend(-5), .head: Bend(-14, x: -8, y: 4), .earNear: Bend(-34), .earFar: Bend(-30),
      .shoulderNear: Bend(10),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 0.4)).bent([
      .body: Bend(5), .head: Bend(12, x: 8, y: 4), .earNear: Bend(40), .earFar: Bend(34),
      .shoulderNear: Bend(-8),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.4, mouth: 0.9)).bent([
      .body: Bend(-3, tall: 1.03), .head: Bend(-12, x: -6, y: -4), .earNear: Bend(-20),
    ]),
    .twitch: Pose(.calm).bent([.nose: Bend(y: -5), .earFar: Bend(14), .earNear: Bend(8)]),
    .watch: Pose(Face(brow: -0.3, lift: 0.6)).bent([
      .body: Bend(-3, tall: 1.04), .head: Bend(-3, y: -8), .earNear: Bend(38), .earFar: Bend(-4),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), lift: 0.4)).bent([
      .body: Bend(-3), .head: Bend(-10, x: -6), .earNear: Bend(-10), .earFar: Bend(-14),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), lift: 0.4)).bent([
      .body: Bend(3), .head: Bend(10, x: 8), .earNear: Bend(16), .earFar: Bend(14),
    ]),
    .plot: Pose(Face(.half, gaze: Point(x: 0.8, y: -0.1), brow: 0.2, lift: 0.8)).bent([
      .body: Bend(-6, tall: 1.05), .head: Bend(10, x: 2, y: -6), .earNear: Bend(34),
      .earFar: Bend(-24), .shoulderNear: Bend(-30, x: 8), .shoulderFar: Bend(-26),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .body: Bend(-6), .head: Bend(-6, x: -8, y: -6), .earNear: Bend(44), .earFar: Bend(-8),
    ]),
    .rear: Pose(Face(.glee, brow: 0.4, mouth: 0.3)).bent([
      .body: Bend(-10, x: -10, y: 12, wide: 1.06, tall: 0.9), .head: Bend(-4, x: -10, y: 16),
      .earNear: Bend(20), .earFar: Bend(20), .ankleNear: Bend(-26, y: -8),
    ]),
    .dustLeft: Pose(.proud).bent([
      .body: Bend(-4, tall: 1.03), .head: Bend(-2, y: -6), .earNear: Bend(26),
      .shoulderNear: Bend(-26, x: 8), .shoulderFar: Bend(24),
    ]),
    .dustRight: Pose(.proud).bent([
      .body: Bend(-4, tall: 1.03), .head: Bend(-6, y: -6), .earNear: Bend(32),
      .shoulderNear: Bend(10, x: 8), .shoulderFar: Bend(-18),
    ]),
    .roar: Pose(Face(brow: 0.6, mouth: 0.2)).bent([
      .body: Bend(-4, tall: 1.04), .head: Bend(-4, y: -8), .earNear: Bend(34), .earFar: Bend(-20),
      .ankleNear: Bend(-24, x: 2, y: -4), .nose: Bend(y: -5),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.3, mouth: 0.7, isSad: true))
      .bent([
        // The rabbit comes head first, everything else flung back: upright, it would seem a hug.
        .root: Bend(24, x: -14, y: -6), .body: Bend(10, x: 10, wide: 1.04, tall: 1.02),
        .head: Bend(-30, x: 4, y: -4), .earNear: Bend(-46), .earFar: Bend(-96, x: -14, y: 6),
        .shoulderNear: Bend(84, x: -10), .shoulderFar: Bend(70, x: -20),
        .ankleNear: Bend(84, x: -60, y: -24), .ankleFar: Bend(80, x: -130, y: -30),
        .tail: Bend(x: -10),
      ]),
    .fall: Pose(.fright).bent([
      .root: Bend(-26, x: -10, y: -6), .body: Bend(-6), .head: Bend(10, x: -4, y: 2),
      .earNear: Bend(60), .earFar: Bend(30), .shoulderNear: Bend(-74, x: 16),
      .shoulderFar: Bend(-80, x: 6), .ankleNear: Bend(-44, x: 60, y: -50),
      .ankleFar: Bend(-40, x: 60, y: -60),
    ]),
    .rub: Pose(Face(.shut, brow: -0.9, lift: 0.4, isSad: true)).bent([
      .body: Bend(-2, y: 10, wide: 1.04, tall: 0.94), .head: Bend(12, x: 2, y: 30),
      .shoulderNear: Bend(-84, x: 24, y: -10), .shoulderFar: Bend(-76, x: 8, y: -6),
      .earNear: Bend(-30), .earFar: Bend(56, x: 8),
    ]),
    .triumph: Pose(Face(.glee, brow: 0.3, lift: 0.8, mouth: 1)).bent([
      .root: Bend(y: -22), .body: Bend(-5, tall: 1.14), .head: Bend(-12, y: -16),
      .earNear: Bend(54), .earFar: Bend(6, tall: 1.16),
      .shoulderNear: Bend(-168, x: -30, y: -6, wide: 1.1, layer: 1),
      .shoulderFar: Bend(-62, x: 34, y: -8, wide: 1.25), .ankleNear: Bend(16, y: 6),
      .ankleFar: Bend(18, y: 4), .tail: Bend(x: -6, wide: 1.15, tall: 1.15),
    ]),
    .sulk: Pose(Face(.half, gaze: Point(x: 1, y: 0.5), brow: 0.9, isSad: true)).bent([
      .body: Bend(5, y: 14, wide: 1.05, tall: 0.9), .head: Bend(14, x: 10, y: 34),
      .earNear: Bend(-60), .earFar: Bend(-100, x: -16, y: 10),
      .shoulderNear: Bend(34, x: 6, y: 6),
      .shoulderFar: Bend(40, x: -10, y: 10),
    ]),
    .shrug: Pose(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true)).bent([
      .body: Bend(-4, y: 4), .head: Bend(14, x: 6, y: 12), .earNear: Bend(-24),
      .earFar: Bend(14), .shoulderNear: Bend(-58, x: -10, y: -10),
      .shoulderFar: Bend(-34, x: 26, y: -8),
    ]),
    .dive: Pose(Face(.shut, brow: 0.4)).bent([
      .root: Bend(84, y: -10), .body: Bend(14, x: 10, wide: 0.96, tall: 1.08),
      .head: Bend(-10, x: 16, y: -6), .earNear: Bend(-40), .earFar: Bend(-100, x: -14, y: 6),
      .shoulderNear: Bend(-60, x: 16), .shoulderFar: Bend(-54, x: 12),
      .ankleNear: Bend(96, x: -60, y: -30), .ankleFar: Bend(90, x: -130, y: -34),
      .tail: Bend(x: 6, y: -10),
    ]),
    .turn: Pose(Face(gaze: Point(x: -0.9, y: 0), brow: -0.1, lift: 0.4)).bent([
      .body: Bend(x: 36, wide: 0.84, tall: 1.03), .head: Bend(-3, x: -100, y: -6),
      .tail: Bend(x: 70), .hipNear: Bend(x: 20, wide: 0.9), .ankleNear: Bend(x: 20),
      .ankleFar: Bend(x: 10), .shoulderNear: Bend(14, x: -20), .shoulderFar: Bend(10, x: -40),
      .earNear: Bend(20), .earFar: Bend(-10),
    ]),
  ]

  /// The rabbit under the lion, bored, its chin on the ground. With `up`, 0…1, it taps its foot and
  /// waves an ear.
  private static func rabbitUnder(tapping up: Double) -> Pose {
    Pose(Face(.half, gaze: Point(x: -0.4, y: -1), brow: -0.2, lift: 0.5 + 0.5 * up, isSad: true))
      .bent([
        .body: Bend(16, y: 30, wide: 1.16, tall: 0.64), .head: Bend(2, x: 22, y: 50 - 6 * up),
        .earNear: Bend(-40 + 84 * up), .earFar: Bend(60 - 50 * up, x: 10),
        .shoulderNear: Bend(-40, x: 24, y: 4), .shoulderFar: Bend(-50, x: 24, y: 4),
        .hipNear: Bend(y: 30, tall: 0.7), .ankleNear: Bend(-34 * up, x: 10, y: -30 * up),
        .tail: Bend(y: -8 * up, wide: 1 + 0.1 * up),
      ])
  }
}
