/// A moment or a length of time as a whole number of ticks, 705,600,000 to the second.
///
/// That tick (the "flick") makes 1/24, 1/25, 1/30, 1/48, 1/50, 1/60, 1/90, 1/100, 1/120, 1/144 and
/// 1/240 s and every millisecond whole, so a million frames add up without drift. All arithmetic
/// saturates: no sum, difference or product of times can trap.
@frozen
public struct Time: Hashable, Comparable, Sendable {
  /// The number of ticks in a second.
  public static let ticksPerSecond: Int64 = 705_600_000

  /// The start of every timeline.
  public static let zero = Time(ticks: 0)

  /// The duration of endless timelines, and the latest moment.
  public static let forever = Time(ticks: .max)

  /// The number of ticks since zero.
  public var ticks: Int64

  @inlinable
  public init(ticks: Int64) { self.ticks = ticks }

  /// The tick nearest to `seconds`; saturates out of range, and NaN gives zero.
  public static func seconds(_ seconds: Double) -> Time {
    Time(ticks: Int64(nearest: seconds * Double(ticksPerSecond)))
  }

  /// The time of `count` frames at `second` frames a second, rounded to a tick towards zero.
  ///
  /// A rate of zero or less gives zero.
  public static func frames(_ count: Int, per second: Int = 60) -> Time {
    guard second > 0 else { return .zero }
    let product = UInt64(count.magnitude).multipliedFullWidth(by: UInt64(ticksPerSecond))
    guard product.high < UInt64(second) else { return Time(ticks: count < 0 ? .min : .max) }
    let quotient = UInt64(second).dividingFullWidth(product).quotient
    let ticks = Int64(clamping: quotient)
    return Time(ticks: count < 0 ? -ticks : ticks)
  }

  /// This time in seconds, rounded to the nearest `Double`.
  @inlinable
  public var seconds: Double { Double(ticks) / Double(Time.ticksPerSecond) }

  @inlinable
  public static func < (a: Time, b: Time) -> Bool { a.ticks < b.ticks }

  /// The saturating sum.
  @inlinable
  public static func + (a: Time, b: Time) -> Time { Time(ticks: a.ticks.adding(b.ticks)) }

  /// The saturating difference.
  @inlinable
  public static func - (a: Time, b: Time) -> Time { Time(ticks: a.ticks.subtracting(b.ticks)) }

  /// The saturating product.
  @inlinable
  public static func * (time: Time, factor: Int) -> Time {
    Time(ticks: time.ticks.multiplied(by: Int64(factor)))
  }

  /// The saturating product.
  @inlinable
  public static func * (factor: Int, time: Time) -> Time { time * factor }

  /// Adds, saturating.
  @inlinable
  public static func += (a: inout Time, b: Time) { a = a + b }

  /// Subtracts, saturating.
  @inlinable
  public static func -= (a: inout Time, b: Time) { a = a - b }
}

#if !hasFeature(Embedded)
  extension Time: Codable {
    /// Reads the number of ticks.
    public init(from decoder: any Decoder) throws {
      ticks = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes the number of ticks.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(ticks)
    }
  }
#endif

extension Time: CustomStringConvertible {
  public var description: String { self == .forever ? "forever" : "\(seconds) s" }
}

extension Int64 {
  /// The sum, saturating on overflow.
  @inlinable
  func adding(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, saturating on overflow.
  @inlinable
  func subtracting(_ other: Int64) -> Int64 {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, saturating on overflow.
  @inlinable
  func multiplied(by other: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }

  /// The whole number nearest to a `Double`, halves away from zero; saturates, and NaN gives zero.
  @inlinable
  init(nearest value: Double) {
    if value >= 9.223372036854775e18 {
      self = .max
    } else if value <= -9.223372036854775e18 {
      self = .min
    } else if value.isNaN {
      self = 0
    } else {
      let whole = Int64(value)
      let rest = value - Double(whole)
      self = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
    }
  }
}

extension Time {
  /// The tick nearest to a duration of the standard library's clocks.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let part = Double(attoseconds) * 1e-18 * Double(Time.ticksPerSecond)
    self.init(
      ticks: seconds.multiplied(by: Time.ticksPerSecond).adding(Int64(nearest: part)))
  }
}

extension Duration {
  /// A time as a standard library duration, to the nanosecond.
  public init(_ time: Time) {
    let (seconds, rest) = time.ticks.quotientAndRemainder(dividingBy: Time.ticksPerSecond)
    let part = Double(rest) / Double(Time.ticksPerSecond) * 1e9
    self = .seconds(seconds) + .nanoseconds(Int64(nearest: part))
  }

  /// This duration in seconds, as every step and motion takes them.
  public var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
