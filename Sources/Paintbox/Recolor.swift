extension Node {
  /// The same shapes in other colours; groups of these names, and gradients, keep theirs.
  func recolored(except names: Set<String> = [], _ change: (Color) -> Color) -> Node {
    switch self {
    case .fill(let path, .flat(let color), let opacity):
      .fill(path, .flat(change(color)), opacity: opacity)
    case .fill: self
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

  /// The same without groups of these names; nil for one of them.
  func without(_ names: Set<String>) -> Node? {
    switch self {
    case .fill, .ink, .outline, .crescent: self
    case .clip(let path, let nodes): .clip(path, nodes.compactMap { $0.without(names) })
    case .group(let name, _, _) where names.contains(name): nil
    case .group(let name, let nodes, let placement):
      .group(name, nodes.compactMap { $0.without(names) }, placement)
    }
  }

  /// The same with groups of this name moved.
  func moving(_ name: String, by way: Spot) -> Node {
    switch self {
    case .fill, .ink, .outline, .crescent: self
    case .clip(let path, let nodes): .clip(path, nodes.map { $0.moving(name, by: way) })
    case .group(name, _, _): .group(name, [self], Placement(move: way))
    case .group(let other, let nodes, let placement):
      .group(other, nodes.map { $0.moving(name, by: way) }, placement)
    }
  }
}

/// A coat of other colours for an animal that is drawn once.
struct Dye {
  /// Each colour and its replacement; a colour near one shifts by the same amount.
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
