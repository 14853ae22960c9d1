/// A single tween without channel or timeline, for crowds of things that each move once.
///
/// Small enough for ten thousand to stay in the cache, hence only easings without numbers.
@frozen
public struct Motion<Value: Interpolating>: Hashable, Sendable {
  /// The value before the start.
  public let from: Value
  /// The value from the end on.
  public let to: Value
  /// The start time, at least zero.
  public let start: Time

  /// The ticks from start to end: exact, because they were rounded from a `Double`.
  @usableFromInline let length: Double
  /// The easing of its progress.
  public let easing: Easing.Curve

  /// A motion over `duration` seconds, at least 0, after `delay` seconds.
  ///
  /// Throws for numbers that a timeline refuses, too.
  public init(
    from: Value, to: Value, duration: Double, easing: Easing.Curve = .linear, delay: Double = 0
  ) throws(TimelineError) {
    do throws(TimelineError) {
      for lane in 0..<Value.laneCount {
        try TimelineCompiler.check(from.lane(lane), "start value")
        try TimelineCompiler.check(to.lane(lane), "end value")
      }
      let start = try TimelineCompiler.Place().after(delay, "delay")
      let end = try TimelineCompiler.Place(start: start).after(duration, "duration")
      self.start = Time(ticks: start)
      length = Double(end - start)
    } catch {
      throw TimelineError("Motion", error.problem)
    }
    self.from = from
    self.to = to
    self.easing = easing
  }

  /// The end time.
  @inlinable
  public var end: Time { start + duration }

  /// The duration, to the tick.
  @inlinable
  public var duration: Time { Time(ticks: Int64(length)) }

  /// The value at a moment: `from` until it starts, exactly `to` from its end on.
  @inlinable
  public func value(at time: Time) -> Value {
    guard time.ticks > start.ticks else {
      return time.ticks == start.ticks && length == 0 ? to : from
    }
    let elapsed = Double(time.ticks &- start.ticks)
    guard elapsed < length else { return to }
    let eased = easing.value(within: elapsed / length)
    return from.mixed(with: to, weight: eased)
  }

  /// The velocity at a moment, in units a second; zero before its start and from its end on.
  public func velocity(at time: Time) -> Value {
    let elapsed = Double(time.ticks.subtracting(start.ticks))
    guard elapsed >= 0, elapsed < length else { return Value(lanes: { _ in 0 }) }
    let pace = Easing.named(easing).pace(after: elapsed, of: length)
    return Value(lanes: { (to.lane($0) - from.lane($0)) * pace })
  }
}
