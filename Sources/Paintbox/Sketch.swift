internal import Stage

/// Scenery in the making: shapes are added from the back to the front.
struct Sketch {
  private(set) var nodes: [Node] = []

  mutating func add(_ node: Node) { nodes.append(node) }

  mutating func fill(_ path: Path, _ color: Color, opacity: Double = 1) {
    nodes.append(.fill(path, color, opacity: opacity))
  }

  /// Paints the path grown by `width`, as the outline of what is painted on it next.
  mutating func edge(_ path: Path, _ color: Color = Palette.ink, _ width: Double) {
    nodes.append(.outline(path, color, width: width * 2))
  }

  /// Paints a shape with its outline, and over it tones, each a crescent of a colour and a shift:
  /// shades on the side that it leaves, lights on the other.
  mutating func paint(
    _ path: Path, _ color: Color, line: Double = 0, ink: Color = Palette.ink,
    _ tones: (Color, Spot)...
  ) {
    if line > 0 { edge(path, ink, line) }
    fill(path, color)
    for (tone, shift) in tones { crescent(path, tone, shift) }
  }

  mutating func crescent(_ path: Path, _ color: Color, _ shift: Spot, opacity: Double = 1) {
    nodes.append(.crescent(path, color, shift: shift, opacity: opacity))
  }

  /// What is drawn here shows only inside the path.
  mutating func inside(_ path: Path, _ draw: (inout Sketch) -> Void) {
    var other = Sketch()
    draw(&other)
    nodes.append(.clip(path, other.nodes))
  }

  mutating func stroke(_ path: Path, _ color: Color, _ width: Double) {
    nodes.append(.ink(path, color, width: width))
  }

  mutating func group(_ name: String, _ placement: Placement = Placement(), _ other: Sketch) {
    nodes.append(.group(name, other.nodes, placement))
  }

  func picture(_ name: String, _ width: Double, _ height: Double) -> Picture {
    Picture(name: name, width: width, height: height, nodes: nodes)
  }
}

/// A picture drawn step by step.
func drawing(
  _ name: String, _ width: Double, _ height: Double, origin: Spot = at(0, 0),
  _ draw: (inout Sketch) -> Void
) -> Picture {
  var sketch = Sketch()
  draw(&sketch)
  return Picture(name: name, width: width, height: height, origin: origin, nodes: sketch.nodes)
}

/// Numbers that look random and are the same in every bake.
struct Scatter {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next(_ low: Double, _ high: Double) -> Double { random.number(in: low...high) }
}
