public import Animation

/// A `width` and a `height` in design pixels.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  /// Returns the size with both sides multiplied by `factor`.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }
}

/// An axis-aligned rectangle in design pixels, y downwards, edges included.
///
/// `x` and `y` place its upper left corner, `width` and `height` are at least 0. Its edges `minX`,
/// `minY`, `maxX` and `maxY`, its `center` and its `size` are computed.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// Creates a rectangle from its upper left corner and its size, in design pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a rectangle of `size` around `center`.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  public var minX: Double { x }
  public var minY: Double { y }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  public var size: Size { Size(width, height) }

  /// Returns whether `point` lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns whether `other` lies inside altogether; it may touch the edges.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns the rectangle with each edge moved inwards by `distance` design pixels, outwards if
  /// negative. Its size is never negative.
  public func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// Returns the rectangle moved by `dx` and `dy` design pixels.
  public func offsetBy(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns the point at a unit place: (0, 0) is the upper left corner, (1, 1) the lower right.
  public func point(_ unitX: Double, _ unitY: Double) -> Point {
    Point(x: x + width * unitX, y: y + height * unitY)
  }

  /// Returns `count` columns of equal width, `gap` design pixels apart.
  public func columns(_ count: Int, gap: Double = 16) -> [Rect] {
    let column = (width - gap * Double(count - 1)) / Double(max(1, count))
    return (0..<count).map {
      Rect(x: x + Double($0) * (column + gap), y: y, width: column, height: height)
    }
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The space in which every scene is laid out; the platform scales it to the window.
public enum Design {
  /// The size of the design space: 1280×720 design pixels.
  public static let size = Size(1280, 720)
  /// The x of the middle, in design pixels.
  public static let middle = size.width / 2
  /// The rectangle of the whole design space.
  public static let frame = Rect(x: 0, y: 0, width: 1280, height: 720)
  /// The area that a tall window shows: 720×1280 design pixels about the same middle.
  public static let tall = Rect(x: 280, y: -280, width: 720, height: 1280)
  /// The border that scenes leave free on every side, in design pixels.
  public static let margin = 40.0
}
