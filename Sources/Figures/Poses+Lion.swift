internal import Animation

extension Pose {
  /// The lion's poses: it is heavy, so its paws stay on the ground while its body moves above them.
  static let lion = lionAlone.merging(lionInRounds) { one, _ in one }
    .merging(lionVain) { one, _ in one }

  private static let lionAlone: [Name: Pose] = [
    .lookRound: Pose(Face(gaze: Point(x: 1, y: -0.2), brow: -0.1, lift: 0.5)).bent([
      .head: JointPose(7, x: 14, y: -8), .earFar: JointPose(-8), .tail: JointPose(8),
      .tuft: JointPose(12),
    ]),
    .crouch: Pose(.bold).bent([
      .body: JointPose(-9, x: 16, y: 34, wide: 1.03, tall: 0.95),
      .head: JointPose(8, x: -10, y: 20),
      .wristNear: JointPose(x: -28), .wristFar: JointPose(x: -22), .ankleNear: JointPose(x: 10),
      .ankleFar: JointPose(x: 8), .tail: JointPose(14), .tailTip: JointPose(20),
      .earNear: JointPose(16),
      .earFar: JointPose(-16),
    ]),
    .leap: Pose(Face(brow: 0.8, mouth: 0.8)).bent([
      .root: JointPose(4), .body: JointPose(8, y: -10, wide: 1.1, tall: 0.94),
      .head: JointPose(-4, x: -14, y: -14), .mane: JointPose(5, x: 12, y: 2),
      .wristNear: JointPose(24, x: -116, y: -64), .wristFar: JointPose(26, x: -96, y: -92),
      .ankleNear: JointPose(-58, x: 130, y: -34), .ankleFar: JointPose(-62, x: 76, y: -62),
      .tail: JointPose(26),
      .tailTip: JointPose(22), .tuft: JointPose(24), .earNear: JointPose(14),
      .earFar: JointPose(14),
    ]),
    .land: Pose(.bold).bent([
      .body: JointPose(-12, x: -6, y: 22), .head: JointPose(2, x: -12, y: 34),
      .wristNear: JointPose(x: -44),
      .wristFar: JointPose(x: -40), .ankleNear: JointPose(-16, x: 12, y: -18),
      .ankleFar: JointPose(-16, x: 6, y: -26), .mane: JointPose(-5, x: -6, y: 10),
      .tail: JointPose(-20),
      .tailTip: JointPose(-18), .tuft: JointPose(-20),
    ]),
    .carried: Pose(Face(gaze: Point(x: -0.4, y: 0.6), brow: -0.5, lift: 0.6)).bent([
      .body: JointPose(6, y: -34), .head: JointPose(-4, y: -6),
      .wristNear: JointPose(30, x: 18, y: -4),
      .wristFar: JointPose(34, x: 34, y: -10), .ankleNear: JointPose(-26, x: 8, y: -6),
      .ankleFar: JointPose(-34, x: 4, y: -12), .tail: JointPose(44), .tailTip: JointPose(30),
      .tuft: JointPose(20),
    ]),
    .run: Pose(.bold).bent([
      .body: JointPose(4, y: -6, wide: 1.04, tall: 0.97), .head: JointPose(4, x: -10, y: -10),
      .wristNear: JointPose(20, x: -84, y: -50), .wristFar: JointPose(24, x: -66, y: -84),
      .ankleNear: JointPose(-20, x: 86, y: 2), .ankleFar: JointPose(-30, x: 44, y: -10),
      .mane: JointPose(4, x: 8),
      .tail: JointPose(18), .tailTip: JointPose(16), .tuft: JointPose(10),
    ]),
    .strike: Pose(.roar).bent([
      .body: JointPose(15, x: 6, y: -16), .head: JointPose(-6, x: -14, y: -8),
      .wristNear: JointPose(48, x: -92, y: -128), .wristFar: JointPose(x: -26),
      .mane: JointPose(3, x: 6),
      .tail: JointPose(-14), .tailTip: JointPose(-10),
    ]),
    .cheer: Pose(.glee).bent([
      .body: JointPose(26, x: 34, y: -30), .head: JointPose(-16, x: 2, y: -12),
      .wristNear: JointPose(70, x: -40, y: -168), .wristFar: JointPose(60, x: -30, y: -190),
      .ankleNear: JointPose(x: 10), .ankleFar: JointPose(x: 6), .tail: JointPose(-22),
      .tailTip: JointPose(-20),
      .tuft: JointPose(-16), .earNear: JointPose(-6),
    ]),
    .fright: Pose(.fright).bent([
      .body: JointPose(9, x: 26, y: -18, wide: 0.97, tall: 1.04),
      .head: JointPose(6, x: 16, y: -22),
      .mane: JointPose(wide: 1.12, tall: 1.12), .wristNear: JointPose(6, x: 2),
      .wristFar: JointPose(4, x: 10),
      .ankleNear: JointPose(-14, x: 0, y: -4), .ankleFar: JointPose(-12), .tail: JointPose(-4),
      .tailTip: JointPose(6),
      .tuft: JointPose(10, wide: 1.25, tall: 1.15), .earNear: JointPose(18),
      .earFar: JointPose(-18),
    ]),
    .proud: Pose(.proud).bent([
      .body: JointPose(7, y: -8), .head: JointPose(6, x: 8, y: -20),
      .mane: JointPose(wide: 1.07, tall: 1.06),
      .wristNear: JointPose(x: -4), .wristFar: JointPose(x: -14), .tail: JointPose(-12),
      .tailTip: JointPose(-10),
      .tuft: JointPose(-8),
    ]),
    .sad: Pose(.sad).bent([
      .body: JointPose(-5, y: 12), .head: JointPose(-9, x: -4, y: 42),
      .mane: JointPose(-3, y: 8, wide: 0.96),
      .earNear: JointPose(26), .earFar: JointPose(-26), .tail: JointPose(70),
      .tailTip: JointPose(58), .tuft: JointPose(40),
    ]),
    .doze: Pose(.asleep).bent([
      .body: JointPose(-2, y: 66, tall: 0.94), .head: JointPose(-7, x: -14, y: 30),
      .wristNear: JointPose(x: -84),
      .wristFar: JointPose(x: -64), .ankleNear: JointPose(x: -38), .ankleFar: JointPose(x: -20),
      .earNear: JointPose(20), .earFar: JointPose(-20), .tail: JointPose(62),
      .tailTip: JointPose(50), .tuft: JointPose(60),
    ]),
    .dizzy: lionSit.wearing(.dizzy).bending(.head, JointPose(-9, x: -10, y: 6)),
    .flat: lionFlat,
    .wink: lionFlat.wearing(Face(.wink, brow: 0.6, lift: 0.5, mouth: 0.35))
      .bending(.head, JointPose(9, x: 4, y: -40)).bending(.mane, JointPose(wide: 1.06, tall: 1.06)),
    .lionGlum: lionFlat.wearing(
      Face(.half, gaze: Point(x: 0.6, y: -1), brow: 0.9, lift: 0.3, isSad: true)
    )
    .bending(.head, JointPose(6, x: -6, y: -44)).bending(.wristFar, JointPose(20, x: -40, y: -16)),
    .lionPuffed: lionFlat.wearing(
      Face(.wide, squint: 0.4, brow: -1, lift: 1, fright: 0.3, isSad: true)
    )
    .bending(.head, JointPose(8, x: -6, y: -46, wide: 1.22, tall: 1.06))
    .bending(.wristFar, JointPose(30, x: -60, y: -90)).bending(.tail, JointPose(-60)),
    .lionSpout: lionFlat.wearing(
      Face(.shut, brow: -1, lift: 0.6, mouth: 0.34, isSad: true)
    )
    .bending(.head, JointPose(26, x: 4, y: -54, wide: 0.94, tall: 1.06))
    .bending(.wristFar, JointPose(30, x: -60, y: -90)).bending(.tail, JointPose(-60)),
    .peep: Pose(.dizzy).bent([
      .body: JointPose(-3, y: 88, wide: 1.12, tall: 0.76),
      .head: JointPose(-14, x: -22, y: 30, wide: 1.06),
      .wristNear: JointPose(-8, x: -96), .wristFar: JointPose(30, x: -120, y: -60),
      .ankleNear: JointPose(8, x: 50), .ankleFar: JointPose(6, x: 40), .earNear: JointPose(34),
      .earFar: JointPose(-34),
      .tail: JointPose(-6), .tailTip: JointPose(-50), .tuft: JointPose(-40, wide: 1.2),
    ]),
    .lick: Pose(Face(.half, gaze: Point(x: -1, y: 0), brow: 0.8, lift: 0.2, mouth: 0.7)).bent([
      .body: JointPose(3, y: 4), .head: JointPose(-8, x: -12, y: 10), .mane: JointPose(wide: 1.06),
      .tail: JointPose(-14), .tailTip: JointPose(-20), .tuft: JointPose(-30),
      .earNear: JointPose(10),
      .earFar: JointPose(-10),
    ]),
    .wiggle: Pose(Face(brow: 1, mouth: 0.3)).bent([
      .body: JointPose(-18, x: 26, y: 26, wide: 1.03, tall: 0.96),
      .head: JointPose(16, x: -10, y: 28),
      .wristNear: JointPose(x: -40), .wristFar: JointPose(x: -30), .ankleNear: JointPose(x: 14),
      .ankleFar: JointPose(x: 10), .tail: JointPose(-20), .tailTip: JointPose(-30),
      .tuft: JointPose(-40),
      .earNear: JointPose(20), .earFar: JointPose(-20),
    ]),
    .swim: Pose(.sad).bent([
      .body: JointPose(4, y: 64, tall: 0.86), .head: JointPose(4, x: -8, y: -4),
      .wristNear: JointPose(x: -60),
      .wristFar: JointPose(x: -80), .ankleNear: JointPose(x: 40), .ankleFar: JointPose(x: 30),
      .mane: JointPose(wide: 0.9, tall: 1.06), .earNear: JointPose(22), .earFar: JointPose(-22),
      .tail: JointPose(40),
      .tailTip: JointPose(20), .tuft: JointPose(20),
    ]),
    .cower: Pose(.fright).bent([
      .body: JointPose(-4, x: 14, y: 46, tall: 0.92),
      .head: JointPose(-4, x: 12, y: 34, wide: 0.98),
      .mane: JointPose(y: 6, wide: 1.08, tall: 1.04), .earNear: JointPose(40),
      .earFar: JointPose(-40),
      .wristNear: JointPose(x: -22), .wristFar: JointPose(x: -14), .ankleNear: JointPose(x: 8),
      .tail: JointPose(70),
      .tailTip: JointPose(60), .tuft: JointPose(40),
    ]),
    .yelp: Pose(Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 1, isSad: true)).bent([
      .body: JointPose(16, x: 34, y: -16, tall: 1.04), .head: JointPose(14, x: 20, y: -22),
      .mane: JointPose(wide: 1.14, tall: 1.12), .wristNear: JointPose(30, x: -10, y: -60),
      .wristFar: JointPose(20, x: 0, y: -40), .earNear: JointPose(24), .earFar: JointPose(-24),
      .tail: JointPose(-20),
      .tailTip: JointPose(-20), .tuft: JointPose(20, wide: 1.25, tall: 1.15),
    ]),
    .pin: Pose(Face(gaze: Point(x: -0.7, y: 0.7), brow: 1, mouth: 0.8)).bent([
      // The lions hold each other at arm's length: closer, it would seem an embrace.
      .body: JointPose(14, x: 14, y: -30), .head: JointPose(-26, x: -16, y: 0),
      .mane: JointPose(3, x: 4, wide: 1.08),
      .wristNear: JointPose(10, x: -124, y: -70),
      .wristFar: JointPose(8, x: -108, y: -100), .tail: JointPose(-24),
      .tailTip: JointPose(-20), .tuft: JointPose(-16), .ankleNear: JointPose(x: 14),
      .ankleFar: JointPose(x: 8),
    ]),
    .slink: Pose(.sad).bent([
      .body: JointPose(-6, y: 18), .head: JointPose(-10, x: -6, y: 60),
      .mane: JointPose(-4, y: 10, wide: 0.92),
      .wristNear: JointPose(10, x: -50, y: -14), .wristFar: JointPose(x: -4),
      .ankleNear: JointPose(-10, x: 40, y: -8), .ankleFar: JointPose(x: -16),
      .earNear: JointPose(34),
      .earFar: JointPose(-34), .tail: JointPose(76), .tailTip: JointPose(62), .tuft: JointPose(44),
    ]),
    .shakeLeft: Pose(Face(.shut, brow: 1, mouth: 0.3)).bent([
      // The head moves ahead of the hips, and the mane behind both.
      .body: JointPose(4, x: 8, y: 8, wide: 1.03), .head: JointPose(-26, x: -16, y: 14),
      .mane: JointPose(16, wide: 1.2, tall: 1.14), .hipNear: JointPose(x: 10),
      .earNear: JointPose(24),
      .earFar: JointPose(24), .tail: JointPose(26), .tailTip: JointPose(20), .tuft: JointPose(-26),
    ]),
    .shakeRight: Pose(Face(.shut, brow: 1, mouth: 0.3)).bent([
      .body: JointPose(-4, x: -8, y: 8, wide: 1.03), .head: JointPose(26, x: 18, y: 8),
      .mane: JointPose(-16, wide: 1.2, tall: 1.14), .hipNear: JointPose(x: -10),
      .earNear: JointPose(-24),
      .earFar: JointPose(-24), .tail: JointPose(-26), .tailTip: JointPose(-20),
      .tuft: JointPose(26),
    ]),
    .yawn: Pose(Face(.shut, brow: -0.3, lift: 0.4, mouth: 0.9)).bent([
      .body: JointPose(7, x: 8, y: -4), .head: JointPose(22, x: 16, y: -16, wide: 1.04, tall: 1.08),
      .mane: JointPose(3, wide: 1.06, tall: 1.04), .earNear: JointPose(28), .earFar: JointPose(-28),
      .tail: JointPose(14), .tuft: JointPose(16),
    ]),
    .twitch: Pose(.calm).bent([
      .earNear: JointPose(16), .tail: JointPose(-6), .tailTip: JointPose(-14),
      .tuft: JointPose(-30),
    ]),
    .watch: Pose(Face(brow: -0.3, lift: 0.6)).bent([
      .head: JointPose(4, x: 2, y: -12), .earNear: JointPose(-6), .earFar: JointPose(6),
      .tail: JointPose(-6),
    ]),
    .swayLeft: Pose(Face(gaze: Point(x: -1, y: 0), brow: -0.6, lift: 0.5)).bent([
      .head: JointPose(-9, x: -10, y: 2), .earFar: JointPose(-8), .tail: JointPose(10),
    ]),
    .swayRight: Pose(Face(gaze: Point(x: 1, y: 0), brow: -0.6, lift: 0.5)).bent([
      .head: JointPose(9, x: 12, y: -2), .earNear: JointPose(8), .tail: JointPose(-8),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .body: JointPose(5, x: 20, y: -4), .head: JointPose(9, x: 14, y: -12),
      .earNear: JointPose(22),
      .earFar: JointPose(-22), .tail: JointPose(-4), .tuft: JointPose(wide: 1.2),
    ]),
  ]

  private static let lionFlat = Pose(.dizzy).bent([
    .body: JointPose(-3, y: 88, wide: 1.12, tall: 0.76),
    .head: JointPose(-8, x: -18, y: 56, wide: 1.06),
    .wristNear: JointPose(-8, x: -96), .wristFar: JointPose(-4, x: -84),
    .ankleNear: JointPose(8, x: 50),
    .ankleFar: JointPose(6, x: 40), .earNear: JointPose(34), .earFar: JointPose(-34),
    .tail: JointPose(58),
    .tailTip: JointPose(40), .tuft: JointPose(52),
  ])

  static let lionWalk = Pose(.bold).bent([
    .body: JointPose(-2, y: 6), .head: JointPose(-3, x: -8, y: 12), .tail: JointPose(26),
    .tailTip: JointPose(16),
  ])

  static let lionSit = Pose(.calm).bent([
    .body: JointPose(27, x: 6, y: 24), .head: JointPose(-20, x: 8, y: 10),
    .wristNear: JointPose(x: 22),
    .wristFar: JointPose(x: 40), .ankleNear: JointPose(x: -20), .ankleFar: JointPose(x: -30),
    .tail: JointPose(36),
    .tailTip: JointPose(30), .tuft: JointPose(20),
  ])
}
