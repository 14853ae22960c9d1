import Foundation

/// The colours of a plant: lit half, shaded half, rib, and the line around a near plant.
struct Tone: Hashable, Sendable {
  var light: Color
  var shade: Color
  var rib: Color
  var ink: Color?
  var line = 3.0

  func inked(_ color: Color, _ width: Double) -> Tone {
    Tone(light: light, shade: shade, rib: rib, ink: color, line: width)
  }
}

extension Tone {
  /// The tone `amount` (0…1) of the way to another, without a line.
  func mixed(with other: Tone, _ amount: Double) -> Tone {
    Tone(
      light: light.mixed(with: other.light, amount), shade: shade.mixed(with: other.shade, amount),
      rib: rib.mixed(with: other.rib, amount))
  }
}

/// The jungle's greens, from the light behind the trees to the nearest leaves.
enum Green {
  static let palest = Tone(light: "#D2E8B8", shade: "#C5DFAC", rib: "#BBD6A3")
  static let pale = Tone(light: "#B2D797", shade: "#9DC885", rib: "#8FBC79")
  static let mid = Tone(light: "#82BF5E", shade: "#65A84F", rib: "#559645")
  static let fresh = Tone(light: "#5FAE4E", shade: "#439044", rib: "#37803C")
  static let leaf = Tone(light: "#38894A", shade: "#267141", rib: "#5BA75A")
  static let deep = Tone(light: "#216544", shade: "#174F38", rib: "#3D8453")
  static let dark = Tone(light: "#1B5039", shade: "#123C2C", rib: "#2F7048")
  /// Leaves used as ornaments on wood.
  static let trim = Tone(light: "#6CB955", shade: "#3F8F45", rib: "#2A6B38")
}

/// The colour of a flower's petals, and of their shaded halves.
struct Petal: Hashable, Sendable {
  var color: Color
  var shade: Color

  init(_ color: Color, _ shade: Color) { (self.color, self.shade) = (color, shade) }

  static let coral = Petal("#F4675E", "#CE3F4B")
  static let ivory = Petal("#FFF6DD", "#F2D492")
  static let golden = Petal("#FFD45C", "#EFA62E")
  static let violet = Petal("#C9A4F0", "#9F74D2")
  static let rose = Petal("#F9A8C0", "#E2789C")
}

/// The colours of a scene at one hour of the day, from the light behind the trees forward.
struct ScenePalette: Hashable, Sendable {
  var sky: [Color]
  var palest: Tone
  var pale: Tone
  var mid: Tone
  var fresh: Tone
  var leaf: Tone
  var deep: Tone
  var grass: Color
  /// The colours of the clearing's ground, from the outside in.
  var earth: [Color]

  static let morning = ScenePalette(
    sky: ["#DDEDBE", "#E9F3CC", "#F6F9DF"], palest: Green.palest, pale: Green.pale,
    mid: Green.mid, fresh: Green.fresh, leaf: Green.leaf, deep: Green.deep, grass: "#8CBF5C",
    earth: ["#9FCB68", "#C2CE77", "#E3CB85", "#F0DC9E"])

  static let dusk = ScenePalette(
    sky: ["#2B2F5E", "#4A3F73", "#8A5678"],
    palest: Tone(light: "#4B4377", shade: "#40396B", rib: "#40396B"),
    pale: Tone(light: "#373D68", shade: "#2E335C", rib: "#2A2E55"),
    mid: Tone(light: "#2A4257", shade: "#22354B", rib: "#1E2E43"),
    fresh: Tone(light: "#23484E", shade: "#1B383F", rib: "#2F5A5A"),
    leaf: Tone(light: "#1B3B42", shade: "#152E37", rib: "#2B5354"),
    deep: Tone(light: "#142B33", shade: "#0F2129", rib: "#224248"), grass: "#26464A",
    earth: ["#4A5A46", "#7C6C42", "#AB8445", "#DBA352", "#EBB868"])
}

/// A curved line from a root: `turn` in degrees (0 right, 90 down), `bend` degrees over its length.
struct Spine: Hashable, Sendable {
  var root: PathPoint
  var turn: Double
  var length: Double
  var bend: Double

  init(_ x: Double, _ y: Double, turn: Double, length: Double, bend: Double = 0) {
    root = at(x, y)
    self.turn = turn
    self.length = length
    self.bend = bend
  }

  func mirrored(about x: Double) -> Spine {
    Spine(2 * x - root.x, root.y, turn: 180 - turn, length: length, bend: -bend)
  }

  /// The direction at a share 0…1 of the length, in degrees.
  func heading(_ share: Double) -> Double { turn + bend * share }

  func spot(_ share: Double) -> PathPoint {
    // These are the coordinates on a circular arc; a nearly straight spine would divide by zero.
    let sweep = bend * share
    let chord = sweep * .pi / 360
    let reach = abs(chord) < 0.001 ? length * share : length * share * sin(chord) / chord
    return root + .polar(reach, turn + sweep / 2)
  }
}

/// The course of a leaf's half width from root (0) to tip (1).
enum LeafShape {
  case pointed, broad, grass

  func width(_ t: Double) -> Double {
    switch self {
    case .pointed: pow(sin(.pi * pow(t, 0.75)), 0.85) * (1 - 0.15 * t)
    case .broad: pow(sin(.pi * pow(t, 0.85)), 0.6)
    case .grass: pow(1 - t, 0.8) * (0.7 + 0.6 * t)
    }
  }
}

/// The outline of a leaf, and the part of it on the left of the spine, seen from the root.
struct LeafOutline {
  var whole: Path
  var left: Path
  var right: Path

  init(_ spine: Spine, width: Double, shape: LeafShape) {
    let shares = [0.06, 0.15, 0.28, 0.42, 0.56, 0.7, 0.83, 0.93]
    let side = { (t: Double, k: Double) -> PathPoint in
      spine.spot(t) + .polar(width / 2 * shape.width(t) * k, spine.heading(t) + 90)
    }
    let root = spine.root.sharp
    let tip = corner(spine.spot(1).x, spine.spot(1).y)
    let left = shares.map { side($0, -1) }
    let right = shares.map { side($0, 1) }
    let middle = shares.map { spine.spot($0) }
    let start = shape == .grass ? [side(0, -1)] : []
    let end = shape == .grass ? [side(0, 1)] : []
    whole = blob([root] + start + left + [tip] + right.reversed() + end)
    self.left = blob([root] + start + left + [tip] + middle.reversed())
    self.right = blob([root] + end + right + [tip] + middle.reversed())
  }
}

extension Spine {
  /// A vein along the spine that tapers to nothing.
  func tapered(_ width: Double, to end: Double = 1) -> Path {
    func side(_ t: Double, _ sign: Double) -> PathPoint {
      spot(t * end) + .polar(width / 2 * (1 - t * t), heading(t * end) + 90 * sign)
    }
    let shares = [0.25, 0.5, 0.75, 0.92]
    let (left, right, tip) = (side(0, -1), side(0, 1), spot(end))
    return blob(
      [left.sharp] + shares.map { side($0, -1) } + [tip.sharp]
        + shares.reversed().map { side($0, 1) } + [right.sharp])
  }

  /// Whether the left half faces the light, which comes from the upper left.
  var isLeftLit: Bool {
    let side = PathPoint.polar(1, heading(0.5) - 90)
    return side.x * -0.6 + side.y * -0.8 > 0
  }
}
