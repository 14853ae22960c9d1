internal import Animation

extension Pose {
  /// Fright with the mouth shut: with an open mouth the cobra seems to laugh.
  static let aghast = Face(.wide, brow: -1, lift: 1, fright: 1, isSad: true)

  /// The cobra's poses: a move runs up its neck from the rings to the head.
  static let cobra = cobraAlone.merging(cobraInRounds) { one, _ in one }
    .merging(cobraStruggles) { one, _ in one }

  private static let cobraAlone: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: 1, y: -0.2), lift: 0.4)).bent([
      .hood: Bend(5), .head: Bend(6, x: 12, y: -4), .tail: Bend(-10),
    ]),
    .crouch: Pose(.bold).bent([
      .coilLow: Bend(wide: 1.04, tall: 0.96), .coilHigh: Bend(x: 10, y: 10),
      .neckLow: Bend(8, x: 8, y: -4), .hood: Bend(10, x: 6, y: 8, wide: 1.06, tall: 0.9),
      .head: Bend(-14, x: 18, y: 26), .tail: Bend(14),
    ]),
    .leap: Pose(Face(brow: 0.8, mouth: 0.9)).bent([
      .coilLow: Bend(wide: 0.96, tall: 1.04), .coilHigh: Bend(-6, x: -26, y: -6),
      .foot: Bend(-14, x: -10), .neckLow: Bend(-14, y: -40), .neckMiddle: Bend(-12, y: -44),
      .neckHigh: Bend(-8, y: -44), .hood: Bend(-4, y: -20, wide: 0.66, tall: 1.06),
      .head: Bend(22, x: -6, y: 8), .tail: Bend(-26),
    ]),
    .land: Pose(.bold).bent([
      .coilLow: Bend(wide: 1.06, tall: 0.9), .coilHigh: Bend(y: 10, wide: 1.05, tall: 0.9),
      .hood: Bend(-3, y: 14, wide: 1.08, tall: 0.88), .head: Bend(4, y: 14), .tail: Bend(20),
    ]),
    .carried: Pose(Face(.wide, gaze: Point(x: 0, y: 0.7), brow: -0.5, lift: 0.5)).bent([
      .coilHigh: Bend(x: 4, y: -18), .foot: Bend(y: -6), .neckLow: Bend(y: -22),
      .hood: Bend(y: -12, wide: 0.84), .head: Bend(2, y: -6), .tail: Bend(34, x: -14, y: 16),
      .coilLow: Bend(wide: 0.86, tall: 1.06),
    ]),
    .run: Pose(.bold).bent([
      .coilLow: Bend(x: 16, wide: 1.1, tall: 0.84), .coilHigh: Bend(-4, x: -44, y: 18, wide: 1.06),
      .foot: Bend(-24, x: -30), .neckLow: Bend(-22, y: -30), .neckMiddle: Bend(-8, y: -30),
      .hood: Bend(10, y: -8, wide: 0.7), .head: Bend(34, x: -4, y: 6), .tail: Bend(30),
    ]),
    .cheer: Pose(.glee).bent([
      .coilHigh: Bend(y: -6), .neckLow: Bend(-5, y: -26), .neckMiddle: Bend(6, y: -26),
      .hood: Bend(2, y: -6, wide: 1.06, tall: 1.02), .head: Bend(-4, y: -8),
      .tail: Bend(-34, y: -16), .tongue: Bend(y: 1),
    ]),
    .fright: Pose(aghast).bent([
      .coilHigh: Bend(x: 6, y: -4, wide: 0.96), .foot: Bend(8), .neckLow: Bend(6, y: -24),
      .hood: Bend(2, x: 6, wide: 0.6, tall: 1.08), .head: Bend(6, x: 8, y: -12),
      .tail: Bend(-40, y: -10),
    ]),
    .dizzy: Pose(.dizzy).bent([
      .neckLow: Bend(10, y: -10), .hood: Bend(8, wide: 0.84, tall: 0.92),
      .head: Bend(-22, x: 20, y: 26), .tail: Bend(24), .tongue: Bend(30, x: 4, y: 8),
    ]),
    .proud: Pose(.smug).bent([
      .neckLow: Bend(2, y: -18), .hood: Bend(3, wide: 1.12, tall: 1.02),
      .head: Bend(8, x: 6, y: -8), .tail: Bend(-12), .tongue: Bend(y: 1),
    ]),
    .sad: Pose(.sad).bent([
      .hood: Bend(-6, x: -4, y: 8, wide: 0.66, tall: 0.92), .head: Bend(-16, x: -8, y: 28),
      .tail: Bend(30), .coilHigh: Bend(y: 4, tall: 0.96),
    ]),
    .doze: Pose(.asleep).bent([
      .hood: Bend(-4, y: 46, wide: 0.62, tall: 0.68), .head: Bend(-10, x: -6, y: 56),
      .coilHigh: Bend(y: 8, tall: 0.95), .tail: Bend(20),
    ]),
    .lick: Pose(Face(.half, gaze: Point(x: -1, y: 0), brow: 0.8)).bent([
      .neckLow: Bend(-6, y: -10), .hood: Bend(-4, wide: 1.08), .head: Bend(8, x: -12, y: 4),
      .tongue: Bend(y: 3), .tail: Bend(-24),
    ]),
    .swim: Pose(.sad).bent([
      .coilLow: Bend(y: 60, wide: 0.8, tall: 0.5), .coilHigh: Bend(y: 20, wide: 0.8, tall: 0.8),
      .foot: Bend(-4), .hood: Bend(-4, y: 10, wide: 0.56), .head: Bend(6, y: 4),
    ]),
    .cower: Pose(aghast).bent([
      .coilHigh: Bend(y: 6, wide: 1.04, tall: 0.94), .neckLow: Bend(6, y: -4),
      .hood: Bend(4, x: 6, y: 26, wide: 0.56, tall: 0.86), .head: Bend(4, x: 12, y: 34),
      .tail: Bend(-46, y: -10),
    ]),
    .slink: Pose(.sad).bent([
      .coilLow: Bend(x: 10, wide: 1.06, tall: 0.86), .coilHigh: Bend(-3, x: -24, y: 14),
      .foot: Bend(-14, x: -16), .neckLow: Bend(-12, y: -10),
      .hood: Bend(-4, y: 14, wide: 0.56, tall: 0.86), .head: Bend(2, x: -12, y: 44),
      .tail: Bend(34),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 0.4)).bent([
      .neckLow: Bend(-7), .hood: Bend(-8, wide: 0.8), .head: Bend(-16, x: -8), .tail: Bend(-20),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 0.4)).bent([
      .neckLow: Bend(7), .hood: Bend(8, wide: 1.1), .head: Bend(14, x: 10), .tail: Bend(20),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.3, mouth: 1)).bent([
      .neckLow: Bend(3, y: -14), .hood: Bend(3, wide: 0.9), .head: Bend(16, x: 8, y: -8),
    ]),
    .twitch: Pose(.calm).bent([.tongue: Bend(8, x: -2, y: 2), .tail: Bend(-14, y: -4)]),
    .watch: Pose(Face(brow: -0.2, lift: 0.6)).bent([
      .neckLow: Bend(y: -14), .hood: Bend(2, y: -4), .head: Bend(3, y: -8),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), brow: 0.4)).bent([
      .foot: Bend(-4), .neckLow: Bend(-7, y: -14), .neckMiddle: Bend(-5, y: -14),
      .hood: Bend(-3, wide: 1.06), .head: Bend(12, x: -4), .tail: Bend(14),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), brow: 0.4)).bent([
      .foot: Bend(4), .neckLow: Bend(7, y: -14), .neckMiddle: Bend(5, y: -14),
      .hood: Bend(3, wide: 1.06), .head: Bend(-12, x: 4), .tail: Bend(-14),
    ]),
    .roar: Pose(Face(brow: 0.8, mouth: 0.5)).bent([
      .neckLow: Bend(y: -16), .hood: Bend(2, wide: 1.14, tall: 1.02), .head: Bend(6, y: -6),
      .tail: Bend(-30, y: -8), .tongue: Bend(y: 4),
    ]),
    .rub: Pose(Face(.half, gaze: Point(x: 0, y: 1), brow: -0.9, lift: 0.4, isSad: true)).bent([
      .coilHigh: Bend(y: 6), .neckLow: Bend(-10, y: -4), .hood: Bend(-12, y: 30, wide: 0.7),
      .head: Bend(-34, x: -14, y: 44), .tail: Bend(-50, x: -6, y: -10),
    ]),
    .triumph: Pose(Face(.shut, brow: 0.6, lift: 0.6, mouth: 1)).bent([
      .coilHigh: Bend(y: -4), .neckLow: Bend(2, y: -40), .neckMiddle: Bend(3, y: -36),
      .neckHigh: Bend(2, y: -24), .hood: Bend(2, wide: 1.32, tall: 1.06),
      .head: Bend(12, x: 8, y: -12), .tail: Bend(-46, y: -16), .tongue: Bend(y: 2),
    ]),
    .sulk: Pose(Face(.half, gaze: Point(x: -1, y: 0.5), brow: 0.9, isSad: true)).bent([
      .coilHigh: Bend(y: 6), .hood: Bend(-6, y: 34, wide: 0.6, tall: 0.76),
      .head: Bend(-20, x: -12, y: 50), .tail: Bend(-44, y: -10),
    ]),
    .shrug: Pose(Face(gaze: Point(x: 0, y: -0.8), brow: -0.8, lift: 1, isSad: true)).bent([
      .neckLow: Bend(3, y: -16), .hood: Bend(y: -12, wide: 1.3, tall: 0.92),
      .head: Bend(15, x: 10, y: 16), .tail: Bend(-36, y: -12),
    ]),
    .turn: cobraFront,
  ]

  private static let cobraFront = Pose(Face(gaze: Point(x: 0.8, y: 0), lift: 0.3)).bent([
    .neckLow: Bend(y: -10), .hood: Bend(wide: 0.86, tall: 1.02), .head: Bend(x: 26, y: -8),
    .tail: Bend(-20, x: -70), .coilHigh: Bend(x: -4), .knot: Bend(wide: 0.14, tall: 0.16),
  ])
}
