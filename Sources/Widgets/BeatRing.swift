public import Animation
public import Rules
public import Stage

/// Shows who beats whom: three pictures in a circle, with an arrow from each to the one it beats.
public enum BeatRing {
  /// In design pixels.
  public static let size = Size(150, 138)
  private static let radius = 50.0
  private static let side = 46.0

  /// Draws the ring about `center`, the arrow of `winner` highlighted; `asset` gives the pictures.
  public static func draw(
    at center: Point, winner: Throw?, into picture: inout Picture,
    asset: (Throw) -> ImageAsset = HandAssets.picture(of:)
  ) {
    picture.draw(.rounded(Rect(center: center, size: size), radius: 44, tint: .night).opacity(0.55))
    // The pictures need more room above the arrows than below them.
    let middle = center + Point(x: 0, y: 12)
    for hand in Throw.allCases {
      let asset = asset(hand)
      picture.draw(
        .image(asset, at: middle + .polar(radius, degrees: angle(hand)))
          .scaled(side / asset.size.width))
    }
    for hand in Throw.allCases {
      let isLit = hand == winner
      picture.draw(
        .image(Pictogram.next.asset, at: middle + .polar(radius * 0.68, degrees: angle(hand) + 60))
          .turned(angle(hand) + 150).scaled(isLit ? 0.8 : 0.6).tinted(isLit ? .sun : .white)
          .opacity(isLit ? 1 : 0.9).named("beats.\(hand.rawValue)"))
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
