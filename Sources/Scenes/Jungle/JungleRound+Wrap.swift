internal import Animation
internal import Figures
internal import Stage

/// The drawing of the cobra's body round the lion on which it sits.
extension JungleRound {
  /// The offsets of the bands of the cobra's body from its middle, and half their width, in design
  /// pixels.
  private static let (bands, radius) = ([-28.0, -74], 15.0)
  private static let pieces = 10

  /// Draws the bands one after the other, each from under the cobra's coils down to the water.
  func drawWrap(of cobra: AnimalFigure, at moment: Time, into picture: inout Picture) {
    let share = playhead.timeline[JungleTimelines.wrap, at: moment]
    guard share > 0 else { return }
    let (top, bottom) = (cobra.feet.y - cobra.lift - 2, cobra.feet.y + 4)
    guard top < bottom else { return }
    for (index, aside) in Self.bands.enumerated() where share > Double(index) {
      let part = min(1, share - Double(index))
      let (start, end) = (
        Point(x: cobra.feet.x + aside + 16, y: top), Point(x: cobra.feet.x + aside + 6, y: bottom)
      )
      let belly = Point(x: cobra.feet.x + aside - 26, y: top + 0.6 * (bottom - top))
      let way = MotionPath(bezier: [start, belly, belly, end])
      cobra.drawRope(
        through: (0...Self.pieces).map {
          (way.point(at: part * Double($0) / Double(Self.pieces)), Self.radius)
        }, into: &picture)
    }
  }

  private static let (drops, shade) = (28, Color(0x7FB9E6))

  /// Draws the jet of water that the lion spouts at the cobra's head in a high arc.
  func drawSpout(
    from lion: AnimalFigure, to cobra: AnimalFigure, at moment: Time, into picture: inout Picture
  ) {
    let share = playhead.timeline[JungleTimelines.spout, at: moment]
    guard share > 0, let mouth = lion.place(of: .jaw), let head = cobra.place(of: .crown) else {
      return
    }
    let low = Point(x: 0, y: lion.wading)
    let top = Point(x: (mouth.x + head.x) / 2, y: min(mouth.y, head.y) - 70)
    let way = MotionPath(bezier: [mouth + low, top, top, head + low])
    for (tint, width, rise) in [
      (Self.shade, 1.3, 0.0), (AnimalFigure.bubble, 1, 0), (.white, 0.5, 3),
    ] {
      for drop in 0..<Self.drops {
        let part = Double(drop) / Double(Self.drops - 1)
        // The jet is narrow in the mouth, and falls apart into drops towards its end.
        guard share - 1...share ~= part, part < 0.6 || drop.isMultiple(of: 2) else { continue }
        let size = width * (12 + 18 * Portable.sin(.pi * part * 0.8))
        let spot = way.point(at: part) - Point(x: rise, y: rise)
        let disc = Rect(center: spot, size: Size(size, size))
        picture.draw(.roundedRect(disc, radius: size / 2, tint: tint))
      }
    }
  }
}
