public import Animation

/// How far a joint is from where it was drawn.
public struct Bend: Hashable, Sendable {
  /// Degrees, clockwise as drawn.
  public var turn: Double
  /// In drawing units; paws are moved from where they stand, everything else with what carries it.
  public var shift: Point
  /// How much wider and taller the part itself is.
  public var stretch: Point
  /// Painted before (below 0) or after (above 0) what is drawn at 0.
  public var layer: Double

  public static let none = Bend()

  public init(
    _ turn: Double = 0, x: Double = 0, y: Double = 0, wide: Double = 1, tall: Double = 1,
    layer: Double = 0
  ) {
    self.turn = turn
    shift = Point(x: x, y: y)
    stretch = Point(x: wide, y: tall)
    self.layer = layer
  }

  /// Both one after the other: turns and shifts add up, stretches multiply.
  static func + (a: Bend, b: Bend) -> Bend {
    Bend(
      a.turn + b.turn, x: a.shift.x + b.shift.x, y: a.shift.y + b.shift.y,
      wide: a.stretch.x * b.stretch.x, tall: a.stretch.y * b.stretch.y,
      layer: a.layer + b.layer)
  }

  /// The bend `amount` of the way to another; below 0 and above 1 it swings beyond.
  func mixed(with other: Bend, _ amount: Double) -> Bend {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return Bend(
      mix(turn, other.turn), x: mix(shift.x, other.shift.x), y: mix(shift.y, other.shift.y),
      wide: mix(stretch.x, other.stretch.x), tall: mix(stretch.y, other.stretch.y),
      layer: amount < 0.5 ? layer : other.layer)
  }
}
