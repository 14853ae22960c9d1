internal import Animation
internal import Figures
internal import Stage

/// A cobra's tail in the paws of a rabbit.
extension AnimalFigure {
  private static let outline = Color(0x382010)
  private static let (skin, jungleSkin) = (Color(0xB8C838), Color(0xC86840))
  /// Half its width where it leaves the body, and at its end, in design pixels.
  private static let (root, tip) = (17.0, 7.0)
  private static let pieces = 18

  /// Draws its tail, round and tapering, from the rear of its body to another's paws, and leaves
  /// out its own.
  mutating func drawTail(to other: AnimalFigure, into picture: inout Picture) {
    guard let own = place(of: .tail), let shoulder = other.place(of: .shoulderFar) else { return }
    let reach = Point(x: 36 * (other.animal.looksRight ? 1 : -1) * other.facing, y: 8)
    let from = own + Point(x: 0, y: wading - 16)
    let end = shoulder + reach + Point(x: 0, y: other.wading)
    let back = Point(x: 70 * (animal.looksRight ? -1 : 1) * facing, y: 0)
    let way = MotionPath(bezier: [from, from + back, (from + end) * 0.5 + back * 0.4, end])
    for (rim, tint) in [(3.0, Self.outline), (0, side == .player ? Self.skin : Self.jungleSkin)] {
      for piece in 0...Self.pieces {
        let share = Double(piece) / Double(Self.pieces)
        let radius = Self.root + (Self.tip - Self.root) * share + rim
        let disc = Rect(center: way.point(at: share), size: Size(2 * radius, 2 * radius))
        picture.draw(.rounded(disc, radius: radius, tint: tint).opacity(opacity))
      }
    }
    pose[.tail] = Bend(wide: 0.1, tall: 0.1)
  }
}
