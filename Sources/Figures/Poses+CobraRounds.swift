internal import Animation

extension Pose {
  /// The long neck wound around itself `turns` times, as the rabbit runs round the cobra; `lean` is
  /// how far it leans after the rabbit, −1…1 or a little beyond.
  private static func wound(_ turns: Int, leaning lean: Double, _ face: Face) -> Pose {
    var pose = Pose(face).bent([
      .neckLow: Bend(3 * lean, y: -52), .neckMiddle: Bend(10 * lean, y: -52),
      .neckHigh: Bend(10 * lean, y: -40), .hood: Bend(6 * lean, y: -14, wide: 0.84, tall: 0.74),
      .head: Bend(-16 * lean, x: 16 * lean, y: 4), .tail: Bend(-30 * lean),
      // The knot and the turns are small while they are hidden, so that they grow as they are
      // shown.
      .knot: Bend(wide: 0.3, tall: 0.3),
      // The wreath slips further down with each turn.
      .crown: Bend(6 * lean * Double(turns), y: 14 * Double(turns) - 6),
    ])
    let all = [Joint.turnOne, .turnTwo, .turnThree]
    for turn in all.prefix(turns) { pose[turn] = Bend(wide: 0.64, tall: 0.8, layer: 1) }
    // The next turn will come up, at first narrow, out of the one below.
    for turn in all.dropFirst(turns) { pose[turn] = Bend(y: 60, wide: 0.3, tall: 0.5) }
    return pose
  }

  /// A head with its jaws forward, at the end of a neck that is drawn as a rope.
  static func reaching(_ face: Face, tongue out: Double = 0) -> Pose {
    Pose(face).bent([
      .coilLow: Bend(x: -8), .coilHigh: Bend(-6, x: -30, y: 4), .foot: Bend(-16, x: -24),
      .neckLow: Bend(-10, y: -30), .neckMiddle: Bend(-16, y: -30), .neckHigh: Bend(-20, y: -30),
      .hood: Bend(-8, wide: 0.5, tall: 0.46), .head: Bend(82, y: 6),
      .tail: Bend(-50, y: -10), .tongue: Bend(y: out), .knot: Bend(wide: 0.14, tall: 0.16),
    ])
  }

  /// A head high up on a long neck, which may be drawn as a rope. `lean` is the hood's angle in
  /// degrees, `down` lowers the hood by drawing units.
  static func braided(_ face: Face, leaning lean: Double, _ down: Double = 0) -> Pose {
    Pose(face).bent([
      // The rings are raised above the water, so that they show.
      .coilLow: Bend(y: -34), .coilHigh: Bend(y: 2), .neckLow: Bend(y: -44),
      .neckMiddle: Bend(y: -44), .neckHigh: Bend(y: -44),
      .hood: Bend(lean, y: down - 34, wide: 0.7, tall: 0.56),
      .head: Bend(-lean, x: 8, y: 4), .tail: Bend(-30),
    ])
  }

  /// The hood spread as wide as it can be, on a long neck that sways: −1 to the left, 1 to the
  /// right.
  private static func lull(by sway: Double) -> Pose {
    Pose(  // The rings in the eyes grow as the hood sways to the right.
      Face(.spell, brow: 0.6, lift: 0.4, fright: -0.1 - 0.3 * sway)
    ).bent([
      .coilHigh: Bend(x: -10 * sway), .foot: Bend(-4 * sway), .neckLow: Bend(20 * sway, y: -36),
      .neckMiddle: Bend(6 * sway, y: -34), .neckHigh: Bend(-12 * sway, y: -20),
      // Its face comes at whoever looks at it.
      .hood: Bend(-8 * sway, wide: 1.36, tall: 1.02),
      .head: Bend(-12 * sway, x: 4 * sway, y: 8, wide: 1.22, tall: 1.22),
      .tail: Bend(-30 * sway), .tongue: Bend(y: 2),
    ])
  }

  /// The cobra's head turned back over its rings. With `long`, 0…1, the neck is drawn out away from
  /// what the cobra sees.
  static func lookingBack(_ face: Face, long: Double) -> Pose {
    var pose = Pose(face).bent([
      .coilLow: Bend(x: 30 * long, wide: 1 + 0.14 * long, tall: 1 - 0.14 * long),
      .coilHigh: Bend(-4 * long, x: -40 * long, y: 12 * long), .foot: Bend(-14 * long, x: -26),
      .neckLow: Bend(-14, y: -20 - 26 * long), .neckMiddle: Bend(2, y: -20 - 24 * long),
      .neckHigh: Bend(6, y: -20 * long), .hood: Bend(8, wide: 0.94 - 0.24 * long),
      .head: Bend(6 + 8 * long, x: 30, y: 6, wide: -1), .tail: Bend(30),
      .tongue: Bend(y: 2),
    ])
    for joint in [Joint.jaw, .tongue, .crown, .browNear, .browFar] { pose[joint].stretch.x = -1 }
    return pose
  }

  /// The cobra's neck folded like a concertina between its rings and its head.
  private static func pressed(_ face: Face) -> Pose {
    var pose = Pose(face).bent([
      .coilLow: Bend(y: -30, wide: 1.06, tall: 0.9), .coilHigh: Bend(y: 6, wide: 1.06, tall: 0.8),
      .turnOne: Bend(y: 54, wide: 0.9, tall: 0.62, layer: 1),
      .turnTwo: Bend(y: 70, wide: 0.82, tall: 0.6, layer: 1),
      .turnThree: Bend(y: 86, wide: 0.74, tall: 0.58, layer: 1),
      .hood: Bend(y: -10, wide: 1.04, tall: 0.4), .head: Bend(x: 22, y: 104, wide: 1.1),
      .tail: Bend(-60, y: 10), .tongue: Bend(24, y: 10), .crown: Bend(y: -16),
    ])
    let all = [Joint.head, .jaw, .tongue, .crown, .browNear, .browFar, .pupilNear, .pupilFar]
    for joint in all { pose[joint].layer = 2 }
    return pose
  }

  static let cobraInRounds: [Name: Pose] = [
    .strike: Pose(Face(brow: 1, mouth: 1)).bent([
      .coilHigh: Bend(-6, x: -30, y: 4), .foot: Bend(-26, x: -24, y: 0),
      .neckLow: Bend(-15, y: -46), .neckMiddle: Bend(-17, y: -46, wide: 0.94),
      .neckHigh: Bend(-10, y: -46, wide: 0.84), .hood: Bend(-4, y: -30, wide: 0.66, tall: 1),
      .head: Bend(98, x: 0, y: 10),
      .jaw: Bend(-8), .tail: Bend(-20),
    ]),
    .flat: Pose(.dizzy).bent([
      .coilLow: Bend(wide: 1.05, tall: 0.8), .coilHigh: Bend(y: 30, wide: 1.08, tall: 0.7),
      .foot: Bend(y: 20, tall: 0.8), .hood: Bend(-8, y: 64, wide: 0.7, tall: 0.5),
      .head: Bend(-16, x: -40, y: 96, wide: 1.1, tall: 0.86), .tail: Bend(30, y: 30),
      .tongue: Bend(30, x: 4, y: 8),
    ]),
    .peep: Pose(.dizzy).bent([
      .knot: Bend(y: 4, wide: 1.04, tall: 0.96, layer: 1), .coilHigh: Bend(y: 4),
      .neckLow: Bend(-12, y: -6),
      .hood: Bend(-42, x: -30, y: 4, wide: 0.1, tall: 0.2), .head: Bend(62, x: -8, y: -141),
      .tail: Bend(-36, y: -12), .tongue: Bend(-10, x: 2, y: 6),
    ]),
    .crossEyed: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.8, isSad: true)).bent([
      .hood: Bend(6, wide: 0.7), .head: Bend(4, x: 10, y: -4), .tail: Bend(-24),
      .turnOne: Bend(y: 60, wide: 0.3, tall: 0.5),
    ]),
    .rear: Pose(Face(brow: 1, mouth: 0.7)).bent([
      .coilHigh: Bend(x: 12), .foot: Bend(10), .neckLow: Bend(20, y: -34),
      .neckMiddle: Bend(12, y: -34), .hood: Bend(-14, y: -8, wide: 1.34, tall: 1.02),
      .head: Bend(-14, x: 10, y: -10), .tail: Bend(-34),
    ]),
    .lunge: Pose(Face(brow: 1, mouth: 1)).bent([
      .coilHigh: Bend(-4, x: -20), .foot: Bend(-8, x: -14), .neckLow: Bend(4, y: -58),
      .neckMiddle: Bend(-24, y: -58, wide: 0.86), .neckHigh: Bend(-30, y: -56, wide: 0.72),
      .hood: Bend(-22, y: -36, wide: 0.5, tall: 1.1), .head: Bend(72, y: 6, wide: 1.1),
      .jaw: Bend(-4), .tail: Bend(-30),
    ]),
    .cover: Pose(.smug).bent([
      .coilLow: Bend(wide: 1.12, tall: 1.1), .coilHigh: Bend(y: -4, wide: 1.2, tall: 1.14),
      .neckLow: Bend(4, y: -6), .hood: Bend(4, y: 10, wide: 1.2, tall: 0.88),
      .head: Bend(-12, x: 8, y: 24), .tail: Bend(-20),
    ]),
    .knot: Pose(.dizzy).bent([
      .knot: Bend(y: 4, layer: 1), .coilHigh: Bend(y: 4), .neckLow: Bend(-12, y: -6),
      .hood: Bend(-50, x: -30, y: 16, wide: 0.1, tall: 0.2), .head: Bend(54, x: -8, y: -116),
      .tail: Bend(30), .tongue: Bend(26, x: 2, y: 6), .crown: Bend(10, x: -30, y: 44),
    ]),
    .bump: Pose(Face(.wide, squint: 1, brow: -1, lift: 0.6, fright: 0.2, mouth: 0.2, isSad: true))
      .bent([
        .coilHigh: Bend(-4, x: -20, y: 4), .foot: Bend(-10, x: -12), .neckLow: Bend(-10, y: -26),
        .neckMiddle: Bend(-7, y: -24), .neckHigh: Bend(-3, y: -10),
        // The head is ahead of the hood, so that the face shows.
        .hood: Bend(10, x: 14, y: -6, wide: 0.7), .head: Bend(14, x: -40, y: 8), .tail: Bend(-30),
      ]),
    .fall: Pose(aghast).bent([
      .coilLow: Bend(wide: 1.06, tall: 0.9), .coilHigh: Bend(4, x: 16, y: 8),
      .foot: Bend(12, x: 8), .neckLow: Bend(16, y: -24), .neckMiddle: Bend(14, y: -24),
      .hood: Bend(10, wide: 1.2), .head: Bend(-16, x: 6, y: -8), .tail: Bend(-46, y: -14),
      .tongue: Bend(-20, y: 4),
    ]),
    .bite: Pose(Face(brow: 1, mouth: 0.44)).bent([
      .coilHigh: Bend(-6, x: -30, y: 4), .foot: Bend(-26, x: -24, y: 0),
      .neckLow: Bend(-15, y: -46), .neckMiddle: Bend(-17, y: -46, wide: 0.94),
      .neckHigh: Bend(-10, y: -46, wide: 0.84), .hood: Bend(-4, y: -30, wide: 0.66, tall: 1),
      .head: Bend(100, x: 0, y: 10),
      .tail: Bend(-30),
    ]),
    // The cobra as straight as a spear, its rings drawn in.
    .dive: Pose(Face(brow: 0.9)).bent([
      .root: Bend(-62, x: -10, y: -40), .coilLow: Bend(wide: 0.42, tall: 1.1),
      .coilHigh: Bend(wide: 0.5), .neckLow: Bend(-2, y: -44), .neckMiddle: Bend(-3, y: -44),
      .neckHigh: Bend(-3, y: -40), .hood: Bend(-2, y: -20, wide: 0.5), .head: Bend(34, y: 8),
      .tail: Bend(70, x: -30),
    ]),
    .ball: Pose(.dizzy).bent([
      .coilLow: Bend(y: -56, wide: 0.7, tall: 0.9), .coilHigh: Bend(y: 40, wide: 0.8),
      .knot: Bend(y: 70, wide: 0.94, tall: 1.06, layer: 1),
      .hood: Bend(-50, x: -10, y: 80, wide: 0.4, tall: 0.2),
      // The head is in the ball's middle, so that it shows however the ball rolls.
      .head: Bend(54, x: 68, y: 54, wide: 0.84, tall: 0.84, layer: 2), .jaw: Bend(layer: 2),
      .browNear: Bend(layer: 2), .browFar: Bend(layer: 2),
      .tail: Bend(-150, x: -60, y: -20), .crown: Bend(10, x: -10, y: -34),
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
      .coilLow: Bend(wide: 0.9, tall: 1.1), .coilHigh: Bend(y: -10, wide: 0.9), .foot: Bend(4),
      .neckLow: Bend(2, y: -50), .neckMiddle: Bend(-4, y: -50), .neckHigh: Bend(y: -36),
      .hood: Bend(2, wide: 0.62, tall: 1.04), .head: Bend(10, x: 6, y: -10), .tail: Bend(-50),
      .tongue: Bend(-40, x: 4, y: 8),
    ]),
    .slump: pressed(Face(.dizzy, brow: -0.8, lift: 0.4, mouth: 0.35, isSad: true)),
    .cobraPressed: pressed(Face(.wide, brow: -1, lift: 1, fright: 0.9, mouth: 0.5, isSad: true))
      .bending(.head, Bend(wide: 1.12, tall: 1.12)),
    .cobraPuffed: pressed(
      Face(.wide, gaze: Point(x: 0, y: -1), brow: -1, lift: 1, fright: 0.4, isSad: true)
    )
    .bending(.head, Bend(wide: 1.2)),
    .plot: Pose(Face(.half, gaze: Point(x: 0.7, y: 0.5), brow: 1, lift: 0.2)).bent([
      .coilHigh: Bend(x: 6), .neckLow: Bend(8, y: -10), .hood: Bend(6, y: 8, wide: 0.8),
      .head: Bend(4, x: 22, y: 6), .tail: Bend(-40, y: -12), .tongue: Bend(-16, y: 4),
    ]),
    .dread: Pose(Face(.wide, gaze: Point(x: -0.5, y: 1), brow: -1, lift: 1, isSad: true)).bent([
      .coilHigh: Bend(x: 4), .foot: Bend(4), .neckLow: Bend(2, y: -26),
      .neckMiddle: Bend(-6, y: -20), .hood: Bend(-6, wide: 0.66, tall: 0.92),
      .head: Bend(-24, x: -10, y: 20),
      .tail: Bend(-50, y: -10),
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
      .knot: Bend(y: 6, layer: 1), .coilHigh: Bend(y: 4), .neckLow: Bend(-8, y: -8),
      .hood: Bend(12, x: 14, wide: 0.1, tall: 0.2), .head: Bend(0, x: 6, y: -130),
      .tail: Bend(-46, y: -12),
    ]),
    .cobraPent: Pose(Face(.shut, brow: 1, isSad: true)).bent([
      .knot: Bend(y: 22, wide: 1.12, tall: 0.7, layer: 1),
      .turnOne: Bend(y: 30, wide: 0.5, tall: 0.6), .turnTwo: Bend(y: 66, wide: 0.5, tall: 0.6),
      .turnThree: Bend(y: 100, wide: 0.5, tall: 0.6),
      .coilLow: Bend(wide: 1.16, tall: 0.84), .coilHigh: Bend(y: 22, wide: 1.06, tall: 0.86),
      .neckLow: Bend(-8, y: 6), .hood: Bend(12, x: 14, y: 10, wide: 0.1, tall: 0.2),
      .head: Bend(10, x: 6, y: -90, wide: 1.2), .tail: Bend(-70, y: -12),
      .crown: Bend(-10, x: -10, y: -30),
    ]),
    .tight: Pose(Face(.wide, squint: 0.6, brow: -1, lift: 1, fright: 1, isSad: true)).bent([
      .knot: Bend(-12, y: 2, wide: 0.62, tall: 1.02, layer: 1),
      .turnOne: Bend(y: 10, wide: 0.4, tall: 0.6), .turnTwo: Bend(y: 66, wide: 0.4, tall: 0.6),
      .turnThree: Bend(y: 122, wide: 0.4, tall: 0.6),
      .coilHigh: Bend(x: -8, y: 2, wide: 0.86),
      .neckLow: Bend(-28, y: -60), .neckMiddle: Bend(-18, y: -56, wide: 0.8),
      .neckHigh: Bend(-12, y: -40, wide: 0.8), .hood: Bend(-6, y: -12, wide: 0.62, tall: 0.8),
      .head: Bend(46, x: -10, y: -2), .tail: Bend(-86, y: -20), .tongue: Bend(-20, y: 6),
      .crown: Bend(-24, x: -10, y: -46),
    ]),
  ]
}
