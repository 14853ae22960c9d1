/// A place or a displacement in the plane, in the caller's unit.
@frozen
public struct Point: Storable {
  /// The distance to the right.
  public var x: Double
  /// The distance up or down, as the caller draws.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance from the origin.
  @inlinable
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The straight distance to another point.
  @inlinable
  public func distance(to other: Point) -> Double { (self - other).length }

  /// The sum of both displacements.
  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// The displacement from `b` to `a`.
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// The displacement scaled by `factor`.
  @inlinable
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// The displacement scaled by `factor`.
  @inlinable
  public static func * (factor: Double, point: Point) -> Point { point * factor }

  /// The opposite displacement.
  @inlinable
  public static prefix func - (point: Point) -> Point {
    Point(x: -point.x, y: -point.y)
  }
}
