public import Animation

/// A joint's offset from how it was drawn.
public struct JointPose: Hashable, Sendable {
  /// The turn in degrees, clockwise as drawn.
  public var turn: Double
  /// The shift in drawing units: a paw's from its stance, any other joint's from its parent.
  public var shift: Point
  /// The part's own scale in width and height; a width below 0 mirrors it.
  public var stretch: Point
  /// The paint order: a part below 0 is behind, above 0 in front of parts at 0.
  public var layer: Double

  public static let none = JointPose()

  /// Creates a joint as it was drawn by default. `x` and `y` shift; `wide` and `tall` stretch.
  public init(
    _ turn: Double = 0, x: Double = 0, y: Double = 0, wide: Double = 1, tall: Double = 1,
    layer: Double = 0
  ) {
    self.turn = turn
    shift = Point(x: x, y: y)
    stretch = Point(x: wide, y: tall)
    self.layer = layer
  }

  /// Combines two poses: turns, shifts and layers add, stretches multiply.
  static func + (a: JointPose, b: JointPose) -> JointPose {
    JointPose(
      a.turn + b.turn, x: a.shift.x + b.shift.x, y: a.shift.y + b.shift.y,
      wide: a.stretch.x * b.stretch.x, tall: a.stretch.y * b.stretch.y,
      layer: a.layer + b.layer)
  }

  /// The way to `other`, across and round, in drawing units.
  func way(to other: JointPose) -> Double {
    abs(other.shift.x - shift.x) + 0.7 * abs(other.turn - turn)
  }

  /// Mixes this pose (0) with `other` (1), or beyond. Layer and mirroring switch at an `amount` of
  /// a half, or, if `share` is given, where `share` is a half.
  func mixed(with other: JointPose, _ amount: Double, switchingAt share: Double? = nil)
    -> JointPose
  {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    let nearer = (share ?? amount) < 0.5 ? self : other
    let isTurning = stretch.x * other.stretch.x < 0
    return JointPose(
      mix(turn, other.turn), x: mix(shift.x, other.shift.x), y: mix(shift.y, other.shift.y),
      wide: isTurning ? nearer.stretch.x : mix(stretch.x, other.stretch.x),
      tall: mix(stretch.y, other.stretch.y), layer: nearer.layer)
  }
}
