internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the clearing, for drawing and hit tests alike.
enum SimonSaysLayout {
  static let fire = Point(x: Design.middle, y: 404)

  /// The stones round it; in a tall window smaller, between the drums.
  static let ring = Rect(center: fire + Point(x: 0, y: 28), size: Size(252, 80))

  static func drum(_ pad: Pad) -> Point {
    switch pad {
    case .leaf: Point(x: 366, y: 400)
    case .flower: Point(x: Design.middle, y: 240)
    case .sun: Point(x: 914, y: 400)
    case .drop: Point(x: Design.middle, y: 560)
    }
  }

  static func drumFrame(_ pad: Pad) -> Rect { Rect(center: drum(pad), size: SharedAssets.drumSize) }

  /// The rabbit that shows the drums.
  static let drummer = Cast.Member(.rabbit, feet: Point(x: 444, y: 664), scale: 0.78)

  /// The animals around the fire, clear of the drums and of a team's names.
  static let spots = [
    drummer,
    Cast.Member(.lion, feet: Point(x: 1106, y: 326), scale: 0.6),
    Cast.Member(.cobra, feet: Point(x: 1086, y: 590), scale: 0.66),
  ]

  /// The same without those who play; the drummer is then the jungle's rabbit.
  static func spots(without players: [Avatar]) -> [Cast.Member] {
    let others = spots.filter { $0 == drummer || !players.contains(.animal($0.animal)) }
    guard players.contains(.animal(.rabbit)) else { return others }
    return [Cast.Member(.rabbit, .jungle, feet: drummer.feet, scale: drummer.scale)]
      + others.dropFirst()
  }

  /// The place of the player's feet, and the scale of its figure.
  static let (seat, seated) = (Point(x: 846, y: 666), 0.8)
  static let standing = Rect(x: seat.x - 90, y: seat.y - 180, width: 180, height: 190)

  /// The beads under the banner, from its left to its right, one for each drum.
  static let beads = MotionPath(through: [
    Point(x: 400, y: 138), Point(x: 640, y: 147), Point(x: 880, y: 138),
  ])

  static let banner = Rect(x: 344, y: 34, width: 508, height: 92)
  /// The width of the signs at either end of the banner, and where they are in it.
  static let (signs, sign) = (120.0, 62.0)
  static let points = Rect(x: 128, y: 28, width: 204, height: Plaque.size.height)
  static let length = Rect(x: 864, y: 28, width: 204, height: Plaque.size.height)

  /// The ear beside the drummer before the first drum; in a tall window smaller, between the drums.
  static func ear(isTall: Bool) -> Rect {
    isTall
      ? Rect(center: drummer.feet + Point(x: 102, y: -202), size: Size(80, 80))
      : Rect(center: drummer.feet + Point(x: -126, y: -108), size: Size(112, 112))
  }

  /// The button that shows the sequence again, beside the drummer.
  static let again = Rect(center: Point(x: 296, y: 604), size: IconButton.size * 1.25)

  /// The points that a new game has saved, over its own.
  static let saved = Rect(center: points.point(0.5, 0.64), size: Size(176, 58))
  /// The mark of a drum that was right or wrong, from its middle.
  static let mark = Point(x: 92, y: -76)
  /// The card of a won round, without its picture.
  static let wonCard = Size(700, 376)

  /// The smallest font size of names.
  static let smallestName = 20.0

  /// The players of a team, in a column on the left.
  static func player(_ index: Int, of count: Int) -> Rect {
    let (height, gap) = (52.0, 10.0)
    let total = Double(count) * height + Double(count - 1) * gap
    return Rect(
      x: 24, y: 400 - total / 2 + Double(index) * (height + gap), width: 216, height: height)
  }
}

extension SimonSaysLayout {
  /// The drums stand in a high diamond, the team in two rows below it.
  static func tall(team: Int) -> Arrangement {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 422, 356), (.flower, 640, 100), (.sun, 858, 356), (.drop, 640, 614),
    ]
    let row = Arrangement.topRow
    let drums = places.map { Pane(drumFrame($0).insetBy(-30), $1, $2, 1.24) }
    // In the corners left by the diamond.
    let live = zip(spots, [(396.0, 664.0), (900, 8), (900, 148)]).map { spot, place in
      Pane(spot.frame.insetBy(-6), place.0, place.1, spot.animal == .lion ? 0.9 : 1.1)
    }
    let players = (0..<team).map { index in
      let (below, column) = index.quotientAndRemainder(dividingBy: 3)
      let count = min(3, team - 3 * below)
      return Pane(
        player(index, of: team).insetBy(-14),
        Design.middle + 228 * (Double(column) - Double(count - 1) / 2),
        806 + 62 * Double(below))
    }
    return .shrunk(
      Arrangement.edges + players + [
        Pane(points, 478, row, 0.9), Pane(length, 684, row, 0.9),
        Pane(banner, Design.middle, row + 126, 1.2),
        // Below the feet of the upper drum, struck too.
        Pane(Rect(x: fire.x - 144, y: 352, width: 288, height: 146), Design.middle, 382, 0.74),
        Pane(again.insetBy(-24), 384, 148),
      ] + drums + live + [Pane(standing, 884, 672)], scale: 1)
  }
}
