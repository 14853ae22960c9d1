/// One tween on its own, without channel or timeline: for crowds of things that each move once.
///
/// Small enough for ten thousand of them to stay close to the processor, which is why it takes only
/// the easings that need no numbers.
@frozen
public struct Motion<Value: Interpolating>: Hashable, Sendable {
  public let from: Value
  public let to: Value
  public let start: Time
  public let end: Time
  public let easing: Easing.Curve

  /// A motion over `duration` seconds, at least 0, after `delay` seconds.
  ///
  /// Throws a number that no timeline would take either.
  public init(
    from: Value, to: Value, duration: Double, easing: Easing.Curve = .linear, delay: Double = 0
  ) throws(TimelineError) {
    do throws(TimelineError) {
      try Composer.check(from.lanes, "start value")
      try Composer.check(to.lanes, "end value")
      let start = try Composer.Place().after(delay, "delay")
      self.start = Time(ticks: start)
      end = Time(ticks: try Composer.Place(start: start).after(duration, "duration"))
    } catch {
      throw TimelineError("Motion", error.problem)
    }
    self.from = from
    self.to = to
    self.easing = easing
  }

  public var duration: Time {
    end - start
  }

  /// The value at a moment: `from` until it starts, exactly `to` from its end on.
  @inlinable
  public func value(at time: Time) -> Value {
    if time.ticks >= end.ticks { return to }
    if time.ticks <= start.ticks { return from }
    let progress =
      Double(time.ticks &- start.ticks) / Double(end.ticks &- start.ticks)
    let eased = easing.value(within: progress)
    return Value(lanes: from.lanes + (to.lanes - from.lanes) * eased)
  }
}
