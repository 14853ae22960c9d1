internal import Animation

extension Pose {
  /// The rabbit's poses: it springs, so it is long in the air and short on the ground, its ears
  /// lagging.
  static let rabbit: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: -1, y: -0.2), lift: 0.6)).bent([
      .head: JointPose(-8, x: -10, y: -4), .earNear: JointPose(40), .earFar: JointPose(-6),
      .body: JointPose(-2),
    ]),
    .crouch: Pose(.bold).bent([
      .body: JointPose(10, x: 6, y: 14, wide: 1.06, tall: 0.88), .head: JointPose(4, x: 10, y: 26),
      .earNear: JointPose(-26), .earFar: JointPose(-62), .shoulderNear: JointPose(18),
      .shoulderFar: JointPose(20),
      .tail: JointPose(x: -4, y: 4),
    ]),
    .leap: Pose(Face(brow: 0.4, lift: 0.4, mouth: 0.4)).bent([
      .root: JointPose(10, y: -10), .body: JointPose(16, x: 10, wide: 0.96, tall: 1.08),
      .head: JointPose(-22, x: 16, y: -6), .earNear: JointPose(-14, tall: 1.1),
      .earFar: JointPose(-58, x: -8, y: 4),
      .shoulderNear: JointPose(-44, x: 14), .shoulderFar: JointPose(-36, x: 10),
      .ankleNear: JointPose(102, x: -60, y: -30), .ankleFar: JointPose(96, x: -140, y: -34),
      .hipNear: JointPose(16, x: -10, wide: 0.96), .tail: JointPose(x: 6, y: -10),
    ]),
    .land: Pose(.calm).bent([
      .body: JointPose(6, y: 18, wide: 1.1, tall: 0.84), .head: JointPose(6, y: 30),
      .earNear: JointPose(30),
      .earFar: JointPose(14), .shoulderNear: JointPose(16), .shoulderFar: JointPose(14),
      .ankleNear: JointPose(x: 14), .ankleFar: JointPose(x: 10),
    ]),
    .carried: Pose(Face(.wide, gaze: Point(x: 0, y: 0.8), brow: -0.6, lift: 0.7)).bent([
      .body: JointPose(-4, y: -34, tall: 1.06), .head: JointPose(-4, y: -12),
      .earNear: JointPose(22),
      .earFar: JointPose(-10), .shoulderNear: JointPose(26), .shoulderFar: JointPose(30),
      .ankleNear: JointPose(46, x: 0, y: -10), .ankleFar: JointPose(52, x: -20, y: -14),
      .hipNear: JointPose(12, y: 6), .tail: JointPose(-6),
    ]),
    .run: Pose(.bold).bent([
      .root: JointPose(4), .body: JointPose(12, x: 4, y: 2), .head: JointPose(-14, x: 10),
      .earNear: JointPose(-22),
      .earFar: JointPose(-70, x: -8), .shoulderNear: JointPose(-30, x: 8),
      .shoulderFar: JointPose(-20),
      .ankleNear: JointPose(34, x: -30, y: -6), .ankleFar: JointPose(36, x: -60, y: -8),
    ]),
    .strike: Pose(Face(brow: 1, mouth: 0.4)).bent([
      .root: JointPose(-10, y: -14), .body: JointPose(-4, tall: 1.05), .head: JointPose(6, x: 4),
      .ankleNear: JointPose(-34, x: 50, y: -34), .ankleFar: JointPose(-28, x: 40, y: -30),
      .earNear: JointPose(24), .earFar: JointPose(16), .shoulderNear: JointPose(-20),
      .shoulderFar: JointPose(-30),
    ]),
    .cheer: Pose(.glee).bent([
      .root: JointPose(y: -16), .body: JointPose(-6, tall: 1.08), .head: JointPose(-6, y: -10),
      .earNear: JointPose(46), .earFar: JointPose(4), .shoulderNear: JointPose(-38, x: 26, y: -4),
      .shoulderFar: JointPose(-46, x: 10, y: -6), .ankleNear: JointPose(14, y: 6),
      .ankleFar: JointPose(16, y: 4),
    ]),
    .fright: Pose(.fright).bent([
      .body: JointPose(-8, x: -8, tall: 1.1), .head: JointPose(-4, x: -4, y: -16),
      .earNear: JointPose(52),
      .earFar: JointPose(4, tall: 1.12), .shoulderNear: JointPose(-24),
      .shoulderFar: JointPose(-30),
      .tail: JointPose(wide: 1.2, tall: 1.2),
    ]),
    .dizzy: Pose(.dizzy).bent([
      .body: JointPose(-8, y: 10, wide: 1.04, tall: 0.94), .head: JointPose(12, x: -4, y: 14),
      .earNear: JointPose(-30), .earFar: JointPose(54), .shoulderNear: JointPose(30),
      .shoulderFar: JointPose(34),
    ]),
    .proud: Pose(.proud).bent([
      .body: JointPose(-6, tall: 1.05), .head: JointPose(-6, x: -2, y: -10),
      .earNear: JointPose(30),
      .earFar: JointPose(-4), .shoulderNear: JointPose(14, x: -10),
      .shoulderFar: JointPose(20, x: -8),
    ]),
    .sad: Pose(.sad).bent([
      .body: JointPose(9, y: 10, tall: 0.94), .head: JointPose(12, x: 6, y: 26),
      .earNear: JointPose(-52),
      .earFar: JointPose(64, x: 10, y: 4), .shoulderNear: JointPose(22),
      .shoulderFar: JointPose(22),
    ]),
    .doze: Pose(.asleep).bent([
      .body: JointPose(12, y: 24, wide: 1.05, tall: 0.84), .head: JointPose(10, x: 2, y: 52),
      .earNear: JointPose(-40), .earFar: JointPose(-100, x: -18, y: 16),
      .shoulderNear: JointPose(22),
      .shoulderFar: JointPose(20),
    ]),
    .flat: rabbitUnder(tapping: 0),
    .peep: rabbitUnder(tapping: 1),
    .swim: Pose(.sad).bent([
      .body: JointPose(20, y: 44, tall: 0.86), .head: JointPose(-14, x: 8, y: 4),
      .earNear: JointPose(-44),
      .earFar: JointPose(-86, x: -14, y: 8), .shoulderNear: JointPose(-6),
      .shoulderFar: JointPose(-10),
    ]),
    .cower: Pose(.fright).bent([
      .body: JointPose(6, y: 16, wide: 1.06, tall: 0.82), .head: JointPose(6, x: -4, y: 44),
      .earNear: JointPose(-58), .earFar: JointPose(-96, x: -14, y: 10),
      .shoulderNear: JointPose(-30, y: 20),
      .shoulderFar: JointPose(-34, y: 20), .tail: JointPose(wide: 1.15, tall: 1.15),
    ]),
    .slink: Pose(.sad).bent([
      .root: JointPose(3), .body: JointPose(12, y: 10, tall: 0.92),
      .head: JointPose(12, x: 10, y: 34),
      .earNear: JointPose(-50), .earFar: JointPose(70, x: 10, y: 6), .shoulderNear: JointPose(30),
      .shoulderFar: JointPose(30), .ankleNear: JointPose(20, x: -14),
      .ankleFar: JointPose(22, x: -30),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 0.4)).bent([
      .body: JointPose(-5), .head: JointPose(-14, x: -8, y: 4), .earNear: JointPose(-34),
      .earFar: JointPose(-30),
      .shoulderNear: JointPose(10),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 0.4)).bent([
      .body: JointPose(5), .head: JointPose(12, x: 8, y: 4), .earNear: JointPose(40),
      .earFar: JointPose(34),
      .shoulderNear: JointPose(-8),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.4, mouth: 0.9)).bent([
      .body: JointPose(-3, tall: 1.03), .head: JointPose(-12, x: -6, y: -4),
      .earNear: JointPose(-20),
    ]),
    .twitch: Pose(.calm).bent([
      .nose: JointPose(y: -5), .earFar: JointPose(14), .earNear: JointPose(8),
    ]),
    .watch: Pose(Face(brow: -0.3, lift: 0.6)).bent([
      .body: JointPose(-3, tall: 1.04), .head: JointPose(-3, y: -8), .earNear: JointPose(38),
      .earFar: JointPose(-4),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), lift: 0.4)).bent([
      .body: JointPose(-3), .head: JointPose(-10, x: -6), .earNear: JointPose(-10),
      .earFar: JointPose(-14),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), lift: 0.4)).bent([
      .body: JointPose(3), .head: JointPose(10, x: 8), .earNear: JointPose(16),
      .earFar: JointPose(14),
    ]),
    .plot: Pose(Face(.half, gaze: Point(x: 0.8, y: -0.1), brow: 0.2, lift: 0.8)).bent([
      .body: JointPose(-6, tall: 1.05), .head: JointPose(10, x: 2, y: -6), .earNear: JointPose(34),
      .earFar: JointPose(-24), .shoulderNear: JointPose(-30, x: 8), .shoulderFar: JointPose(-26),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .body: JointPose(-6), .head: JointPose(-6, x: -8, y: -6), .earNear: JointPose(44),
      .earFar: JointPose(-8),
    ]),
    .rear: Pose(Face(.glee, brow: 0.4, mouth: 0.3)).bent([
      .body: JointPose(-10, x: -10, y: 12, wide: 1.06, tall: 0.9),
      .head: JointPose(-4, x: -10, y: 16),
      .earNear: JointPose(20), .earFar: JointPose(20), .ankleNear: JointPose(-26, y: -8),
    ]),
    .dustLeft: Pose(.proud).bent([
      .body: JointPose(-4, tall: 1.03), .head: JointPose(-2, y: -6), .earNear: JointPose(26),
      .shoulderNear: JointPose(-26, x: 8), .shoulderFar: JointPose(24),
    ]),
    .dustRight: Pose(.proud).bent([
      .body: JointPose(-4, tall: 1.03), .head: JointPose(-6, y: -6), .earNear: JointPose(32),
      .shoulderNear: JointPose(10, x: 8), .shoulderFar: JointPose(-18),
    ]),
    .roar: Pose(Face(brow: 0.6, mouth: 0.2)).bent([
      .body: JointPose(-4, tall: 1.04), .head: JointPose(-4, y: -8), .earNear: JointPose(34),
      .earFar: JointPose(-20),
      .ankleNear: JointPose(-24, x: 2, y: -4), .nose: JointPose(y: -5),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.3, mouth: 0.7, isSad: true))
      .bent([
        // The rabbit comes head first, everything else flung back: upright, it would seem a hug.
        .root: JointPose(24, x: -14, y: -6), .body: JointPose(10, x: 10, wide: 1.04, tall: 1.02),
        .head: JointPose(-30, x: 4, y: -4), .earNear: JointPose(-46),
        .earFar: JointPose(-96, x: -14, y: 6),
        .shoulderNear: JointPose(84, x: -10), .shoulderFar: JointPose(70, x: -20),
        .ankleNear: JointPose(84, x: -60, y: -24), .ankleFar: JointPose(80, x: -130, y: -30),
        .tail: JointPose(x: -10),
      ]),
    .fall: Pose(.fright).bent([
      .root: JointPose(-26, x: -10, y: -6), .body: JointPose(-6), .head: JointPose(10, x: -4, y: 2),
      .earNear: JointPose(60), .earFar: JointPose(30), .shoulderNear: JointPose(-74, x: 16),
      .shoulderFar: JointPose(-80, x: 6), .ankleNear: JointPose(-44, x: 60, y: -50),
      .ankleFar: JointPose(-40, x: 60, y: -60),
    ]),
    .rub: Pose(Face(.shut, brow: -0.9, lift: 0.4, isSad: true)).bent([
      .body: JointPose(-2, y: 10, wide: 1.04, tall: 0.94), .head: JointPose(12, x: 2, y: 30),
      .shoulderNear: JointPose(-84, x: 24, y: -10), .shoulderFar: JointPose(-76, x: 8, y: -6),
      .earNear: JointPose(-30), .earFar: JointPose(56, x: 8),
    ]),
    .triumph: Pose(Face(.glee, brow: 0.3, lift: 0.8, mouth: 1)).bent([
      .root: JointPose(y: -22), .body: JointPose(-5, tall: 1.14), .head: JointPose(-12, y: -16),
      .earNear: JointPose(54), .earFar: JointPose(6, tall: 1.16),
      .shoulderNear: JointPose(-168, x: -30, y: -6, wide: 1.1, layer: 1),
      .shoulderFar: JointPose(-62, x: 34, y: -8, wide: 1.25), .ankleNear: JointPose(16, y: 6),
      .ankleFar: JointPose(18, y: 4), .tail: JointPose(x: -6, wide: 1.15, tall: 1.15),
    ]),
    .sulk: Pose(Face(.half, gaze: Point(x: 1, y: 0.5), brow: 0.9, isSad: true)).bent([
      .body: JointPose(5, y: 14, wide: 1.05, tall: 0.9), .head: JointPose(14, x: 10, y: 34),
      .earNear: JointPose(-60), .earFar: JointPose(-100, x: -16, y: 10),
      .shoulderNear: JointPose(34, x: 6, y: 6),
      .shoulderFar: JointPose(40, x: -10, y: 10),
    ]),
    .shrug: Pose(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true)).bent([
      .body: JointPose(-4, y: 4), .head: JointPose(14, x: 6, y: 12), .earNear: JointPose(-24),
      .earFar: JointPose(14), .shoulderNear: JointPose(-58, x: -10, y: -10),
      .shoulderFar: JointPose(-34, x: 26, y: -8),
    ]),
    .dive: Pose(Face(.shut, brow: 0.4)).bent([
      .root: JointPose(84, y: -10), .body: JointPose(14, x: 10, wide: 0.96, tall: 1.08),
      .head: JointPose(-10, x: 16, y: -6), .earNear: JointPose(-40),
      .earFar: JointPose(-100, x: -14, y: 6),
      .shoulderNear: JointPose(-60, x: 16), .shoulderFar: JointPose(-54, x: 12),
      .ankleNear: JointPose(96, x: -60, y: -30), .ankleFar: JointPose(90, x: -130, y: -34),
      .tail: JointPose(x: 6, y: -10),
    ]),
    .turn: Pose(Face(gaze: Point(x: -0.9, y: 0), brow: -0.1, lift: 0.4)).bent([
      .body: JointPose(x: 36, wide: 0.84, tall: 1.03), .head: JointPose(-3, x: -100, y: -6),
      .tail: JointPose(x: 70), .hipNear: JointPose(x: 20, wide: 0.9), .ankleNear: JointPose(x: 20),
      .ankleFar: JointPose(x: 10), .shoulderNear: JointPose(14, x: -20),
      .shoulderFar: JointPose(10, x: -40),
      .earNear: JointPose(20), .earFar: JointPose(-10),
    ]),
  ]

  /// The rabbit under the lion, bored, its chin on the ground. With `up`, 0…1, it taps its foot and
  /// waves an ear.
  private static func rabbitUnder(tapping up: Double) -> Pose {
    Pose(Face(.half, gaze: Point(x: -0.4, y: -1), brow: -0.2, lift: 0.5 + 0.5 * up, isSad: true))
      .bent([
        .body: JointPose(16, y: 30, wide: 1.16, tall: 0.64),
        .head: JointPose(2, x: 22, y: 50 - 6 * up),
        .earNear: JointPose(-40 + 84 * up), .earFar: JointPose(60 - 50 * up, x: 10),
        .shoulderNear: JointPose(-40, x: 24, y: 4), .shoulderFar: JointPose(-50, x: 24, y: 4),
        .hipNear: JointPose(y: 30, tall: 0.7), .ankleNear: JointPose(-34 * up, x: 10, y: -30 * up),
        .tail: JointPose(y: -8 * up, wide: 1 + 0.1 * up),
      ])
  }
}
