internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The velocities of an actor around a moment, which give it weight: it gets down before it leaps,
/// sinks in where it lands, and what is loose comes after it.
struct Momentum {
  /// The seconds between two samples, and their numbers before the moment and after it.
  private static let (step, before, after) = (0.03, 14, 6)
  /// The seconds by which samples are late: the pictures' moments and the timeline's jumps often lie
  /// whole hundredths apart, where the last digit would decide on which side a sample falls.
  private static let late = 0.0017
  /// The velocity that counts as 1 for loose parts, and that of a landing or leap at full weight,
  /// in design pixels per second.
  private static let (full, hard) = (1_100.0, 1_000.0)
  /// The weights of the velocities in the past, the latest first, as springs answer to them: of the
  /// body, of loose parts, and of their tips. They overshoot and settle.
  private static let body = [
    0.3, 0.5, 0.5, 0.4, 0.1, -0.2, -0.35, -0.28, -0.08, 0.1, 0.14, 0.08, 0, -0.03,
  ]
  private static let loose = [
    0.15, 0.3, 0.35, 0.3, 0.15, 0, -0.1, -0.14, -0.1, -0.03, 0.03, 0.05, 0.03, 0.01,
  ]
  private static let tip = [
    0, 0.05, 0.15, 0.35, 0.4, 0.3, 0.1, -0.1, -0.2, -0.17, -0.05, 0.05, 0.08, 0.04,
  ]
  /// The weights of the velocities that are to come, before which an actor gets down; the next
  /// first.
  private static let next = [0.5, 1, 1, 1, 0.9, 0.6]
  /// The strength of the swing of loose parts, and its limit.
  private static let (swing, widest) = (1.7, 1.9)
  /// The share of that by which a cobra swings, all of whose joints bend to the same side.
  private static let slender = 0.55

  /// The velocities to the right and down, the latest and the next first.
  private let past, future: [Point]

  /// Samples the way of an actor; nil if it has none.
  init?(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    let places = (-Self.before...Self.after).map {
      timeline.place(
        of: actor, at: timeline.moment(Double($0) * Self.step + Self.late, after: moment))
    }
    let known = places.compactMap { $0 }
    guard known.count == places.count else { return nil }
    let velocities = zip(known, known.dropFirst()).map { ($1 - $0) * (1 / Self.step) }
    past = velocities.prefix(Self.before).reversed()
    future = Array(velocities.suffix(Self.after))
  }

  /// The velocities behind which loose parts and their tips lag, in units of the full velocity.
  func trails(of animal: Animal) -> [Point] {
    let share = animal == .cobra ? Self.slender : 1
    let limits = -Self.widest...Self.widest
    return [Self.loose, Self.tip].map { weights in
      let sum = zip(past, weights).reduce(Point.zero) { $0 + $1.0 * $1.1 }
      let swing = sum * (Self.swing / Self.full)
      return Point(x: swing.x.clamped(to: limits), y: swing.y.clamped(to: limits)) * share
    }
  }

  /// The share of the weight that rests on the ground: none while it rises or falls.
  private var rest: Double { max(0, 1 - abs(past[0].y) / 500) }

  /// The depth of the crouch before a leap and after a landing, 1 at most, and below 0 as the legs
  /// straighten again.
  var sunk: Double {
    let leap = zip(future, Self.next).map { -$0.y * $1 }.max() ?? 0
    let landing = zip(past.dropFirst(), Self.body.dropFirst()).reduce(0) {
      $0 + max(0, $1.0.y) * $1.1
    }
    return ((max(0, leap) * 1.3 + landing) * rest / Self.hard).clamped(to: -0.7...1)
  }

  /// The lean to the right, −1…1: away from the way before it begins, and on after it ends.
  var lean: Double {
    let start = zip(future, Self.next).map { $0.x * $1 }.max { abs($0) < abs($1) } ?? 0
    let stop = zip(past, Self.body).reduce(0) { $0 + $1.0.x * $1.1 }
    let stands = max(0, 1 - abs(past[0].x) / 400)
    return ((stop - 0.8 * start * stands) / Self.hard).clamped(to: -1...1)
  }
}

extension AnimalFigure {
  /// Gives an acting animal weight, draws it out along its way through the air, and lets its hind
  /// paws come after it.
  mutating func weigh(_ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time) {
    let free = timeline.freedom(at: moment)
    let aloft = (lift / 24).clamped(to: 0...1) * free
    let late = Point(x: -drag.x * facing, y: -drag.y) * (34 * aloft)
    let long = 0.16 * (abs(drag.x) - abs(drag.y)) * aloft
    scale = Point(x: scale.x * (1 + long), y: scale.y * (1 - long))
    pose = pose.bending(.ankleNear, JointPose(x: late.x, y: late.y))
      .bending(.ankleFar, JointPose(x: 0.7 * late.x, y: 0.7 * late.y))
    let acting = timeline.acting(at: moment)
    flow(timeline, of: actor, at: moment, by: acting)
    guard let momentum = Momentum(timeline, of: actor, at: moment) else { return }
    trails = momentum.trails(of: animal).map { drag + ($0 - drag) * acting }
    // Who is under water, or turned over, has nothing to stand on.
    let upright = max(0, Portable.cos(pose[.root].turn * .pi / 180))
    let stands =
      upright * ((lift + 50) / 40).clamped(to: 0...1) * acting * free
    // A cobra that lies along the water has no height from which to lean.
    let tall = animal == .cobra ? max(0, Portable.cos(slope * .pi / 180)) : 1
    pose = pose.bearing(
      momentum.sunk * stands * tall, leaning: momentum.lean * stands * tall * facing, animal)
  }

  /// The degrees by which a cobra's hood is turned off from upright.
  private var slope: Double {
    [Joint.foot, .neckLow, .neckMiddle, .neckHigh].map { pose[$0].turn }.reduce(0, +)
      .clamped(to: -90...90)
  }

  /// Takes the animal through its changes of pose with anticipation and follow-through, and lets
  /// its paws trail.
  private mutating func flow(
    _ timeline: Timeline, of actor: JungleTimelines.Actor, at moment: Time, by share: Double
  ) {
    func pose(_ moment: Time) -> Pose { timeline.pose(actor.rawValue, of: animal, at: moment) }
    func spin(_ moment: Time) -> Double { timeline[JungleTimelines.spin(actor), at: moment] }
    func side(_ moment: Time) -> Double { timeline[JungleTimelines.facing(actor), at: moment] }
    let (middle, turn, way) = (pose(moment), spin(moment), side(moment))
    let poses = Pose.flow.map { later, _ -> Pose? in
      let then = timeline.moment(later, after: moment)
      // Where it is turned over or round at once, nothing leads from the one to the other.
      guard abs(spin(then) - turn) < 40, side(then) == way else { return nil }
      let other = pose(then)
      return other.isWound == middle.isWound ? other : nil
    }
    let past = poses.dropLast().last.flatMap { $0 } ?? middle
    self.pose = self.pose.flowing(through: poses, around: middle, of: animal, by: share)
      .trailingPaws(past)
  }
}

extension Timeline {
  /// Returns how far the acting is under way, 1, or begins or ends: it does so in 0.1 s.
  fileprivate func acting(at moment: Time) -> Double {
    guard let met = time(ofLabel: JungleTimelines.Part.met),
      let home = time(ofLabel: JungleTimelines.Part.home)
    else { return 0 }
    return min((moment - met).seconds, (home - moment).seconds).clamped(to: 0...0.1) * 10
  }

  /// Returns how free both are, 1, or held by the other's teeth or paw, 0.
  fileprivate func freedom(at moment: Time) -> Double {
    1 - max(self[JungleTimelines.cling, at: moment], self[JungleTimelines.grasp, at: moment])
  }

  /// Returns the place of an actor's body at a moment; nil if it has none.
  fileprivate func place(of actor: JungleTimelines.Actor, at time: Time) -> Point? {
    value(of: JungleTimelines.position(actor), at: time).map {
      Point(x: $0.x, y: $0.y - value(of: JungleTimelines.lift(actor), at: time, otherwise: 0))
    }
  }

  /// The speed that counts as 1 for loose parts, in design pixels per second.
  static let trailing = 1_100.0

  /// Returns the moment so many seconds after another, or before it, with the hit stop left out:
  /// while that lasts, everything stands still.
  fileprivate func moment(_ seconds: Double, after moment: Time) -> Time {
    guard let hit = time(of: .contact) else { return max(.zero, moment + .seconds(seconds)) }
    let stop = Time.seconds(JungleTimelines.hitStop / JungleTimelines.tempo)
    let then = withoutHit(moment) + .seconds(seconds)
    return max(.zero, then > hit ? then + stop : then)
  }

  /// Returns an actor's velocity at a moment in units of `trailing`, clamped to ±1.2, for its loose
  /// parts.
  func drag(of actor: JungleTimelines.Actor, at moment: Time) -> Point {
    guard let there = place(of: actor, at: self.moment(-0.06, after: moment)),
      let here = place(of: actor, at: moment)
    else { return .zero }
    let speed = (here - there) * (1 / 0.06 / Self.trailing)
    return Point(x: max(-1.2, min(1.2, speed.x)), y: max(-1.2, min(1.2, speed.y)))
  }
}
