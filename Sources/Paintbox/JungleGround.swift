import Foundation

extension Sketch {
  /// Draws grass around warm earth, plain in the middle, where the river and the animals are.
  mutating func clearing(_ palette: ScenePalette) {
    meadowGround(palette)
    let sizes = [at(622, 316), at(592, 306), at(564, 296), at(500, 258)]
    for (size, color) in zip(sizes, palette.earth) {
      fill(patch(640, 408, size.x, size.y, seed: 5), color)
    }
  }

  /// Draws a brook from side to side behind the board's river, so that its course shows in wide
  /// windows.
  mutating func brook() {
    for (tube, color) in Brook.bed { fill(tube, color) }
    fill(Brook.water(), Brook.shallows)
    for (x, y, width) in Brook.glints { fill(plank(x, y, width, 4, radius: 2), Brook.foam) }
  }

  mutating func meadowGround(_ palette: ScenePalette) {
    fill(
      blob(
        corner(0, 196), at(160, 140), at(320, 106), at(480, 92), at(640, 88), at(800, 92),
        at(960, 106), at(1120, 140), corner(1280, 196), corner(1280, 720), corner(0, 720)),
      palette.grass)
  }

  /// Draws tufts and daisies at the rim of the clearing.
  mutating func meadow() {
    tufts(
      [
        (96, 312, 36), (66, 410, 30), (128, 516, 38), (60, 600, 32), (176, 252, 26),
        (1190, 312, 34), (1220, 420, 38), (1152, 520, 30), (1222, 606, 36), (1104, 250, 26),
        (214, 684, 40), (1066, 686, 40), (344, 712, 34), (940, 714, 34), (640, 716, 30),
      ], seed: 0)
    daisies(
      at(150, 470), at(176, 560), at(1130, 452), at(1106, 580), at(262, 690), at(1010, 696))
  }

  /// A flat patch of ground with a slightly wandering edge.
  func patch(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double, seed: UInt64) -> Path {
    var scatter = SeededRandom(seed)
    let count = 22
    return blob(
      (0..<count).map { index in
        let direction = PathPoint.polar(
          scatter.next(0.97, 1.03), 360 * Double(index) / Double(count))
        // The exponent lies between an ellipse's and a rectangle's, so that the banks are even.
        let k = 1 / pow(pow(abs(direction.x), 2.25) + pow(abs(direction.y), 2.25), 1 / 2.25)
        return at(x + direction.x * rx * k, y + direction.y * ry * k)
      })
  }

  mutating func pebbles() {
    var scatter = SeededRandom(7)
    for _ in 0..<34 {
      let direction = PathPoint.polar(scatter.next(0.9, 1.02), scatter.next(0, 360))
      let (x, y) = (640 + direction.x * 500, 420 + direction.y * 268)
      let size = scatter.next(4, 11)
      guard y > 520 || x < 300 || x > 980 else { continue }
      fill(ellipse(x + 1, y + 1.5, size, size * 0.5), "#C9A864")
      fill(ellipse(x, y, size, size * 0.46), "#E9D9A8")
    }
  }

  /// Draws white and yellow daisies in turn.
  mutating func daisies(_ places: PathPoint...) {
    for (number, place) in places.enumerated() {
      let isWhite = number % 2 == 0
      for index in 0..<5 {
        let direction = PathPoint.polar(6, Double(index) * 72 - 90)
        fill(
          ellipse(place.x + direction.x, place.y + direction.y * 0.7, 4.6, 3.4),
          isWhite ? "#FFFAEA" : "#F6C445")
      }
      fill(ellipse(place.x, place.y, 3, 2.2), isWhite ? "#F6C445" : "#C8743C")
    }
  }
}

/// The brook that the river is a part of.
enum Brook {
  static let shallows: Color = "#8CCFEA"
  static let foam: Color = "#DDF3FA"
  static let sand: [Color] = ["#C9A35E", "#E6CC8B", "#F6E6B4"]
  static let face: [Color] = ["#7A5230", "#94683F"]

  static let glints = [
    (40.0, 412.0, 46.0), (150, 398, 30), (196, 412, 38), (96, 430, 26), (1070, 362, 40),
    (1140, 378, 30), (1196, 350, 44), (1240, 366, 24), (520, 360, 40), (760, 370, 40),
  ]

  private static let joints = [
    joint(-40, 424, 33), joint(120, 410, 30), joint(260, 392, 29), joint(450, 372, 29),
    joint(640, 360, 29), joint(830, 362, 29), joint(1000, 372, 28), joint(1150, 364, 30),
    joint(1320, 340, 34),
  ]

  /// The banks from the outside in: turf, sand and earth.
  static let bed: [(Path, Color)] = [
    (water(15), "#A8CE6A"), (water(7, 5), sand[2]), (water(3, -3), face[1]),
    (water(2, 3), sand[0]),
  ]

  /// The brook's water, wider by `grow` on both sides and moved down by `y`.
  static func water(_ grow: Double = -2, _ y: Double = 0) -> Path {
    tube(joints.map { joint($0.spot.x, $0.spot.y + y, $0.radius + grow) })
  }
}
