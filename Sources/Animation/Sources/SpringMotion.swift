/// A standalone value on a spring that can be retargeted at any moment without a jolt.
public struct SpringMotion<Value: Interpolating>: Hashable, Sendable {
  /// The spring that moves the value.
  public let spring: Spring
  /// The start time; before that, the value stays at its first.
  public let start: Time

  private let from: Lanes
  private let to: Lanes
  private let startVelocity: Lanes
  private let duration: Int64

  /// A motion from one value to another, starting with a velocity in units a second.
  ///
  /// A running motion hands over `from: tween.value(at: now)` and
  /// `velocity: tween.velocity(at: now)`. Throws constants and values that a timeline refuses, too.
  public init(
    _ spring: Spring, from: Value, to: Value, velocity: Value? = nil, start: Time = .zero
  ) throws(TimelineError) {
    try self.init(
      spring, from: Lanes(from), to: Lanes(to), velocity: velocity.map(Lanes.init) ?? .zero,
      start: start)
  }

  private init(
    _ spring: Spring, from: Lanes, to: Lanes, velocity: Lanes, start: Time
  ) throws(TimelineError) {
    do throws(TimelineError) {
      try spring.check()
      try TimelineCompiler.check(from, Value.laneCount, "start value")
      try TimelineCompiler.check(to, Value.laneCount, "end value")
      try TimelineCompiler.check(velocity, Value.laneCount, "velocity")
      duration = try TimelineCompiler.Place().ticks(spring.settlingDuration, "spring's duration")
    } catch {
      throw TimelineError("SpringMotion", error.problem)
    }
    self.spring = spring
    self.start = start
    self.from = from
    self.to = to
    startVelocity = velocity
  }

  /// The time from which it is at rest.
  public var end: Time { start + Time(ticks: duration) }

  /// The value at rest.
  public var target: Value { Value(lanes: { to[$0] }) }

  /// Whether it has come to rest, exactly on its target.
  public func isDone(at time: Time) -> Bool { time >= end }

  /// The value at a moment; from `end` on exactly the target.
  public func value(at time: Time) -> Value {
    let response = response(at: time)
    return Value(lanes: { place($0, response) })
  }

  /// The velocity at a moment, in units a second; from `end` on exactly zero.
  public func velocity(at time: Time) -> Value {
    let response = response(at: time)
    return Value(lanes: { speed($0, response) })
  }

  /// The same motion with another target from a moment on, keeping position and velocity,
  /// optionally on another spring.
  ///
  /// Throws a target or spring that a timeline refuses, too.
  public func retargeted(
    to target: Value, on spring: Spring? = nil, at time: Time
  ) throws(TimelineError) -> SpringMotion {
    let (response, count) = (response(at: time), Value.laneCount)
    return try SpringMotion(
      spring ?? self.spring, from: Lanes(count: count) { place($0, response) },
      to: Lanes(target), velocity: Lanes(count: count) { speed($0, response) }, start: time)
  }

  /// The remaining response, `nil` once at rest.
  private func response(at time: Time) -> SpringCurve.Response? {
    if isDone(at: time) { return nil }
    if time <= start { return SpringCurve.Response.start }
    return SpringCurve(spring).response(at: (time - start).seconds)
  }

  private func place(_ lane: Int, _ response: SpringCurve.Response?) -> Double {
    guard let response else { return to[lane] }
    if response.distance == 1, response.velocity == 0 { return from[lane] }
    return to[lane] + (from[lane] - to[lane]) * response.distance
      + startVelocity[lane] * response.velocity
  }

  private func speed(_ lane: Int, _ response: SpringCurve.Response?) -> Double {
    guard let response else { return 0 }
    return (from[lane] - to[lane]) * response.distanceRate
      + startVelocity[lane] * response.velocityRate
  }
}
