internal import Animation
internal import Figures
internal import Stage

/// The cobra's body round the lion on which it sits.
extension Bout {
  /// How far from the cobra's middle its bands lie, and half their width.
  private static let (bands, radius) = ([-74.0, -28], 15.0)
  private static let pieces = 10

  /// Draws the bands, each from under its rings down to the water, as far as they have come.
  func drawWrap(of cobra: AnimalFigure, at moment: Time, into picture: inout Picture) {
    let share = playhead.timeline[JungleTimelines.wrap, at: moment]
    guard share > 0 else { return }
    let (top, bottom) = (cobra.feet.y - cobra.lift - 2, cobra.feet.y + 4)
    guard top < bottom else { return }
    for aside in Self.bands {
      let (start, end) = (
        Point(x: cobra.feet.x + aside + 16, y: top), Point(x: cobra.feet.x + aside + 6, y: bottom)
      )
      let belly = Point(x: cobra.feet.x + aside - 26, y: top + 0.6 * (bottom - top))
      let way = MotionPath(bezier: [start, belly, belly, end])
      cobra.drawRope(
        through: (0...Self.pieces).map {
          (way.point(at: share * Double($0) / Double(Self.pieces)), Self.radius)
        }, into: &picture)
    }
  }
}
