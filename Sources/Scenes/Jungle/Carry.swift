internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// How an animal hangs from the pointer: it looks where it is going, and what is loose trails behind.
struct Carry: Hashable {
  /// The speed, in design pixels a second, at which loose parts are left behind all they can.
  private static let fullSpeed = 1100.0
  /// The way back, in design pixels, after which it turns round.
  private static let turning = 16.0
  private static let lag = Spring(duration: 0.34, bounce: 0.45)

  let animal: Animal
  private var feet: Point
  private var facesRight: Bool
  private var turnedAt: Time?
  /// How far it has been carried against its facing.
  private var back = 0.0
  private var swing: SpringMotion<Point>?

  init(_ animal: Animal, feet: Point, at now: Time) {
    self.animal = animal
    self.feet = feet
    facesRight = animal.looksRight
    swing = try? SpringMotion(Self.lag, from: .zero, to: .zero, start: now)
  }

  /// Takes note of where it is carried to within a tick of `step`.
  mutating func follow(to feet: Point, at now: Time, step: Time) {
    let way = feet - self.feet
    self.feet = feet
    let speed = way * (1 / max(step.seconds, 0.001) / Self.fullSpeed)
    let felt = Point(x: max(-1.4, min(1.4, speed.x)), y: max(-1.4, min(1.4, speed.y)))
    if felt != swing?.target { swing = (try? swing?.retargeted(to: felt, at: now)) ?? swing }
    let forward = facesRight ? way.x : -way.x
    back = max(0, back - forward)
    if back > Self.turning {
      facesRight.toggle()
      turnedAt = now
      back = 0
    }
  }

  /// Dresses a carried figure for a moment, `duration` after it was picked up.
  func apply(to figure: inout AnimalFigure, at time: Time, for duration: Time) {
    figure.facing = facesRight == animal.looksRight ? 1 : -1
    figure.drag = swing?.value(at: time) ?? .zero
    let lifted = Easing.outBack(2.2).value(at: duration.seconds / 0.2)
    figure.pose = Pose.stand.mixed(with: .of(animal, .carried), lifted)
    let squash = 0.06 * Portable.sin(min(1, duration.seconds / 0.24) * 2 * .pi)
    var turn = 0.0
    if let turnedAt {
      turn = 0.16 * max(0, 1 - (time - turnedAt).seconds / 0.14)
    }
    figure.scale = Point(
      x: JungleLayout.carriedScale * (1 + squash - turn),
      y: JungleLayout.carriedScale * (1 - squash + turn * 0.4))
  }
}
