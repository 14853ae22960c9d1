public import Rules

extension Pose {
  /// The key poses that every animal has, each in its own way.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case stand, lookRound, crouch, leap, land, carried, run, strike, cheer, fright, dizzy, proud,
      sad, doze
    /// As small as can be, below somebody; and what is left of it waves.
    case flat, peep
    /// The tongue round the lips, at the sight of somebody; low, and hips in the air.
    case lick, wiggle
    /// Low and afraid; and the same on the way home, beaten.
    case cower, slink
    /// Up with a cry; and the lion's paws on somebody.
    case yelp, pin
    /// In the water up to the chest.
    case swim
    case shakeLeft, shakeRight
    /// Head up, all ears, looking on.
    case watch
    case swayLeft, swayRight
    /// Both eyes on what sits before its nose.
    case crossEyed
    /// Drawn back, about to strike or to spring.
    case rear
    /// Spread over somebody.
    case cover
    /// The cobra's neck in a knot; whoever has none is dizzy.
    case knot
    case dustLeft, dustRight
    case roar, blink, yawn, twitch
    /// Headlong into somebody; thrown back from there; and where it hurts.
    case bump, fall, rub
    /// Teeth in somebody; and how that feels.
    case bite, bitten
    /// The neck as it winds: after somebody, across itself, caught, and drawn tight.
    case wind, cross, caught, tight
    /// Seen from before, half-way between the one side and the other.
    case turn
    /// The one great pose of who has won; arms folded, looking away, after a defeat; and nobody knows.
    case triumph, sulk, shrug
    /// Head first into the water.
    case dive
    /// A lion's walk: the one pair of legs forward, then the other.
    case stepNear, stepFar
    /// As tall as can be with joy, and what each dances.
    case exult, danceLeft, danceRight
    /// A rabbit's run for its life: long, and gathered; and a pull at what it holds.
    case flee, scurry, tug
    /// Over backwards with dizziness, and feet that kick the air.
    case topple, kick
    /// A paw on a friend's back, or a cheek: well done; and the same for one who needs it.
    case pat, comfort
  }

  /// A key pose; a blink is the same for all.
  public static func of(_ animal: Animal, _ name: Name) -> Pose {
    if name == .blink { return Pose(Face(.shut)) }
    let poses =
      switch animal {
      case .lion: lion
      case .cobra: cobra
      case .rabbit: rabbit
      }
    return poses[name] ?? extremes[animal]?[name] ?? friendly[animal]?[name] ?? .stand
  }

  /// Every key pose that an animal has, with its name, for the sheets.
  public static func all(of animal: Animal) -> [(name: String, pose: Pose)] {
    Name.allCases.map { ($0.rawValue, of(animal, $0)) }.filter {
      $0.1 != .stand || $0.0 == Name.stand.rawValue
    }
  }
}
