/// A shape's fill.
enum Fill: Hashable, Sendable {
  case flat(Color)
  /// From the middle outward; stops are offset 0…1, colour, opacity.
  case radial([Stop])
  /// Across the shape's own box in the direction of `degrees` (0 right, 90 down).
  case linear([Stop], degrees: Double)

  struct Stop: Hashable, Sendable {
    var offset: Double
    var color: Color
    var opacity: Double
  }
}

func stop(_ offset: Double, _ color: Color, _ opacity: Double = 1) -> Fill.Stop {
  Fill.Stop(offset: offset, color: color, opacity: opacity)
}

/// The pieces of a picture, in paint order.
indirect enum Node: Hashable, Sendable {
  case fill(Path, Fill, opacity: Double)
  case ink(Path, Color, width: Double)
  /// A line below everything of the path: filled and stroked, so that a union has one outline.
  case outline(Path, Color, width: Double)
  /// The part of a path that the same path, shifted, does not cover: a crescent.
  case crescent(Path, Color, shift: Spot, opacity: Double = 1)
  case clip(Path, [Node])
  case group(String, [Node], Placement)
}

/// A group's transform: turned clockwise and scaled about a pivot, then moved.
struct Placement: Hashable, Sendable {
  var move = at(0, 0)
  var turn = 0.0
  var pivot = at(0, 0)
  var scale = at(1, 1)
  var opacity = 1.0
}

func fill(_ path: Path, _ color: Color, opacity: Double = 1) -> Node {
  .fill(path, .flat(color), opacity: opacity)
}

func fill(_ path: Path, _ fill: Fill) -> Node { .fill(path, fill, opacity: 1) }

/// An inner line with round ends.
func ink(_ path: Path, _ color: Color = Palette.ink, width: Double) -> Node {
  .ink(path, color, width: width)
}

func group(_ name: String, _ nodes: [Node], _ placement: Placement = Placement()) -> Node {
  .group(name, nodes, placement)
}

func clip(_ path: Path, _ nodes: [Node]) -> Node { .clip(path, nodes) }

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
  var nodes: [Node] = []
  if skin.line > 0 {
    nodes.append(.outline(path, skin.ink, width: skin.line * 2))
    if skin.weight != at(0, 0) {
      nodes.append(
        group(
          "weight", [.outline(path, skin.ink, width: skin.line * 2)], Placement(move: skin.weight)))
    }
  }
  nodes.append(fill(path, skin.coat.base))
  if skin.rim != at(0, 0) {
    nodes.append(.crescent(path, skin.coat.light, shift: skin.rim))
  }
  if skin.shade != at(0, 0) {
    nodes.append(.crescent(path, skin.coat.shade, shift: skin.shade))
  }
  if !inside.isEmpty { nodes.append(clip(path, inside)) }
  return group(name, nodes)
}

/// A part that grows out of what lies below it: only its free edge has a line. The shape is closed
/// inside the other part, whose coat it wears.
func outgrowth(
  _ name: String, edge: [Spot], _ shape: Path, _ skin: Skin, inside: [Node] = []
) -> Node {
  let free = line(edge)
  return group(
    name,
    [
      ink(free, skin.ink, width: skin.line * 2),
      ink(free.moved(skin.weight.x, skin.weight.y), skin.ink, width: skin.line * 2),
      fill(shape, skin.coat.base), clip(shape, inside),
    ])
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
