public import Rules

extension Pose {
  /// The key poses. Each animal has its own version of them; what has none stands.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case stand, lookRound, crouch, leap, land, carried, run, strike, cheer, fright, dizzy, proud,
      sad, doze
    /// Squashed below somebody; the same, with what still sticks out.
    case flat, peep
    /// Licking its lips at somebody; crouched with its hips up, before a pounce.
    case lick, wiggle
    /// Crouched in fear; the same while it walks home beaten.
    case cower, slink
    /// Starting up with a cry; the lion's paws on somebody.
    case yelp, pin
    /// In the water up to the chest.
    case swim
    case shakeLeft, shakeRight
    /// Head up and ears up, looking on.
    case watch
    case swayLeft, swayRight
    /// Squinting at what is in front of its nose.
    case crossEyed
    /// Drawn back, about to strike or spring.
    case rear
    /// Spread out over somebody.
    case cover
    /// The cobra's neck in a knot; the others are dizzy.
    case knot
    case dustLeft, dustRight
    case roar, blink, yawn, twitch
    /// Running into somebody; thrown back; rubbing where it hurts.
    case bump, fall, rub
    /// Biting; bitten.
    case bite, bitten
    /// The neck winds: after somebody, over and down, through its own loop, caught, pulled tight.
    case wind, loop, cross, caught, tight
    /// Seen from the front, half-way through a turn to the other side.
    case turn
    /// The great pose of a victor; arms folded and looking away after a defeat; not knowing.
    case triumph, sulk, shrug
    /// Head first into the water.
    case dive
    /// A lion's walk: one pair of legs forward, then the other.
    case stepNear, stepFar
    /// Stretched up with joy; the two steps of a dance.
    case exult, danceLeft, danceRight
    /// A rabbit running for its life, stretched and gathered; pulling at what it holds.
    case flee, scurry, tug
    /// Falling over backwards, dizzy; kicking its feet in the air.
    case topple, kick
    /// A paw drawn back, and where it ends when it has hit nobody.
    case windUp, swipe
    /// The two ways of a hood that sways, and of eyes that follow it; they fall shut.
    case lullLeft, lullRight, nod
    /// A paw on a friend who has won; the same on one who has lost.
    case pat, comfort
  }

  /// An animal's key pose; standing where it has none of that name.
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

  /// All key poses that an animal has, with their names, for contact sheets.
  public static func all(of animal: Animal) -> [(name: String, pose: Pose)] {
    Name.allCases.map { ($0.rawValue, of(animal, $0)) }.filter {
      $0.1 != .stand || $0.0 == Name.stand.rawValue
    }
  }
}
