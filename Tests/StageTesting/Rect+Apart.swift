public import Stage

extension Rect {
  /// Whether nothing of one lies on the other; edges may touch.
  public func isApart(from other: Rect) -> Bool {
    minX >= other.maxX || other.minX >= maxX || minY >= other.maxY || other.minY >= maxY
  }
}
