internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

/// Everything that moves in the jungle, as timelines. Times in seconds, places in design pixels.
enum JungleTimelines {
  /// How long an animal that was picked up moves up and down: five times, so that it ends at rest.
  static let pulse = staged { Hold(2 * .pi) }

  /// The actors of a round.
  enum Actor: String {
    /// The player's animal, at the right.
    case player
    /// The jungle's animal, at the left.
    case rival
    /// The player's other two, who look on, each in its own way.
    case firstOnlooker, secondOnlooker
    /// The jungle's animal once it comes up again, beaten or after a tie.
    case beaten
  }

  /// The cues a timeline gives the scene, each exactly once.
  enum Cue: String {
    /// The player's animal touches the water.
    case landed
    /// The jungle's animal begins to appear.
    case reveal
    /// The winner leaps.
    case leap
    /// The winner touches the loser.
    case contact
    /// A cobra is whipped into a knot; two that have pulled are flung together.
    case jerked
    /// The cobra leaps out of the water that it dived into.
    case breached
    /// The player's animal goes under with a splash, or comes out of the water with one.
    case drenched
    /// Two of a kind run into each other.
    case bump
    /// The round is decided: score and label.
    case result
    /// Two of a kind go under; somebody comes up again: the player's animal, or the jungle's.
    case dived, surfaced, risen
    /// Whoever came up in the brook leaps out of it, and goes in again; the cobra dives.
    case ashore, plunged
  }

  static let glideShortest = 0.45
  static let glideLongest = 0.9
  static let lettingGo = 0.24
  static let snapping = 0.26
  static let settling = 0.14
  static let (fadeIn, leadIn, comeIn) = (0.28, 0.03, 0.36)
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

  /// By what share of its length a cobra's neck is drawn out after somebody.
  static let drawnOut = Channel<Double>("drawn-out")

  /// How far that neck has rolled up as it is whipped back.
  static let curl = Channel<Double>("curl")

  /// How clearly a vain lion's head is seen in the water before it.
  static let reflection = Channel<Double>("reflection")

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

  static func glideHome(_ animal: Animal, from feet: Point) -> Timeline {
    let home = Board.home(of: animal)
    let share = min(1, feet.distance(to: home) / 700)
    let seconds = glideShortest + (glideLongest - glideShortest) * share
    let actor = Actor.player.rawValue
    return staged {
      Parallel {
        Tween(position(.player), from: feet, to: home, duration: seconds, easing: .inOutCubic)
        // A carried animal is a little larger.
        Tween(
          .scale(actor), from: JungleLayout.carriedScale, to: 1, duration: lettingGo,
          easing: .inOutSine)
        Acting(actor, from: .carried, .to(.stand, lettingGo))
      }
    }
  }

  /// To the player's place from wherever the animal was let go, turning to face the jungle's side.
  static func snap(_ animal: Animal, from feet: Point) -> Timeline {
    // A drop far off (a key, a click) takes longer, so that the way can be followed.
    let seconds = max(snapping, min(0.5, feet.distance(to: JungleLayout.playerPlace) / 1100))
    return staged {
      Essential {
        Parallel {
          Tween(
            position(.player), from: feet, to: JungleLayout.playerPlace,
            duration: seconds - takingOff, easing: .outCubic, delay: takingOff, fill: .backwards)
          turningRound(animal, from: feet, within: seconds)
          Lively {
            travelling(animal, from: feet, for: seconds - takingOff)
          }
        }
        Marker(Cue.landed)
        Lively {
          Parallel {
            Tween(.stretch(Actor.player.rawValue), to: Point(x: 1, y: 1), duration: settling)
            Acting(Actor.player.rawValue, from: .land, .to(.stand, settling, .outBack(2)))
          }
        }
      }
    }
  }

  /// The duration of the anticipation before take-off.
  private static let takingOff = 0.06

  /// Whether it came to the right where it was let go, and whether it goes on to the right.
  private static func ways(of animal: Animal, from feet: Point) -> (Bool, Bool) {
    let home = Board.home(of: animal).x
    return (
      feet.x == home ? animal.looksRight : feet.x > home, feet.x < JungleLayout.playerPlace.x
    )
  }

  /// It looks where it goes, and in the last third towards the jungle's side.
  private static func turningRound(
    _ animal: Animal, from feet: Point, within seconds: Double
  ) -> Parallel {
    let native = animal.looksRight ? -1.0 : 1
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    return Parallel {
      Cut(facing(.player), to: cameRight ? -native : native)
      Cut(facing(.player), to: goesRight ? -native : native, delay: takingOff)
      Cut(facing(.player), to: native, delay: seconds * 0.7)
    }
  }

  /// The way: a heavy lope after which the mane comes late, waves along the water, two high hops.
  private static func travelling(
    _ animal: Animal, from feet: Point, for seconds: Double
  ) -> Parallel {
    let name = Actor.player.rawValue
    let (cameRight, goesRight) = ways(of: animal, from: feet)
    let keys: [Acting.Key]
    var hops: [Double] = []
    switch animal {
    case .lion:
      keys = [
        .to(.leap, seconds * 0.25, .outQuad),
        .hold(seconds * 0.2), .to(.turn, seconds * 0.15), .hold(seconds * 0.15),
        .to(.land, seconds * 0.25),
      ]
      hops = [54]
    case .cobra:
      keys = [
        .to(.run, seconds * 0.15), .to(.slink, seconds * 0.15),
        .to(.run, seconds * 0.15), .to(.turn, seconds * 0.15), .hold(seconds * 0.15),
        .to(.land, seconds * 0.25),
      ]
    case .rabbit:
      keys = [
        .to(.leap, seconds * 0.15, .outQuad),
        .hold(seconds * 0.1), .to(.crouch, seconds * 0.1), .to(.leap, seconds * 0.15),
        .to(.turn, seconds * 0.1), .hold(seconds * 0.15), .to(.land, seconds * 0.25),
      ]
      hops = [110, 84]
    }
    return Parallel {
      Acting(
        name, from: .carried,
        [.to(cameRight == goesRight ? .crouch : .turn, takingOff, .outQuad)] + keys)
      Series(delay: takingOff) {
        for height in hops {
          arc(.player, height: height, duration: seconds / Double(hops.count))
        }
      }
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.88, y: 1.14),
        duration: seconds * 0.3, delay: takingOff)
      Tween(
        .stretch(name), to: Point(x: 1.22, y: 0.76), duration: seconds * 0.3, easing: .inQuad,
        delay: takingOff + seconds * 0.7)
    }
  }

  static func showLabel() -> Parallel {
    Parallel {
      Tween(labelOpacity, from: 0, to: 1, duration: 0.15, easing: .outQuad)
      Lively { Tween(labelScale, from: 0.6, to: 1, duration: 0.3, easing: .outBack(2)) }
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
  static let carriedRun = staged {
    FrameLoop(.frame(Actor.player.rawValue), frames: AnimalAssets.lion.count, every: runInterval)
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    let dropped = Board.region.center
    let animals = Animal.allCases.flatMap { animal in
      [NamedTimeline("jungle.glide-home.\(animal)", glideHome(animal, from: dropped))]
        + NamedTimeline.both("jungle.snap.\(animal)", snap(animal, from: dropped))
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
      + NamedTimeline.both("jungle.refusal", Refusal.timeline)
      + NamedTimeline.both("jungle.hiding", SeatPlate.rustle)
  }
}
