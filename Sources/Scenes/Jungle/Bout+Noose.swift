internal import Animation
internal import Figures
internal import Stage

/// A cobra's neck drawn out into a hoop, through which somebody leaps, and its own head after him.
struct Noose {
  private typealias Place = (at: Point, radius: Double)

  /// The half of the hoop that is behind who leaps through it, and the half in front.
  private var far: [Place] = []
  private var near: [Place] = []
  /// The rest of the neck, from the hoop to the head.
  private var end: [Place] = []
  private var head: Point { end.last?.at ?? .zero }

  /// Half its size while it is open, and how much of that is left once it is drawn tight.
  private static let (open, tight) = (Size(64, 88), 0.3)
  /// Where the neck comes out of the foot, from the joint there, in drawing units.
  private static let root = Point(x: 22, y: -68)
  /// Half the width of the neck.
  private static let radius = 15.0
  private static let (pieces, endPieces) = (17, 12)
  /// Where on its way round, from below and by the left, the neck leaves the hoop.
  private static let leaving = 0.875

  /// The neck of `cobra`: it rises (0…1), its head goes through (1…2), and it is drawn tight
  /// (2…3); nil at 0.
  init?(_ cobra: AnimalFigure, _ stage: Double) {
    guard stage > 0, let base = cobra.place(of: .foot, away: Self.root),
      let upright = cobra.place(of: .hood)
    else { return nil }
    let (rising, threading, pulling) = (
      min(1, stage), max(0, min(1, stage - 1)), max(0, stage - 2)
    )
    let side = cobra.animal.looksRight == (cobra.facing > 0) ? -1.0 : 1
    let size = cobra.scale.y * (0.3 + 0.7 * rising) * (1 - (1 - Self.tight) * pulling)
    let (wide, tall) = (Self.open.width * size, Self.open.height * size)
    let middle = base + Point(x: 0, y: 12 - tall)
    func rim(_ share: Double) -> Place {
      let angle = 2 * .pi * share
      let way = Point(x: -side * wide * Portable.sin(angle), y: tall * Portable.cos(angle))
      return (middle + way, Self.radius * cobra.scale.y)
    }
    far = (0...Self.pieces).map { rim(0.53 * Double($0) / Double(Self.pieces)) }
    near = (0...Self.pieces).map {
      rim(0.5 + (Self.leaving - 0.5) * Double($0) / Double(Self.pieces))
    }
    // The head comes down beside the hoop, goes through it, and is pulled up short beyond it.
    let ways = [
      Point(x: wide + 48, y: 36), Point(x: 4, y: 58), Point(x: -wide - 46, y: 66),
    ].map { Point(x: side * $0.x, y: $0.y * cobra.scale.y) }
    let through = MotionPath(through: ways).point(at: threading)
    let loose = middle + through
    let spot = loose + (upright - loose) * max(1 - rising, pulling)
    let start = rim(Self.leaving).at
    let (down, back) = (Point(x: -side * 12, y: 30 * size), Point(x: side * 44, y: 22))
    let way = MotionPath(bezier: [start, start + down, spot + back, spot])
    end = (0...Self.endPieces).map {
      let share = Double($0) / Double(Self.endPieces)
      return (way.point(at: share), (Self.radius - 2 * share) * cobra.scale.y)
    }
  }
  /// Draws what is behind who leaps through it, and puts the cobra's head where its neck ends.
  func drawFar(of cobra: inout AnimalFigure, into picture: inout Picture) {
    cobra.drawRope(through: far, into: &picture)
    cobra.endNeck(at: head)
  }

  func drawEnd(of cobra: AnimalFigure, into picture: inout Picture) {
    cobra.drawRope(through: end, into: &picture)
  }

  func drawNear(of cobra: AnimalFigure, into picture: inout Picture) {
    cobra.drawRope(through: near, into: &picture)
  }
}
