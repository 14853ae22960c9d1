internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// Everything that moves in the jungle, as timelines. Times in seconds, places in design pixels.
enum JungleTimelines {
  /// How long an animal that was picked up moves up and down: five times, so that it ends at rest.
  static let pulse = sceneTimeline { Hold(2 * .pi) }

  enum Actor: String {
    /// The player's animal, at the right.
    case player
    /// The jungle's animal, at the left.
    case rival
    /// The player's other two, who look on, each in its own way.
    case firstOnlooker, secondOnlooker
    /// The jungle's animal once it comes up again, beaten or after a tie.
    case beaten
    /// Whoever stands at home after a round, in the timeline of its own mood.
    case waiting
  }

  /// The cues a timeline gives the scene, each exactly once.
  enum Cue: String {
    /// The player's animal touches the water.
    case landed
    /// The jungle's animal begins to appear, and comes into the river.
    case reveal, entered
    /// The winner leaps, or two lions at each other.
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
    /// Two of a kind go under; somebody comes up again: the player's animal, or the jungle's.
    case submerged, surfaced, risen
    /// Whoever came up in the brook goes under again.
    case plunged
  }

  /// The labels of a round, which begin its parts: both have met; the winner covers the loser, or
  /// two of a kind fade; everybody goes home.
  enum Part: String { case met, cover, fade, home }

  /// How fast the story is played, from the meeting to the result: so that each beat of it is read.
  static let tempo = 0.8

  static let glideShortest = 0.45
  static let glideLongest = 0.9
  static let lettingGo = 0.24
  static let snapping = 0.4
  static let (fadeIn, leadIn, comeIn) = (0.28, 0.03, 0.37)
  static let hitStop = 0.08
  static let wayHome = 0.62
  static let swimHome = 0.62
  static let tieFade = 0.58
  /// Two frames at 60 Hz, enough to show at least one.
  static let twoPictures = 2.0 / 60
  /// The durations of the roar and of its grunt and echo, in seconds at any game speed.
  static let roar = 1.6
  static let roarEcho = 1.0

  /// How long each of the lion's four run pictures shows.
  static let runInterval = 0.1

  static let labelOpacity = Channel<Double>.opacity("label")
  static let labelScale = Channel<Double>.scale("label")

  static func position(_ actor: Actor) -> Channel<Point> { .position(actor.rawValue) }

  /// +1 as drawn, −1 mirrored; of those who look on, −1 is turned to the river.
  static func facing(_ actor: Actor) -> Channel<Double> {
    Channel("\(actor.rawValue).facing", rest: 1)
  }

  /// Degrees by which it has turned over, backwards if negative.
  static func spin(_ actor: Actor) -> Channel<Double> { .rotation(actor.rawValue) }

  /// 1 while a cobra hangs on to the lion that it has bitten, and less as it lets go.
  static let cling = Channel<Double>("cling")

  /// 1 while a lion has hold of a rabbit's ear, and less as that whips back.
  static let grasp = Channel<Double>("grasp")

  /// By what share of the way to the one that has hold of it a tail is pulled there.
  static let tug = Channel<Double>("tug")

  /// By what share of its way a cobra's neck is drawn out after somebody, who loops it.
  static let drawnOut = Channel<Double>("drawn-out")

  /// How far the loop in that neck is pulled tight.
  static let curl = Channel<Double>("curl")

  /// How clearly a vain lion's head is seen in the water before it.
  static let reflection = Channel<Double>("reflection")

  /// How large the hearts are that rise from a lion that is kissed.
  static let love = Channel<Double>("love")

  /// How much larger both are drawn while they are nearer to the viewer.
  static let nearness = Channel<Double>("nearness", rest: 1)

  /// How much of a cobra's body lies round the lion that it sits on.
  static let wrap = Channel<Double>("wrap")

  /// How many half-turns two cobras' necks are twisted about each other.
  static let plait = Channel<Double>("plait")

  /// The swelling where an actor was hit.
  static func sore(_ actor: Actor) -> Channel<Double> { Channel("\(actor.rawValue).sore") }

  /// An onlooker's horizontal offset from its patch.
  static func aside(_ actor: Actor) -> Channel<Double> { Channel("\(actor.rawValue).aside") }

  /// Height above the ground.
  static func lift(_ actor: Actor) -> Channel<Double> {
    Channel("\(actor.rawValue).lift")
  }

  static func showLabel() -> Parallel {
    Parallel {
      Tween(labelOpacity, from: 0, to: 1, duration: 0.15, easing: .outQuad)
      FullMotion { Tween(labelScale, from: 0.6, to: 1, duration: 0.3, easing: .outBack(2)) }
    }
  }

  /// The lion's run, and `lion0` again at its end.
  static func running(_ actor: Actor, for seconds: Double) -> Series {
    Series {
      FrameLoop(
        .frame(actor.rawValue), frames: AnimalAssets.lion.count, every: runInterval,
        lasting: seconds)
      Cut(.frame(actor.rawValue), to: 0)
    }
  }

  /// The run of a lion that is carried, without an end.
  static let carriedRun = sceneTimeline {
    FrameLoop(.frame(Actor.player.rawValue), frames: AnimalAssets.lion.count, every: runInterval)
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    let dropped = Board.region.center
    let animals = Animal.allCases.flatMap { animal in
      [NamedTimeline("jungle.glide-home.\(animal)", glideHome(animal, from: dropped))]
        + NamedTimeline.both("jungle.snap.\(animal)", snap(animal, from: dropped))
        + Way.allCases.dropFirst().map {
          NamedTimeline("jungle.snap.\(animal).\($0)", snap(animal, from: dropped, by: $0))
        }
        + Animal.allCases.flatMap { rival in
          NamedTimeline.both(
            "jungle.\(animal.outcome(against: rival)).\(animal)-\(rival)",
            show(player: animal, rival: rival))
        }
    }
    let after = Animal.allCases.flatMap { animal in
      Outcome.allCases.flatMap {
        [
          NamedTimeline("jungle.mood.\($0).\(animal)", mood($0, of: animal)),
          NamedTimeline(
            "jungle.looker.\($0).\(animal)",
            sharing($0, animal, with: animal == .cobra ? .lion : .cobra)),
        ]
      } + [
        NamedTimeline("jungle.minding.\(animal)", minding(animal)),
        NamedTimeline("jungle.parting.\(animal)", parting(animal)),
      ]
    }
    return animals + after + Creature.timelines + NamedTimeline.both("jungle.count", count)
      + [NamedTimeline("jungle.carried-run", carriedRun)]
      + NamedTimeline.both("jungle.missedDrop", MissedDrop.timeline)
      + NamedTimeline.both("jungle.hiding", SeatPlate.rustle)
  }
}
