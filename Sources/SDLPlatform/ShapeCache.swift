internal import Animation

/// A cache of white rounded corners and borders, to be tinted.
@MainActor
final class ShapeCache {
  private struct Key: Hashable {
    let radius: Int
    let border: Int?
    var width = 0
    var height = 0
  }

  private var bitmaps: [Key: Bitmap] = [:]

  /// The upper left corner of a shape, `radius` or `border` pixels wide, whichever is more.
  func corner(radius: Int, border: Int?) -> Bitmap {
    let side = max(1, radius, border ?? 0)
    return cached(Key(radius: radius, border: border)) {
      Bitmap(width: side, height: side) { x, y in
        Self.white(Self.coverage(x, y, 2 * side + 1_000, 2 * side + 1_000, radius, border))
      }
    }
  }

  /// A whole shape, as a turned one cannot be put together from its corners.
  func whole(width: Int, height: Int, radius: Int, border: Int?) -> Bitmap {
    cached(Key(radius: radius, border: border, width: width, height: height)) {
      Bitmap(width: width, height: height) { x, y in
        Self.white(Self.coverage(x, y, width, height, radius, border))
      }
    }
  }

  private func cached(_ key: Key, _ make: () -> Bitmap) -> Bitmap {
    if let known = bitmaps[key] { return known }
    if bitmaps.count >= 200 { bitmaps.removeAll() }
    let made = make()
    bitmaps[key] = made
    return made
  }

  /// The share of the pixel (x, y) that a shape of `width` by `height` covers, 0…1.
  @_optimize(speed)
  private static func coverage(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ radius: Int, _ border: Int?
  ) -> Double {
    let outer = coverage(x, y, width, height, radius)
    guard let border else { return outer }
    let (innerWidth, innerHeight) = (width - 2 * border, height - 2 * border)
    guard innerWidth > 0, innerHeight > 0 else { return outer }
    return outer
      - coverage(x - border, y - border, innerWidth, innerHeight, max(0, radius - border))
  }

  @inline(__always)
  private static func coverage(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ radius: Int)
    -> Double
  {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    // The pixel's distance from the corner's centre, along each axis.
    let dx = Double(radius) - (Double(min(x, width - 1 - x)) + 0.5)
    let dy = Double(radius) - (Double(min(y, height - 1 - y)) + 0.5)
    guard dx > 0, dy > 0 else { return 1 }
    // Few pixels lie on the edge, and only these need a root.
    let (square, edge) = (dx * dx + dy * dy, Double(radius) + 0.5)
    if square >= edge * edge { return 0 }
    if square <= (edge - 1) * (edge - 1), edge >= 1 { return 1 }
    return (edge - square.squareRoot()).clamped(to: 0...1)
  }

  private static func white(_ coverage: Double) -> UInt32 {
    UInt32(coverage * 255 + 0.5) * 0x0101_0101
  }
}
