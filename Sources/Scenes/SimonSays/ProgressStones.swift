internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The stones round the fire, one for each length up to the one that wins the round; those of
/// repeated sequences glow.
struct ProgressStones {
  let count: Int
  let earned: Int
  /// The jump of the stone that has just been earned, 0…1.
  var swell = 0.0

  /// From the left over the front to the right; the flames would hide stones at the back.
  private static let path = MotionPath(
    through: [(0.14, 0.08), (0, 0.5), (0.2, 0.9), (0.5, 1), (0.8, 0.9), (1, 0.5), (0.86, 0.08)]
      .map { SimonSaysLayout.ring.point($0, $1) })

  init(of game: Simon) {
    count = game.target
    earned =
      switch game.phase {
      case .completed, .won: game.sequence.count
      case .playback, .listening, .stumbled, .lost, .left: game.sequence.count - 1
      }
  }

  func place(of index: Int) -> Point { Self.path.point(at: Double(index) / Double(count - 1)) }

  /// Draws the half behind the fire, or the one before it.
  func draw(isBehind: Bool, into picture: inout Picture) {
    for index in 0..<count {
      let place = place(of: index)
      guard (place.y < SimonSaysLayout.ring.center.y) == isBehind else { continue }
      let jump = index == earned - 1 ? swell : 0
      let width = min(42, 440 / Double(count))
      let size = Size(width, 12 + 0.3 * width) * (1 + 0.4 * jump)
      drawStone(
        in: Rect(center: place - Point(x: 0, y: 14 * jump), size: size), isLit: index < earned,
        into: &picture)
    }
  }

  private func drawStone(in frame: Rect, isLit: Bool, into picture: inout Picture) {
    func oval(_ inset: Double, _ tint: Color) -> DrawCommand {
      let room = frame.insetBy(inset)
      return .roundedRect(room, radius: room.height / 2, tint: tint)
    }
    if isLit {
      let room = Size(2.6 * frame.width, 2.8 * frame.height)
      picture.draw(.light(.sun, in: Rect(center: frame.center, size: room), 1))
    }
    picture.draw(oval(0, .ink).named(isLit ? "stone.lit" : "stone"))
    picture.draw(oval(2.5, isLit ? .sun : Color(0x8F8A84)))
    let top = Rect(
      x: frame.minX + 0.24 * frame.width, y: frame.minY + 4.5, width: 0.46 * frame.width, height: 5)
    picture.draw(.roundedRect(top, radius: 2.5, tint: isLit ? .cream : Color(0xB9B3A6)))
  }
}
