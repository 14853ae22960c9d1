internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// The timelines of everything that moves in the jungle: times in seconds, places in design pixels.
enum JungleTimelines {
  /// The bob of a picked-up animal: 2π seconds, in which `sin(5t)` swings just five times.
  static let pulse = sceneTimeline { Hold(2 * .pi) }

  enum Actor: String {
    /// The player's animal, at the right.
    case player
    /// The jungle's animal, at the left.
    case rival
    /// The player's other two animals, which look on, each in its own way.
    case firstOnlooker, secondOnlooker
    /// The jungle's animal once it comes up again in the brook, beaten or after a tie.
    case beaten
    /// An animal at home after a round, in the timeline of its own mood.
    case waiting
  }

  /// The cues a timeline gives the scene, each exactly once.
  enum Cue: String {
    /// The player's animal touches the water.
    case landed
    /// The jungle's animal begins to appear, and comes into the river.
    case reveal, entered
    /// The winner leaps, or two lions leap at each other.
    case leap
    /// The winner touches the loser.
    case contact
    /// A cobra is whipped into a knot.
    case knotted
    /// Two cobras that have pulled are flung together, or two lions press each other's noses.
    case flung
    /// The player's animal breaks through the water with a splash.
    case splashed
    /// Two of a kind run into each other.
    case bump
    /// The round is decided: score and label.
    case result
    /// Two of a kind go under; the player's animal comes up; the jungle's comes up in the brook.
    case submerged, surfaced, risen
    /// The jungle's animal, which came up in the brook, goes under again.
    case plunged
  }

  /// The labels at which the parts of a round begin: both have met; the winner covers the loser;
  /// two of a kind fade; everybody goes home.
  enum Part: String { case met, cover, fade, home }

  /// The speed factor of a tie of two cobras; `hitStop` is divided by it, too.
  static let tempo = 0.8

  /// The shortest duration of an animal's glide home, in seconds.
  static let glideShortest = 0.45
  /// The longest duration of an animal's glide home, in seconds.
  static let glideLongest = 0.9
  /// The time in which a carried animal shrinks to its own scale, in seconds.
  static let lettingGo = 0.24
  /// The seconds of the jungle's animal's fade, and of the pause before it comes.
  static let (fadeIn, leadIn) = (0.28, 0.03)
  /// The duration of the standstill at the blow, in seconds, before it is divided by `tempo`.
  static let hitStop = 0.08
  /// The duration of the winner's way home, in seconds.
  static let wayHome = 0.62
  /// The duration of the way home from under water, in seconds.
  static let swimHome = 0.62
  /// The time in which two tied animals fade, in seconds.
  static let tieFade = 0.58
  /// The duration of two frames at 60 Hz, in seconds, enough to show at least one.
  static let twoPictures = 2.0 / 60
  /// The duration of the lion's roar, in seconds at any game speed.
  static let roar = 1.6
  /// The duration of the roar's grunt and echo, in seconds at any game speed.
  static let roarEcho = 1.0

  /// The time for which each picture of the lion's run shows, in seconds.
  static let runInterval = 0.1

  static let labelOpacity = Channel<Double>.opacity("label")
  static let labelScale = Channel<Double>.scale("label")

  /// The place of an actor's feet.
  static func position(_ actor: Actor) -> Channel<Point> { .position(actor.rawValue) }

  /// The side to which an actor faces: +1 as drawn, −1 mirrored; −1 turns an onlooker to the river.
  static func facing(_ actor: Actor) -> Channel<Double> {
    Channel("\(actor.rawValue).facing", rest: 1)
  }

  /// The degrees by which an actor is turned, clockwise as drawn.
  static func spin(_ actor: Actor) -> Channel<Double> { .rotation(actor.rawValue) }

  /// The cobra's hold on the nose it has bitten: 1 while it hangs there, less as it lets go.
  static let cling = Channel<Double>("cling")

  /// The lion's hold on the rabbit's ear: 1 while it has the ear, less as that whips back.
  static let grasp = Channel<Double>("grasp")

  /// The share of its height by which the loser gives way under the winner, 0…1.
  static let press = Channel<Double>("press")

  /// The share of the way by which a cobra's tail is pulled to the player's rabbit.
  static let tug = Channel<Double>("tug")

  /// The share of its way by which the neck of the player's cobra is drawn out after the rabbit.
  static let drawnOut = Channel<Double>("drawn-out")

  /// The tightness of the loop in that neck: 0 open, 1 a small knot.
  static let curl = Channel<Double>("curl")

  /// The clarity of the vain lion's reflection in the water, 0…1.
  static let reflection = Channel<Double>("reflection")

  /// The scale of the hearts that rise from the lion that is kissed, 0…1.
  static let love = Channel<Double>("love")

  /// The scale of both animals while they are nearer to the viewer; 1 at rest.
  static let nearness = Channel<Double>("nearness", rest: 1)

  /// The number of loops of the cobra's body round the lion that it sits on, 0…2.
  static let wrap = Channel<Double>("wrap")

  /// The jet of water from the lion's mouth to the cobra on it: its head's way 0…1, its end's 1…2.
  static let spout = Channel<Double>("spout")

  /// The number of half-turns by which two cobras' necks are twisted about each other.
  static let plait = Channel<Double>("plait")

  /// The size of the swelling where an actor was hit: 0 without one, 1 when it is full.
  static func sore(_ actor: Actor) -> Channel<Double> { Channel("\(actor.rawValue).sore") }

  /// The horizontal offset of an actor from its feet's place, in design pixels.
  static func aside(_ actor: Actor) -> Channel<Double> { Channel("\(actor.rawValue).aside") }

  /// The height of an actor above the ground in design pixels, negative under water.
  static func lift(_ actor: Actor) -> Channel<Double> {
    Channel("\(actor.rawValue).lift")
  }

  static func showLabel() -> Parallel {
    Parallel {
      Tween(labelOpacity, from: 0, to: 1, duration: 0.15, easing: .outQuad)
      FullMotion { Tween(labelScale, from: 0.6, to: 1, duration: 0.3, easing: .outBack(2)) }
    }
  }

  /// Plays the lion's run for `seconds`, and ends with its first picture.
  static func running(_ actor: Actor, for seconds: Double) -> Series {
    Series {
      FrameLoop(
        .frame(actor.rawValue), frames: AnimalAssets.lion.count, every: runInterval,
        lasting: seconds)
      Cut(.frame(actor.rawValue), to: 0)
    }
  }

  /// The endless run of a lion that the player carries.
  static let carriedRun = sceneTimeline {
    FrameLoop(.frame(Actor.player.rawValue), frames: AnimalAssets.lion.count, every: runInterval)
  }

  /// The timelines of the scene, under the names that `bungle timeline` uses.
  static var all: [NamedTimeline] {
    Animal.allCases.flatMap(rounds(of:)) + Animal.allCases.flatMap(afterwards(of:))
      + Creature.timelines
      + NamedTimeline.both("jungle.count", count)
      + [NamedTimeline("jungle.carried-run", carriedRun)]
      + NamedTimeline.both("jungle.missedDrop", MissedDrop.timeline)
      + NamedTimeline.both("jungle.hiding", SeatPlate.rustle)
      + [NamedTimeline("jungle.turn", SeatPlate.arriving)]
  }

  /// What an animal of the player does from the drop to the result.
  private static func rounds(of animal: Animal) -> [NamedTimeline] {
    let dropped = Board.region.center
    var rounds = [NamedTimeline("jungle.glide-home.\(animal)", glideHome(animal, from: dropped))]
    rounds += NamedTimeline.both("jungle.snap.\(animal)", snap(animal, from: dropped))
    for way in Way.allCases.dropFirst() {
      let snap = snap(animal, from: dropped, by: way)
      rounds.append(NamedTimeline("jungle.snap.\(animal).\(way)", snap))
    }
    for rival in Animal.allCases {
      let name = "jungle.\(animal.outcome(against: rival)).\(animal)-\(rival)"
      rounds += NamedTimeline.both(name, show(player: animal, rival: rival))
    }
    return rounds
  }

  /// What the animals on the bank make of it afterwards.
  private static func afterwards(of animal: Animal) -> [NamedTimeline] {
    var moods: [NamedTimeline] = []
    let other = animal == .cobra ? Animal.lion : .cobra
    for outcome in Outcome.allCases {
      moods.append(NamedTimeline("jungle.mood.\(outcome).\(animal)", mood(outcome, of: animal)))
      let sharing = sharing(outcome, animal, with: other)
      moods.append(NamedTimeline("jungle.looker.\(outcome).\(animal)", sharing))
    }
    moods.append(NamedTimeline("jungle.minding.\(animal)", minding(animal)))
    moods.append(NamedTimeline("jungle.parting.\(animal)", parting(animal)))
    return moods
  }
}
