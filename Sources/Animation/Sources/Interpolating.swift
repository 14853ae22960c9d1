/// A value that can stand between two others: one to four numbers that move independently.
///
/// Conform a type of your own (a colour, a rectangle) by taking it apart into lanes and putting it
/// together again. Lanes beyond `laneCount` are ignored.
public protocol Interpolating: Hashable, Sendable {
  /// How many lanes are in use, 1…4.
  static var laneCount: Int { get }

  /// The numbers this value is made of.
  var lanes: SIMD4<Double> { get }

  /// The value made of these numbers.
  init(lanes: SIMD4<Double>)
}

extension Double: Interpolating {
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public var lanes: SIMD4<Double> { SIMD4(self, 0, 0, 0) }
  @inlinable public init(lanes: SIMD4<Double>) { self = lanes.x }
}

/// Whole numbers, such as picture frames: in between, the nearest one. Exact up to ±2⁵³.
extension Int: Interpolating {
  @inlinable public static var laneCount: Int { 1 }
  @inlinable public var lanes: SIMD4<Double> { SIMD4(Double(self), 0, 0, 0) }
  @inlinable public init(lanes: SIMD4<Double>) { self = Int(Int64(nearest: lanes.x)) }
}

extension Point: Interpolating {
  @inlinable public static var laneCount: Int { 2 }
  @inlinable public var lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }
  @inlinable public init(lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y) }
}
