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
        .bending(.earNear, JointPose(-22)).bending(.tailTip, JointPose(46)).bending(
          .tuft, JointPose(60)),
      // Its chest and cheeks are full of air.
      .lionInhale: Pose(Face(.shut, brow: -0.2, lift: 1)).bent([
        .body: JointPose(17, x: 30, y: -18, wide: 1.04, tall: 1.1),
        .head: JointPose(18, x: 26, y: -22, wide: 1.14, tall: 1.04),
        .mane: JointPose(4, x: 6, wide: 1.14, tall: 1.12), .wristNear: JointPose(x: -8),
        .wristFar: JointPose(x: -16), .ankleNear: JointPose(x: 12), .ankleFar: JointPose(x: 8),
        .tail: JointPose(-30), .tailTip: JointPose(-34), .tuft: JointPose(-30),
        .earNear: JointPose(14),
        .earFar: JointPose(-14),
      ]),
      // All jaws, foreshortened; mane, ears and tail stream away from the other's breath.
      .lionBlast: Pose(Face(.shut, brow: 1, mouth: 1)).bent([
        .body: JointPose(-6, x: 4, y: 14, wide: 1.1, tall: 0.94),
        .head: JointPose(8, x: -50, y: -14, wide: 1.24, tall: 1.28),
        .jaw: JointPose(wide: 1.36, tall: 1.8),
        .mane: JointPose(-10, x: 66, y: -4, wide: 1.22, tall: 1.26),
        .wristNear: JointPose(-10, x: -60),
        .wristFar: JointPose(-10, x: -70), .ankleNear: JointPose(x: 50),
        .ankleFar: JointPose(x: 44),
        .tail: JointPose(20), .tailTip: JointPose(24), .tuft: JointPose(26, wide: 1.2),
        .earNear: JointPose(56),
        .earFar: JointPose(30),
      ]),
      // It sits as it was blown there: its mane all to one side.
      .lionBlown: lionSit.wearing(
        Face(.wide, gaze: Point(x: -0.8, y: 0), brow: -0.6, lift: 1, fright: 0.3)
      )
      .bending(.head, JointPose(8, x: 6, y: -6)).bending(
        .mane, JointPose(-16, x: 52, wide: 1.2, tall: 1.1)
      )
      .bending(.earNear, JointPose(60)).bending(.earFar, JointPose(40)).bending(
        .tail, JointPose(-40)),
      .lionMarch: lionMarching(on: 0), .lionMarchOn: lionMarching(on: 1),
      .lionTrudge: lionTrudging(on: 0), .lionTrudgeOn: lionTrudging(on: 1),
    ],
    .cobra: [
      // The cobras are whirled round: the one cannot look, the other looks at nothing else.
      .cobraWhirl: Pose.of(.cobra, .strain).wearing(
        Face(.shut, brow: -0.6, lift: 0.4, mouth: 0.9, isSad: true)
      )
      .bending(.tongue, JointPose(40, x: 30, y: -8)).bending(.crown, JointPose(10, y: -16)),
      .cobraSpun: Pose.of(.cobra, .braid).wearing(
        Face(.wide, gaze: Point(x: 1, y: 0.3), brow: -1, lift: 1, fright: -0.2, mouth: 0.3)
      )
      .bending(.tongue, JointPose(-20, x: 10, y: 6)).bending(.crown, JointPose(-10, y: -16)),
    ],
    .rabbit: [
      // Nose to nose, paw to paw: both glad; or the one sees that the water rises.
      .rabbitNuzzle: rabbitNuzzling(Face(.glee, brow: -0.4, lift: 0.8)),
      .rabbitBury: rabbitNuzzling(Face(.shut, brow: -0.5, lift: 0.8))
        .bending(.head, JointPose(4)).bending(.earNear, JointPose(-10)),
      .rabbitCling: rabbitNuzzling(
        Face(.wide, gaze: Point(x: 0.5, y: 1), brow: -1, lift: 1, fright: 0.2, isSad: true)
      )
      .bending(.earNear, JointPose(44)).bending(.earFar, JointPose(30)),
      // Its cheek flat against the other's, their ears crossed, its heels dug in behind it.
      .rabbitPress: Pose(Face(gaze: Point(x: 1, y: 0), brow: 1, mouth: 0.3)).bent([
        .root: JointPose(15, x: -4, y: -6), .body: JointPose(9, x: 8, wide: 0.96, tall: 1.1),
        .head: JointPose(-15, x: 16, y: 8, wide: 0.74, tall: 1.2),
        .earNear: JointPose(66, tall: 1.16), .earFar: JointPose(-14, x: -6, tall: 1.16),
        .shoulderNear: JointPose(-26, x: 20, wide: 1.1, layer: 1),
        .shoulderFar: JointPose(-14, x: 16, wide: 1.1), .ankleNear: JointPose(26, x: -66, y: 6),
        .ankleFar: JointPose(22, x: -58, y: 4), .tail: JointPose(wide: 1.15, tall: 1.15),
      ]),
      // It lies back against the pad with all its weight, its heels before it; then its eyes open.
      .rabbitHaul: rabbitHauling(Face(.shut, brow: 1, mouth: 0.4)),
      .rabbitGape: rabbitHauling(
        Face(.wide, gaze: Point(x: 1, y: 0.6), brow: -1, lift: 1, fright: 0.4, mouth: 0.3)
      )
      .bending(.head, JointPose(-8, x: 8)).bending(.earNear, JointPose(-30)).bending(
        .earFar, JointPose(-50)),
      .rabbitPlod: rabbitPlodding(on: 0), .rabbitPlodOn: rabbitPlodding(on: 1),
      // An ear pulled down before its nose, between its paws, which twist it like a towel.
      .rabbitWring: Pose(Face(.shut, brow: 0.9, lift: 0.2, mouth: 0.2)).bent([
        .root: JointPose(-6), .body: JointPose(2, y: 4, wide: 1.04, tall: 0.96),
        .head: JointPose(4, x: -8, y: 6),
        .earNear: JointPose(-24, tall: 1.06),
        .earFar: JointPose(112, x: 58, y: 20, wide: 0.7, tall: 1.36, layer: 1),
        .shoulderNear: JointPose(-24, x: 26, wide: 1.4, layer: 2),
        .shoulderFar: JointPose(-18, x: 34, wide: 1.4, layer: 2), .tail: JointPose(wide: 1.1),
      ]),
    ],
  ]

  private static func rabbitNuzzling(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: JointPose(3, y: -14), .body: JointPose(5, x: 6, tall: 1.12),
      .head: JointPose(4, x: 14, y: -4),
      .earNear: JointPose(24, tall: 1.08), .earFar: JointPose(-26, tall: 1.06),
      .shoulderNear: JointPose(-20, x: 18, y: 4, wide: 1.15, layer: 1),
      .shoulderFar: JointPose(-12, x: 18, y: 4, wide: 1.15), .ankleNear: JointPose(14, y: 6),
      .ankleFar: JointPose(12, y: 4), .tail: JointPose(wide: 1.15, tall: 1.15),
    ])
  }

  private static func rabbitHauling(_ face: Face) -> Pose {
    Pose(face).bent([
      .root: JointPose(-32, x: 2, y: 8), .body: JointPose(-6, x: -8, y: 4, wide: 1.03, tall: 1.04),
      .head: JointPose(20, x: -2, y: 2), .earNear: JointPose(64), .earFar: JointPose(54),
      .shoulderNear: JointPose(22, x: 26, wide: 1.25),
      .shoulderFar: JointPose(22, x: 20, wide: 1.25),
      .ankleNear: JointPose(-26, x: 76, y: -26), .ankleFar: JointPose(-18, x: 54, y: -16),
      .tail: JointPose(wide: 1.1, tall: 1.1),
    ])
  }

  /// The rabbit trudges on its hind feet, bent, its arms and ears hanging; `far`, 0…1, is in front.
  private static func rabbitPlodding(on far: Double) -> Pose {
    Pose(Face(.half, gaze: Point(x: 0.6, y: 1), brow: -0.6, lift: 0.2, isSad: true)).bent([
      .root: JointPose(6 - 4 * far, y: -8 * far), .body: JointPose(10, x: 4, y: 4, tall: 0.98),
      .head: JointPose(12 + 4 * far, x: 8, y: 22), .earNear: JointPose(-50 - 10 * far),
      .earFar: JointPose(64 - 14 * far, x: 10, y: 4),
      .shoulderNear: JointPose(56 - 30 * far, x: -4, y: 8),
      .shoulderFar: JointPose(30 + 34 * far, x: -6, y: 10),
      .ankleNear: JointPose(16 - 30 * far, x: 44 - 80 * far, y: -4 - 10 * far),
      .ankleFar: JointPose(-14 + 26 * far, x: -50 + 84 * far, y: -14 + 12 * far),
      .hipNear: JointPose(-8 + 12 * far, x: 4 - 8 * far),
    ])
  }

  // MARK: - The lion's gaits: one forepaw in front, or, with `far`, 0…1, the other

  /// The lion's belly is near the ground and its shoulders are above its back.
  private static func lionProwling(on far: Double) -> Pose {
    lionStepping(far, 62, lifted: 24).wearing(Face(brow: 1))
      .bending(.body, JointPose(-8 + 3 * far, x: -6, y: 30 - 8 * far, wide: 1.04, tall: 0.96))
      .bending(.head, JointPose(6, x: -40, y: 26 + 8 * far)).bending(.mane, JointPose(4, x: 10))
      .bending(.earNear, JointPose(22)).bending(.earFar, JointPose(-20)).bending(
        .tail, JointPose(26)
      )
      .bending(.tailTip, JointPose(-34 + 20 * far)).bending(.tuft, JointPose(-20 + 40 * far))
  }

  private static func lionStaring(_ face: Face) -> Pose {
    Pose(face).bent([
      .body: JointPose(-7, x: -8, y: 24, wide: 1.03, tall: 0.97),
      .head: JointPose(7, x: -42, y: 10),
      .mane: JointPose(2, x: 14, wide: 1.04), .wristNear: JointPose(x: -46),
      .wristFar: JointPose(x: -20),
      .ankleNear: JointPose(x: 16), .ankleFar: JointPose(x: 20), .tail: JointPose(-14),
      .tailTip: JointPose(-26),
      .tuft: JointPose(-20), .earNear: JointPose(18), .earFar: JointPose(-16),
    ])
  }

  /// The lion struts, its chest out and each knee high.
  private static func lionMarching(on far: Double) -> Pose {
    lionStepping(far, 40, lifted: 96).wearing(.proud)
      .bending(.body, JointPose(9, y: -10 + 6 * far)).bending(
        .head, JointPose(6, x: 8, y: -20 + 6 * far)
      )
      .bending(.mane, JointPose(wide: 1.08, tall: 1.06)).bending(.tail, JointPose(-22))
      .bending(.tailTip, JointPose(-20)).bending(.tuft, JointPose(-24 + 48 * far))
  }

  /// The lion drags its feet, its chin near the ground and its tail on it.
  private static func lionTrudging(on far: Double) -> Pose {
    lionStepping(far, 46, lifted: 8).wearing(.sad)
      .bending(.body, JointPose(-6 + 2 * far, y: 22 - 8 * far))
      .bending(.head, JointPose(-12 + 5 * far, x: -8, y: 62 + 10 * far))
      .bending(.mane, JointPose(-4, y: 10, wide: 0.92)).bending(.earNear, JointPose(34))
      .bending(.earFar, JointPose(-34)).bending(.tail, JointPose(74)).bending(
        .tailTip, JointPose(60)
      )
      .bending(.tuft, JointPose(40 - 20 * far))
  }

  /// A forepaw `long` drawing units in front, and the other lifted on its way there, its elbow bent.
  private static func lionStepping(_ far: Double, _ long: Double, lifted high: Double) -> Pose {
    let near = 1 - far
    return Pose(.calm).bent([
      .wristNear: JointPose(34 * near, x: 26 - (26 + long) * near, y: -high * near),
      .wristFar: JointPose(34 * far, x: 26 - (26 + long) * far, y: -high * far),
      .ankleNear: JointPose(-12 * far, x: 26 - 60 * far, y: -0.2 * high * far),
      .ankleFar: JointPose(-12 * near, x: 24 - 60 * near, y: -0.2 * high * near),
    ])
  }
}
