internal import Stage

/// A drawing under construction; shapes are added from back to front.
struct Sketch {
  private(set) var nodes: [Node] = []

  mutating func add(_ node: Node) { nodes.append(node) }

  mutating func fill(_ path: Path, _ color: Color, opacity: Double = 1) {
    nodes.append(.fill(path, color, opacity: opacity))
  }

  /// Adds the path widened by `width` on every side, as the outline of the shape painted on it
  /// next.
  mutating func edge(_ path: Path, _ color: Color = Palette.ink, _ width: Double) {
    nodes.append(.outline(path, color, width: width * 2))
  }

  /// Paints a shape with its outline, and over it `tones`: crescents of a colour, each on the side
  /// away from its shift.
  mutating func paint(
    _ path: Path, _ color: Color, line: Double = 0, ink: Color = Palette.ink,
    _ tones: (Color, PathPoint)...
  ) {
    if line > 0 { edge(path, ink, line) }
    fill(path, color)
    for (tone, shift) in tones { crescent(path, tone, shift) }
  }

  mutating func crescent(_ path: Path, _ color: Color, _ shift: PathPoint, opacity: Double = 1) {
    nodes.append(.crescent(path, color, shift: shift, opacity: opacity))
  }

  /// Adds what `draw` draws, clipped to the path.
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
  _ name: String, _ width: Double, _ height: Double, origin: PathPoint = at(0, 0),
  _ draw: (inout Sketch) -> Void
) -> Picture {
  var sketch = Sketch()
  draw(&sketch)
  return Picture(name: name, width: width, height: height, origin: origin, nodes: sketch.nodes)
}

/// A source of numbers that look random and are the same at every bake.
struct SeededRandom {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next(_ low: Double, _ high: Double) -> Double { random.number(in: low...high) }
}
