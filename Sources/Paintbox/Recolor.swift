extension Node {
  /// The same shapes in changed colours; groups of these names keep their colours.
  func recolored(except names: Set<String> = [], _ change: (Color) -> Color) -> Node {
    switch self {
    case .fill(let path, let color, let opacity): .fill(path, change(color), opacity: opacity)
    case .glow(let path, let color, let stops): .glow(path, change(color), stops)
    case .ink(let path, let color, let width): .ink(path, change(color), width: width)
    case .outline(let path, let color, let width): .outline(path, change(color), width: width)
    case .crescent(let path, let color, let shift, let opacity):
      .crescent(path, change(color), shift: shift, opacity: opacity)
    case .clip(let path, let nodes):
      .clip(path, nodes.map { $0.recolored(except: names, change) })
    case .group(let name, _, _) where names.contains(name): self
    case .group(let name, let nodes, let placement):
      .group(name, nodes.map { $0.recolored(except: names, change) }, placement)
    }
  }

  /// The same node with the groups of these names replaced, or removed where `change` returns nil.
  func replacing(_ names: Set<String>, _ change: (Node) -> Node?) -> Node? {
    switch self {
    case .fill, .glow, .ink, .outline, .crescent: self
    case .clip(let path, let nodes):
      .clip(path, nodes.compactMap { $0.replacing(names, change) })
    case .group(let name, _, _) where names.contains(name): change(self)
    case .group(let name, let nodes, let placement):
      .group(name, nodes.compactMap { $0.replacing(names, change) }, placement)
    }
  }
}

/// A change of colours, so that an animal drawn once has several coats.
struct ColorMap {
  /// Each colour and its replacement; a colour near the first shifts by the same amount.
  let pairs: [(from: Color, to: Color)]
  static let reach = 52.0

  func callAsFunction(_ color: Color) -> Color {
    guard let pair = pairs.min(by: { $0.from.distance(to: color) < $1.from.distance(to: color) }),
      pair.from.distance(to: color) < Self.reach
    else { return color }
    return Color(
      red: color.red + pair.to.red - pair.from.red,
      green: color.green + pair.to.green - pair.from.green,
      blue: color.blue + pair.to.blue - pair.from.blue)
  }

  init(_ coats: [(Coat, Coat)], keeping kept: [Color] = []) {
    pairs =
      coats.flatMap { [($0.base, $1.base), ($0.shade, $1.shade), ($0.light, $1.light)] }
      + ([Palette.ink, Palette.white] + kept).map { ($0, $0) }
  }
}

extension Color {
  fileprivate func distance(to other: Color) -> Double {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return (r * r + g * g + b * b).squareRoot()
  }
}
