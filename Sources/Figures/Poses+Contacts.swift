internal import Animation
internal import Rules

extension Pose {
  /// Poses of lion and rabbit that lead to a contact, show it, or say something with a paw.
  static let contacts: [Animal: [Name: Pose]] = [
    .lion: [
      // The lion's paws on the rabbit, its hind legs still in the air, its mane flung over its
      // face.
      .lionPounce: Pose(Face(gaze: Point(x: -0.8, y: 0.8), brow: 1, mouth: 1)).bent([
        .root: JointPose(-13, x: -6, y: -24), .body: JointPose(6, x: -4, wide: 1.08, tall: 0.92),
        .head: JointPose(-12, x: 4, y: -8), .mane: JointPose(-9, x: -18, y: 4, wide: 1.14),
        .wristNear: JointPose(10, x: -124, y: -40), .wristFar: JointPose(8, x: -112, y: -62),
        .ankleNear: JointPose(-50, x: 84, y: -70), .ankleFar: JointPose(-56, x: 60, y: -96),
        .tail: JointPose(-52),
        .tailTip: JointPose(-36), .tuft: JointPose(-30), .earNear: JointPose(-20),
        .earFar: JointPose(-16),
      ]),
      // The lion high above the rabbit, both paws on the rabbit's head.
      .lionOnTop: Pose(Face(gaze: Point(x: -0.9, y: 1), brow: 1, mouth: 1)).bent([
        .root: JointPose(x: -80), .body: JointPose(6, x: -30, y: -130, wide: 1.06, tall: 0.94),
        .head: JointPose(-16, x: 30), .mane: JointPose(-6, x: -8, y: 4, wide: 1.1, tall: 1.04),
        .shoulderFar: JointPose(x: -24, y: 10),
        .wristNear: JointPose(16, x: -168, y: -248, wide: 1.2, layer: afar),
        .wristFar: JointPose(12, x: -196, y: -244, wide: 1.2, layer: afar),
        .ankleNear: JointPose(-56, x: 110, y: -190), .ankleFar: JointPose(-62, x: 80, y: -206),
        .tail: JointPose(-52), .tailTip: JointPose(-36), .tuft: JointPose(-30),
        .earNear: JointPose(24),
        .earFar: JointPose(20),
      ]),
      .lionPeek: Pose(Face(gaze: Point(x: -0.4, y: 1), brow: -0.2, lift: 0.8)).bent([
        .body: JointPose(-9, x: -10, y: 10), .head: JointPose(-16, x: -22, y: 24),
        .mane: JointPose(-5, x: -6, y: 6, wide: 1.06), .wristNear: JointPose(30, x: -70, y: -50),
        .wristFar: JointPose(x: 20), .tail: JointPose(-30), .tailTip: JointPose(-30),
        .tuft: JointPose(-24),
        .earNear: JointPose(-12), .earFar: JointPose(-12),
      ]),
      .lionGrin: Pose(Face(.glee, brow: -0.2, lift: 1, mouth: 0.7)).bent([
        .body: JointPose(8, x: 6, y: -8), .head: JointPose(10, x: 6, y: -16),
        .mane: JointPose(wide: 1.12, tall: 1.08), .wristNear: JointPose(x: -6),
        .tail: JointPose(-26),
        .tailTip: JointPose(-20), .tuft: JointPose(-16),
      ]),
      .lionHail: Pose.of(.lion, .found).wearing(
        Face(.glee, gaze: Point(x: -1, y: 0), brow: -0.5, lift: 1, mouth: 0.8)
      )
      .bending(.head, JointPose(10, x: 10)).bending(.wristNear, JointPose(20, x: -140, y: -30))
      .bending(.tail, JointPose(20)).bending(.earNear, JointPose(10)),
      // The lion's rump is drawn back; everything else is still where it roared.
      // The lion is dragged backwards by its middle; paws, mane and tail follow.
      .lionFlung: Pose(.fright).bent([
        .root: JointPose(6, x: 10, y: -16),
        .body: JointPose(24, x: 56, y: -12, wide: 1.12, tall: 0.92),
        .head: JointPose(-16, x: -40, y: 12, wide: 0.94),
        .mane: JointPose(-8, x: -30, wide: 0.92, tall: 1.1),
        .wristNear: JointPose(40, x: -140, y: -70), .wristFar: JointPose(40, x: -130, y: -110),
        .ankleNear: JointPose(50, x: -110, y: -40), .ankleFar: JointPose(50, x: -90, y: -56),
        .tail: JointPose(-60), .tailTip: JointPose(-40), .tuft: JointPose(-40),
        .earNear: JointPose(-26),
        .earFar: JointPose(-22),
      ]),
      .jeer: lionPointing.wearing(Face(.glee, brow: -0.4, lift: 1, mouth: 1))
        .bending(.head, JointPose(12, x: 12, y: -10)),
      .lionPoint: lionPointing,
      .lionFeel: Pose.of(.lion, .rub).wearing(
        Face(.wide, squint: 1, brow: -1, lift: 1, fright: 0.2, isSad: true)
      )
      .bending(.head, JointPose(4, x: 4, y: -8)).bending(.earNear, JointPose(22))
      .bending(.earFar, JointPose(-22)),
    ],
    .rabbit: [
      // The rabbit's head between its shoulders, its face to the player, its ears blown to either
      // side.
      .rabbitSplat: Pose(
        Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 0.5, isSad: true)
      ).bent([
        .body: JointPose(wide: 1.2, tall: 0.84), .head: JointPose(-4, x: 6, y: 12, wide: 1.12),
        .earNear: JointPose(-38, tall: 1.14), .earFar: JointPose(44, x: 12, tall: 1.14),
        .shoulderNear: JointPose(-50, x: -10, y: 24),
        .shoulderFar: JointPose(-40, x: 36, y: 14, wide: 1.5),
        .tail: JointPose(wide: 1.25, tall: 1.2),
      ]),
      // The rabbit's cheeks pressed out to both sides, its ears on the water.
      .rabbitPancake: Pose(
        Face(
          .wide, gaze: Point(x: -0.2, y: -1), squint: 0.5, brow: -1, lift: 0.6, fright: 0.6,
          isSad: true)
      ).bent([
        .body: JointPose(wide: 1.5, tall: 0.84),
        .head: JointPose(-3, x: 6, y: 12, wide: 1.36, tall: 0.88),
        .earNear: JointPose(-52, y: 10, tall: 1.14),
        .earFar: JointPose(62, x: 20, y: 16, tall: 1.14),
        .crown: JointPose(y: -14, wide: 1.2, tall: 0.7), .jaw: JointPose(wide: 1.4),
        .nose: JointPose(wide: 1.3),
        .shoulderNear: JointPose(-70, x: -50, y: 24),
        .shoulderFar: JointPose(-60, x: 70, y: 10, wide: 1.6),
        .tail: JointPose(wide: 1.25, tall: 1.2),
      ]),
      .rabbitWave: rabbitGreeting(by: 0), .rabbitHail: rabbitGreeting(by: 34),
      .rabbitBye: Pose.of(.rabbit, .gulp).bending(.shoulderFar, JointPose(-44, x: 6, y: -26))
        .bending(.earNear, JointPose(-30)).bending(.earFar, JointPose(30)),
      // The rabbit's paws around a lily pad or a tail, its haunches under it, before it leans back.
      .rabbitBrace: Pose.of(.rabbit, .claim).wearing(
        Face(.shut, gaze: Point(x: 1, y: 0.4), brow: 1, mouth: 0.2)
      )
      .bending(.root, JointPose(-12, x: 6, y: 6)).bending(
        .body, JointPose(y: 14, wide: 1.1, tall: 0.82)
      )
      .bending(.head, JointPose(12, x: -6, y: 16)).bending(.earNear, JointPose(-20))
      .bending(.earFar, JointPose(-30)).bending(.shoulderNear, JointPose(-14))
      .bending(.shoulderFar, JointPose(-14)),
      // Everything of the rabbit is flung away from what it sees.
      .yelp: Pose(Face(.wide, gaze: Point(x: 0.6, y: 0), brow: -1, lift: 1, fright: 1, mouth: 0.8))
        .bent([
          .root: JointPose(-14, y: -8), .body: JointPose(-8, x: -8, wide: 0.96, tall: 1.12),
          .head: JointPose(4, x: -10, y: -18, wide: 1.06), .earNear: JointPose(60, tall: 1.3),
          .earFar: JointPose(2, tall: 1.3), .shoulderNear: JointPose(-96, x: -6, y: -10, wide: 1.1),
          .shoulderFar: JointPose(-74, x: 30, y: -14, wide: 1.3), .hipNear: JointPose(-8, y: -8),
          .ankleNear: JointPose(-30, x: 66, y: -30), .ankleFar: JointPose(-44, x: 74, y: -52),
          .tail: JointPose(wide: 1.35, tall: 1.35),
        ]),
      .rabbitTuck: Pose.of(.rabbit, .rabbitHop).wearing(stamping)
        .bending(.root, JointPose(2, y: -8)).bending(.shoulderNear, JointPose(-70, y: -8))
        .bending(.shoulderFar, JointPose(-26, y: -8)).bending(.ankleNear, JointPose(y: -14))
        .bending(.ankleFar, JointPose(y: -10)).bending(.earNear, JointPose(tall: 1.1)),
      // The rabbit's knees straight, all its weight on its feet, the rest of it still coming down.
      .rabbitStamp: Pose(stamping).bent([
        .root: JointPose(4, y: -22), .body: JointPose(-2, wide: 0.92, tall: 1.14),
        .head: JointPose(16, x: 12, y: -2, wide: 1.04), .earNear: JointPose(34, tall: 1.3),
        .earFar: JointPose(6, tall: 1.3), .shoulderNear: JointPose(-136, x: -14, y: -6, layer: 1),
        .shoulderFar: JointPose(-104, x: 30, y: -12, wide: 1.25),
        .hipNear: JointPose(-6, y: 16, tall: 1.1), .ankleNear: JointPose(12, x: 44, y: 40),
        .ankleFar: JointPose(8, x: 14, y: 38), .tail: JointPose(wide: 1.2, tall: 1.2),
      ]),
      .rabbitRoll: Pose.of(.rabbit, .gather).wearing(
        Face(.wide, brow: -1, lift: 1, fright: 0.2, mouth: 0.8)
      )
      .bending(.ankleNear, JointPose(-20, x: 20, y: -50)).bending(
        .ankleFar, JointPose(-10, x: 30, y: -50)),
      .rabbitLug: Pose.of(.rabbit, .claim).bending(.shoulderNear, JointPose(-24, y: -6))
        .bending(.shoulderFar, JointPose(-24, y: -6)).bending(.head, JointPose(-6))
        .bending(.ankleNear, JointPose(24, x: -50)).bending(.ankleFar, JointPose(20, x: -50)),
    ],
  ]

  private static let lionPointing = Pose(
    Face(gaze: Point(x: -1, y: -0.1), brow: -0.7, lift: 1, mouth: 0.9)
  ).bent([
    .body: JointPose(12, x: 14, y: -10), .head: JointPose(-2, x: -10, y: -10),
    .mane: JointPose(wide: 1.06),
    .wristNear: JointPose(64, x: -150, y: -150), .wristFar: JointPose(x: -10),
    .tail: JointPose(-26),
    .tailTip: JointPose(-20), .tuft: JointPose(-16), .earNear: JointPose(-8), .earFar: JointPose(8),
  ])

  private static let stamping = Face(
    .wide, gaze: Point(x: 0.3, y: 0.9), brow: -0.2, lift: 1, fright: -0.1, mouth: 1)

  /// The rabbit hangs by its ears and raises a limp paw to the lion, by further `degrees` to wave.
  private static func rabbitGreeting(by degrees: Double) -> Pose {
    Pose.of(.rabbit, .found).bending(
      .shoulderNear, JointPose(-118 - degrees, x: 10, y: -6, layer: 1)
    )
    .bending(.head, JointPose(4 - 0.2 * degrees)).bending(
      .ankleNear, JointPose(30 - degrees, x: -10)
    )
    .bending(.ankleFar, JointPose(-20 + degrees, x: 20))
  }
}
