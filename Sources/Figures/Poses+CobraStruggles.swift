internal import Animation

extension Pose {
  static let aghastAtTail = Face(
    .wide, gaze: Point(x: 0.9, y: 0.8), lift: 1, fright: 0.55, mouth: 0.5, isSad: true)

  static let cobraStruggles: [Name: Pose] = [
    .cobraPoised: Pose(Face(.half, gaze: Point(x: -1, y: 0.2), brow: 1, mouth: 0.15)).bent([
      .coilLow: JointPose(wide: 1.08, tall: 0.9), .coilHigh: JointPose(x: 26, y: 6),
      .foot: JointPose(12, x: 14),
      .neckLow: JointPose(32, y: -32), .neckMiddle: JointPose(8, y: -32),
      .neckHigh: JointPose(-24, y: -24),
      .hood: JointPose(-32, y: -6, wide: 1.1, tall: 0.9), .head: JointPose(6, x: -18, y: 10),
      .tail: JointPose(-60, y: -10),
    ]),
    // The cobra is one taut diagonal, away from the rabbit that pulls its tail.
    .cobraHauled: lookingBack(aghastAtTail, long: 1)
      .bending(.coilLow, JointPose(x: -20, wide: 0.86)).bending(.coilHigh, JointPose(6, x: -10))
      .bending(.foot, JointPose(-14, x: -10)).bending(.neckLow, JointPose(-12, y: -12))
      .bending(.neckMiddle, JointPose(6, y: -12)).bending(.neckHigh, JointPose(4, y: -8))
      .bending(.hood, JointPose(4, wide: 0.74)).bending(.head, JointPose(22, y: -8))
      .bending(.crown, JointPose(14, x: 10, y: -8)),
    .cobraWhipped: Pose(Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 0.9, isSad: true)).bent([
      .coilLow: JointPose(wide: 0.9, tall: 1.1), .coilHigh: JointPose(-10, x: -30, y: -6),
      .foot: JointPose(-22, x: -16), .neckLow: JointPose(-30, y: -32),
      .neckMiddle: JointPose(46, y: -32),
      .neckHigh: JointPose(38, y: -22), .hood: JointPose(-48, wide: 0.56, tall: 1.04),
      .head: JointPose(-20, x: -6), .tail: JointPose(-80, y: -10), .tongue: JointPose(-30, y: 8),
      .crown: JointPose(-16, x: -10, y: -34),
    ]),
    // The neck stands in an arch over what the cobra bites from above.
    .cobraNip: Pose(Face(brow: 1, mouth: 0.44)).bent([
      .coilHigh: JointPose(-4, x: -12), .foot: JointPose(-4, x: -10),
      .neckLow: JointPose(2, y: -64),
      .neckMiddle: JointPose(-26, y: -64, wide: 0.9), .neckHigh: JointPose(-38, y: -58, wide: 0.8),
      .hood: JointPose(-36, y: -34, wide: 0.54, tall: 1.04), .head: JointPose(76, y: 8),
      .tail: JointPose(-30),
    ]),
    // The neck already goes back, while the head with its open mouth is still where it bit.
    .cobraRecoil: Pose(Face(.wide, squint: 0.4, brow: -1, lift: 1, fright: 0.8, mouth: 1)).bent([
      .coilHigh: JointPose(6, x: 14, y: 4), .foot: JointPose(14, x: 14),
      .neckLow: JointPose(12, y: -60),
      .neckMiddle: JointPose(-36, y: -60, wide: 0.86),
      .neckHigh: JointPose(-44, y: -56, wide: 0.74),
      .hood: JointPose(-30, y: -36, wide: 0.5, tall: 1.2),
      .head: JointPose(56, x: -8, y: 4, wide: 1.2),
      .jaw: JointPose(-10), .tail: JointPose(-70, y: -10), .tongue: JointPose(-20, y: 6),
      .crown: JointPose(-10, x: -14, y: -10),
    ]),
    .cobraAim: Pose(Face(gaze: Point(x: -0.5, y: 1), brow: 0.8, lift: 0.3, mouth: 0.7)).bent([
      .coilLow: JointPose(wide: 0.96, tall: 1.06), .coilHigh: JointPose(x: 14, y: -10),
      .foot: JointPose(10, x: 10),
      .neckLow: JointPose(12, y: -26), .neckMiddle: JointPose(-14, y: -24),
      .hood: JointPose(-22, y: -4, wide: 1.24), .head: JointPose(-12, x: -22, y: 14),
      .tail: JointPose(-60, y: -14), .tongue: JointPose(16, y: 6),
    ]),
    // The hood folds back, and the neck is thick below it.
    .cobraSurge: Pose(Face(brow: 1, mouth: 1)).bent([
      .coilHigh: JointPose(-4, x: -16), .foot: JointPose(-10, x: -12),
      .neckLow: JointPose(-14, y: -44, wide: 1.1),
      .neckMiddle: JointPose(-26, y: -48), .neckHigh: JointPose(-24, y: -44, wide: 0.86),
      .hood: JointPose(-14, y: -20, wide: 0.62, tall: 0.76), .head: JointPose(70, y: 6),
      .tail: JointPose(-40, y: -10),
    ]),
    // The rings rise with the pull, and the tail stands up.
    .cobraStrain: reaching(Face(.shut, brow: 1, mouth: 0.3, isSad: true))
      .bending(.coilHigh, JointPose(14, x: 26, y: -12, wide: 0.94)).bending(
        .coilLow, JointPose(wide: 1.06)
      )
      .bending(.foot, JointPose(12)).bending(.tail, JointPose(-50)).bending(
        .head, JointPose(-6, wide: 1.12)),
    .cobraBulge: reaching(
      Face(.wide, squint: 0.3, brow: -1, lift: 1, fright: 1, mouth: 0.2, isSad: true), tongue: 20
    )
    .bending(.head, JointPose(wide: 1.42, tall: 1.26)).bending(.tail, JointPose(-70)),
    .cobraBound: Pose(
      Face(.wide, gaze: Point(x: -0.2, y: 1), brow: -1, lift: 1, fright: 0.2, isSad: true)
    ).bent([
      .coilHigh: JointPose(y: 6, wide: 1.04, tall: 0.94), .neckLow: JointPose(4, y: -10),
      .turnOne: JointPose(6, y: 34, wide: 0.66, tall: 0.74, layer: 1),
      .turnTwo: JointPose(-5, y: 44, wide: 0.56, tall: 0.7, layer: 1),
      .hood: JointPose(2, x: 6, y: 30, wide: 0.5, tall: 0.84), .head: JointPose(8, x: 12, y: 50),
      .tail: JointPose(-110, x: -70, y: -40),
    ]),
    .cobraBalk: braided(
      Face(.half, gaze: Point(x: 0.8, y: 0), brow: 1, mouth: 0.3), leaning: 26, 8),
    .cobraHaughty: Pose(Face(.half, gaze: Point(x: -0.4, y: 1), brow: 0.3, lift: 0.4)).bent([
      .neckLow: JointPose(10, y: -6), .hood: JointPose(-16, x: -6, y: 6, wide: 1.16),
      .head: JointPose(-12, x: -22, y: 14), .tail: JointPose(-34, y: -8), .tongue: JointPose(y: 3),
    ]),
  ]
}
