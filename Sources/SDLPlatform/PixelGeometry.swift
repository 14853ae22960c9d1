internal import Animation

/// A rectangle of whole pixels, y down.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let none = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y) = (x, y)
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The smallest rectangle of whole pixels around the given edges.
  init(around left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    let x = whole(left.rounded(.down))
    let y = whole(top.rounded(.down))
    self.init(
      x: x, y: y, width: whole(right.rounded(.up)) - x, height: whole(bottom.rounded(.up)) - y)
  }

  /// The rectangle whose edges are the nearest pixel edges.
  init(nearest left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    let x = whole(left.rounded())
    let y = whole(top.rounded())
    self.init(x: x, y: y, width: whole(right.rounded()) - x, height: whole(bottom.rounded()) - y)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var area: Int { width * height }
  var isEmpty: Bool { width == 0 || height == 0 }

  func grown(_ distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  func rows(_ range: Range<Int>) -> PixelRect {
    let top = max(y, range.lowerBound)
    return PixelRect(x: x, y: top, width: width, height: min(maxY, range.upperBound) - top)
  }

  /// Whether it covers enough of `other`, but not all, for `other` to be worth splitting.
  func covers(much other: PixelRect) -> Bool {
    let common = intersection(other)
    return !common.isEmpty && common != other && common.area * 6 > other.area
  }

  /// The overlap with `other`, then the parts above, below, left and right of it.
  func parts(around other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    return [
      common, PixelRect(x: x, y: y, width: width, height: common.y - y),
      PixelRect(x: x, y: common.maxY, width: width, height: maxY - common.maxY),
      PixelRect(x: x, y: common.y, width: common.x - x, height: common.height),
      PixelRect(
        x: common.maxX, y: common.y, width: maxX - common.maxX, height: common.height),
    ].filter { !$0.isEmpty }
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension [PixelRect] {
  /// The parts of the rectangles in one of `parts` bands of rows of about equally many pixels.
  ///
  /// No two bands share a row, so threads can paint one each, even where areas overlap.
  func band(_ part: Int, of parts: Int) -> [PixelRect] {
    let (top, end) = (edge(part, of: parts), edge(part + 1, of: parts))
    return map { $0.rows(top..<end) }.filter { !$0.isEmpty }
  }

  /// The row at which band `part` begins, above which lies that share of the whole area.
  private func edge(_ part: Int, of parts: Int) -> Int {
    let wanted = reduce(0) { $0 + $1.area } * part
    var (low, high) = (map(\.y).min() ?? 0, map(\.maxY).max() ?? 0)
    while low < high {
      let middle = (low + high) / 2
      let above = reduce(0) { $0 + $1.rows(.min..<middle).area }
      if above * parts >= wanted { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The whole number, clamped to far outside every window; NaN becomes 0.
private func whole(_ value: Double) -> Int {
  Int((value.isNaN ? 0 : value).clamped(to: -1e6...1e6))
}

/// An affine map from the points of a picture to those of the window.
struct Affine: Hashable, Sendable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  /// The inverse; nil if it maps everything to a line, or so nearly that nothing would be visible.
  var inverse: Affine? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-5, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The axis-aligned bounds of a part of the picture.
  func bounds(of part: PixelRect) -> PixelRect {
    let (left, right) = (Double(part.x), Double(part.maxX))
    let (top, bottom) = (Double(part.y), Double(part.maxY))
    let corners = [apply(left, top), apply(right, top), apply(left, bottom), apply(right, bottom)]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    // The slack of 0.01 keeps 300.0000001 from counting as another pixel.
    return PixelRect(
      around: (xs.min() ?? 0) + 0.01, (ys.min() ?? 0) + 0.01,
      (xs.max() ?? 0) - 0.01, (ys.max() ?? 0) - 0.01)
  }

  /// The whole-pixel translation that this is, or nil.
  var shift: (x: Int, y: Int)? {
    let slack = 1.0 / 256
    guard abs(a - 1) < 1e-6, abs(d - 1) < 1e-6, abs(b) < 1e-6, abs(c) < 1e-6,
      abs(tx - tx.rounded()) < slack, abs(ty - ty.rounded()) < slack, abs(tx) < 1e6, abs(ty) < 1e6
    else { return nil }
    return (Int(tx.rounded()), Int(ty.rounded()))
  }
}
