internal import Animation
internal import Figures
internal import Stage

/// A cobra's neck drawn out after somebody, further than any of its parts.
extension AnimalFigure {
  /// Where the neck comes out of the foot, from the joint there, in drawing units.
  private static let root = Point(x: 22, y: -60)
  /// Where it ends at its longest, from there, in design pixels.
  private static let end = Point(x: -172, y: -58)
  /// Half its width, and how much less that is at its longest.
  private static let (radius, thinner) = (16.0, 6.0)
  private static let pieces = 48
  /// How wide its turns are when it is rolled up, and how many.
  private static let (loop, turns) = (26.0, 2.0)

  /// Draws its coils and its neck, drawn out by a `share`, and puts its head where that ends.
  mutating func drawNeck(
    out share: Double, curled curl: Double = 0, into picture: inout Picture
  ) {
    guard share > 0, let base = place(of: .foot, away: Self.root),
      let upright = place(of: .hood)
    else { return }
    let longest = base + Point(x: Self.end.x * facing, y: Self.end.y)
    let spot = upright + (longest - upright) * share
    let way = MotionPath(bezier: [
      base, base + Point(x: 20 * facing, y: -70), base + (spot - base) * 0.5, spot,
    ])
    drag = .zero
    drawCoils(into: &picture)
    drawRope(
      through: (0...Self.pieces).map {
        let along = Double($0) / Double(Self.pieces)
        let angle = 2 * .pi * Self.turns * along
        let turn = Point(x: Portable.sin(angle), y: Portable.cos(angle) - 1) * (Self.loop * curl)
        let radius = Self.radius - Self.thinner * share * min(1, 2 * along)
        return (way.point(at: along) + turn, radius * scale.y)
      }, into: &picture)
    endNeck(at: spot)
  }
}
