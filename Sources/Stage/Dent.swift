public import Animation

/// A place where something presses on a picture: the picture gives way there towards the ground,
/// and swells on both sides.
public struct Dent: Hashable, Sendable {
  /// The deepest place, as it is before it gives way, in design space.
  public var at: Point
  /// The y of what the picture is pressed against, below or above `at`, where nothing moves.
  public var ground: Double
  /// The distance, in design pixels, from the deepest place to where the picture begins to swell.
  public var radius: Double
  /// The share of its height that the picture loses at the deepest place, 0…1.
  public var depth: Double

  public init(at: Point, ground: Double, radius: Double, depth: Double) {
    (self.at, self.ground, self.radius, self.depth) = (at, ground, radius, depth)
  }

  /// The distance at which the swelling ends, in radii.
  private static let end = 2.4

  /// The range of x in which the picture changes.
  public var reach: ClosedRange<Double> {
    at.x - Self.end * radius...at.x + Self.end * radius
  }

  /// Returns the factor by which heights over the ground change at this x.
  public func stretch(at x: Double) -> Double {
    let away = (x - at.x) / radius
    let rest = max(0, 1 - away * away / (Self.end * Self.end))
    return 1 - depth * rest * rest * (1 - away * away)
  }

  /// Returns the place to which a place of the picture comes.
  public func moved(_ place: Point) -> Point {
    Point(x: place.x, y: ground + (place.y - ground) * stretch(at: place.x))
  }

  /// Returns the dent in a picture that is itself scaled, and moved by `move`.
  func scaled(_ factor: Double, _ move: (Point) -> Point) -> Dent {
    let level = move(Point(x: at.x, y: ground)).y
    return Dent(at: move(at), ground: level, radius: radius * factor, depth: depth)
  }
}
