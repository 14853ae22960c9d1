internal import Animation
internal import Rules

extension Pose {
  /// The poses of wild joy, and of a rabbit running for its life.
  static let extremes: [Animal: [Name: Pose]] = [
    .lion: [
      .dangle: lionFound.wearing(Face(gaze: Point(x: -1, y: 0), brow: 0.5, lift: 0.5, mouth: 0.5))
        .bending(.head, Bend(-10, x: 8, y: 2)).bending(.mane, Bend(-6, wide: 1.04))
        .bending(.wristNear, Bend(x: -16, y: -26)).bending(.tail, Bend(44))
        .bending(.tailTip, Bend(40)).bending(.tuft, Bend(40)).bending(.earNear, Bend(16)),
      .topple: lionOver(by: 0),
      .kick: lionOver(by: 26),
      .laugh: lionOver(by: 8).wearing(.glee),
      .chuckle: lionOver(by: 26).wearing(.glee),
      .exult: Pose(Face(.glee, brow: 0.2, lift: 0.8, mouth: 1)).bent([
        .root: Bend(y: -10), .body: Bend(38, x: 52, y: -34, tall: 1.04),
        .head: Bend(-20, x: 0, y: -16), .mane: Bend(4, wide: 1.14, tall: 1.12),
        .wristNear: Bend(86, x: -76, y: -230),
        .wristFar: Bend(60, x: 24, y: -276), .ankleNear: Bend(x: 16), .ankleFar: Bend(x: 4),
        .tail: Bend(-40), .tailTip: Bend(-26), .tuft: Bend(-30, wide: 1.2, tall: 1.2),
        .earNear: Bend(16), .earFar: Bend(-16),
      ]),
      .danceLeft: Pose(.glee).bent([
        .body: Bend(-7, x: -6, y: 8), .head: Bend(-14, x: -12, y: 4),
        .mane: Bend(-5, wide: 1.08), .wristNear: Bend(10, x: -20),
        .wristFar: Bend(40, x: -70, y: -96), .ankleNear: Bend(x: 12),
        .ankleFar: Bend(-26, x: 20, y: -40), .tail: Bend(-44), .tailTip: Bend(-30),
        .tuft: Bend(-30), .earNear: Bend(-14), .earFar: Bend(-14),
      ]),
      .danceRight: Pose(.glee).bent([
        .body: Bend(14, x: 16, y: -10), .head: Bend(14, x: 12, y: -8),
        .mane: Bend(5, wide: 1.08), .wristNear: Bend(50, x: -70, y: -120),
        .wristFar: Bend(x: 14),
        .ankleNear: Bend(x: -6), .ankleFar: Bend(x: -10), .tail: Bend(22), .tailTip: Bend(26),
        .tuft: Bend(30), .earNear: Bend(14), .earFar: Bend(14),
      ]),
    ],
    .cobra: [
      .exult: Pose(.glee).bent([
        .coilHigh: Bend(y: -6), .neckLow: Bend(-4, y: -44), .neckMiddle: Bend(8, y: -42),
        .neckHigh: Bend(-5, y: -34), .hood: Bend(2, wide: 1.16, tall: 1.04),
        .head: Bend(-8, y: -14), .tail: Bend(-60, y: -20), .tongue: Bend(y: 2),
      ]),
      .danceLeft: Pose(.glee).bent([
        .coilLow: Bend(x: 6), .coilHigh: Bend(3, x: 14), .foot: Bend(-8),
        .neckLow: Bend(-20, y: -24), .neckMiddle: Bend(4, y: -24), .neckHigh: Bend(14, y: -14),
        .hood: Bend(4, wide: 1.1), .head: Bend(24, x: -6), .tail: Bend(30),
      ]),
      .danceRight: Pose(.glee).bent([
        .coilLow: Bend(x: -6), .coilHigh: Bend(-3, x: -14), .foot: Bend(6),
        .neckLow: Bend(20, y: -24), .neckMiddle: Bend(-2, y: -24), .neckHigh: Bend(-12, y: -14),
        .hood: Bend(-4, wide: 1.1), .head: Bend(-22, x: 8), .tail: Bend(-44, y: -8),
      ]),
    ],
    .rabbit: [
      .topple: rabbitOver(by: 0),
      .laugh: rabbitOver(by: -10).wearing(.glee),
      .chuckle: rabbitOver(by: 30).wearing(.glee),
      .exult: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 1)).bent([
        .root: Bend(y: -18), .body: Bend(-3, tall: 1.12), .head: Bend(-16, y: -14),
        .earNear: Bend(20), .earFar: Bend(-30, tall: 1.1),
        .shoulderNear: Bend(-130, x: -16, y: -6, wide: 1.1, layer: 1),
        .shoulderFar: Bend(-100, x: 30, y: -14, wide: 1.25), .ankleNear: Bend(20, y: 6),
        .ankleFar: Bend(22, y: 4), .tail: Bend(wide: 1.2, tall: 1.2),
      ]),
      .danceLeft: Pose(.glee).bent([
        .root: Bend(-24, y: -16), .body: Bend(-6, tall: 1.06), .head: Bend(12, x: 6, y: -4),
        .earNear: Bend(60), .earFar: Bend(40, x: 6), .shoulderNear: Bend(-70, x: 10),
        .shoulderFar: Bend(-50, x: 16), .ankleNear: Bend(-40, x: 64, y: -50),
        .ankleFar: Bend(-20, x: 36, y: -20), .tail: Bend(x: -8),
      ]),
      .danceRight: Pose(.glee).bent([
        .root: Bend(20, y: -16), .body: Bend(8, tall: 1.06), .head: Bend(-24, x: 4, y: -8),
        .earNear: Bend(-40), .earFar: Bend(-70, x: -10), .shoulderNear: Bend(-120, x: -4),
        .shoulderFar: Bend(-70, x: 24), .ankleNear: Bend(70, x: -70, y: -20),
        .ankleFar: Bend(40, x: -80, y: -10), .tail: Bend(x: 6, y: -8),
      ]),
      .flee: rabbitSprint.wearing(
        Face(
          .wide, gaze: Point(x: -1, y: -0.2), brow: -1, lift: 1, fright: 0.7, mouth: 0.5,
          isSad: true)),
      .scurry: rabbitGather.wearing(
        Face(
          .wide, gaze: Point(x: -0.6, y: 0), brow: -1, lift: 1, fright: 0.9, mouth: 0.3,
          isSad: true)),
      .rabbitHop: Pose(Face(gaze: Point(x: 0.5, y: 1), brow: -0.3, lift: 1, mouth: 0.9)).bent([
        .root: Bend(-8, y: -10), .body: Bend(-4, tall: 1.02), .head: Bend(12, x: 8, y: 4),
        .earNear: Bend(12, tall: 1.16), .earFar: Bend(-14, tall: 1.16),
        .shoulderNear: Bend(-64, x: 12), .shoulderFar: Bend(-76, x: 22, y: -6),
        .ankleNear: Bend(-10, x: 44, y: -62), .ankleFar: Bend(-6, x: 34, y: -68),
        .hipNear: Bend(-10, y: -12), .tail: Bend(wide: 1.1, tall: 1.1),
      ]),
      .rabbitTiptoe: Pose(
        Face(.half, gaze: Point(x: 0.9, y: 0.3), brow: 0.5, lift: 0.6, mouth: 0.3)
      ).bent([
        .root: Bend(6, y: -12), .body: Bend(4, x: 4, tall: 1.06), .head: Bend(-4, x: 10, y: 2),
        .earNear: Bend(-20), .earFar: Bend(-50, x: -8), .shoulderNear: Bend(-66, x: 10),
        .shoulderFar: Bend(-50, x: 26), .ankleNear: Bend(30, x: -16, y: -16),
        .ankleFar: Bend(-20, x: 30, y: -20),
      ]),
      .rabbitBraced: rabbitGather.wearing(
        Face(.wide, gaze: Point(x: 1, y: 0), brow: -0.3, lift: 1, mouth: 0.2)
      )
      .bending(.root, Bend(10, y: 6)).bending(.ankleNear, Bend(20, x: -100, y: 24))
      .bending(.ankleFar, Bend(16, x: -70, y: 18)),
      .sprint: rabbitSprint, .gather: rabbitGather,
      .pinned: rabbitPinned(slapping: 0), .slap: rabbitPinned(slapping: 1),
      .hide: rabbitHiding, .wriggle: rabbitHanging(kicking: 1),
      .thrash: rabbitHanging(kicking: -1),
      .wink: rabbitHanging.wearing(Face(.wink, gaze: Point(x: -1, y: 0), brow: -0.6, lift: 0.9))
        .bending(.shoulderNear, Bend(34, x: -6)),
      .found: rabbitFound.bending(.ankleNear, Bend(-40, x: 20, y: -16))
        .bending(.ankleFar, Bend(24)),
      .dangle: rabbitFound.bending(.body, Bend(-5, wide: 0.97, tall: 1.05))
        .bending(.head, Bend(7)).bending(.earFar, Bend(36))
        .bending(.shoulderNear, Bend(-26, x: 8)).bending(.shoulderFar, Bend(30))
        .bending(.ankleNear, Bend(36, x: -30, y: 6)).bending(.ankleFar, Bend(-50, x: 50, y: -26)),
      .gulp: Pose(
        Face(
          .wide, gaze: Point(x: -0.8, y: -0.9), squint: 0.2, brow: -1, lift: 1, fright: -0.1,
          mouth: 0.08, isSad: true)
      ).bent([
        .body: Bend(4, y: 14, wide: 1.1, tall: 0.86),
        .head: Bend(-10, x: -4, y: 22, wide: 1.22, tall: 0.98), .earNear: Bend(60, tall: 1.1),
        .earFar: Bend(-30, tall: 1.1), .shoulderNear: Bend(-20, y: 20),
        .shoulderFar: Bend(-96, x: 36, y: -6, wide: 1.4),
        .tail: Bend(wide: 1.2, tall: 1.2),
      ]),
      .peer: Pose(Face(.wide, gaze: Point(x: 0.3, y: 1), brow: -1, lift: 0.9, isSad: true)).bent([
        .body: Bend(6, y: 4), .head: Bend(22, x: 12, y: 28), .earNear: Bend(30),
        .earFar: Bend(6), .shoulderNear: Bend(-30, x: 6), .shoulderFar: Bend(-36, x: 4),
      ]),
      .tug: rabbitTug,
      .jeer: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 1)).bent([
        .root: Bend(-8, y: -6), .body: Bend(-8, tall: 1.05), .head: Bend(-6, x: -4, y: -10),
        .earNear: Bend(-16), .earFar: Bend(34), .shoulderNear: Bend(26, x: -14),
        .shoulderFar: Bend(-26, x: 44, y: -6, wide: 1.3), .tail: Bend(wide: 1.1, tall: 1.1),
      ]),
      .flop: Pose(Face(.shut, brow: -1, lift: 0.4, mouth: 0.2, isSad: true)).bent([
        .body: Bend(-8, y: -14, wide: 1.08), .head: Bend(10, x: 4),
        .earNear: Bend(-22, tall: 1.12), .earFar: Bend(84, x: 8, y: 10, layer: 1),
        .shoulderNear: Bend(40, x: -24), .shoulderFar: Bend(-40, x: 16),
        .ankleNear: Bend(-30, x: 60, y: -30), .ankleFar: Bend(-24, x: 50, y: -34),
      ]),
    ],
  ]

  /// The rabbit's run: stretched in the air, and then gathered, its ears streaming behind it.
  private static let rabbitSprint = Pose(
    Face(gaze: Point(x: 1, y: 0.1), brow: 0.3, lift: 0.5, mouth: 0.6)
  ).bent([
    .root: Bend(26, x: -6, y: 4), .body: Bend(20, x: 10, wide: 0.9, tall: 1.16),
    .head: Bend(-48, x: 14, y: 2), .earNear: Bend(-20, x: -6, y: 4, tall: 1.24),
    .earFar: Bend(-56, x: -10, y: 4, tall: 1.2), .shoulderNear: Bend(-66, x: 20, wide: 1.15),
    .shoulderFar: Bend(-54, x: 16, wide: 1.15), .ankleNear: Bend(80, x: -70, y: -44),
    .ankleFar: Bend(70, x: -170, y: -34), .hipNear: Bend(20, x: -14, wide: 0.94),
    .tail: Bend(x: 4, y: -12),
  ])
  private static let rabbitGather = Pose(Face(.glee, brow: 0.3, mouth: 0.3)).bent([
    .root: Bend(-14, x: 6, y: -6), .body: Bend(34, x: 8, y: 4, wide: 1.08, tall: 0.84),
    .head: Bend(-18, x: 26, y: 20), .earNear: Bend(-8, x: -4, y: 4, tall: 1.24),
    .earFar: Bend(-46, x: -8, y: 4, tall: 1.2), .shoulderNear: Bend(48, x: -34, y: 8),
    .shoulderFar: Bend(58, x: -44, y: 10), .ankleNear: Bend(-20, x: 130, y: -24),
    .ankleFar: Bend(-16, x: 96, y: -18), .hipNear: Bend(-18, x: 16),
    .tail: Bend(x: -6, y: -12, wide: 1.1),
  ])

  /// The rabbit under the lion's paws, both ears up; with `up`, 0…1, a paw rises to slap the water.
  private static func rabbitPinned(slapping up: Double) -> Pose {
    Pose(
      Face(
        .wide, gaze: Point(x: -0.4, y: -0.6), brow: -1, lift: 1, fright: 0.5 + 0.3 * up, mouth: 0.4,
        isSad: true)
    ).bent([
      .body: Bend(8, y: 20, wide: 1.08, tall: 0.8), .head: Bend(4 - 8 * up, x: 2, y: 40),
      .earNear: Bend(34 + 16 * up, tall: 1.1), .earFar: Bend(-6 - 14 * up, tall: 1.1),
      .shoulderNear: Bend(-20, y: 20), .shoulderFar: Bend(-12 - 84 * up, x: 20, y: 12, wide: 1.4),
      .tail: Bend(wide: 1.15, tall: 1.15),
    ])
  }

  /// The rabbit drawn in, both paws over its eyes, both ears up.
  private static let rabbitHiding = Pose(Face(.shut, brow: -0.6, lift: 0.6)).bent([
    .body: Bend(2, y: 14, wide: 1.04, tall: 0.86), .head: Bend(2, x: -2, y: 34),
    .earNear: Bend(40, tall: 1.14), .earFar: Bend(-8, tall: 1.2),
    .shoulderNear: Bend(-92, x: 24, y: -6, layer: 1),
    .shoulderFar: Bend(-84, x: 16, y: -4, layer: 1),
  ])
  private static let rabbitHanging = rabbitHanging(kicking: 0)

  /// The rabbit hangs with its paws down, its eyes on the lion that holds it.
  private static let rabbitFound = rabbitHanging.wearing(
    Face(.wide, gaze: Point(x: 1, y: -0.2), brow: -1, lift: 1.9, fright: 0.25, mouth: 0.5)
  )
  .bending(.shoulderNear, Bend(80, x: -20, y: 10)).bending(.shoulderFar, Bend(34, x: -4, y: 4))
  .bending(.tail, Bend(wide: 1.2, tall: 1.2))

  /// The hiding rabbit, held up by an ear and drawn long by its own weight. Its feet run in the
  /// air: `kick` is −1 and 1 at the ends of a step.
  private static func rabbitHanging(kicking kick: Double) -> Pose {
    rabbitHiding.bending(.body, Bend(-3 * kick, y: -6, wide: 0.96, tall: 1.1))
      .bending(.head, Bend(y: -14)).bending(.hipNear, Bend(12 - 26 * kick, y: 6))
      .bending(
        .ankleNear, Bend(46 - 65 * kick, x: -5 + 75 * kick, y: 30 - 54 * abs(kick) - 16 * kick)
      )
      .bending(
        .ankleFar, Bend(42 + 62 * kick, x: -30 - 90 * kick, y: 24 - 50 * abs(kick) + 16 * kick)
      )
      .bending(.tail, Bend(y: 6 * kick))
  }

  private static let rabbitTug = Pose(Face(.shut, brow: 0.9, lift: 0.2, mouth: 0.4)).bent([
    .root: Bend(-22, x: -20, y: -4), .body: Bend(-12, x: -8, y: 6, wide: 1.04),
    .head: Bend(18, x: 2, y: 4), .earNear: Bend(64), .earFar: Bend(46),
    .shoulderNear: Bend(-6, x: 20, wide: 1.25), .shoulderFar: Bend(-4, x: 20, wide: 1.25),
    .ankleNear: Bend(-14, x: 60, y: -16), .ankleFar: Bend(-10, x: 40, y: -12),
  ])

  /// The lion on its back, legs in the air, which kick by `kick` degrees.
  private static func lionOver(by kick: Double) -> Pose {
    Pose(.dizzy).bent([
      .root: Bend(70, x: 30, y: 30), .body: Bend(-6, x: -10), .head: Bend(10, x: 10, y: 6),
      .mane: Bend(wide: 1.1, tall: 1.08), .wristNear: Bend(30 + kick, x: -60 - kick, y: -20),
      .wristFar: Bend(20 - kick, x: -30 + kick, y: -30),
      .ankleNear: Bend(-10 - kick, x: -40 + kick), .ankleFar: Bend(-30 + kick, x: -30 - kick),
      .tail: Bend(20), .tailTip: Bend(20), .earNear: Bend(20), .earFar: Bend(-20),
    ])
  }

  private static func rabbitOver(by kick: Double) -> Pose {
    Pose(.dizzy).bent([
      .root: Bend(-78 + 0.3 * kick, x: -20, y: 40), .body: Bend(6),
      .head: Bend(-6 - 0.4 * kick, x: 2, y: 8), .earNear: Bend(40 - kick),
      .earFar: Bend(10 + kick), .shoulderNear: Bend(-40 - kick, x: 16),
      .shoulderFar: Bend(-70 + kick, x: 6), .ankleNear: Bend(-30 - kick, x: 30, y: -20 - kick),
      .ankleFar: Bend(-20 + kick, x: 30, y: -30 + kick), .tail: Bend(wide: 1.1, tall: 1.1),
    ])
  }
}
