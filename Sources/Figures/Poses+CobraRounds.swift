internal import Animation

extension Pose {
  /// The long neck wound around itself `turns` times, as the rabbit runs round the cobra; `lean` is
  /// how far it leans after the rabbit, −1…1 or a little beyond.
  private static func wound(_ turns: Int, leaning lean: Double, _ face: Face) -> Pose {
    var pose = Pose(face).bent([
      .neckLow: JointPose(3 * lean, y: -52), .neckMiddle: JointPose(10 * lean, y: -52),
      .neckHigh: JointPose(10 * lean, y: -40),
      .hood: JointPose(6 * lean, y: -14, wide: 0.84, tall: 0.74),
      .head: JointPose(-16 * lean, x: 16 * lean, y: 4), .tail: JointPose(-30 * lean),
      // The knot and the turns are small while they are hidden, so that they grow as they are
      // shown.
      .knot: JointPose(wide: 0.3, tall: 0.3),
      // The wreath slips further down with each turn.
      .crown: JointPose(6 * lean * Double(turns), y: 14 * Double(turns) - 6),
    ])
    let all = [Joint.turnOne, .turnTwo, .turnThree]
    for turn in all.prefix(turns) { pose[turn] = JointPose(wide: 0.64, tall: 0.8, layer: 1) }
    // The next turn will come up, at first narrow, out of the one below.
    for turn in all.dropFirst(turns) { pose[turn] = JointPose(y: 60, wide: 0.3, tall: 0.5) }
    return pose
  }

  /// A head with its jaws forward, at the end of a neck that is drawn as a rope.
  static func reaching(_ face: Face, tongue out: Double = 0) -> Pose {
    Pose(face).bent([
      .coilLow: JointPose(x: -8), .coilHigh: JointPose(-6, x: -30, y: 4),
      .foot: JointPose(-16, x: -24),
      .neckLow: JointPose(-10, y: -30), .neckMiddle: JointPose(-16, y: -30),
      .neckHigh: JointPose(-20, y: -30),
      .hood: JointPose(-8, wide: 0.5, tall: 0.46), .head: JointPose(82, y: 6),
      .tail: JointPose(-50, y: -10), .tongue: JointPose(y: out),
      .knot: JointPose(wide: 0.14, tall: 0.16),
    ])
  }

  /// A head high up on a long neck, which may be drawn as a rope. `lean` is the hood's angle in
  /// degrees, `down` lowers the hood by drawing units.
  static func braided(_ face: Face, leaning lean: Double, _ down: Double = 0) -> Pose {
    Pose(face).bent([
      // The rings are raised above the water, so that they show.
      .coilLow: JointPose(y: -34), .coilHigh: JointPose(y: 2), .neckLow: JointPose(y: -44),
      .neckMiddle: JointPose(y: -44), .neckHigh: JointPose(y: -44),
      .hood: JointPose(lean, y: down - 34, wide: 0.7, tall: 0.56),
      .head: JointPose(-lean, x: 8, y: 4), .tail: JointPose(-30),
    ])
  }

  /// The hood spread as wide as it can be, on a long neck that sways: −1 to the left, 1 to the
  /// right.
  private static func lull(by sway: Double) -> Pose {
    Pose(  // The rings in the eyes grow as the hood sways to the right.
      Face(.spell, brow: 0.6, lift: 0.4, fright: -0.1 - 0.3 * sway)
    ).bent([
      .coilLow: JointPose(x: -8 * sway, wide: 1 + 0.05 * sway), .coilHigh: JointPose(x: -26 * sway),
      .foot: JointPose(-10 * sway), .neckLow: JointPose(30 * sway, y: -36),
      .neckMiddle: JointPose(14 * sway, y: -34), .neckHigh: JointPose(-20 * sway, y: -20),
      // Its face comes at whoever looks at it.
      .hood: JointPose(-8 * sway, wide: 1.36, tall: 1.02),
      .head: JointPose(-12 * sway, x: 4 * sway, y: 8, wide: 1.22, tall: 1.22),
      .tail: JointPose(-30 * sway), .tongue: JointPose(y: 2),
    ])
  }

  /// The cobra's head turned back over its rings. With `long`, 0…1, the neck is drawn out away from
  /// what the cobra sees.
  static func lookingBack(_ face: Face, long: Double) -> Pose {
    var pose = Pose(face).bent([
      .coilLow: JointPose(x: 30 * long, wide: 1 + 0.14 * long, tall: 1 - 0.14 * long),
      .coilHigh: JointPose(-4 * long, x: -40 * long, y: 12 * long),
      .foot: JointPose(-14 * long, x: -26),
      .neckLow: JointPose(-14, y: -20 - 26 * long), .neckMiddle: JointPose(2, y: -20 - 24 * long),
      .neckHigh: JointPose(6, y: -20 * long), .hood: JointPose(8, wide: 0.94 - 0.24 * long),
      .head: JointPose(6 + 8 * long, x: 30, y: 6, wide: -1), .tail: JointPose(30),
      .tongue: JointPose(y: 2),
    ])
    for joint in [Joint.jaw, .tongue, .crown, .browNear, .browFar] { pose[joint].stretch.x = -1 }
    return pose
  }

  /// The cobra's neck folded like a concertina between its rings and its head.
  private static func pressed(_ face: Face) -> Pose {
    var pose = Pose(face).bent([
      .coilLow: JointPose(y: -30, wide: 1.06, tall: 0.9),
      .coilHigh: JointPose(y: 6, wide: 1.06, tall: 0.8),
      .turnOne: JointPose(y: 54, wide: 0.9, tall: 0.62, layer: 1),
      .turnTwo: JointPose(y: 70, wide: 0.82, tall: 0.6, layer: 1),
      .turnThree: JointPose(y: 86, wide: 0.74, tall: 0.58, layer: 1),
      .hood: JointPose(y: -10, wide: 1.04, tall: 0.4), .head: JointPose(x: 22, y: 104, wide: 1.1),
      .tail: JointPose(-60, y: 10), .tongue: JointPose(24, y: 10), .crown: JointPose(y: -16),
    ])
    let all = [Joint.head, .jaw, .tongue, .crown, .browNear, .browFar, .pupilNear, .pupilFar]
    for joint in all { pose[joint].layer = 2 }
    return pose
  }

  static let cobraInRounds: [Name: Pose] = [
    .strike: Pose(Face(brow: 1, mouth: 1)).bent([
      .coilHigh: JointPose(-6, x: -30, y: 4), .foot: JointPose(-26, x: -24, y: 0),
      .neckLow: JointPose(-15, y: -46), .neckMiddle: JointPose(-17, y: -46, wide: 0.94),
      .neckHigh: JointPose(-10, y: -46, wide: 0.84),
      .hood: JointPose(-4, y: -30, wide: 0.66, tall: 1),
      .head: JointPose(98, x: 0, y: 10),
      .jaw: JointPose(-8), .tail: JointPose(-20),
    ]),
    .flat: Pose(.dizzy).bent([
      .coilLow: JointPose(wide: 1.05, tall: 0.8),
      .coilHigh: JointPose(y: 30, wide: 1.08, tall: 0.7),
      .foot: JointPose(y: 20, tall: 0.8), .hood: JointPose(-8, y: 64, wide: 0.7, tall: 0.5),
      .head: JointPose(-16, x: -40, y: 96, wide: 1.1, tall: 0.86), .tail: JointPose(30, y: 30),
      .tongue: JointPose(30, x: 4, y: 8),
    ]),
    .peep: Pose(.dizzy).bent([
      .knot: JointPose(y: 4, wide: 1.04, tall: 0.96, layer: 1), .coilHigh: JointPose(y: 4),
      .neckLow: JointPose(-12, y: -6),
      .hood: JointPose(-42, x: -30, y: 4, wide: 0.1, tall: 0.2),
      .head: JointPose(62, x: -8, y: -141),
      .tail: JointPose(-36, y: -12), .tongue: JointPose(-10, x: 2, y: 6),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .hood: JointPose(6, wide: 0.7), .head: JointPose(4, x: 10, y: -4), .tail: JointPose(-24),
      .turnOne: JointPose(y: 60, wide: 0.3, tall: 0.5),
    ]),
    .rear: Pose(Face(brow: 1, mouth: 0.7)).bent([
      .coilHigh: JointPose(x: 12), .foot: JointPose(10), .neckLow: JointPose(20, y: -34),
      .neckMiddle: JointPose(12, y: -34), .hood: JointPose(-14, y: -8, wide: 1.34, tall: 1.02),
      .head: JointPose(-14, x: 10, y: -10), .tail: JointPose(-34),
    ]),
    .lunge: Pose(Face(brow: 1, mouth: 1)).bent([
      .coilHigh: JointPose(-4, x: -20), .foot: JointPose(-8, x: -14),
      .neckLow: JointPose(4, y: -58),
      .neckMiddle: JointPose(-24, y: -58, wide: 0.86),
      .neckHigh: JointPose(-30, y: -56, wide: 0.72),
      .hood: JointPose(-22, y: -36, wide: 0.5, tall: 1.1), .head: JointPose(72, y: 6, wide: 1.1),
      .jaw: JointPose(-4), .tail: JointPose(-30),
    ]),
    .cover: Pose(.smug).bent([
      .coilLow: JointPose(wide: 1.12, tall: 1.1),
      .coilHigh: JointPose(y: -4, wide: 1.2, tall: 1.14),
      .neckLow: JointPose(4, y: -6), .hood: JointPose(4, y: 10, wide: 1.2, tall: 0.88),
      .head: JointPose(-12, x: 8, y: 24), .tail: JointPose(-20),
    ]),
    .knot: Pose(.dizzy).bent([
      .knot: JointPose(y: 4, layer: 1), .coilHigh: JointPose(y: 4), .neckLow: JointPose(-12, y: -6),
      .hood: JointPose(-50, x: -30, y: 16, wide: 0.1, tall: 0.2),
      .head: JointPose(54, x: -8, y: -116),
      .tail: JointPose(30), .tongue: JointPose(26, x: 2, y: 6),
      .crown: JointPose(10, x: -30, y: 44),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.6, fright: 0.2, mouth: 0.2, isSad: true))
      .bent([
        .coilHigh: JointPose(-4, x: -20, y: 4), .foot: JointPose(-10, x: -12),
        .neckLow: JointPose(-10, y: -26),
        .neckMiddle: JointPose(-7, y: -24), .neckHigh: JointPose(-3, y: -10),
        // The head is ahead of the hood, so that the face shows.
        .hood: JointPose(10, x: 14, y: -6, wide: 0.7), .head: JointPose(14, x: -40, y: 8),
        .tail: JointPose(-30),
      ]),
    .fall: Pose(aghast).bent([
      .coilLow: JointPose(wide: 1.06, tall: 0.9), .coilHigh: JointPose(4, x: 16, y: 8),
      .foot: JointPose(12, x: 8), .neckLow: JointPose(16, y: -24),
      .neckMiddle: JointPose(14, y: -24),
      .hood: JointPose(10, wide: 1.2), .head: JointPose(-16, x: 6, y: -8),
      .tail: JointPose(-46, y: -14),
      .tongue: JointPose(-20, y: 4),
    ]),
    .bite: Pose(Face(brow: 1, mouth: 0.44)).bent([
      .coilHigh: JointPose(-6, x: -30, y: 4), .foot: JointPose(-26, x: -24, y: 0),
      .neckLow: JointPose(-15, y: -46), .neckMiddle: JointPose(-17, y: -46, wide: 0.94),
      .neckHigh: JointPose(-10, y: -46, wide: 0.84),
      .hood: JointPose(-4, y: -30, wide: 0.66, tall: 1),
      .head: JointPose(100, x: 0, y: 10),
      .tail: JointPose(-30),
    ]),
    // The cobra as straight as a spear, its rings drawn in.
    .dive: Pose(Face(brow: 0.9)).bent([
      .root: JointPose(-62, x: -10, y: -40), .coilLow: JointPose(wide: 0.42, tall: 1.1),
      .coilHigh: JointPose(wide: 0.5), .neckLow: JointPose(-2, y: -44),
      .neckMiddle: JointPose(-3, y: -44),
      .neckHigh: JointPose(-3, y: -40), .hood: JointPose(-2, y: -20, wide: 0.5),
      .head: JointPose(34, y: 8),
      .tail: JointPose(70, x: -30),
    ]),
    .ball: Pose(.dizzy).bent([
      .coilLow: JointPose(y: -56, wide: 0.7, tall: 0.9), .coilHigh: JointPose(y: 40, wide: 0.8),
      .knot: JointPose(y: 70, wide: 0.94, tall: 1.06, layer: 1),
      .hood: JointPose(-50, x: -10, y: 80, wide: 0.4, tall: 0.2),
      // The head is in the ball's middle, so that it shows however the ball rolls.
      .head: JointPose(54, x: 68, y: 54, wide: 0.84, tall: 0.84, layer: 2),
      .jaw: JointPose(layer: 2),
      .browNear: JointPose(layer: 2), .browFar: JointPose(layer: 2),
      .tail: JointPose(-150, x: -60, y: -20), .crown: JointPose(10, x: -10, y: -34),
    ]),
    .windOnce: wound(1, leaning: 1, Face(gaze: Point(x: 1, y: 0.2), brow: 0.8, mouth: 0.4)),
    .windTwice: wound(2, leaning: -1.2, Face(gaze: Point(x: -1, y: 0.4), lift: 0.6)),
    .windThrice: wound(3, leaning: 0.8, aghast),
    .reach: reaching(Face(brow: 1, mouth: 1)),
    .strive: reaching(
      Face(.wide, squint: 0.4, brow: 0.9, fright: 0.45, mouth: 0.5), tongue: 26),
    .cobraPuzzled: reaching(Face(gaze: Point(x: -1, y: 0.3), brow: -0.4, lift: 0.9, isSad: true)),
    .regret: reaching(
      Face(.wide, gaze: Point(x: 1, y: 0.2), brow: -1, lift: 1, fright: 0.6, isSad: true)),
    .follow: lookingBack(Face(gaze: Point(x: 0.9, y: -0.4), lift: 0.7), long: 0),
    .glimpse: lookingBack(aghastAtTail, long: 1),
    .yelp: Pose(Face(.wide, brow: -1, lift: 1, fright: 1, mouth: 0.8, isSad: true)).bent([
      .coilLow: JointPose(wide: 0.9, tall: 1.1), .coilHigh: JointPose(y: -10, wide: 0.9),
      .foot: JointPose(4),
      .neckLow: JointPose(2, y: -50), .neckMiddle: JointPose(-4, y: -50),
      .neckHigh: JointPose(y: -36),
      .hood: JointPose(2, wide: 0.62, tall: 1.04), .head: JointPose(10, x: 6, y: -10),
      .tail: JointPose(-50),
      .tongue: JointPose(-40, x: 4, y: 8),
    ]),
    .slump: pressed(Face(.dizzy, brow: -0.8, lift: 0.4, mouth: 0.35, isSad: true)),
    .cobraPressed: pressed(Face(.wide, brow: -1, lift: 1, fright: 0.9, mouth: 0.5, isSad: true))
      .bending(.head, JointPose(wide: 1.12, tall: 1.12)),
    .cobraPuffed: pressed(
      Face(.wide, gaze: Point(x: 0, y: -1), brow: -1, lift: 1, fright: 0.4, isSad: true)
    )
    .bending(.head, JointPose(wide: 1.2)),
    .plot: Pose(Face(.half, gaze: Point(x: 0.7, y: 0.5), brow: 1, lift: 0.2)).bent([
      .coilHigh: JointPose(x: 6), .neckLow: JointPose(8, y: -10),
      .hood: JointPose(6, y: 8, wide: 0.8),
      .head: JointPose(4, x: 22, y: 6), .tail: JointPose(-40, y: -12),
      .tongue: JointPose(-16, y: 4),
    ]),
    .dread: Pose(Face(.wide, gaze: Point(x: -0.5, y: 1), brow: -1, lift: 1, isSad: true)).bent([
      .coilHigh: JointPose(x: 4), .foot: JointPose(4), .neckLow: JointPose(2, y: -26),
      .neckMiddle: JointPose(-6, y: -20), .hood: JointPose(-6, wide: 0.66, tall: 0.92),
      .head: JointPose(-24, x: -10, y: 20),
      .tail: JointPose(-50, y: -10),
    ]),
    // Both cobras look up at the dragonfly that has sat down on them.
    .braid: braided(
      Face(.wide, gaze: Point(x: 0.5, y: -1), brow: -1, lift: 1, fright: 0.45, isSad: true),
      leaning: 8),
    .cobraGlance: braided(
      Face(.wide, gaze: Point(x: -1, y: 0.1), brow: -1, lift: 1, fright: 0.6, isSad: true),
      leaning: 18, 4),
    .snap: braided(Face(gaze: Point(x: -0.8, y: 0.2), brow: 0.8, mouth: 0.7), leaning: 12),
    .strain: braided(Face(.shut, brow: 1, mouth: 0.5), leaning: 24, 14),
    .snarl: braided(.dizzy, leaning: -8, 26),
    .clash: braided(
      Face(.wide, squint: 1, brow: -1, lift: 0.6, fright: 0.3, mouth: 0.3, isSad: true),
      leaning: 6, 12),
    .lullLeft: lull(by: -1),
    .lullRight: lull(by: 1),
    .caught: Pose(aghast).bent([
      .knot: JointPose(y: 6, layer: 1), .coilHigh: JointPose(y: 4), .neckLow: JointPose(-8, y: -8),
      .hood: JointPose(12, x: 14, wide: 0.1, tall: 0.2), .head: JointPose(0, x: 6, y: -130),
      .tail: JointPose(-46, y: -12),
    ]),
    .cobraPent: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .knot: JointPose(y: 22, wide: 1.12, tall: 0.7, layer: 1),
      .turnOne: JointPose(y: 30, wide: 0.5, tall: 0.6),
      .turnTwo: JointPose(y: 66, wide: 0.5, tall: 0.6),
      .turnThree: JointPose(y: 100, wide: 0.5, tall: 0.6),
      .coilLow: JointPose(wide: 1.16, tall: 0.84),
      .coilHigh: JointPose(y: 22, wide: 1.06, tall: 0.86),
      .neckLow: JointPose(-8, y: 6), .hood: JointPose(12, x: 14, y: 10, wide: 0.1, tall: 0.2),
      .head: JointPose(10, x: 6, y: -90, wide: 1.2), .tail: JointPose(-70, y: -12),
      .crown: JointPose(-10, x: -10, y: -30),
    ]),
    .tight: Pose(Face(.wide, squint: 0.6, brow: -1, lift: 1, fright: 1, isSad: true)).bent([
      .knot: JointPose(-12, y: 2, wide: 0.62, tall: 1.02, layer: 1),
      .turnOne: JointPose(y: 10, wide: 0.4, tall: 0.6),
      .turnTwo: JointPose(y: 66, wide: 0.4, tall: 0.6),
      .turnThree: JointPose(y: 122, wide: 0.4, tall: 0.6),
      .coilHigh: JointPose(x: -8, y: 2, wide: 0.86),
      .neckLow: JointPose(-28, y: -60), .neckMiddle: JointPose(-18, y: -56, wide: 0.8),
      .neckHigh: JointPose(-12, y: -40, wide: 0.8),
      .hood: JointPose(-6, y: -12, wide: 0.62, tall: 0.8),
      .head: JointPose(46, x: -10, y: -2), .tail: JointPose(-86, y: -20),
      .tongue: JointPose(-20, y: 6),
      .crown: JointPose(-24, x: -10, y: -46),
    ]),
  ]
}
