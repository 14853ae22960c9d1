extension Double: Interpolating {
  @inlinable public static var typeName: String { "Double" }
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public func lane(_ index: Int) -> Double { self }
  @inlinable public init(lanes lane: (Int) -> Double) { self = lane(0) }
}

extension Float: Interpolating {
  @inlinable public static var typeName: String { "Float" }
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public func lane(_ index: Int) -> Double { Double(self) }
  @inlinable public init(lanes lane: (Int) -> Double) { self.init(lane(0)) }
}

/// Whole numbers, such as flip-book frames: interpolation rounds. Exact up to ±2⁵³.
extension Int: Interpolating {
  @inlinable public static var typeName: String { "Int" }
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public func lane(_ index: Int) -> Double { Double(self) }
  @inlinable public init(lanes lane: (Int) -> Double) { self = Int(Int64(nearest: lane(0))) }
}

extension Point: Interpolating {
  @inlinable public static var typeName: String { "Point" }
  @inlinable public static var laneCount: Int { 2 }
  @inlinable public func lane(_ index: Int) -> Double { index == 0 ? x : y }
  @inlinable public init(lanes lane: (Int) -> Double) { self.init(x: lane(0), y: lane(1)) }
}

extension SIMD2<Double>: Interpolating {
  @inlinable public static var typeName: String { "SIMD2<Double>" }
  @inlinable public static var laneCount: Int { 2 }
  @inlinable public func lane(_ index: Int) -> Double { self[index] }
  @inlinable public init(lanes lane: (Int) -> Double) { self.init(lane(0), lane(1)) }
}

extension SIMD3<Double>: Interpolating {
  @inlinable public static var typeName: String { "SIMD3<Double>" }
  @inlinable public static var laneCount: Int { 3 }
  @inlinable public func lane(_ index: Int) -> Double { self[index] }
  @inlinable public init(lanes lane: (Int) -> Double) { self.init(lane(0), lane(1), lane(2)) }
}

extension SIMD4<Double>: Interpolating {
  @inlinable public static var typeName: String { "SIMD4<Double>" }
  @inlinable public static var laneCount: Int { 4 }
  @inlinable public func lane(_ index: Int) -> Double { self[index] }
  @inlinable public init(lanes lane: (Int) -> Double) {
    self.init(lane(0), lane(1), lane(2), lane(3))
  }
}

extension Comparable {
  /// This value, or the nearest limit if it lies outside them.
  @inlinable @inline(__always)
  public func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
