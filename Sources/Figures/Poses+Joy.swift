internal import Animation
internal import Rules

extension Pose {
  /// The poses of wild joy, and of a rabbit running for its life.
  static let extremes: [Animal: [Name: Pose]] = [
    .lion: [
      .dangle: lionFound.wearing(Face(gaze: Point(x: -1, y: 0), brow: 0.5, lift: 0.5, mouth: 0.5))
        .bending(.head, JointPose(-10, x: 8, y: 2)).bending(.mane, JointPose(-6, wide: 1.04))
        .bending(.wristNear, JointPose(x: -16, y: -26)).bending(.tail, JointPose(44))
        .bending(.tailTip, JointPose(40)).bending(.tuft, JointPose(40)).bending(
          .earNear, JointPose(16)),
      .topple: lionOver(by: 0),
      .kick: lionOver(by: 26),
      .laugh: lionOver(by: 8).wearing(.glee),
      .chuckle: lionOver(by: 26).wearing(.glee),
      .exult: Pose(Face(.glee, brow: 0.2, lift: 0.8, mouth: 1)).bent([
        .root: JointPose(y: -10), .body: JointPose(38, x: 52, y: -34, tall: 1.04),
        .head: JointPose(-20, x: 0, y: -16), .mane: JointPose(4, wide: 1.14, tall: 1.12),
        .wristNear: JointPose(86, x: -76, y: -230),
        .wristFar: JointPose(60, x: 24, y: -276), .ankleNear: JointPose(x: 16),
        .ankleFar: JointPose(x: 4),
        .tail: JointPose(-40), .tailTip: JointPose(-26),
        .tuft: JointPose(-30, wide: 1.2, tall: 1.2),
        .earNear: JointPose(16), .earFar: JointPose(-16),
      ]),
      .danceLeft: Pose(.glee).bent([
        .body: JointPose(-7, x: -6, y: 8), .head: JointPose(-14, x: -12, y: 4),
        .mane: JointPose(-5, wide: 1.08), .wristNear: JointPose(10, x: -20),
        .wristFar: JointPose(40, x: -70, y: -96), .ankleNear: JointPose(x: 12),
        .ankleFar: JointPose(-26, x: 20, y: -40), .tail: JointPose(-44), .tailTip: JointPose(-30),
        .tuft: JointPose(-30), .earNear: JointPose(-14), .earFar: JointPose(-14),
      ]),
      .danceRight: Pose(.glee).bent([
        .body: JointPose(14, x: 16, y: -10), .head: JointPose(14, x: 12, y: -8),
        .mane: JointPose(5, wide: 1.08), .wristNear: JointPose(50, x: -70, y: -120),
        .wristFar: JointPose(x: 14),
        .ankleNear: JointPose(x: -6), .ankleFar: JointPose(x: -10), .tail: JointPose(22),
        .tailTip: JointPose(26),
        .tuft: JointPose(30), .earNear: JointPose(14), .earFar: JointPose(14),
      ]),
    ],
    .cobra: [
      .exult: Pose(.glee).bent([
        .coilHigh: JointPose(y: -6), .neckLow: JointPose(-4, y: -44),
        .neckMiddle: JointPose(8, y: -42),
        .neckHigh: JointPose(-5, y: -34), .hood: JointPose(2, wide: 1.16, tall: 1.04),
        .head: JointPose(-8, y: -14), .tail: JointPose(-60, y: -20), .tongue: JointPose(y: 2),
      ]),
      .danceLeft: Pose(.glee).bent([
        .coilLow: JointPose(x: 6), .coilHigh: JointPose(3, x: 14), .foot: JointPose(-8),
        .neckLow: JointPose(-20, y: -24), .neckMiddle: JointPose(4, y: -24),
        .neckHigh: JointPose(14, y: -14),
        .hood: JointPose(4, wide: 1.1), .head: JointPose(24, x: -6), .tail: JointPose(30),
      ]),
      .danceRight: Pose(.glee).bent([
        .coilLow: JointPose(x: -6), .coilHigh: JointPose(-3, x: -14), .foot: JointPose(6),
        .neckLow: JointPose(20, y: -24), .neckMiddle: JointPose(-2, y: -24),
        .neckHigh: JointPose(-12, y: -14),
        .hood: JointPose(-4, wide: 1.1), .head: JointPose(-22, x: 8), .tail: JointPose(-44, y: -8),
      ]),
    ],
    .rabbit: [
      .topple: rabbitOver(by: 0),
      .laugh: rabbitOver(by: -10).wearing(.glee),
      .chuckle: rabbitOver(by: 30).wearing(.glee),
      .exult: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 1)).bent([
        .root: JointPose(y: -18), .body: JointPose(-3, tall: 1.12), .head: JointPose(-16, y: -14),
        .earNear: JointPose(20), .earFar: JointPose(-30, tall: 1.1),
        .shoulderNear: JointPose(-130, x: -16, y: -6, wide: 1.1, layer: 1),
        .shoulderFar: JointPose(-100, x: 30, y: -14, wide: 1.25), .ankleNear: JointPose(20, y: 6),
        .ankleFar: JointPose(22, y: 4), .tail: JointPose(wide: 1.2, tall: 1.2),
      ]),
      .danceLeft: Pose(.glee).bent([
        .root: JointPose(-24, y: -16), .body: JointPose(-6, tall: 1.06),
        .head: JointPose(12, x: 6, y: -4),
        .earNear: JointPose(60), .earFar: JointPose(40, x: 6), .shoulderNear: JointPose(-70, x: 10),
        .shoulderFar: JointPose(-50, x: 16), .ankleNear: JointPose(-40, x: 64, y: -50),
        .ankleFar: JointPose(-20, x: 36, y: -20), .tail: JointPose(x: -8),
      ]),
      .danceRight: Pose(.glee).bent([
        .root: JointPose(20, y: -16), .body: JointPose(8, tall: 1.06),
        .head: JointPose(-24, x: 4, y: -8),
        .earNear: JointPose(-40), .earFar: JointPose(-70, x: -10),
        .shoulderNear: JointPose(-120, x: -4),
        .shoulderFar: JointPose(-70, x: 24), .ankleNear: JointPose(70, x: -70, y: -20),
        .ankleFar: JointPose(40, x: -80, y: -10), .tail: JointPose(x: 6, y: -8),
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
        .root: JointPose(-8, y: -10), .body: JointPose(-4, tall: 1.02),
        .head: JointPose(12, x: 8, y: 4),
        .earNear: JointPose(12, tall: 1.16), .earFar: JointPose(-14, tall: 1.16),
        .shoulderNear: JointPose(-64, x: 12), .shoulderFar: JointPose(-76, x: 22, y: -6),
        .ankleNear: JointPose(-10, x: 44, y: -62), .ankleFar: JointPose(-6, x: 34, y: -68),
        .hipNear: JointPose(-10, y: -12), .tail: JointPose(wide: 1.1, tall: 1.1),
      ]),
      .rabbitTiptoe: Pose(
        Face(.half, gaze: Point(x: 0.9, y: 0.3), brow: 0.5, lift: 0.6, mouth: 0.3)
      ).bent([
        .root: JointPose(6, y: -12), .body: JointPose(4, x: 4, tall: 1.06),
        .head: JointPose(-4, x: 10, y: 2),
        .earNear: JointPose(-20), .earFar: JointPose(-50, x: -8),
        .shoulderNear: JointPose(-66, x: 10),
        .shoulderFar: JointPose(-50, x: 26), .ankleNear: JointPose(30, x: -16, y: -16),
        .ankleFar: JointPose(-20, x: 30, y: -20),
      ]),
      .rabbitBraced: rabbitGather.wearing(
        Face(.wide, gaze: Point(x: 1, y: 0), brow: -0.3, lift: 1, mouth: 0.2)
      )
      .bending(.root, JointPose(10, y: 6)).bending(.ankleNear, JointPose(20, x: -100, y: 24))
      .bending(.ankleFar, JointPose(16, x: -70, y: 18)),
      .sprint: rabbitSprint, .gather: rabbitGather,
      .pinned: rabbitPinned(slapping: 0), .slap: rabbitPinned(slapping: 1),
      .hide: rabbitHiding, .wriggle: rabbitHanging(kicking: 1),
      .thrash: rabbitHanging(kicking: -1),
      .wink: rabbitHanging.wearing(Face(.wink, gaze: Point(x: -1, y: 0), brow: -0.6, lift: 0.9))
        .bending(.shoulderNear, JointPose(34, x: -6)),
      .found: rabbitFound.bending(.ankleNear, JointPose(-40, x: 20, y: -16))
        .bending(.ankleFar, JointPose(24)),
      .dangle: rabbitFound.bending(.body, JointPose(-5, wide: 0.97, tall: 1.05))
        .bending(.head, JointPose(7)).bending(.earFar, JointPose(36))
        .bending(.shoulderNear, JointPose(-26, x: 8)).bending(.shoulderFar, JointPose(30))
        .bending(.ankleNear, JointPose(36, x: -30, y: 6)).bending(
          .ankleFar, JointPose(-50, x: 50, y: -26)),
      .gulp: Pose(
        Face(
          .wide, gaze: Point(x: -0.8, y: -0.9), squint: 0.2, brow: -1, lift: 1, fright: -0.1,
          mouth: 0.08, isSad: true)
      ).bent([
        .body: JointPose(4, y: 14, wide: 1.1, tall: 0.86),
        .head: JointPose(-10, x: -4, y: 22, wide: 1.22, tall: 0.98),
        .earNear: JointPose(60, tall: 1.1),
        .earFar: JointPose(-30, tall: 1.1), .shoulderNear: JointPose(-20, y: 20),
        .shoulderFar: JointPose(-96, x: 36, y: -6, wide: 1.4),
        .tail: JointPose(wide: 1.2, tall: 1.2),
      ]),
      .peer: Pose(Face(.wide, gaze: Point(x: 0.3, y: 1), brow: -1, lift: 0.9, isSad: true)).bent([
        .body: JointPose(6, y: 4), .head: JointPose(22, x: 12, y: 28), .earNear: JointPose(30),
        .earFar: JointPose(6), .shoulderNear: JointPose(-30, x: 6),
        .shoulderFar: JointPose(-36, x: 4),
      ]),
      .tug: rabbitTug,
      .jeer: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 1)).bent([
        .root: JointPose(-8, y: -6), .body: JointPose(-8, tall: 1.05),
        .head: JointPose(-6, x: -4, y: -10),
        .earNear: JointPose(-16), .earFar: JointPose(34), .shoulderNear: JointPose(26, x: -14),
        .shoulderFar: JointPose(-26, x: 44, y: -6, wide: 1.3),
        .tail: JointPose(wide: 1.1, tall: 1.1),
      ]),
      .flop: Pose(Face(.shut, brow: -1, lift: 0.4, mouth: 0.2, isSad: true)).bent([
        .body: JointPose(-8, y: -14, wide: 1.08), .head: JointPose(10, x: 4),
        .earNear: JointPose(-22, tall: 1.12), .earFar: JointPose(84, x: 8, y: 10, layer: 1),
        .shoulderNear: JointPose(40, x: -24), .shoulderFar: JointPose(-40, x: 16),
        .ankleNear: JointPose(-30, x: 60, y: -30), .ankleFar: JointPose(-24, x: 50, y: -34),
      ]),
    ],
  ]

  /// The rabbit's run: stretched in the air, and then gathered, its ears streaming behind it.
  private static let rabbitSprint = Pose(
    Face(gaze: Point(x: 1, y: 0.1), brow: 0.3, lift: 0.5, mouth: 0.6)
  ).bent([
    .root: JointPose(26, x: -6, y: 4), .body: JointPose(20, x: 10, wide: 0.9, tall: 1.16),
    .head: JointPose(-48, x: 14, y: 2), .earNear: JointPose(-20, x: -6, y: 4, tall: 1.24),
    .earFar: JointPose(-56, x: -10, y: 4, tall: 1.2),
    .shoulderNear: JointPose(-66, x: 20, wide: 1.15),
    .shoulderFar: JointPose(-54, x: 16, wide: 1.15), .ankleNear: JointPose(80, x: -70, y: -44),
    .ankleFar: JointPose(70, x: -170, y: -34), .hipNear: JointPose(20, x: -14, wide: 0.94),
    .tail: JointPose(x: 4, y: -12),
  ])
  private static let rabbitGather = Pose(Face(.glee, brow: 0.3, mouth: 0.3)).bent([
    .root: JointPose(-14, x: 6, y: -6), .body: JointPose(34, x: 8, y: 4, wide: 1.08, tall: 0.84),
    .head: JointPose(-18, x: 26, y: 20), .earNear: JointPose(-8, x: -4, y: 4, tall: 1.24),
    .earFar: JointPose(-46, x: -8, y: 4, tall: 1.2), .shoulderNear: JointPose(48, x: -34, y: 8),
    .shoulderFar: JointPose(58, x: -44, y: 10), .ankleNear: JointPose(-20, x: 130, y: -24),
    .ankleFar: JointPose(-16, x: 96, y: -18), .hipNear: JointPose(-18, x: 16),
    .tail: JointPose(x: -6, y: -12, wide: 1.1),
  ])

  /// The rabbit under the lion's paws, both ears up; with `up`, 0…1, a paw rises to slap the water.
  private static func rabbitPinned(slapping up: Double) -> Pose {
    Pose(
      Face(
        .wide, gaze: Point(x: -0.4, y: -0.6), brow: -1, lift: 1, fright: 0.5 + 0.3 * up, mouth: 0.4,
        isSad: true)
    ).bent([
      .body: JointPose(8, y: 20, wide: 1.08, tall: 0.8), .head: JointPose(4 - 8 * up, x: 2, y: 40),
      .earNear: JointPose(34 + 16 * up, tall: 1.1), .earFar: JointPose(-6 - 14 * up, tall: 1.1),
      .shoulderNear: JointPose(-20, y: 20),
      .shoulderFar: JointPose(-12 - 84 * up, x: 20, y: 12, wide: 1.4),
      .tail: JointPose(wide: 1.15, tall: 1.15),
    ])
  }

  /// The rabbit drawn in, both paws over its eyes, both ears up.
  private static let rabbitHiding = Pose(Face(.shut, brow: -0.6, lift: 0.6)).bent([
    .body: JointPose(2, y: 14, wide: 1.04, tall: 0.86), .head: JointPose(2, x: -2, y: 34),
    .earNear: JointPose(40, tall: 1.14), .earFar: JointPose(-8, tall: 1.2),
    .shoulderNear: JointPose(-92, x: 24, y: -6, layer: 1),
    .shoulderFar: JointPose(-84, x: 16, y: -4, layer: 1),
  ])
  private static let rabbitHanging = rabbitHanging(kicking: 0)

  /// The rabbit hangs with its paws down, its eyes on the lion that holds it.
  private static let rabbitFound = rabbitHanging.wearing(
    Face(.wide, gaze: Point(x: 1, y: -0.2), brow: -1, lift: 1.9, fright: 0.25, mouth: 0.5)
  )
  .bending(.shoulderNear, JointPose(80, x: -20, y: 10)).bending(
    .shoulderFar, JointPose(34, x: -4, y: 4)
  )
  .bending(.tail, JointPose(wide: 1.2, tall: 1.2))

  /// The hiding rabbit, held up by an ear and drawn long by its own weight. Its feet run in the
  /// air: `kick` is −1 and 1 at the ends of a step.
  private static func rabbitHanging(kicking kick: Double) -> Pose {
    rabbitHiding.bending(.body, JointPose(-3 * kick, y: -6, wide: 0.96, tall: 1.1))
      .bending(.head, JointPose(y: -14)).bending(.hipNear, JointPose(12 - 26 * kick, y: 6))
      .bending(
        .ankleNear, JointPose(46 - 65 * kick, x: -5 + 75 * kick, y: 30 - 54 * abs(kick) - 16 * kick)
      )
      .bending(
        .ankleFar, JointPose(42 + 62 * kick, x: -30 - 90 * kick, y: 24 - 50 * abs(kick) + 16 * kick)
      )
      .bending(.tail, JointPose(y: 6 * kick))
  }

  private static let rabbitTug = Pose(Face(.shut, brow: 0.9, lift: 0.2, mouth: 0.4)).bent([
    .root: JointPose(-22, x: -20, y: -4), .body: JointPose(-12, x: -8, y: 6, wide: 1.04),
    .head: JointPose(18, x: 2, y: 4), .earNear: JointPose(64), .earFar: JointPose(46),
    .shoulderNear: JointPose(-6, x: 20, wide: 1.25), .shoulderFar: JointPose(-4, x: 20, wide: 1.25),
    .ankleNear: JointPose(-14, x: 60, y: -16), .ankleFar: JointPose(-10, x: 40, y: -12),
  ])

  /// The lion on its back, legs in the air, which kick by `kick` degrees.
  private static func lionOver(by kick: Double) -> Pose {
    Pose(.dizzy).bent([
      .root: JointPose(70, x: 30, y: 30), .body: JointPose(-6, x: -10),
      .head: JointPose(10, x: 10, y: 6),
      .mane: JointPose(wide: 1.1, tall: 1.08),
      .wristNear: JointPose(30 + kick, x: -60 - kick, y: -20),
      .wristFar: JointPose(20 - kick, x: -30 + kick, y: -30),
      .ankleNear: JointPose(-10 - kick, x: -40 + kick),
      .ankleFar: JointPose(-30 + kick, x: -30 - kick),
      .tail: JointPose(20), .tailTip: JointPose(20), .earNear: JointPose(20),
      .earFar: JointPose(-20),
    ])
  }

  private static func rabbitOver(by kick: Double) -> Pose {
    Pose(.dizzy).bent([
      .root: JointPose(-78 + 0.3 * kick, x: -20, y: 40), .body: JointPose(6),
      .head: JointPose(-6 - 0.4 * kick, x: 2, y: 8), .earNear: JointPose(40 - kick),
      .earFar: JointPose(10 + kick), .shoulderNear: JointPose(-40 - kick, x: 16),
      .shoulderFar: JointPose(-70 + kick, x: 6),
      .ankleNear: JointPose(-30 - kick, x: 30, y: -20 - kick),
      .ankleFar: JointPose(-20 + kick, x: 30, y: -30 + kick),
      .tail: JointPose(wide: 1.1, tall: 1.1),
    ])
  }
}
