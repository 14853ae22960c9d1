internal import Animation
internal import Rules

extension Pose {
  /// Poses of lion and rabbit that lead to a contact, show it, or say something with a paw.
  static let contacts: [Animal: [Name: Pose]] = [
    .lion: [
      // The lion's paws on the rabbit, its hind legs still in the air, its mane flung over its
      // face.
      .lionPounce: Pose(Face(gaze: Point(x: -0.8, y: 0.8), brow: 1, mouth: 1)).bent([
        .root: Bend(-13, x: -6, y: -24), .body: Bend(6, x: -4, wide: 1.08, tall: 0.92),
        .head: Bend(-12, x: 4, y: -8), .mane: Bend(-9, x: -18, y: 4, wide: 1.14),
        .wristNear: Bend(10, x: -124, y: -40), .wristFar: Bend(8, x: -112, y: -62),
        .ankleNear: Bend(-50, x: 84, y: -70), .ankleFar: Bend(-56, x: 60, y: -96), .tail: Bend(-52),
        .tailTip: Bend(-36), .tuft: Bend(-30), .earNear: Bend(-20), .earFar: Bend(-16),
      ]),
      // The lion high above the rabbit, both paws on the rabbit's head.
      .lionOnTop: Pose(Face(gaze: Point(x: -0.9, y: 1), brow: 1, mouth: 1)).bent([
        .root: Bend(x: -80), .body: Bend(6, x: -30, y: -130, wide: 1.06, tall: 0.94),
        .head: Bend(-16, x: 30), .mane: Bend(-6, x: -8, y: 4, wide: 1.1, tall: 1.04),
        .shoulderNear: Bend(layer: 1), .elbowNear: Bend(layer: 1),
        .shoulderFar: Bend(x: -24, y: 10),
        .wristNear: Bend(16, x: -168, y: -248, wide: 1.2, layer: 1),
        .wristFar: Bend(12, x: -196, y: -244, wide: 1.2, layer: 1),
        .ankleNear: Bend(-56, x: 110, y: -190), .ankleFar: Bend(-62, x: 80, y: -206),
        .tail: Bend(-52), .tailTip: Bend(-36), .tuft: Bend(-30), .earNear: Bend(24),
        .earFar: Bend(20),
      ]),
      .lionPeek: Pose(Face(gaze: Point(x: -0.4, y: 1), brow: -0.2, lift: 0.8)).bent([
        .body: Bend(-9, x: -10, y: 10), .head: Bend(-16, x: -22, y: 24),
        .mane: Bend(-5, x: -6, y: 6, wide: 1.06), .wristNear: Bend(30, x: -70, y: -50),
        .wristFar: Bend(x: 20), .tail: Bend(-30), .tailTip: Bend(-30), .tuft: Bend(-24),
        .earNear: Bend(-12), .earFar: Bend(-12),
      ]),
      .lionGrin: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 0.7)).bent([
        .body: Bend(8, x: 6, y: -8), .head: Bend(10, x: 6, y: -16),
        .mane: Bend(wide: 1.12, tall: 1.08), .wristNear: Bend(x: -6), .tail: Bend(-26),
        .tailTip: Bend(-20), .tuft: Bend(-16),
      ]),
      .lionHail: Pose.of(.lion, .found).wearing(
        Face(.glee, gaze: Point(x: -1, y: 0), brow: -0.5, lift: 1, mouth: 0.8)
      )
      .bending(.head, Bend(10, x: 10)).bending(.wristNear, Bend(20, x: -140, y: -30))
      .bending(.tail, Bend(20)).bending(.earNear, Bend(10)),
      // The lion's rump is drawn back; everything else is still where it roared.
      // The lion is dragged backwards by its middle; paws, mane and tail follow.
      .lionFlung: Pose(.fright).bent([
        .root: Bend(6, x: 10, y: -16), .body: Bend(24, x: 56, y: -12, wide: 1.12, tall: 0.92),
        .head: Bend(-16, x: -40, y: 12, wide: 0.94), .mane: Bend(-8, x: -30, wide: 0.92, tall: 1.1),
        .wristNear: Bend(40, x: -140, y: -70), .wristFar: Bend(40, x: -130, y: -110),
        .ankleNear: Bend(50, x: -110, y: -40), .ankleFar: Bend(50, x: -90, y: -56),
        .tail: Bend(-60), .tailTip: Bend(-40), .tuft: Bend(-40), .earNear: Bend(-26),
        .earFar: Bend(-22),
      ]),
      .jeer: lionPointing.wearing(Face(.glee, brow: -0.4, lift: 1, mouth: 1))
        .bending(.head, Bend(12, x: 12, y: -10)),
      .lionPoint: lionPointing,
      .lionFeel: Pose.of(.lion, .rub).wearing(
        Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.2, isSad: true)
      )
      .bending(.head, Bend(4, x: 4, y: -8)).bending(.earNear, Bend(22))
      .bending(.earFar, Bend(-22)),
    ],
    .rabbit: [
      // The rabbit's head between its shoulders, its face to the player, its ears blown to either
      // side.
      .rabbitSplat: Pose(
        Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 0.5, isSad: true)
      ).bent([
        .body: Bend(wide: 1.2, tall: 0.84), .head: Bend(-4, x: 6, y: 12, wide: 1.12),
        .earNear: Bend(-38, tall: 1.14), .earFar: Bend(44, x: 12, tall: 1.14),
        .shoulderNear: Bend(-50, x: -10, y: 24), .shoulderFar: Bend(-40, x: 36, y: 14, wide: 1.5),
        .tail: Bend(wide: 1.25, tall: 1.2),
      ]),
      // The rabbit's cheeks pressed out to both sides, its ears on the water.
      .rabbitPancake: Pose(Face(.shut, brow: -1, lift: 0.6, isSad: true)).bent([
        .body: Bend(wide: 1.5, tall: 0.84), .head: Bend(-3, x: 6, y: 12, wide: 1.36, tall: 0.88),
        .earNear: Bend(-52, y: 10, tall: 1.14), .earFar: Bend(62, x: 20, y: 16, tall: 1.14),
        .crown: Bend(y: -14, wide: 1.2, tall: 0.7), .jaw: Bend(wide: 1.4), .nose: Bend(wide: 1.3),
        .shoulderNear: Bend(-70, x: -50, y: 24), .shoulderFar: Bend(-60, x: 70, y: 10, wide: 1.6),
        .tail: Bend(wide: 1.25, tall: 1.2),
      ]),
      .rabbitWave: rabbitGreeting(by: 0), .rabbitHail: rabbitGreeting(by: 34),
      .rabbitBye: Pose.of(.rabbit, .gulp).bending(.shoulderFar, Bend(-44, x: 6, y: -26))
        .bending(.earNear, Bend(-30)).bending(.earFar, Bend(30)),
      // The rabbit's paws around a lily pad or a tail, its haunches under it, before it leans back.
      .rabbitBrace: Pose.of(.rabbit, .claim).wearing(
        Face(.shut, gaze: Point(x: 1, y: 0.4), brow: 1, mouth: 0.2)
      )
      .bending(.root, Bend(-12, x: 6, y: 6)).bending(.body, Bend(y: 14, wide: 1.1, tall: 0.82))
      .bending(.head, Bend(12, x: -6, y: 16)).bending(.earNear, Bend(-20))
      .bending(.earFar, Bend(-30)).bending(.shoulderNear, Bend(-14))
      .bending(.shoulderFar, Bend(-14)),
      .rabbitTuck: Pose.of(.rabbit, .rabbitHop).wearing(stamping)
        .bending(.root, Bend(2, y: -8)).bending(.shoulderNear, Bend(-70, y: -8))
        .bending(.shoulderFar, Bend(-26, y: -8)).bending(.ankleNear, Bend(y: -14))
        .bending(.ankleFar, Bend(y: -10)).bending(.earNear, Bend(tall: 1.1)),
      .rabbitRoll: Pose.of(.rabbit, .gather).wearing(
        Face(.wide, brow: -1, lift: 1, fright: 0.2, mouth: 0.8)
      )
      .bending(.ankleNear, Bend(-20, x: 20, y: -50)).bending(.ankleFar, Bend(-10, x: 30, y: -50)),
      .rabbitLug: Pose.of(.rabbit, .claim).bending(.shoulderNear, Bend(-24, y: -6))
        .bending(.shoulderFar, Bend(-24, y: -6)).bending(.head, Bend(-6))
        .bending(.ankleNear, Bend(24, x: -50)).bending(.ankleFar, Bend(20, x: -50)),
    ],
  ]

  private static let lionPointing = Pose(
    Face(gaze: Point(x: -1, y: -0.1), brow: -0.7, lift: 1, mouth: 0.9)
  ).bent([
    .body: Bend(12, x: 14, y: -10), .head: Bend(-2, x: -10, y: -10), .mane: Bend(wide: 1.06),
    .wristNear: Bend(64, x: -150, y: -150), .wristFar: Bend(x: -10), .tail: Bend(-26),
    .tailTip: Bend(-20), .tuft: Bend(-16), .earNear: Bend(-8), .earFar: Bend(8),
  ])

  private static let stamping = Face(
    .wide, gaze: Point(x: 0.3, y: 0.9), brow: -0.2, lift: 1, fright: -0.1, mouth: 1)

  /// The rabbit hangs by its ears and raises a limp paw to the lion, by further `degrees` to wave.
  private static func rabbitGreeting(by degrees: Double) -> Pose {
    Pose.of(.rabbit, .found).bending(.shoulderNear, Bend(-118 - degrees, x: 10, y: -6, layer: 1))
      .bending(.head, Bend(4 - 0.2 * degrees)).bending(.ankleNear, Bend(30 - degrees, x: -10))
      .bending(.ankleFar, Bend(-20 + degrees, x: 20))
  }
}
