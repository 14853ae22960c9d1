/// The pictures between a fist and paper or scissors, and shut scissors.
var handMotionPictures: [Picture] {
  let steps = [0.3, 0.6, 0.86]
  func pictures(_ name: String, tilt: Double, _ nodes: (Double) -> [Node]) -> [Picture] {
    steps.enumerated().map { index, amount in
      handPicture(
        "\(name)-\(index + 1)", tilt: -6 + (tilt + 6) * amount, lift: 14 * (1 - amount),
        nodes(amount))
    }
  }
  return pictures("hand-paper", tilt: 5, Hand.opening)
    + pictures("hand-scissors", tilt: 6, Hand.parting)
    + [handPicture("hand-scissors-shut", tilt: 6, Hand.scissors(apart: 0.3))]
}

extension PathPoint {
  /// The point at the share `amount` of the way to `other`.
  fileprivate func mixed(with other: PathPoint, _ amount: Double) -> PathPoint {
    self + (other - self) * amount
  }
}

extension Hand {
  /// A finger on its way from folded to straight.
  struct Unfolding {
    /// The folded finger: the middle, top and width of its knuckle, and the finger's visible
    /// height.
    let x: Double
    let top: Double
    let width: Double
    let height: Double
    let straight: Finger

    /// The finger at the share `amount` of its way; its knuckle rises first, then its length.
    func finger(_ amount: Double) -> Finger {
      let half = width / 2
      let (knuckle, end) = (at(x, top + half), at(x, top + height - half))
      func radius(_ to: Double) -> Double { half * 0.94 + (to - half * 0.94) * amount }
      return Finger(
        root: Joint(
          spot: end.mixed(with: straight.root.spot, amount), radius: radius(straight.root.radius)),
        tip: Joint(
          spot: knuckle.mixed(with: straight.tip.spot, amount * amount * 0.4 + amount * 0.6),
          radius: radius(straight.tip.radius)))
    }
  }

  /// The fingers of the open hand, forefinger first, with their places in the fist.
  static let openFingers = [
    Unfolding(
      x: 136, top: 142, width: 88, height: 140,
      straight: Finger(root: joint(186, 316, 41), tip: joint(124, 146, 35))),
    Unfolding(
      x: 222, top: 132, width: 88, height: 150,
      straight: Finger(root: joint(240, 300, 41), tip: joint(220, 80, 37))),
    Unfolding(
      x: 305, top: 138, width: 84, height: 140,
      straight: Finger(root: joint(300, 302, 40), tip: joint(330, 102, 36))),
    Unfolding(
      x: 380, top: 158, width: 76, height: 120,
      straight: Finger(root: joint(342, 334, 38), tip: joint(422, 188, 32))),
  ]

  /// A finger's nodes: a folded finger lies on the palm, a straight one merges into it.
  private static func drawn(_ finger: Finger, isFolded: Bool) -> [Node] {
    let direction = finger.tip.spot - finger.root.spot
    let shine = finger.tip.spot - direction.unit.turnedRight * -10 + direction.unit * 4
    let look = Skin(coat: coat, line: 11, shade: at(-9, -12), rim: at(5, 6), weight: at(2, 3))
    return [
      isFolded
        ? skin("finger", finger.path, look)
        : limb("finger", finger.path, openAt: finger.root.spot, back: direction, look),
      Self.shine(shine.x, shine.y, 0),
    ]
  }

  private static func palm(_ amount: Double) -> Node {
    func mix(_ a: PathPoint, _ b: PathPoint) -> PathPoint { a.mixed(with: b, amount) }
    return part(
      "hand",
      blob(
        [
          mix(at(180, 190), at(186, 270)), mix(at(340, 190), at(310, 270)),
          mix(at(404, 226), at(384, 318)), mix(at(408, 296), at(378, 346)),
          mix(at(392, 344), at(372, 366)), at(364, 386),
        ] + wrist + [
          mix(at(174, 420), at(168, 428)), mix(at(158, 388), at(147, 396)),
          mix(at(124, 354), at(132, 366)), mix(at(108, 316), at(134, 330)),
          mix(at(116, 226), at(150, 292)),
        ]))
  }

  /// The thumb as it swings out of the fist, over the top, to the hand's side.
  private static func swungThumb(_ amount: Double) -> [Node] {
    let root = at(190, 384)
    let middle = at(120, 310).mixed(with: at(134, 326), amount)
    let turn = 12 - 150 * amount
    let tip = middle + PathPoint.polar(96, turn)
    return [
      limb(
        "thumb",
        tube(
          Joint(spot: root, radius: 46), Joint(spot: middle, radius: 44),
          Joint(spot: tip, radius: 40 - 4 * amount)), openAt: root + (root - middle).unit * 24,
        back: middle - root,
        Skin(coat: coat, line: 11, shade: at(-8, -11), rim: at(5, 6), weight: at(2, 3))),
      shine(tip.x - 8, tip.y - 10, turn + 90),
    ]
  }

  /// The hand between the fist (0) and paper (1).
  static func opening(_ amount: Double) -> [Node] {
    let fingers = openFingers.map { $0.finger(amount) }
    return [palm(amount)] + fingers.reversed().flatMap { drawn($0, isFolded: amount < 0.45) }
      + swungThumb(amount)
  }

  /// The hand between the fist (0) and scissors (1): two fingers rise, two stay folded below them.
  static func parting(_ amount: Double) -> [Node] {
    func mix(_ a: [PathPoint], _ b: [PathPoint]) -> [PathPoint] {
      zip(a, b).map { $0.mixed(with: $1, amount) }
    }
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    let palm = blob(
      mix(fistPalm.upper, scissorsPalm.upper) + wrist + mix(fistPalm.lower, scissorsPalm.lower))
    let rising = zip(openFingers, blades(apart: amount)).map { folded, blade in
      Unfolding(
        x: folded.x, top: folded.top, width: folded.width, height: folded.height, straight: blade
      ).finger(amount)
    }
    let folds =
      folded(
        between(380, 390), top: between(158, 250), width: between(76, 78),
        height: between(120, 114))
      + folded(
        between(305, 314), top: between(138, 242), width: between(84, 78),
        height: between(140, 116))
    let thumb = thumb(
      edge: mix(fistThumb, scissorsThumb), root: [at(152, 380)], shade: Path())
    return [part("hand", palm)] + rising.reversed().flatMap { drawn($0, isFolded: amount < 0.45) }
      + folds + [thumb]
  }

  static let fistPalm = (
    upper: [at(180, 190), at(340, 190), at(404, 226), at(408, 296), at(392, 344), at(364, 386)],
    lower: [at(174, 420), at(158, 388), at(124, 354), at(108, 316), at(116, 226)]
  )
  static let scissorsPalm = (
    upper: [at(200, 270), at(320, 262), at(404, 292), at(412, 340), at(390, 376), at(362, 396)],
    lower: [at(174, 422), at(160, 396), at(136, 360), at(128, 330), corner(127, 284)]
  )
  static let fistThumb = [
    at(130, 358), at(98, 312), at(106, 266), at(146, 246), at(206, 248), at(262, 254), at(292, 276),
    at(286, 308), at(250, 324), at(206, 328), at(180, 346), at(172, 370),
  ]
  static let scissorsThumb = [
    at(150, 374), at(154, 354), at(168, 334), at(190, 314), at(226, 308), at(274, 318),
    at(302, 338), at(304, 366), at(274, 382), at(232, 380), at(210, 386), at(198, 402),
  ]
}
