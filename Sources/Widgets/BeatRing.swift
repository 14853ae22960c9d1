public import Animation
public import Rules
public import Stage

/// Shows who beats whom: three pictures on a slice of wood, with an arrow from each to the one it
/// beats.
public enum BeatRing {
  /// In design pixels.
  public static let size = WidgetAssets.beatRing.size
  /// Its middle in the clearing, right of the river.
  public static let besideRiver = Point(x: 1178, y: 406)
  private static let radius = 43.0
  private static let side = 57.0

  /// Its pane in a tall window, between the scores.
  public static func tall(at center: Point) -> Pane {
    Pane(Rect(center: center, size: size), Design.middle, Arrangement.topRow + 136)
  }

  /// Draws the ring about `center`, the arrow of `winner` highlighted; `asset` gives the pictures.
  public static func draw(
    at center: Point, winner: Throw?, into picture: inout Picture,
    asset: (Throw) -> ImageAsset = HandAssets.picture(of:)
  ) {
    picture.draw(.image(WidgetAssets.beatRing, at: center))
    // The pictures need more room above the arrows than below them.
    let middle = center + Point(x: 0, y: 9)
    for hand in Throw.allCases {
      let asset = asset(hand)
      picture.draw(
        .image(asset, at: middle + .polar(radius, degrees: angle(hand)))
          .scaled(side / asset.size.width))
    }
    for hand in Throw.allCases {
      let isLit = hand == winner
      picture.draw(
        .image(WidgetAssets.beatArrow, at: middle + .polar(37, degrees: angle(hand) + 60))
          .turned(angle(hand) + 150).scaled(isLit ? 0.84 : 0.6).tinted(isLit ? .sun : .carved)
          .named("beats.\(hand.rawValue)"))
    }
  }

  /// In degrees, clockwise from the right; each throw is followed by the one it beats.
  private static func angle(_ hand: Throw) -> Double {
    switch hand {
    case .rock: -90
    case .scissors: 30
    case .paper: 150
    }
  }
}

extension Point {
  fileprivate static func polar(_ length: Double, degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(x: length * Portable.cos(angle), y: length * Portable.sin(angle))
  }
}

extension Color {
  /// Pale wood.
  fileprivate static let carved = Color(0xDDAA70)
}
