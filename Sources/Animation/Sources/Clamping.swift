extension Comparable {
  /// This value, or the nearest limit if it lies outside them.
  @inlinable @inline(__always)
  public func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
