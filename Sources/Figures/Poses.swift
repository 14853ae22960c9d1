public import Rules

extension Pose {
  /// The key poses. An animal without its own version of one stands.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case stand, lookRound, crouch, leap, land, carried, run, strike, cheer, fright, dizzy, proud,
      sad, doze
    /// The lion: its paws landing on the rabbit; standing on its head; looking for it under itself;
    /// grinning with joy about it.
    case lionPounce, lionOnTop, lionPeek, lionGrin
    /// The lion: rolled up in the air; its wet mane in its eyes; swimming, one paw after the other.
    case lionTuck, lionSoaked, lionPaddle, lionPaddleOn
    /// The rabbit sailing on its ears: down, and up.
    case rabbitSail, rabbitSailUp
    /// Close to the player: the lion with a paw before its mouth, and all jaws and claws; the
    /// cobra's open jaws; the rabbit's foot.
    case lionHush, lionMaw, cobraHurtle, rabbitHeel
    /// The lion: waving; flung back; pointing at another's nose; feeling its own.
    case lionHail, lionFlung, lionPoint, lionFeel
    /// The rabbit: struck flat; flat as a pancake; waving as it hangs by its ears, to either side;
    /// waving as it goes under; its feet set to pull; drawn off the ground as it pulls.
    case rabbitSplat, rabbitPancake, rabbitWave, rabbitHail, rabbitBye, rabbitBrace, rabbitLug
    /// The rabbit: above the cobra's head, its knees drawn up; both feet on that; rolling over
    /// backwards.
    case rabbitTuck, rabbitStamp, rabbitRoll
    /// Squashed under another animal; the same, with a bit sticking out.
    case flat, peep
    /// Taking the player into its confidence, with a sly look.
    case plot
    /// All but eyes and tail under water.
    case lurk
    /// Licking its lips; crouched with its hips up, before a pounce.
    case lick, wiggle
    /// Crouched in fear; the same while it walks home beaten.
    case cower, slink
    /// Starting up with a cry; the lion's paws on the rabbit.
    case yelp, pin
    /// The lion upright behind its prey; winking, flat on the ground or hanging by an ear.
    case loom, wink
    /// In the water up to the chest.
    case swim
    case shakeLeft, shakeRight
    /// Head up and ears up, looking on.
    case watch
    case swayLeft, swayRight
    /// Squinting at something in front of the nose.
    case crossEyed
    /// Drawn back, about to strike or spring.
    case rear
    /// Spread out over the beaten animal.
    case cover
    /// The cobra's neck in a knot; the other animals dizzy.
    case knot
    case dustLeft, dustRight
    case roar, blink, yawn, twitch
    /// Running into another animal; thrown back; rubbing the place that hurts.
    case bump, fall, rub
    /// The cobra biting; the lion bitten.
    case bite, bitten
    /// Looking up at something that comes down.
    case behold
    /// The cobra on a drawn-out neck: its jaws after the rabbit; straining; finding that its neck
    /// is caught.
    case reach, strive, regret
    /// The cobra's jaws where the rabbit was.
    case cobraPuzzled
    /// The cobra: drawn back in an S, with narrow eyes; striking with a neck that gets long;
    /// pulling at the neck, its eyes shut; its eyes popping out as the neck draws tight.
    case cobraPoised, cobraSurge, cobraStrain, cobraBulge
    /// The cobra: drawn out by its tail; whipped forward as the tail is let go.
    case cobraHauled, cobraWhipped
    /// The cobra's own tail wound round its neck.
    case cobraBound
    /// The cobra biting from above.
    case cobraNip
    /// The cobra flung back after a bite, its head last.
    case cobraRecoil
    /// The cobra in the air over the lion, about to come down, with glee.
    case cobraAim
    /// The cobra: pulling away from the cobra it is tied to; looking down its nose.
    case cobraBalk, cobraHaughty
    /// The cobra's neck wound around itself once, twice, three times.
    case windOnce, windTwice, windThrice
    /// The cobra's head on a neck twisted round another's; snapping; dazed by a knock on the head.
    case braid, snap, snarl
    /// Two heads pressed flat against each other.
    case clash
    /// The lion: stalking, one paw after the other; nose to nose with another, and its tail
    /// flicks; drawing a breath; roaring at another; its mane blown back by that.
    case lionProwl, lionProwlOn, lionStare, lionGlower, lionInhale, lionBlast, lionBlown
    /// The lion's walk home, one paw after the other: strutting; dragging its feet.
    case lionMarch, lionMarchOn, lionTrudge, lionTrudgeOn
    /// The cobra whirled round as its neck comes unwound: with its eyes shut; all eyes.
    case cobraWhirl, cobraSpun
    /// The rabbit nose to nose with another: pushing; glad; its eyes shut; all eyes. Wringing its ears.
    case rabbitPress, rabbitNuzzle, rabbitBury, rabbitCling, rabbitWring
    /// The rabbit: leaning back against a pad; seeing it crack; trudging home, one foot after the
    /// other.
    case rabbitHaul, rabbitGape, rabbitPlod, rabbitPlodOn
    /// The cobra's head caught in its own turns; the turns drawn tight; gathered to spring out of
    /// them.
    case caught, tight, cobraPent
    /// The cobra aghast at the other cobra, which is tied to it.
    case cobraGlance
    /// Seen from the front, half-way through a turn to the other side.
    case turn
    /// The cobra's head turned back over its rings; the same, aghast at the sight.
    case follow, glimpse
    /// A victor's great pose; arms folded, looking away after a defeat; a shrug.
    case triumph, sulk, shrug
    /// Head first into the water; the knotted cobra drawn in, to roll.
    case dive, ball
    /// A lion's walk: one pair of legs forward, then the other.
    case stepNear, stepFar
    /// Stretched up with joy; the two steps of a dance.
    case exult, danceLeft, danceRight
    /// The rabbit: hopping up out of the cobra's reach; coming up on tiptoe.
    case rabbitHop, rabbitTiptoe
    /// The rabbit low, its ears back, its eyes on the coming attack.
    case rabbitBraced
    /// The cobra pressed together like a concertina, its eyes popping; the same, its cheeks full of
    /// air.
    case cobraPressed, cobraPuffed
    /// The rabbit running for its life: stretched; gathered. Pulling at something it holds.
    case flee, scurry, tug
    /// The rabbit's paws over its eyes, so that nobody finds it; found all the same, nose to nose.
    case hide, found
    /// The lion holding the rabbit up by an ear; the rabbit swinging to the other side.
    case hoist, dangle
    /// The rabbit's cheeks full of air, a paw above the water, before it goes under.
    case gulp
    /// The rabbit running for sport: long in the air; gathered with its hind feet before its paws.
    case sprint, gather
    /// Falling over backwards, dizzy; kicking its feet in the air.
    case topple, kick
    /// Falling over and kicking with laughter.
    case laugh, chuckle
    /// The lion: bent over its reflection; winking at it; stroking its mane.
    case admire, flirt, preen
    /// The lion: about to kiss its reflection; aghast at the cobra it sees there.
    case lionKiss, lionAppalled
    /// The lion with the cobra on its nose: its head flung up; its head down.
    case lionFling, lionDuck
    /// The lion: struck by its own muzzle, which whips back; flattened by it; dazed upright.
    case lionStruck, lionFlattened, lionSlack
    /// The lion flat under the cobra, glum; the same, its cheeks full of air.
    case lionGlum, lionPuffed
    /// The lion flat under the cobra, spouting water.
    case lionSpout
    /// The lion pressed out to both sides by the cobra that has landed on it.
    case lionBulging
    /// The lion's arm with the rabbit as far back as it goes; the same arm throwing it down.
    case lionSwing, lionHurl
    /// A paw drawn back.
    case windUp
    /// The cobra's hood swaying, or the lion's eyes following it, to either side; eyes closing.
    case lullLeft, lullRight, nod
    /// A paw on a friend who has won; a paw on one who has lost.
    case pat, comfort
    /// Paws grasping ears, a tail or a lily pad; the same paws pulling at it.
    case claim, heave
    /// In the middle of a strike, drawn out into a rising arc.
    case lunge
    /// Sunk down asleep or out of breath; woken up there.
    case slump, roused
    /// Shrinking back, with its eyes on the danger before it.
    case dread
    /// The lion nipped in the nose; its nose drawn long; drawn longer still.
    case stung, quiver, lionYank
    /// Pulling with the last of its strength.
    case strain
    /// Wrapped up or hung up, its paws kicking.
    case wriggle, thrash
    /// The rabbit held down with both ears up; the same, a paw slapping the water.
    case pinned, slap
    /// Bent over the water, to see who is under it.
    case peer
    /// Head first in the water, its hind legs in the air.
    case stuck
    /// Sat down hard, its ears over its eyes.
    case flop
    /// Laughing at another animal, with a paw pointing at it.
    case jeer
    /// The lion: lying on the rabbit like a cat; washing there, its paw before its mouth; flung back
    /// with laughter; doubled up with it.
    case lionLoaf, lionWash, lionLaugh, lionGuffaw
    /// The lion: both paws before its eyes; one of them lifted, to look.
    case lionHide, lionSpy
    /// The cobra kissing the lion's nose from above.
    case cobraKiss
    /// The rabbit on its back: at its ease; a foot up; startled as it gets wet.
    case rabbitLounge, rabbitLoll, rabbitStir
  }

  /// An animal's key pose of that name; its standing pose if it has no version of its own.
  public static func of(_ animal: Animal, _ name: Name) -> Pose { key(name, of: animal) ?? .stand }

  /// An animal's own version of a key pose; nil if it has none.
  static func key(_ name: Name, of animal: Animal) -> Pose? {
    switch name {
    case .stand: .stand
    case .blink: Pose(Face(.shut))
    default: tables.lazy.compactMap { $0(animal)?[name] }.first
    }
  }

  /// The tables of key poses. Each is read only if those before it lack the pose, as the later ones
  /// derive poses from the earlier ones.
  private static let tables: [@Sendable (Animal) -> [Name: Pose]?] = [
    { animal in
      switch animal {
      case .lion: lion
      case .cobra: cobra
      case .rabbit: rabbit
      }
    },
    { extremes[$0] }, { friendly[$0] }, { contacts[$0] }, { endings[$0] }, { ties[$0] },
    { ways[$0] }, { near[$0] },
  ]

  /// All of an animal's key poses, with names, for contact sheets.
  public static func all(of animal: Animal) -> [(name: String, pose: Pose)] {
    Name.allCases.compactMap { name in key(name, of: animal).map { (name.rawValue, $0) } }
  }
}
