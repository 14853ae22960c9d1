public import Rules

extension Pose {
  /// The key poses. An animal without its own version of one stands.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case stand, lookRound, crouch, leap, land, carried, run, strike, cheer, fright, dizzy, proud,
      sad, doze
    /// A lion's paws landing on somebody, or on a crown; looking under itself for that; content
    /// with it.
    case lionPounce, lionOnTop, lionPeek, lionGrin
    /// A lion that waves; draws back to run; is flung back; points at a nose; feels its own.
    case lionHail, lionDragBack, lionFlung, lionPoint, lionFeel
    /// A rabbit struck flat, or flat as a pancake; waving as it hangs, to either side, and as it
    /// goes under; its feet set, to pull, and drawn off the ground.
    case rabbitSplat, rabbitPancake, rabbitWave, rabbitHail, rabbitBye, rabbitBrace, rabbitLug
    /// A rabbit above somebody's head, its knees drawn up; over backwards.
    case rabbitTuck, rabbitRoll
    /// Both paws against somebody else's.
    case rabbitClap
    /// Squashed under somebody; the same, with a bit sticking out.
    case flat, peep
    /// Taking the player into its confidence, with a sly look.
    case plot
    /// All but eyes and tail under water.
    case lurk
    /// Licking its lips at somebody; crouched with its hips up, before a pounce.
    case lick, wiggle
    /// Crouched in fear; the same while it walks home beaten.
    case cower, slink
    /// Starting up with a cry; the lion's paws on somebody.
    case yelp, pin
    /// The lion upright behind somebody; with one eye open, flat or hanging by an ear.
    case loom, wink
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
    /// Biting; bitten; stopping too late, legs first.
    case bite, bitten, skid
    /// Looking up at what comes down on it.
    case behold
    /// Its jaws after somebody on a neck that is drawn out; the same, straining; finding that out.
    case reach, strive, regret
    /// Its jaws where nobody is.
    case cobraPuzzled
    /// Drawn back in an S, with narrow eyes; on the way to a neck that is drawn out; its eyes
    /// shut as it pulls, and starting from its head as that draws tight.
    case cobraPoised, cobraSurge, cobraStrain, cobraBulge
    /// Drawn out by its tail; whipped forward as that is let go.
    case cobraHauled, cobraWhipped
    /// Flung back from what it bit, its head last.
    case cobraRecoil
    /// In the air over somebody, on whom it will come down, with glee.
    case cobraAim
    /// Pulling for itself at what it is tied to; looking down its nose at somebody.
    case cobraBalk, cobraHaughty
    /// The neck tying itself: wound around itself again and again, then in a knot, and that tight.
    case windOnce, windTwice, windThrice
    /// Its head on a neck twisted round another's; the same, snapping, or knocked on the head.
    case braid, snap, snarl
    /// Heads pressed flat against each other.
    case clash
    /// Its head caught in its own turns; those drawn tight; gathered to spring out of them.
    case caught, tight, cobraPent
    /// Aghast at who is tied to it.
    case cobraGlance
    /// Seen from the front, half-way through a turn to the other side.
    case turn
    /// Its head turned back over its rings; the same, aghast at what it sees there.
    case follow, glimpse
    /// A victor's great pose; arms folded, looking away after a defeat; not knowing.
    case triumph, sulk, shrug
    /// Head first into the water; a knot drawn in, to roll.
    case dive, ball
    /// A lion's walk: one pair of legs forward, then the other.
    case stepNear, stepFar
    /// Stretched up with joy; the two steps of a dance.
    case exult, danceLeft, danceRight
    /// Hopping up out of somebody's reach; coming up on tiptoe.
    case rabbitHop, rabbitTiptoe
    /// Low, its ears back and its eyes on what comes.
    case rabbitBraced
    /// Pressed together like a concertina, its eyes popping; the same, its cheeks full of air.
    case cobraPressed, cobraPuffed
    /// A rabbit running for its life, stretched and gathered; pulling at what it holds.
    case flee, scurry, tug
    /// Its paws over its eyes, so that nobody sees it; found all the same, nose to nose.
    case hide, found
    /// Holding somebody up by an ear; swinging to the other side there.
    case hoist, dangle
    /// Its cheeks full of air, a paw over the edge, before it goes under.
    case gulp
    /// The same for sport: long in the air, and gathered with its hind feet before its paws.
    case sprint, gather
    /// Falling over backwards, dizzy; kicking its feet in the air.
    case topple, kick
    /// The same with laughter.
    case laugh, chuckle
    /// Bent over itself in the water; the same, winking, or stroking its mane.
    case admire, flirt, preen
    /// About to kiss its own head in the water; aghast at what it sees there.
    case lionKiss, lionAppalled
    /// Its head flung up with somebody on its nose; the same, down.
    case lionFling, lionDuck
    /// Struck by its own muzzle, whipped back into its face; stiff as a board from that.
    case lionStruck, lionFlattened, lionStiff
    /// Flat under somebody, glum; the same, its cheeks full of air.
    case lionGlum, lionPuffed
    /// Pressed out to both sides by who has landed on it.
    case lionBulging
    /// An arm as far back as it goes, to throw; the same arm on its way down.
    case lionSwing, lionHurl
    /// A paw drawn back.
    case windUp
    /// A hood swaying, or eyes following it, to either side; eyes closing.
    case lullLeft, lullRight, nod
    /// A paw on a friend who has won; the same on one who has lost.
    case pat, comfort
    /// A paw out for what it wants; the same paw pulling at it.
    case claim, heave
    /// Both paws still on it, both eyes on where it gives way.
    case gape
    /// On the way of a strike, drawn out into a rising arc.
    case lunge
    /// Sunk down where it is, asleep or out of breath; woken up there.
    case slump, roused
    /// Shrinking back, with its eyes on what it fears, or on the ground that gives way.
    case dread
    /// Nipped in the nose; drawn long by that.
    case stung, quiver, lionYank
    /// Pulling with the last of its strength.
    case strain
    /// Wrapped up or hung up, its paws kicking.
    case wriggle, thrash
    /// Held down with both ears up; the same, a paw slapping the water.
    case pinned, slap
    /// Bent over the water, to see who is under it, or how it comes up.
    case peer
    /// Head first in the water, its hind legs in the air.
    case stuck
    /// Sat down hard, its ears over its eyes.
    case flop
    /// Laughing at somebody, with a paw at them.
    case jeer
    /// A lion lying on somebody like a cat; washing itself there, its paw before its mouth, or
    /// over its ear; flung back with laughter, and doubled up.
    case lionLoaf, lionWash, lionWashOver, lionLaugh, lionGuffaw
    /// A kiss from above.
    case cobraKiss
    /// A rabbit on its back, at its ease; the same, a foot up; the same, as it gets wet.
    case rabbitLounge, rabbitLoll, rabbitStir
  }

  /// An animal's key pose, or standing if it has none of that name.
  public static func of(_ animal: Animal, _ name: Name) -> Pose {
    if name == .blink { return Pose(Face(.shut)) }
    let poses =
      switch animal {
      case .lion: lion
      case .cobra: cobra
      case .rabbit: rabbit
      }
    return poses[name] ?? extremes[animal]?[name] ?? friendly[animal]?[name]
      ?? contacts[animal]?[name] ?? endings[animal]?[name] ?? .stand
  }

  /// All of an animal's key poses, with names, for contact sheets.
  public static func all(of animal: Animal) -> [(name: String, pose: Pose)] {
    Name.allCases.map { ($0.rawValue, of(animal, $0)) }.filter {
      $0.1 != .stand || $0.0 == Name.stand.rawValue
    }
  }
}
