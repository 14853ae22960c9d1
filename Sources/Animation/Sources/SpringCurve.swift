/// The closed form of a damped oscillator: the decay of a start distance and velocity.
@usableFromInline
struct SpringCurve: Sendable {
  /// The decay rate of the swing, 1/s: half the damping per mass.
  private let decay: Double
  /// The square of the undamped angular frequency, 1/s².
  private let frequencySquared: Double
  /// The slowest decay in the motion, 1/s; equal to `decay` unless overdamped.
  private let slowest: Double
  /// The angular frequency of the swing, or of its hyperbolic counterpart when overdamped, 1/s.
  private let swing: Double
  private let isOverdamped: Bool

  /// The remaining parts of the start distance and velocity at a moment.
  @usableFromInline
  struct Response: Sendable {
    var distance, velocity: Double
    var distanceRate, velocityRate: Double

    static let start = Response(distance: 1, velocity: 0, distanceRate: 0, velocityRate: 1)
  }

  init(_ spring: Spring) {
    decay = spring.damping / (2 * spring.mass)
    frequencySquared = spring.stiffness / spring.mass
    let difference = decay * decay - frequencySquared
    isOverdamped = difference > 0
    swing = difference.magnitude.squareRoot()
    // The difference decay − swing would be wrong here: the two may agree to the last digit.
    slowest = isOverdamped ? frequencySquared / (decay + swing) : decay
  }

  /// The response after `time` seconds, at least 0.
  ///
  /// With c = cos ωt and s = sin ωt / ω, or their hyperbolic counterparts, both times e^(−decay t).
  func response(at time: Double) -> Response {
    let (c, s) = decayed(time)
    return Response(
      distance: c + decay * s, velocity: s, distanceRate: -frequencySquared * s,
      velocityRate: c - decay * s)
  }

  private func decayed(_ time: Double) -> (c: Double, s: Double) {
    let angle = swing * time
    if angle < 1e-3 {
      // Near critical damping sin ωt / ω is 0 / 0; this series is exact to the last digit there.
      let square = isOverdamped ? -angle * angle : angle * angle
      let fading = Portable.exp(-decay * time)
      return (
        fading * (1 - square / 2 * (1 - square / 12)),
        fading * time * (1 - square / 6 * (1 - square / 20))
      )
    }
    if isOverdamped {
      let slow = Portable.exp(-slowest * time)
      let fast = Portable.exp(-(decay + swing) * time)
      return ((slow + fast) / 2, (slow - fast) / (2 * swing))
    }
    let fading = Portable.exp(-decay * time)
    return (fading * Portable.cos(angle), fading * Portable.sin(angle) / swing)
  }

  /// The seconds until the motion stays within a ten-thousandth of its size from the target.
  ///
  /// The size is the larger of the start distance and what the start velocity could reach, so the
  /// time depends on the spring alone.
  var settlingTime: Double {
    var late = 1 / slowest
    var early = 0.0
    while isAbove(late), late < .infinity {
      early = late
      late *= 2
    }
    for _ in 0..<40 {
      let middle = early + (late - early) / 2
      if isAbove(middle) { early = middle } else { late = middle }
    }
    return late
  }

  /// Whether the envelope, which only falls after its first decay time, is still above the limit.
  private func isAbove(_ time: Double) -> Bool {
    let push = frequencySquared.squareRoot() + decay
    let reach = swing * time < 1 ? time : 1 / swing
    return (1 + push * reach) * Portable.exp(-slowest * time) > 1e-4
  }
}
