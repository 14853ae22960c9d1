/// The four tones of a plank.
struct WoodTones: Hashable, Sendable {
  var coat: Coat
  var grain: Color

  static let fresh = WoodTones(
    coat: Coat(Wood.base, shade: Wood.shade, light: Wood.light), grain: Wood.grain)
  static let old = WoodTones(
    coat: Coat("#965B33", shade: "#6B3D20", light: "#B97B48"), grain: "#7C4826")
}

/// The colours of carved wood and parchment, shared by signs and controls.
enum Wood {
  static let light: Color = "#DFA765"
  static let base: Color = "#C4854A"
  static let grain: Color = "#AD7038"
  static let shade: Color = "#99602F"
  static let dark: Color = "#7A4B2A"
  static let deep: Color = "#5C3620"
}

enum Parchment {
  static let light: Color = "#FFFAEA"
  static let base: Color = "#FFF3D6"
  static let shade: Color = "#F0DDB0"
  static let edge: Color = "#D9BC84"
}

extension Sketch {
  /// Draws a plank with uneven edges: line, two tones of wood, a lit upper edge, grain.
  mutating func board(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, seed: UInt64, grain: Int = 0,
    wood: WoodTones = .fresh,
    ink: Double = 4.5
  ) {
    var scatter = SeededRandom(seed)
    let spans = max(3, Int(width / 70))
    let edges = [y, y + height].map { y in
      (0...spans).map { index -> PathPoint in
        let place = at(x + width * Double(index) / Double(spans), y + scatter.next(-2.5, 2.5))
        return index == 0 || index == spans ? place.sharp : place
      }
    }
    let (top, bottom) = (edges[0], edges[1])
    let bite = [at(x + width - scatter.next(3, 6), y + height * 0.5)]
    let nick = [at(x + scatter.next(3, 6), y + height * 0.52)]
    let whole = blob(top + bite + bottom.reversed() + nick)
    edge(whole, Palette.ink, ink)
    edge(whole, wood.coat.shade, 1)
    let side = max(4, height * 0.07)
    func moved(_ spots: [PathPoint], down: Double) -> [PathPoint] {
      spots.map { PathPoint(x: $0.x, y: $0.y + down, isCorner: $0.isCorner) }
    }
    fill(blob(top + moved(bite + bottom.reversed() + nick, down: -side)), wood.coat.base)
    fill(blob(top + moved(top.reversed(), down: max(3, height * 0.05))), wood.coat.light)
    for index in 0..<grain {
      let level = y + height * (Double(index) + 0.8) / (Double(grain) + 0.8)
      let from = x + width * scatter.next(0.03, 0.5)
      let to = min(from + width * scatter.next(0.15, 0.4), x + width - 14)
      stroke(
        line(at(from, level), at((from + to) / 2, level + scatter.next(-3, 3)), at(to, level)),
        wood.grain, 2.4)
    }
  }

  mutating func nail(_ x: Double, _ y: Double) {
    fill(ellipse(x, y, 4.6, 4.6), Palette.ink)
    fill(ellipse(x - 0.4, y - 0.6, 2.8, 2.8), "#E8C98E")
  }
}
