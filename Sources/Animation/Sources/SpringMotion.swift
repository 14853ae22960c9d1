/// A value on a spring, on its own: it can be sent elsewhere at any moment without a jolt.
public struct SpringMotion<Value: Interpolating>: Hashable, Sendable {
  public let spring: Spring
  public let start: Time

  private let from: SIMD4<Double>
  private let to: SIMD4<Double>
  private let startVelocity: SIMD4<Double>
  private let duration: Int64

  /// A motion from one value to another, starting with a velocity in units a second.
  ///
  /// Throws spring constants and values that no timeline would take either.
  public init(
    _ spring: Spring, from: Value, to: Value, velocity: Value? = nil, start: Time = .zero
  ) throws(TimelineError) {
    do throws(TimelineError) {
      try spring.check()
      try Composer.check(from.lanes, "start value")
      try Composer.check(to.lanes, "end value")
      try Composer.check(velocity?.lanes ?? .zero, "velocity")
      duration = try Composer.Place().ticks(spring.settlingDuration, "spring's duration")
    } catch {
      throw TimelineError("SpringMotion", error.problem)
    }
    self.spring = spring
    self.start = start
    self.from = from.lanes
    self.to = to.lanes
    startVelocity = velocity?.lanes ?? .zero
  }

  /// When it has come to rest.
  public var end: Time {
    start + Time(ticks: duration)
  }

  public var target: Value {
    Value(lanes: to)
  }

  /// Whether it has come to rest, exactly on its target.
  public func isDone(at time: Time) -> Bool {
    time >= end
  }

  /// The value at a moment; from `end` on exactly the target.
  public func value(at time: Time) -> Value {
    Value(lanes: lanes(at: time))
  }

  /// The velocity at a moment, in units a second; from `end` on exactly zero.
  public func velocity(at time: Time) -> Value {
    Value(lanes: velocityLanes(at: time))
  }

  /// The same spring pulled to another target from a moment on, with position and velocity kept.
  public func retargeted(to target: Value, at time: Time) -> SpringMotion {
    let lanes = target.lanes
    let isUsable = all((lanes .<= 1e100) .& (lanes .>= -1e100))
    return SpringMotion(
      copying: self, from: self.lanes(at: time), to: isUsable ? lanes : to,
      velocity: velocityLanes(at: time), start: time)
  }

  private init(
    copying other: SpringMotion, from: SIMD4<Double>, to: SIMD4<Double>,
    velocity: SIMD4<Double>, start: Time
  ) {
    spring = other.spring
    duration = other.duration
    self.from = from
    self.to = to
    startVelocity = velocity
    self.start = start
  }

  private func lanes(at time: Time) -> SIMD4<Double> {
    if time <= start { return from }
    if isDone(at: time) { return to }
    let response = SpringCurve(spring).response(at: (time - start).seconds)
    return to + (from - to) * response.distance + startVelocity * response.velocity
  }

  private func velocityLanes(at time: Time) -> SIMD4<Double> {
    if time <= start { return startVelocity }
    if isDone(at: time) { return .zero }
    let response = SpringCurve(spring).response(at: (time - start).seconds)
    return (from - to) * response.distanceRate + startVelocity * response.velocityRate
  }
}
