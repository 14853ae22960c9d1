/// A mass on a spring with friction: its constants, not its motion.
///
/// Solved in closed form, so its position depends on time alone, not on the steps taken. Impossible
/// constants are refused where the spring is used.
public struct Spring: Hashable, Sendable {
  /// The mass, from 1e-9 to 1e12, in a unit that fits the others; time is in seconds.
  public let mass: Double

  /// The force per unit of distance, in the same range.
  public let stiffness: Double

  /// The force per unit of speed, in the same range.
  public let damping: Double

  /// The duration and bounce that it was made from, if any, for errors and files.
  let swing: Swing?

  struct Swing: Hashable, Sendable {
    var duration, bounce: Double
  }

  /// A spring by its constants, all from 1e-9 to 1e12.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    swing = nil
  }

  /// A spring by the duration of one swing, from 1e-5 to 1e5 seconds, and its bounce.
  ///
  /// A bounce of 0 does not overshoot, one near 1 swings for long, a negative one creeps. The mass
  /// is 1, the stiffness (2π / duration)², the damping ratio 1 − bounce, as in SwiftUI.
  public init(duration: Double, bounce: Double = 0) {
    let frequency = 2 * Double.pi / duration
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * (1 - bounce) * frequency
    swing = Swing(duration: duration, bounce: bounce)
  }

  /// The seconds until it stays within a ten-thousandth of the motion's size.
  ///
  /// Throws for impossible constants.
  public var settlingDuration: Double {
    get throws(TimelineError) {
      do throws(TimelineError) {
        try check()
      } catch {
        throw TimelineError("Spring", error.problem)
      }
      return SpringCurve(self).settlingTime
    }
  }

  func check() throws(TimelineError) {
    if let swing, !(swing.duration >= 1e-5 && swing.duration <= 1e5) {
      throw TimelineError(
        .badNumber("spring's duration", swing.duration, "from 1e-5 to 1e5 seconds"))
    }
    for (name, value) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)] {
      if value >= 1e-9, value <= 1e12 { continue }
      if let swing {
        throw TimelineError(
          .badNumber("spring's bounce", swing.bounce, "below 1, and not far below −1"))
      }
      throw TimelineError(.badNumber("spring's \(name)", value, "above 0, from 1e-9 to 1e12"))
    }
  }

  /// This spring in a container that runs at `rate` times its speed.
  func faster(by rate: Double) -> Spring {
    rate == 1
      ? self
      : Spring(mass: mass, stiffness: stiffness * rate * rate, damping: damping * rate)
  }

  public static func == (a: Spring, b: Spring) -> Bool {
    a.mass == b.mass && a.stiffness == b.stiffness && a.damping == b.damping
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stiffness)
    hasher.combine(damping)
  }
}
