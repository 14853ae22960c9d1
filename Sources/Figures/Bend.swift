public import Animation

/// How far a joint is from where it was drawn.
public struct Bend: Hashable, Sendable {
  /// The turn in degrees, clockwise as drawn.
  public var turn: Double
  /// The shift in drawing units: of a paw from where it stands, of others from what carries them.
  public var shift: Point
  /// The factors for width and height of the part itself.
  public var stretch: Point
  /// When it is painted: below 0 before, above 0 after the parts at 0.
  public var layer: Double

  public static let none = Bend()

  /// A bend; by default none at all. `x` and `y` are the shift, `wide` and `tall` the factors.
  public init(
    _ turn: Double = 0, x: Double = 0, y: Double = 0, wide: Double = 1, tall: Double = 1,
    layer: Double = 0
  ) {
    self.turn = turn
    shift = Point(x: x, y: y)
    stretch = Point(x: wide, y: tall)
    self.layer = layer
  }

  /// One bend after the other: turns, shifts and layers are added, stretches multiplied.
  static func + (a: Bend, b: Bend) -> Bend {
    Bend(
      a.turn + b.turn, x: a.shift.x + b.shift.x, y: a.shift.y + b.shift.y,
      wide: a.stretch.x * b.stretch.x, tall: a.stretch.y * b.stretch.y,
      layer: a.layer + b.layer)
  }

  /// Between this bend (0) and `other` (1), or beyond them. The layer changes half-way.
  func mixed(with other: Bend, _ amount: Double) -> Bend {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return Bend(
      mix(turn, other.turn), x: mix(shift.x, other.shift.x), y: mix(shift.y, other.shift.y),
      wide: mix(stretch.x, other.stretch.x), tall: mix(stretch.y, other.stretch.y),
      layer: amount < 0.5 ? layer : other.layer)
  }
}
