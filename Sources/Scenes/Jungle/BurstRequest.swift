internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// A burst of water, leaves or stars that flies up at a place in a round.
struct BurstRequest {
  let kind: Burst.Kind
  let count: Int
  let place: Point
  /// The velocity of the animal that falls in there, in design pixels per second.
  let entry: Point
  /// The delay of the burst, in seconds.
  let delay: Double

  init(
    _ kind: Burst.Kind, _ count: Int, at place: Point, entering entry: Point = .zero,
    after delay: Double = 0
  ) {
    (self.kind, self.count, self.place, self.entry, self.delay) = (kind, count, place, entry, delay)
  }
}

extension JungleRound {
  private static let pair = [JungleTimelines.Actor.player, .rival]

  /// The duel of the round; nil for a tie or before the jungle has chosen.
  var duel: Duel? { rival.flatMap { Duel(player: player, rival: $0) } }

  func sprays(at cue: JungleTimelines.Cue) -> [BurstRequest] {
    switch cue {
    case .plunged, .leap: []
    case .landed, .splashed: [splash(of: .player, at: cue)]
    case .entered: [splash(of: .rival, at: cue)]
    case .reveal:
      [BurstRequest(.leaves, 9, at: JungleTimelines.reeds + Point(x: 10, y: -50))]
        + (isTie && player == .rabbit
          ? [BurstRequest(.dab, 6, at: JungleTimelines.pad + Point(x: 0, y: 20), after: 0.1)] : [])
    case .contact: duel?.sprays ?? []
    case .knotted:
      duel.map {
        [
          BurstRequest(.splash, 7, at: $0.loserPlace),
          BurstRequest(.stars, 5, at: $0.loserPlace - Point(x: 0, y: 70)),
        ]
      } ?? []
    case .flung: [BurstRequest(.stars, 5, at: JungleLayout.stars, after: 0.06)]
    case .bump: spraysOfBump
    case .submerged:
      Self.pair.map { BurstRequest(.splash, 3, at: place($0, at: cue)) } + spraysOfRemains
    case .surfaced: [BurstRequest(.splash, 4, at: place(.player, at: cue))]
    case .risen: [BurstRequest(.splash, 7, at: JungleTimelines.brook)]
    case .result: spraysOfResult
    }
  }

  /// Returns the burst where an actor enters the water, thrown the way that it came: a lion that
  /// falls in throws most, and an animal that wades or glides in a few drops.
  private func splash(of actor: JungleTimelines.Actor, at cue: JungleTimelines.Cue) -> BurstRequest
  {
    let timeline = playhead.timeline
    let speed = timeline.time(of: cue).map { timeline.drag(of: actor, at: $0) } ?? .zero
    let (kind, count): (Burst.Kind, Int) =
      switch actor == .player ? player : rival {
      case .lion where speed.y > 0: (.surge, actor == .player ? 18 : 10)
      case .rabbit where actor == .rival && speed.y > 0: (.splash, 7)
      case .cobra where actor == .player: (.splash, 7)
      default: (.dab, 5)
      }
    return BurstRequest(kind, count, at: place(actor, at: cue), entering: speed * Timeline.trailing)
  }

  /// The bursts as two of a kind run into each other.
  private var spraysOfBump: [BurstRequest] {
    let spot = JungleTimelines.bump(of: player)
    switch player {
    // The roar blows the water away from between the lions, until they fall into it.
    case .lion:
      let water = Point(x: spot.x, y: JungleLayout.playerPlace.y)
      return [BurstRequest(.surge, 9, at: water), BurstRequest(.splash, 6, at: water, after: 0.12)]
        + Self.pair.map {
          BurstRequest(
            .surge, 9, at: JungleTimelines.spot($0, .lion),
            after: JungleTimelines.blowing + JungleTimelines.airborne)
        }
    case .cobra:
      // The bursts come late, to hide no face that is struck.
      let late = 0.1
      let water = Point(x: spot.x, y: JungleLayout.playerPlace.y)
      return [
        BurstRequest(.bump, 9, at: spot, after: late),
        BurstRequest(.splash, 10, at: water, after: late),
      ]
    case .rabbit:
      return [BurstRequest(.leaves, 7, at: spot)]
        + Self.pair.map {
          BurstRequest(
            .splash, 7, at: JungleTimelines.place($0, JungleTimelines.thrown),
            after: JungleTimelines.tumble)
        }
    }
  }

  /// The bubbles of the jungle's cobra, and the splashes where a frog or a fish goes in.
  private var spraysOfRemains: [BurstRequest] {
    let (middle, there) = (JungleTimelines.middle, place(.rival, at: .submerged))
    return switch player {
    case .lion: [BurstRequest(.splash, 2, at: middle - Point(x: 84, y: 0), after: 0.58)]
    case .cobra: [0.06, 0.2, 0.32].map { BurstRequest(.dab, 4, at: there, after: $0) }
    case .rabbit:
      [(138.0, 0.0), (-138, 0.34)].map {
        BurstRequest(.splash, 1, at: middle + Point(x: $0.0, y: 0), after: $0.1)
      }
    }
  }

  /// The bursts at the result: where the winner or two tied lions come down on the water.
  private var spraysOfResult: [BurstRequest] {
    if let duel {
      let kind: Burst.Kind = duel.winningAnimal == .lion ? .surge : .splash
      return [BurstRequest(kind, 18, at: duel.exit, after: JungleTimelines.touchdown(duel))]
    }
    guard player == .lion else { return [] }
    return Self.pair.map { BurstRequest(.splash, 12, at: place($0, at: .result), after: 0.14) }
  }

  /// The bursts while the animals react to the round, in the brook and at home.
  var spraysAfterwards: [BurstRequest] {
    var sprays: [BurstRequest] = []
    if let rest {
      let plunge = rest.time(of: .plunged)?.seconds ?? 0
      sprays.append(BurstRequest(.splash, 12, at: JungleTimelines.brook, after: plunge))
    }
    let home = Board.home(of: player)
    if outcome == .win, player == .lion {
      sprays += [(0.16, 0.0), (0.34, 120), (0.44, 300)].map { late, way in
        BurstRequest(
          .surge, 9, at: home + Point(x: way, y: -90), after: late / JungleTimelines.calming)
      }
    }
    if let outcome, outcome != .win {
      let shaking = JungleTimelines.shaking(player, after: outcome)
      sprays.append(BurstRequest(.splash, 8, at: home, after: shaking - 0.1))
    }
    return sprays
  }
}

extension Duel {
  /// The duration of the standstill at the blow, in seconds.
  private static let stop = JungleTimelines.hitStop / JungleTimelines.tempo

  /// The bursts as the winner touches the loser.
  fileprivate var sprays: [BurstRequest] {
    // A splash would hide the bite, so it waits until the cobra or the lion comes down.
    if winningAnimal == .cobra {
      let landing = JungleTimelines.fall(of: self) / tempi.blow
      return [BurstRequest(.splash, 18, at: beyond(-130), after: Self.stop + landing)]
    }
    let first = BurstRequest(spray.kind, spray.count, at: impact)
    guard winningAnimal == .lion else {
      // A second burst surrounds the head on which the player's rabbit sits.
      return isWin
        ? [first, BurstRequest(.bump, 7, at: meeting - Point(x: 0, y: meetingHeight - 20))]
        : [first]
    }
    // The water flies to both sides of the rabbit that is pressed flat.
    guard !isWin else { return [first, BurstRequest(.surge, 10, at: past(-50))] }
    let slam = JungleTimelines.hanging / tempi.blow
    return [(14, past(108)), (0, end), (10, past(4))].reduce(into: [first]) {
      $0.append(
        BurstRequest(
          .surge, $1.0, at: $1.1, entering: Point(x: 0, y: 900), after: Self.stop + slam))
    }
  }
}

/// The bursts and sounds of a round.
extension JungleScene {
  /// Performs a cue of the round: its bursts and sounds, and the score at the result.
  mutating func perform(
    _ cue: JungleTimelines.Cue, of round: JungleRound, _ context: inout SceneContext
  ) {
    for spray in round.sprays(at: cue) { burst(spray, &context) }
    for (sound, x) in round.sounds(at: cue) { context.play(sound, x: x) }
    guard let rival = round.rival else { return }
    if cue == .contact, !context.preferences.reducesMotion { breeze.blow(at: context.now) }
    if cue == .result { score(round.player, against: rival, &context) }
  }

  mutating func burst(_ spray: BurstRequest, _ context: inout SceneContext) {
    bursts.add(
      spray.kind, spray.count, at: spray.place, entering: spray.entry, after: spray.delay, &context)
  }
}

extension JungleRound {
  /// Returns the sounds at a cue, each with its x in design pixels.
  fileprivate func sounds(at cue: JungleTimelines.Cue) -> [(SoundName, x: Double)] {
    let (here, there) = (JungleLayout.playerPlace.x, JungleLayout.junglePlace.x)
    if cue == .landed { return [(player.splash, here)] }
    guard let rival else { return [] }
    let hasWon = outcome == .win
    switch cue {
    case .reveal: return [(rival.splash, there)] + (rival == .lion ? [] : [(rival.voice, there)])
    case .leap: return [(.pounce, hasWon ? here : there)]
    case .contact, .bump:
      let x = duel?.impact.x ?? JungleTimelines.bump(of: player).x
      return [(.thump, x), ((hasWon ? player : rival).splash, x), (.yelp, x)]
    default: return []
    }
  }
}

extension Animal {
  /// The sound of the animal's splash, which fits its weight.
  var splash: SoundName {
    switch self {
    case .lion: .splashHeavy
    case .cobra: .splashMiddle
    case .rabbit: .splashLight
    }
  }

  var step: SoundName {
    switch self {
    case .lion: .footstep
    case .cobra: .slide
    case .rabbit: .hop
    }
  }
}
