/// A value that can be interpolated: numbers, its lanes, that move independently.
///
/// Conform your own type (a rectangle, the pose of a figure) by splitting it into any number of
/// lanes and rebuilding it from them.
///
/// ```swift
/// struct Pose: Interpolating {
///   var neck = 0.0, tail = 0.0
///   static var typeName: String { "Pose" }
///   static var laneCount: Int { 2 }
///   func lane(_ index: Int) -> Double { index == 0 ? neck : tail }
/// }
/// extension Pose {
///   init(lanes lane: (Int) -> Double) { (neck, tail) = (lane(0), lane(1)) }
/// }
/// ```
public protocol Interpolating: Hashable, Sendable {
  /// The type's name in files and errors, unique on a timeline; short is fast.
  static var typeName: String { get }

  /// The number of lanes, at least 1.
  static var laneCount: Int { get }

  /// The lane at an index, from 0.
  func lane(_ index: Int) -> Double

  /// Creates the value from its lanes.
  init(lanes lane: (Int) -> Double)
}

extension Interpolating {
  /// The value on the way to another: 0 is this one, 1 the other; others extrapolate.
  ///
  /// A weight that runs from 0 to 1 fades one motion into another.
  @inlinable
  public func mixed(with other: Self, weight: Double) -> Self {
    Self(lanes: { lane($0) + (other.lane($0) - lane($0)) * weight })
  }

  /// This value plus another's distance from rest, times `weight`.
  @inlinable
  public func adding(_ other: Self, since rest: Self, weight: Double = 1) -> Self {
    Self(lanes: { lane($0) + (other.lane($0) - rest.lane($0)) * weight })
  }
}

/// The lanes of a type-erased value: up to four without the heap.
@frozen @usableFromInline
struct Lanes: Hashable, Sendable {
  @usableFromInline var x = 0.0
  @usableFromInline var y = 0.0
  @usableFromInline var z = 0.0
  @usableFromInline var w = 0.0
  @usableFromInline var more: [Double]?

  static let zero = Lanes(number: 0)

  @inlinable
  init(number: Double) { x = number }

  @inlinable
  init(count: Int, _ lane: (Int) -> Double) {
    x = count > 0 ? lane(0) : 0
    if count > 1 { y = lane(1) }
    if count > 2 { z = lane(2) }
    if count > 3 { w = lane(3) }
    if count > 4 { more = (4..<count).map(lane) }
  }

  @inlinable
  init<Value: Interpolating>(_ value: Value) { self.init(count: Value.laneCount, value.lane) }

  init(_ numbers: [Double]) { self.init(count: numbers.count) { numbers[$0] } }

  @inline(__always)
  subscript(_ index: Int) -> Double {
    switch index {
    case 0: x
    case 1: y
    case 2: z
    case 3: w
    default: more.map { index - 4 < $0.count ? $0[index - 4] : 0 } ?? 0
    }
  }

  func numbers(_ count: Int) -> [Double] { (0..<count).map { self[$0] } }
}
