/// One tween on its own, without channel or timeline: for crowds of things that each move once.
@frozen
public struct Motion<Value: Interpolating>: Hashable, Sendable {
  public let from: Value
  public let to: Value
  public let start: Time
  public let duration: Time
  public let easing: Easing

  /// The easing again if a name says all about it, so that a sweep need not look at the rest.
  @usableFromInline let curve: Easing.Curve?

  /// A motion over `duration` seconds, at least 0, after `delay` seconds.
  ///
  /// Throws a number that no timeline would take either.
  public init(
    from: Value, to: Value, duration: Double, easing: Easing = .linear, delay: Double = 0
  ) throws(TimelineError) {
    do throws(TimelineError) {
      try Composer.check(from.lanes, "start value")
      try Composer.check(to.lanes, "end value")
      try easing.check()
      start = Time(ticks: try Composer.Place().ticks(delay, "delay"))
      self.duration = Time(ticks: try Composer.Place().ticks(duration, "duration"))
    } catch {
      throw TimelineError("Motion", error.problem)
    }
    self.from = from
    self.to = to
    self.easing = easing
    if case .named(let curve) = easing { self.curve = curve } else { curve = nil }
  }

  /// When it is over.
  public var end: Time {
    start + duration
  }

  /// The value at a moment: `from` until it starts, exactly `to` from its end on.
  @inlinable
  public func value(at time: Time) -> Value {
    let elapsed = time.ticks.subtracting(start.ticks)
    guard elapsed < duration.ticks else { return to }
    guard elapsed > 0 else { return from }
    let progress = Double(elapsed) / Double(duration.ticks)
    let eased = curve?.value(within: progress) ?? slowly(progress)
    return Value(lanes: from.lanes + (to.lanes - from.lanes) * eased)
  }

  @inlinable
  @inline(never)
  func slowly(_ progress: Double) -> Double {
    easing.value(at: progress)
  }
}
