internal import Animation
internal import Stage

/// Something worn on the head after surfacing under it.
public enum Topper: Hashable, Sendable, CaseIterable {
  case lily, fish, frog

  /// Its picture, scale, and its center's height above the head.
  fileprivate var look: (asset: ImageAsset, size: Double, rise: Double) {
    switch self {
    case .lily: (BoardAssets.lily, 0.58, 16)
    case .fish: (CreatureAssets.fish, 0.78, 18)
    case .frog: (CreatureAssets.frog, 0.9, 30)
    }
  }

  /// Its own motion: a fish flaps, a frog breathes.
  fileprivate func stir(at seconds: Double) -> (turn: Double, tall: Double) {
    switch self {
    case .lily: (-8, 1)
    case .fish: (18 * Portable.sin(seconds * 22), 1)
    case .frog: (0, 1 + 0.07 * Portable.sin(seconds * 9))
    }
  }
}

extension AnimalFigure {
  /// Draws a topper on the head or flying off.
  func draw(_ topper: Topper, on spot: Point, turned turn: Double, into picture: inout Picture) {
    let (flight, look) = (topperFlies, topper.look)
    guard flight < Self.flightEnds else { return }
    let stir = topper.stir(at: (stars ?? 0) / 400)
    let away = Point(x: -150 * flight * mirror, y: (700 * flight - 280) * flight)
    picture.draw(
      wet(
        .image(look.asset, at: spot + away).moved(0, -look.rise * scale.y)
          .scaled(
            topperSize * look.size * scale.x, topperSize * look.size * stir.tall * scale.y
          )
          .turned((turn + stir.turn - 500 * flight) * mirror).flipped(isFlipped)
          .opacity(opacity * (1 - flight / Self.flightEnds))))
  }

  private static let flightEnds = 0.5
}
