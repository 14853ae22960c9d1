/// A mass on a spring with friction: its constants, not its motion.
///
/// Solved in closed form, so where it is depends on the time alone and not on the steps taken.
public struct Spring: Hashable, Sendable, Codable {
  /// Above 0.
  public let mass: Double

  /// Force per unit of distance, above 0.
  public let stiffness: Double

  /// Force per unit of speed, above 0.
  public let damping: Double

  /// A spring by its constants, all above 0; others are refused where the spring is used.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// A spring by how long one swing takes, in seconds, and how much it bounces.
  ///
  /// A bounce of 0 arrives without overshoot, one near 1 swings on for long, a negative one creeps.
  /// Mass 1, stiffness (2π / duration)², damping ratio 1 − bounce.
  public init(duration: Double, bounce: Double = 0) {
    let frequency = 2 * Double.pi / duration
    self.init(stiffness: frequency * frequency, damping: 2 * (1 - bounce) * frequency)
  }

  /// 1 for the fastest approach without overshoot, less for a bounce, more for a creep.
  public var dampingRatio: Double {
    damping / (2 * (stiffness * mass).squareRoot())
  }

  /// How long it moves, in seconds: until within a ten-thousandth of the motion's size.
  public var settlingDuration: Double {
    SpringCurve(self).settlingTime
  }
}
