internal import Animation
internal import Figures
internal import Stage

/// A cobra's neck that winds itself up: one ring upon the other for each time that its head has
/// gone round.
struct Winding {
  private typealias Place = (at: Point, radius: Double)

  /// Half-rings from below, each after the one that it goes on from.
  private var rings: [[Place]] = []
  /// The rest of the neck, up to the head.
  private var neck: [Place] = []
  /// Whether the head looks to the right.
  private let looksRight: Bool

  /// Half the width of the lowest ring, and how much less it is with each that is on it.
  private static let (wide, less) = (56.0, 5.0)
  /// How flat the rings are seen, how far one is above the other, and how much of both is left
  /// when they are drawn tight.
  private static let (flat, pitch, tight) = (0.26, 27.0, 0.42)
  /// Where the neck comes out of the foot, from the joint there, in drawing units.
  private static let root = Point(x: 22, y: -60)
  /// Half the width of the neck below and at the head.
  private static let (radius, tip) = (16.0, 12.5)
  /// How high the head is above the foot while the neck is loose, how much of that each ring
  /// takes, and how far the head leans after what it follows.
  private static let (height, taken, lean) = (104.0, 3.0, 46.0)
  private static let (pieces, neckPieces) = (11, 12)

  /// The neck of `cobra` wound round `turns` times, and drawn tight by a share; nil if not wound.
  init?(_ cobra: AnimalFigure, _ turns: Double, _ drawn: Double) {
    guard turns > 0, let base = cobra.place(of: .foot, away: Self.root),
      let upright = cobra.place(of: .hood)
    else { return nil }
    let size = cobra.scale.y
    let left = 1 - (1 - Self.tight) * drawn
    func place(_ turn: Double) -> Place {
      let angle = 2 * .pi * turn
      let wide = min(1, turn * 4) * (Self.wide - Self.less * turn) * size * left
      return (
        base
          + Point(
            x: wide * Portable.cos(angle),
            y: -Self.flat * wide * Portable.sin(angle) - Self.pitch * size * left * turn),
        Self.radius * size * (1 - 0.2 * drawn)
      )
    }
    let halves = Int((turns * 2).rounded(.up))
    rings = (0..<halves).map { half in
      let (from, to) = (Double(half) / 2, min(turns, Double(half + 1) / 2))
      let share = (to - from) * 2
      let pieces = max(2, Int(Double(Self.pieces) * share))
      return (0...pieces).map { place(from + (to - from) * Double($0) / Double(pieces)) }
    }
    let angle = 2 * .pi * turns
    looksRight = Portable.cos(angle) >= 0
    let loose =
      base
      + Point(
        x: Self.lean * size * Portable.cos(angle),
        y: -(Self.height - Self.taken * turns) * size
          - 0.3 * Self.lean * size * Portable.sin(angle))
    let spot = loose + (upright - loose) * drawn
    let start = place(turns)
    let onward = place(turns + 0.12).at
    let way = MotionPath(bezier: [
      start.at, onward + (onward - start.at) * 0.6, spot + Point(x: 0, y: 46 * size), spot,
    ])
    neck = (0...Self.neckPieces).map {
      let share = Double($0) / Double(Self.neckPieces)
      return (way.point(at: share), start.radius + (Self.tip * size - start.radius) * share)
    }
  }

  /// Draws the rings and the neck, and puts the head where that ends, looking that way.
  func draw(of cobra: inout AnimalFigure, into picture: inout Picture) {
    cobra.drag = .zero
    cobra.drawCoils(into: &picture)
    for ring in rings { cobra.drawRope(through: ring, into: &picture) }
    cobra.drawRope(through: neck, into: &picture)
    cobra.facing = looksRight == cobra.animal.looksRight ? 1 : -1
    cobra.endNeck(at: neck.last?.at ?? .zero)
  }
}
