/// A piece of a limb that merges into the piece painted below it: it has no line at `end`.
///
/// `back` is the direction from `end` into the piece.
func limb(
  _ name: String, _ path: Path, openAt end: PathPoint, back: PathPoint, _ skin: Skin,
  inside: [Node] = []
) -> Node {
  let (direction, side) = (back.unit, back.unit.turnedRight)
  let half = polygon(
    end + side * 400, end + side * 400 + direction * 800, end - side * 400 + direction * 800,
    end - side * 400)
  return group(
    name, clip(half, skin.outline(of: path)), fill(path, skin.coat.base),
    clip(half, skin.tones(of: path)), clip(path, inside))
}

/// A piece that merges into the body it lies on; its line is painted below the body.
func melted(_ name: String, _ path: Path, _ skin: Skin, inside: [Node] = []) -> Node {
  group(name, [fill(path, skin.coat.base)] + skin.tones(of: path) + [clip(path, inside)])
}

func under(_ path: Path, _ skin: Skin) -> Node { group("line", skin.outline(of: path)) }

/// An eye: its middle, its half width and half height, and the tilt of its lid in degrees.
struct Eye: Hashable, Sendable {
  var spot: PathPoint
  var rx: Double
  var ry: Double
  var tilt = 0.0

  func scaled(_ x: Double, _ y: Double) -> Eye { Eye(spot: spot, rx: rx * x, ry: ry * y) }

  func ring(_ dx: Double, _ dy: Double, up: Double = 0) -> Path {
    ellipse(spot.x, spot.y - up, rx + dx, ry + dy)
  }

  /// The shut eye: a single bent line.
  var shut: Node { Eye(spot: spot + at(0, 4), rx: rx, ry: ry).lash(bend: 1, width: 8) }

  fileprivate func lash(bend: Double, width: Double) -> Node {
    ink(
      line(
        at(spot.x - rx, spot.y - bend * ry * 0.4), at(spot.x - rx * 0.5, spot.y + bend * ry * 0.24),
        at(spot.x, spot.y + bend * ry * 0.46), at(spot.x + rx * 0.5, spot.y + bend * ry * 0.24),
        at(spot.x + rx, spot.y - bend * ry * 0.4)), width: width)
  }

  fileprivate func spiral(width: Double) -> Node {
    ink(
      line(
        (0...14).map { step in
          let direction = PathPoint.polar(1 - Double(step) / 15, Double(step) * 62 - 40)
          return spot + at(direction.x * rx * 0.82, direction.y * ry * 0.82)
        }), width: width)
  }
}

/// The drawings that the eyes of all animals share: shut, laughing, dizzy, and the pupils.
func eyeParts(
  _ eyes: [Eye], near: Eye, far: Eye, laugh: Double = 1.3, spiral: Double = 5.5,
  ball: (Eye) -> Node, pupil: (Eye) -> Node
) -> [(String, [Node])] {
  [
    ("eyes-shut", eyes.map(\.shut)),
    ("eyes-glee", eyes.map { $0.lash(bend: -laugh, width: 9) }),
    ("eyes-dizzy", eyes.flatMap { [ball($0), $0.spiral(width: spiral)] }),
    ("pupil-near", [pupil(near)]), ("pupil-far", [pupil(far)]),
  ]
}

/// A bump from a hit: red, round and shiny on every coat.
enum Swelling {
  static let red = Coat("#EE5A4E", shade: "#C23A38", light: "#FFA79A")
  private static let gleam: Color = "#FFF2EC"

  /// The colours that no `ColorMap` may change.
  static var colors: [Color] { [red.base, red.shade, red.light, gleam] }

  static func nodes(at spot: PathPoint, _ rx: Double, _ ry: Double, line: Double) -> [Node] {
    let shine = ellipse(spot.x - rx * 0.3, spot.y - ry * 0.42, rx * 0.32, ry * 0.22, turn: -24)
    return [
      skin(
        "swelling", ellipse(spot.x, spot.y, rx, ry),
        Skin(coat: red, line: line, shade: at(-7, -8)), inside: [fill(shine, gleam)])
    ]
  }
}
