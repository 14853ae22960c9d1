internal import Animation

extension Pose {
  /// Fright with the mouth shut: with an open mouth the cobra seems to laugh.
  static let aghast = Face(.wide, brow: -1, lift: 1, fright: 1, isSad: true)

  /// The cobra's poses: a move runs up its neck from the rings to the head.
  static let cobra = cobraAlone.merging(cobraInRounds) { one, _ in one }
    .merging(cobraStruggles) { one, _ in one }

  private static let cobraAlone: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: 1, y: -0.2), lift: 0.4)).bent([
      .hood: JointPose(5), .head: JointPose(6, x: 12, y: -4), .tail: JointPose(-10),
    ]),
    .crouch: Pose(.bold).bent([
      .coilLow: JointPose(wide: 1.04, tall: 0.96), .coilHigh: JointPose(x: 10, y: 10),
      .neckLow: JointPose(8, x: 8, y: -4), .hood: JointPose(10, x: 6, y: 8, wide: 1.06, tall: 0.9),
      .head: JointPose(-14, x: 18, y: 26), .tail: JointPose(14),
    ]),
    .leap: Pose(Face(brow: 0.8, mouth: 0.9)).bent([
      .coilLow: JointPose(wide: 0.96, tall: 1.04), .coilHigh: JointPose(-6, x: -26, y: -6),
      .foot: JointPose(-14, x: -10), .neckLow: JointPose(-14, y: -40),
      .neckMiddle: JointPose(-12, y: -44),
      .neckHigh: JointPose(-8, y: -44), .hood: JointPose(-4, y: -20, wide: 0.66, tall: 1.06),
      .head: JointPose(22, x: -6, y: 8), .tail: JointPose(-26),
    ]),
    .land: Pose(.bold).bent([
      .coilLow: JointPose(wide: 1.06, tall: 0.9),
      .coilHigh: JointPose(y: 10, wide: 1.05, tall: 0.9),
      .hood: JointPose(-3, y: 14, wide: 1.08, tall: 0.88), .head: JointPose(4, y: 14),
      .tail: JointPose(20),
    ]),
    .carried: Pose(Face(.wide, gaze: Point(x: 0, y: 0.7), brow: -0.5, lift: 0.5)).bent([
      .coilHigh: JointPose(x: 4, y: -18), .foot: JointPose(y: -6), .neckLow: JointPose(y: -22),
      .hood: JointPose(y: -12, wide: 0.84), .head: JointPose(2, y: -6),
      .tail: JointPose(34, x: -14, y: 16),
      .coilLow: JointPose(wide: 0.86, tall: 1.06),
    ]),
    .run: Pose(.bold).bent([
      .coilLow: JointPose(x: 16, wide: 1.1, tall: 0.84),
      .coilHigh: JointPose(-4, x: -44, y: 18, wide: 1.06),
      .foot: JointPose(-24, x: -30), .neckLow: JointPose(-22, y: -30),
      .neckMiddle: JointPose(-8, y: -30),
      .hood: JointPose(10, y: -8, wide: 0.7), .head: JointPose(34, x: -4, y: 6),
      .tail: JointPose(30),
    ]),
    .cheer: Pose(.glee).bent([
      .coilHigh: JointPose(y: -6), .neckLow: JointPose(-5, y: -26),
      .neckMiddle: JointPose(6, y: -26),
      .hood: JointPose(2, y: -6, wide: 1.06, tall: 1.02), .head: JointPose(-4, y: -8),
      .tail: JointPose(-34, y: -16), .tongue: JointPose(y: 1),
    ]),
    .fright: Pose(aghast).bent([
      .coilHigh: JointPose(x: 6, y: -4, wide: 0.96), .foot: JointPose(8),
      .neckLow: JointPose(6, y: -24),
      .hood: JointPose(2, x: 6, wide: 0.6, tall: 1.08), .head: JointPose(6, x: 8, y: -12),
      .tail: JointPose(-40, y: -10),
    ]),
    .dizzy: Pose(.dizzy).bent([
      .neckLow: JointPose(10, y: -10), .hood: JointPose(8, wide: 0.84, tall: 0.92),
      .head: JointPose(-22, x: 20, y: 26), .tail: JointPose(24), .tongue: JointPose(30, x: 4, y: 8),
    ]),
    .proud: Pose(.smug).bent([
      .neckLow: JointPose(2, y: -18), .hood: JointPose(3, wide: 1.12, tall: 1.02),
      .head: JointPose(8, x: 6, y: -8), .tail: JointPose(-12), .tongue: JointPose(y: 1),
    ]),
    .sad: Pose(.sad).bent([
      .hood: JointPose(-6, x: -4, y: 8, wide: 0.66, tall: 0.92),
      .head: JointPose(-16, x: -8, y: 28),
      .tail: JointPose(30), .coilHigh: JointPose(y: 4, tall: 0.96),
    ]),
    .doze: Pose(.asleep).bent([
      .hood: JointPose(-4, y: 46, wide: 0.62, tall: 0.68), .head: JointPose(-10, x: -6, y: 56),
      .coilHigh: JointPose(y: 8, tall: 0.95), .tail: JointPose(20),
    ]),
    .lick: Pose(Face(.half, gaze: Point(x: -1, y: 0), brow: 0.8)).bent([
      .neckLow: JointPose(-6, y: -10), .hood: JointPose(-4, wide: 1.08),
      .head: JointPose(8, x: -12, y: 4),
      .tongue: JointPose(y: 3), .tail: JointPose(-24),
    ]),
    .swim: Pose(.sad).bent([
      .coilLow: JointPose(y: 60, wide: 0.8, tall: 0.5),
      .coilHigh: JointPose(y: 20, wide: 0.8, tall: 0.8),
      .foot: JointPose(-4), .hood: JointPose(-4, y: 10, wide: 0.56), .head: JointPose(6, y: 4),
    ]),
    .cower: Pose(aghast).bent([
      .coilHigh: JointPose(y: 6, wide: 1.04, tall: 0.94), .neckLow: JointPose(6, y: -4),
      .hood: JointPose(4, x: 6, y: 26, wide: 0.56, tall: 0.86), .head: JointPose(4, x: 12, y: 34),
      .tail: JointPose(-46, y: -10),
    ]),
    .slink: Pose(.sad).bent([
      .coilLow: JointPose(x: 10, wide: 1.06, tall: 0.86), .coilHigh: JointPose(-3, x: -24, y: 14),
      .foot: JointPose(-14, x: -16), .neckLow: JointPose(-12, y: -10),
      .hood: JointPose(-4, y: 14, wide: 0.56, tall: 0.86), .head: JointPose(2, x: -12, y: 44),
      .tail: JointPose(34),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 0.4)).bent([
      .neckLow: JointPose(-7), .hood: JointPose(-8, wide: 0.8), .head: JointPose(-16, x: -8),
      .tail: JointPose(-20),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 0.4)).bent([
      .neckLow: JointPose(7), .hood: JointPose(8, wide: 1.1), .head: JointPose(14, x: 10),
      .tail: JointPose(20),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.3, mouth: 1)).bent([
      .neckLow: JointPose(3, y: -14), .hood: JointPose(3, wide: 0.9),
      .head: JointPose(16, x: 8, y: -8),
    ]),
    .twitch: Pose(.calm).bent([.tongue: JointPose(8, x: -2, y: 2), .tail: JointPose(-14, y: -4)]),
    .watch: Pose(Face(brow: -0.2, lift: 0.6)).bent([
      .neckLow: JointPose(y: -14), .hood: JointPose(2, y: -4), .head: JointPose(3, y: -8),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), brow: 0.4)).bent([
      .foot: JointPose(-4), .neckLow: JointPose(-7, y: -14), .neckMiddle: JointPose(-5, y: -14),
      .hood: JointPose(-3, wide: 1.06), .head: JointPose(12, x: -4), .tail: JointPose(14),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), brow: 0.4)).bent([
      .foot: JointPose(4), .neckLow: JointPose(7, y: -14), .neckMiddle: JointPose(5, y: -14),
      .hood: JointPose(3, wide: 1.06), .head: JointPose(-12, x: 4), .tail: JointPose(-14),
    ]),
    .roar: Pose(Face(brow: 0.8, mouth: 0.5)).bent([
      .neckLow: JointPose(y: -16), .hood: JointPose(2, wide: 1.14, tall: 1.02),
      .head: JointPose(6, y: -6),
      .tail: JointPose(-30, y: -8), .tongue: JointPose(y: 4),
    ]),
    .rub: Pose(Face(.half, gaze: Point(x: 0, y: 1), brow: -0.9, lift: 0.4, isSad: true)).bent([
      .coilHigh: JointPose(y: 6), .neckLow: JointPose(-10, y: -4),
      .hood: JointPose(-12, y: 30, wide: 0.7),
      .head: JointPose(-34, x: -14, y: 44), .tail: JointPose(-50, x: -6, y: -10),
    ]),
    .triumph: Pose(Face(.shut, brow: 0.6, lift: 0.6, mouth: 1)).bent([
      .coilHigh: JointPose(y: -4), .neckLow: JointPose(2, y: -40),
      .neckMiddle: JointPose(3, y: -36),
      .neckHigh: JointPose(2, y: -24), .hood: JointPose(2, wide: 1.32, tall: 1.06),
      .head: JointPose(12, x: 8, y: -12), .tail: JointPose(-46, y: -16), .tongue: JointPose(y: 2),
    ]),
    .sulk: Pose(Face(.half, gaze: Point(x: -1, y: 0.5), brow: 0.9, isSad: true)).bent([
      .coilHigh: JointPose(y: 6), .hood: JointPose(-6, y: 34, wide: 0.6, tall: 0.76),
      .head: JointPose(-20, x: -12, y: 50), .tail: JointPose(-44, y: -10),
    ]),
    .shrug: Pose(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true)).bent([
      .neckLow: JointPose(3, y: -16), .hood: JointPose(y: -12, wide: 1.3, tall: 0.92),
      .head: JointPose(15, x: 10, y: 16), .tail: JointPose(-36, y: -12),
    ]),
    .turn: cobraFront,
  ]

  private static let cobraFront = Pose(Face(gaze: Point(x: 0.8, y: 0), lift: 0.3)).bent([
    .neckLow: JointPose(y: -10), .hood: JointPose(wide: 0.86, tall: 1.02),
    .head: JointPose(x: 26, y: -8),
    .tail: JointPose(-20, x: -70), .coilHigh: JointPose(x: -4),
    .knot: JointPose(wide: 0.14, tall: 0.16),
  ])
}
