public import Stage

extension Rect {
  /// Whether the two do not overlap; edges may touch.
  public func isApart(from other: Rect) -> Bool {
    minX >= other.maxX || other.minX >= maxX || minY >= other.maxY || other.minY >= maxY
  }
}
