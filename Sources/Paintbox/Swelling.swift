/// A bump from a hit: red, round and shiny, whatever the coat.
enum Swelling {
  static let red = Coat("#EE5A4E", shade: "#C23A38", light: "#FFA79A")
  private static let gleam: Color = "#FFF2EC"

  /// What no dye changes.
  static var colors: [Color] { [red.base, red.shade, red.light, gleam] }

  static func nodes(at spot: Spot, _ rx: Double, _ ry: Double, line: Double) -> [Node] {
    let shine = ellipse(spot.x - rx * 0.3, spot.y - ry * 0.42, rx * 0.32, ry * 0.22, turn: -24)
    return [
      skin(
        "swelling", ellipse(spot.x, spot.y, rx, ry),
        Skin(coat: red, line: line, shade: at(-7, -8)), inside: [fill(shine, gleam)])
    ]
  }
}
