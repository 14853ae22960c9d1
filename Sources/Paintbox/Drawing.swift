/// A piece of a picture. A picture's pieces are listed in paint order.
indirect enum Node: Hashable, Sendable {
  case fill(Path, Color, opacity: Double = 1)
  /// A path in one colour, whose opacity depends on the distance from its middle, 0…1.
  case glow(Path, Color, [Stop])
  case ink(Path, Color, width: Double)
  /// The path filled, and stroked with this width, to be painted below its fill: overlapping
  /// strokes then share one outline.
  case outline(Path, Color, width: Double)
  /// The part of a path that the same path, shifted, does not cover: a crescent.
  case crescent(Path, Color, shift: PathPoint, opacity: Double = 1)
  case clip(Path, [Node])
  case group(String, [Node], Placement)

  struct Stop: Hashable, Sendable {
    var offset: Double
    var opacity: Double
  }
}

/// The transform of a group: it is turned clockwise (degrees) and scaled about a pivot, then moved.
struct Placement: Hashable, Sendable {
  var move = at(0, 0)
  var turn = 0.0
  var pivot = at(0, 0)
  var scale = at(1, 1)
}

func fill(_ path: Path, _ color: Color, opacity: Double = 1) -> Node {
  .fill(path, color, opacity: opacity)
}

/// A line inside a picture, with round ends.
func ink(_ path: Path, _ color: Color = Palette.ink, width: Double) -> Node {
  .ink(path, color, width: width)
}

func group(_ name: String, _ nodes: [Node], _ placement: Placement = Placement()) -> Node {
  .group(name, nodes, placement)
}

func group(_ name: String, _ nodes: Node...) -> Node { .group(name, nodes, Placement()) }

func clip(_ path: Path, _ nodes: [Node]) -> Node { .clip(path, nodes) }
func clip(_ path: Path, _ nodes: Node...) -> Node { .clip(path, nodes) }

/// The colours, light and outline of a part; lengths are in drawing units.
struct Skin: Hashable, Sendable {
  var coat: Coat
  var line = 8.0
  var ink = Palette.ink
  /// The shift of the shade's edge towards the light.
  var shade = at(-8, -12)
  /// The shift of the light rim's edge away from the light; zero leaves the rim out.
  var rim = at(4, 5)
  /// The shift of a second outline, which makes the line heavier on the side away from the light.
  var weight = at(1.5, 2.5)
}

/// A part: one outline around its whole path, its three tones, and nodes `inside` it.
func skin(_ name: String, _ path: Path, _ skin: Skin, inside: [Node] = []) -> Node {
  group(
    name,
    (skin.line > 0 ? skin.outline(of: path) : []) + [fill(path, skin.coat.base)]
      + skin.tones(of: path)
      + (inside.isEmpty ? [] : [clip(path, inside)]))
}

extension Skin {
  /// The outline, heavier on the side away from the light.
  func outline(of path: Path) -> [Node] {
    let outline = Node.outline(path, ink, width: line * 2)
    return [outline]
      + (weight == at(0, 0) ? [] : [group("weight", [outline], Placement(move: weight))])
  }

  /// The rim of light and the shade; a tone that is not shifted is left out.
  func tones(of path: Path) -> [Node] {
    [(coat.light, rim), (coat.shade, shade)].filter { $0.1 != at(0, 0) }
      .map { .crescent(path, $0.0, shift: $0.1) }
  }
}

/// A part that grows out of the part below it: only its free edge has a line. `shape` is closed
/// inside the other part and has the same coat.
func outgrowth(
  _ name: String, edge: [PathPoint], _ shape: Path, _ skin: Skin, inside: [Node] = []
) -> Node {
  let free = line(edge)
  return group(
    name, ink(free, skin.ink, width: skin.line * 2),
    ink(free.moved(skin.weight.x, skin.weight.y), skin.ink, width: skin.line * 2),
    fill(shape, skin.coat.base), clip(shape, inside))
}

/// A picture file: its size in design pixels, the shown part of the drawing, and its nodes.
struct Picture: Hashable, Sendable {
  var name: String
  var width: Double
  var height: Double
  /// The upper left corner of the shown part, in drawing units.
  var origin = at(0, 0)
  var unitsPerPixel = 1.0
  var nodes: [Node]
}
