internal import Animation
internal import Rules

extension Pose {
  /// The poses in which two of a kind meet before they go under.
  static let ties: [Animal: [Name: Pose]] = [
    .lion: [
      .lionProwl: lionProwling(on: 0), .lionProwlOn: lionProwling(on: 1),
      .lionStare: lionStaring(Face(brow: 1, isSad: true)),
      // Its lip curls, an ear turns, and its tail whips.
      .lionGlower: lionStaring(Face(.half, brow: 1, lift: 0.2, mouth: 0.3))
        .bending(.earNear, Bend(-22)).bending(.tailTip, Bend(46)).bending(.tuft, Bend(60)),
      // Its chest and cheeks are full of air.
      .lionInhale: Pose(Face(.shut, brow: -0.2, lift: 1)).bent([
        .body: Bend(17, x: 30, y: -18, wide: 1.04, tall: 1.1),
        .head: Bend(18, x: 26, y: -22, wide: 1.14, tall: 1.04),
        .mane: Bend(4, x: 6, wide: 1.14, tall: 1.12), .wristNear: Bend(x: -8),
        .wristFar: Bend(x: -16), .ankleNear: Bend(x: 12), .ankleFar: Bend(x: 8),
        .tail: Bend(-30), .tailTip: Bend(-34), .tuft: Bend(-30), .earNear: Bend(14),
        .earFar: Bend(-14),
      ]),
      // All jaws, foreshortened; mane, ears and tail stream away from the other's breath.
      .lionBlast: Pose(Face(.shut, brow: 1, mouth: 1)).bent([
        .body: Bend(-6, x: 4, y: 14, wide: 1.1, tall: 0.94),
        .head: Bend(8, x: -46, y: -16, wide: 1.36, tall: 1.36), .jaw: Bend(wide: 1.36, tall: 1.8),
        .mane: Bend(-10, x: 66, y: -4, wide: 1.22, tall: 1.26), .wristNear: Bend(-10, x: -60),
        .wristFar: Bend(-10, x: -70), .ankleNear: Bend(x: 50), .ankleFar: Bend(x: 44),
        .tail: Bend(20), .tailTip: Bend(24), .tuft: Bend(26, wide: 1.2), .earNear: Bend(56),
        .earFar: Bend(30),
      ]),
      // It sits as it was blown there: its mane all to one side.
      .lionBlown: lionSit.wearing(
        Face(.wide, gaze: Point(x: -0.8, y: 0), brow: -0.6, lift: 1, fright: 0.3)
      )
      .bending(.head, Bend(8, x: 6, y: -6)).bending(.mane, Bend(-16, x: 52, wide: 1.2, tall: 1.1))
      .bending(.earNear, Bend(60)).bending(.earFar, Bend(40)).bending(.tail, Bend(-40)),
      .lionMarch: lionMarching(on: 0), .lionMarchOn: lionMarching(on: 1),
      .lionTrudge: lionTrudging(on: 0), .lionTrudgeOn: lionTrudging(on: 1),
    ],
    .cobra: [
      // The cobras are whirled round: the one cannot look, the other looks at nothing else.
      .cobraWhirl: Pose.of(.cobra, .strain).wearing(
        Face(.shut, brow: -0.6, lift: 0.4, mouth: 0.9, isSad: true)
      )
      .bending(.tongue, Bend(40, x: 30, y: -8)).bending(.crown, Bend(10, y: -16)),
      .cobraSpun: Pose.of(.cobra, .braid).wearing(
        Face(.wide, gaze: Point(x: 1, y: 0.3), brow: -1, lift: 1, fright: -0.2, mouth: 0.3)
      )
      .bending(.tongue, Bend(-20, x: 10, y: 6)).bending(.crown, Bend(-10, y: -16)),
    ],
    .rabbit: [
      // Nose to nose, paw to paw: both glad; or the one sees that the water rises.
      .rabbitNuzzle: rabbitNuzzling(Face(.glee, brow: -0.4, lift: 0.8)),
      .rabbitBury: rabbitNuzzling(Face(.shut, brow: -0.5, lift: 0.8))
        .bending(.head, Bend(4)).bending(.earNear, Bend(-10)),
      .rabbitCling: rabbitNuzzling(
        Face(.wide, gaze: Point(x: 0.5, y: 1), brow: -1, lift: 1, fright: 0.2, isSad: true)
      )
      .bending(.earNear, Bend(44)).bending(.earFar, Bend(30)),
      // It lies back against the pad with all its weight, its heels before it; then its eyes open.
      .rabbitHaul: rabbitHauling(Face(.shut, brow: 1, mouth: 0.4)),
      .rabbitGape: rabbitHauling(
        Face(.wide, gaze: Point(x: 1, y: 0.6), brow: -1, lift: 1, fright: 0.4, mouth: 0.3)
      )
      .bending(.head, Bend(-8, x: 8)).bending(.earNear, Bend(-30)).bending(.earFar, Bend(-50)),
      .rabbitPlod: rabbitPlodding(on: 0), .rabbitPlodOn: rabbitPlodding(on: 1),
      // An ear pulled down before its nose, between its paws, which twist it like a towel.
      .rabbitWring: Pose(Face(.shut, brow: 0.9, lift: 0.2, mouth: 0.2)).bent([
        .root: Bend(-6), .body: Bend(2, y: 4, wide: 1.04, tall: 0.96), .head: Bend(4, x: -8, y: 6),
        .earNear: Bend(-24, tall: 1.06),
        .earFar: Bend(112, x: 58, y: 20, wide: 0.7, tall: 1.36, layer: 1),
        .shoulderNear: Bend(-24, x: 26, wide: 1.4, layer: 2),
        .shoulderFar: Bend(-18, x: 34, wide: 1.4, layer: 2), .tail: Bend(wide: 1.1),
      ]),
    ],
  ]

  private static func rabbitNuzzling(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: Bend(3, y: -14), .body: Bend(5, x: 6, tall: 1.12), .head: Bend(4, x: 14, y: -4),
      .earNear: Bend(24, tall: 1.08), .earFar: Bend(-26, tall: 1.06),
      .shoulderNear: Bend(-20, x: 18, y: 4, wide: 1.15, layer: 1),
      .shoulderFar: Bend(-12, x: 18, y: 4, wide: 1.15), .ankleNear: Bend(14, y: 6),
      .ankleFar: Bend(12, y: 4), .tail: Bend(wide: 1.15, tall: 1.15),
    ])
  }

  private static func rabbitHauling(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: Bend(-32, x: 2, y: 8), .body: Bend(-6, x: -8, y: 4, wide: 1.03, tall: 1.04),
      .head: Bend(20, x: -2, y: 2), .earNear: Bend(64), .earFar: Bend(54),
      .shoulderNear: Bend(22, x: 26, wide: 1.25), .shoulderFar: Bend(22, x: 20, wide: 1.25),
      .ankleNear: Bend(-26, x: 76, y: -26), .ankleFar: Bend(-18, x: 54, y: -16),
      .tail: Bend(wide: 1.1, tall: 1.1),
    ])
  }

  /// The rabbit trudges on its hind feet, bent, its arms and ears hanging; `far`, 0…1, is in front.
  private static func rabbitPlodding(on far: Double) -> Pose {
    Pose(Face(.half, gaze: Point(x: 0.6, y: 1), brow: -0.6, lift: 0.2, isSad: true)).bent([
      .root: Bend(6 - 4 * far, y: -8 * far), .body: Bend(10, x: 4, y: 4, tall: 0.98),
      .head: Bend(12 + 4 * far, x: 8, y: 22), .earNear: Bend(-50 - 10 * far),
      .earFar: Bend(64 - 14 * far, x: 10, y: 4),
      .shoulderNear: Bend(56 - 30 * far, x: -4, y: 8),
      .shoulderFar: Bend(30 + 34 * far, x: -6, y: 10),
      .ankleNear: Bend(16 - 30 * far, x: 44 - 80 * far, y: -4 - 10 * far),
      .ankleFar: Bend(-14 + 26 * far, x: -50 + 84 * far, y: -14 + 12 * far),
      .hipNear: Bend(-8 + 12 * far, x: 4 - 8 * far),
    ])
  }

  // MARK: - The lion's gaits: one forepaw in front, or, with `far`, 0…1, the other

  /// The lion's belly is near the ground and its shoulders are above its back.
  private static func lionProwling(on far: Double) -> Pose {
    lionStepping(far, 62, lifted: 24).wearing(Face(brow: 1))
      .bending(.body, Bend(-8 + 3 * far, x: -6, y: 30 - 8 * far, wide: 1.04, tall: 0.96))
      .bending(.head, Bend(6, x: -40, y: 26 + 8 * far)).bending(.mane, Bend(4, x: 10))
      .bending(.earNear, Bend(22)).bending(.earFar, Bend(-20)).bending(.tail, Bend(26))
      .bending(.tailTip, Bend(-34 + 20 * far)).bending(.tuft, Bend(-20 + 40 * far))
  }

  private static func lionStaring(_ face: Face) -> Pose {
    Pose(face).bent([
      .body: Bend(-7, x: -8, y: 24, wide: 1.03, tall: 0.97), .head: Bend(7, x: -42, y: 10),
      .mane: Bend(2, x: 14, wide: 1.04), .wristNear: Bend(x: -46), .wristFar: Bend(x: -20),
      .ankleNear: Bend(x: 16), .ankleFar: Bend(x: 20), .tail: Bend(-14), .tailTip: Bend(-26),
      .tuft: Bend(-20), .earNear: Bend(18), .earFar: Bend(-16),
    ])
  }

  /// The lion struts, its chest out and each knee high.
  private static func lionMarching(on far: Double) -> Pose {
    lionStepping(far, 40, lifted: 96).wearing(.proud)
      .bending(.body, Bend(9, y: -10 + 6 * far)).bending(.head, Bend(6, x: 8, y: -20 + 6 * far))
      .bending(.mane, Bend(wide: 1.08, tall: 1.06)).bending(.tail, Bend(-22))
      .bending(.tailTip, Bend(-20)).bending(.tuft, Bend(-24 + 48 * far))
  }

  /// The lion drags its feet, its chin near the ground and its tail on it.
  private static func lionTrudging(on far: Double) -> Pose {
    lionStepping(far, 46, lifted: 8).wearing(.sad)
      .bending(.body, Bend(-6 + 2 * far, y: 22 - 8 * far))
      .bending(.head, Bend(-12 + 5 * far, x: -8, y: 62 + 10 * far))
      .bending(.mane, Bend(-4, y: 10, wide: 0.92)).bending(.earNear, Bend(34))
      .bending(.earFar, Bend(-34)).bending(.tail, Bend(74)).bending(.tailTip, Bend(60))
      .bending(.tuft, Bend(40 - 20 * far))
  }

  /// A forepaw `long` drawing units in front, and the other lifted on its way there, its elbow bent.
  private static func lionStepping(_ far: Double, _ long: Double, lifted high: Double) -> Pose {
    let near = 1 - far
    return Pose(.calm).bent([
      .wristNear: Bend(34 * near, x: 26 - (26 + long) * near, y: -high * near),
      .wristFar: Bend(34 * far, x: 26 - (26 + long) * far, y: -high * far),
      .ankleNear: Bend(-12 * far, x: 26 - 60 * far, y: -0.2 * high * far),
      .ankleFar: Bend(-12 * near, x: 24 - 60 * near, y: -0.2 * high * near),
    ])
  }
}
