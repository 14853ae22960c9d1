/// The pieces of a picture, in paint order.
indirect enum Node: Hashable, Sendable {
  case fill(Path, Color, opacity: Double = 1)
  /// One colour, with these opacities at distances 0…1 from the middle.
  case glow(Path, Color, [Stop])
  case ink(Path, Color, width: Double)
  /// A line below everything of the path: filled and stroked, so that a union has one outline.
  case outline(Path, Color, width: Double)
  /// The part of a path that the same path, shifted, does not cover: a crescent.
  case crescent(Path, Color, shift: Spot, opacity: Double = 1)
  case clip(Path, [Node])
  case group(String, [Node], Placement)

  struct Stop: Hashable, Sendable {
    var offset: Double
    var opacity: Double
  }
}

/// A group's transform: turned clockwise and scaled about a pivot, then moved.
struct Placement: Hashable, Sendable {
  var move = at(0, 0)
  var turn = 0.0
  var pivot = at(0, 0)
  var scale = at(1, 1)
}

func fill(_ path: Path, _ color: Color, opacity: Double = 1) -> Node {
  .fill(path, color, opacity: opacity)
}

/// An inner line with round ends.
func ink(_ path: Path, _ color: Color = Palette.ink, width: Double) -> Node {
  .ink(path, color, width: width)
}

func group(_ name: String, _ nodes: [Node], _ placement: Placement = Placement()) -> Node {
  .group(name, nodes, placement)
}

func group(_ name: String, _ nodes: Node...) -> Node { .group(name, nodes, Placement()) }

func clip(_ path: Path, _ nodes: [Node]) -> Node { .clip(path, nodes) }
func clip(_ path: Path, _ nodes: Node...) -> Node { .clip(path, nodes) }

/// How a part is lit and outlined; lengths in drawing units.
struct Skin: Hashable, Sendable {
  var coat: Coat
  var line = 8.0
  var ink = Palette.ink
  /// How far the shade's edge is pushed toward the light.
  var shade = at(-8, -12)
  /// How far the rim of light is pushed from it; zero leaves it out.
  var rim = at(4, 5)
  /// The line is heavier on the side away from the light by this much.
  var weight = at(1.5, 2.5)
}

/// One outline around the union of a path, its three tones, and what is painted inside it.
func skin(_ name: String, _ path: Path, _ skin: Skin, inside: [Node] = []) -> Node {
  group(
    name,
    (skin.line > 0 ? skin.outline(of: path) : []) + [fill(path, skin.coat.base)]
      + skin.tones(of: path)
      + (inside.isEmpty ? [] : [clip(path, inside)]))
}

extension Skin {
  /// The line, heavier on one side.
  func outline(of path: Path) -> [Node] {
    let outline = Node.outline(path, ink, width: line * 2)
    return [outline]
      + (weight == at(0, 0) ? [] : [group("weight", [outline], Placement(move: weight))])
  }

  /// The rim of light and the shade, each unless it has no breadth.
  func tones(of path: Path) -> [Node] {
    [(coat.light, rim), (coat.shade, shade)].filter { $0.1 != at(0, 0) }
      .map { .crescent(path, $0.0, shift: $0.1) }
  }
}

/// A part that grows out of what lies below it: only its free edge has a line. The shape is closed
/// inside the other part, whose coat it wears.
func outgrowth(
  _ name: String, edge: [Spot], _ shape: Path, _ skin: Skin, inside: [Node] = []
) -> Node {
  let free = line(edge)
  return group(
    name, ink(free, skin.ink, width: skin.line * 2),
    ink(free.moved(skin.weight.x, skin.weight.y), skin.ink, width: skin.line * 2),
    fill(shape, skin.coat.base), clip(shape, inside))
}

/// One file: its size in design pixels, the part of the drawing it shows, and what is drawn.
struct Picture: Hashable, Sendable {
  var name: String
  var width: Double
  var height: Double
  /// The drawing's upper left corner and how many drawing units one design pixel shows.
  var origin = at(0, 0)
  var unitsPerPixel = 1.0
  var nodes: [Node]
}
