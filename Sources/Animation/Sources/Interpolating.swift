/// A value that can stand between two others: numbers, its lanes, that move independently.
///
/// Conform a type of your own (a rectangle, the pose of a figure) by taking it apart into lanes, of
/// which there may be any number, and putting it together again.
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
  /// What files and errors call the type, unlike any other on a timeline; short is fast.
  static var typeName: String { get }

  /// How many lanes there are, at least 1.
  static var laneCount: Int { get }

  /// One of the numbers this value is made of, counted from 0.
  func lane(_ index: Int) -> Double

  /// The value made of such numbers.
  init(lanes lane: (Int) -> Double)
}

extension Interpolating {
  /// The value so far on the way to another: 0 is this one, 1 the other, more lies beyond.
  ///
  /// With a weight that runs from 0 to 1 one motion fades into another.
  @inlinable
  public func mixed(with other: Self, weight: Double) -> Self {
    Self(lanes: { lane($0) + (other.lane($0) - lane($0)) * weight })
  }

  /// This value with another's distance from rest added to it, as much of it as `weight` says.
  @inlinable
  public func adding(_ other: Self, since rest: Self, weight: Double = 1) -> Self {
    Self(lanes: { lane($0) + (other.lane($0) - rest.lane($0)) * weight })
  }
}

/// The lanes of a value whose type is forgotten: up to four of them without the heap.
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
