internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The first page, with its three buttons.
enum MenuLayout {
  static let card = Rect(x: 300, y: 136, width: 680, height: 452)
  static let heading = Point(x: Design.middle, y: card.minY + 136)

  /// Returns the frame of a button; `isLarge` with large words.
  static func tile(_ index: Int, isLarge: Bool) -> Rect {
    let (apart, size) = isLarge ? (210.0, Size(204, 232)) : (204, Size(190, 208))
    return Rect(
      center: Point(
        x: Design.middle + apart * Double(index - 1), y: card.minY + 408 - size.height / 2),
      size: size)
  }

  /// The middles of a button's picture and words.
  static func rows(isLarge: Bool) -> (picture: Double, words: Double) {
    isLarge ? (0.28, 0.72) : (0.4, 0.8)
  }

  /// The drums' emblems, in a row over the title.
  static let emblems = Point(x: Design.middle, y: card.minY + 62)

  /// The animals over the card.
  static let spots = [
    Cast.Member(.lion, feet: Point(x: 470, y: 164), scale: 0.66, isFlipped: true),
    Cast.Member(.cobra, feet: Point(x: 646, y: 164), scale: 0.62),
    Cast.Member(.rabbit, feet: Point(x: 810, y: 164), scale: 0.66, isFlipped: true),
  ]

  static func drum(_ pad: Pad) -> Point {
    switch pad {
    case .leaf: Point(x: 180, y: 272)
    case .flower: Point(x: 186, y: 506)
    case .sun: Point(x: 1100, y: 272)
    case .drop: Point(x: 1094, y: 506)
    }
  }

  static func drumFrame(_ pad: Pad) -> Rect {
    Rect(center: drum(pad), size: SharedAssets.drumSize).insetBy(8)
  }
}

extension MenuLayout {
  /// Two drums above and two below the card; the animals look over it and stand below it.
  static let tall: Arrangement = {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 400, -28), (.sun, 880, -28), (.flower, 430, 748), (.drop, 850, 748),
    ]
    let live = zip(spots, [(576.0, 56.0), (640, 776), (708, 56)]).map { spot, place in
      Pane(spot.frame, place.0, place.1)
    }
    let drums = places.map { pad, x, y in
      Pane(Rect(center: drum(pad), size: SharedAssets.drumSize).insetBy(-12), x, y, 1.05)
    }
    return .shrunk(
      Arrangement.edges + drums + live + [Pane(card.insetBy(-10), Design.middle, 374, 0.98)],
      scale: 1)
  }()
}
