internal import Animation
internal import Figures
internal import Stage

/// A cobra's tail in the paws of a rabbit.
extension AnimalFigure {
  /// Half its width where it leaves the body, and at its end, in design pixels.
  private static let (root, tip) = (17.0, 7.0)
  private static let pieces = 18
  /// A rabbit's paw, from its shoulder, in drawing units.
  private static let paw = Point(x: 84, y: 40)

  /// Draws its tail, round and tapering, from the rear of its body to another's paws, or, let go,
  /// over a `share` of that way, curling up; leaves out its own.
  mutating func drawTail(
    to other: AnimalFigure, by share: Double, into picture: inout Picture
  ) {
    guard let own = place(of: .tail), let paw = other.place(of: .shoulderFar, away: Self.paw)
    else { return }
    let from = own - Point(x: 0, y: 16)
    let held = paw + Point(x: 0, y: other.wading - wading)
    let loose = 1 - share
    let end = from + (held - from) * share + Point(x: 0, y: -110 * loose * share)
    let back = Point(x: 70 * (animal.looksRight ? -1 : 1) * facing, y: 0)
    let belly = (from + end) * 0.5 + back * 0.4 + Point(x: 0, y: 90 * loose)
    let way = MotionPath(bezier: [from, from + back, belly, end])
    drawRope(
      through: (0...Self.pieces).map {
        let share = Double($0) / Double(Self.pieces)
        return (way.point(at: share), Self.root + (Self.tip - Self.root) * share)
      }, into: &picture)
    pose[.tail] = Bend(wide: 0.1, tall: 0.1)
  }
}
