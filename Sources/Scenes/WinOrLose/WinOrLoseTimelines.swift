internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The motions of Win or Lose. Times in seconds.
enum WinOrLoseTimelines {
  static let handIn = 0.26
  static let signIn = 0.3

  static let signSize = Channel<Double>.scale("sign")
  static let signOpacity = Channel<Double>.opacity("sign")
  static let signBob = Channel<Double>("sign.bob")
  /// The share of its way up or down that the player's place has gone to its task, 0…1.
  static let sinking = Channel<Double>("sinking")
  static func throwSize(_ hand: Throw) -> Channel<Double> { .scale("throw.\(hand)") }
  /// How far the player's animal has stepped to the next round, 0…1.
  static let step = Channel<Double>("step")

  /// A question appears: the hand pops up and opens, the sign pops up and nods, the player's three
  /// hands hop, and the place for one of them goes up or down.
  static let question = sceneTimeline {
    Parallel {
      Tween(.opacity("jungle"), from: 0, to: 1, duration: handIn * 0.6, easing: .outQuad)
      Tween(signOpacity, from: 0, to: 1, duration: signIn * 0.4, easing: .outQuad)
      Series {
        for grip in [HandAssets.Shape.first, .second, .third, .open] {
          Hold(handIn / 5)
          Cut(.frame("jungle"), to: grip.rawValue)
        }
      }
      FullMotion {
        Parallel {
          Tween(.scale("jungle"), from: 0.6, to: 1, duration: handIn, easing: .outBack(1.6))
          Tween(signSize, from: 0.4, to: 1, duration: signIn, easing: .outBack(1.4))
          Tween(step, from: 0, to: 1, duration: signIn, easing: .inOutSine)
          Stagger(each: 0.07) {
            for hand in Throw.allCases {
              Tween(throwSize(hand), from: 0.72, to: 1, duration: handIn, easing: .outBack(2.4))
            }
          }
        }
      } else: {
        Cut(step, to: 1)
      }
    }
    FullMotion {
      Parallel {
        Series {
          Tween(signBob, from: 0, to: 1, duration: 0.16, easing: .outQuad)
          Tween(signBob, to: 0, duration: 0.2, easing: .inOutQuad)
        }
        Tween(sinking, from: 0, to: 1, duration: 0.36, easing: .outBack(2.2))
      }
    } else: {
      Cut(sinking, to: 1)
    }
  }

  /// The tune of a task: up to win, down to lose.
  static func call(to aim: Drill.Aim) -> Timeline {
    tune(aim == .win ? [.flower, .sun, .drop] : [.drop, .sun, .leaf], every: 0.14)
  }

  /// The song of the frogs, a note for each right answer in a row, each as a frog throws its stars.
  static func song(after run: Int) -> Timeline {
    tune(Array(Pad.allCases.prefix(run)), after: FrogChoir.entry, every: FrogChoir.interval)
  }

  private static func tune(_ notes: [Pad], after start: Double = 0, every time: Double) -> Timeline
  {
    sceneTimeline {
      Hold(start)
      for note in notes {
        Hold(time)
        Marker(note.sound)
      }
    }
  }

  /// An answer: a fist comes, shakes `beats` times with the other hand, and opens.
  static func playingOut(_ round: Round, losesOnPurpose: Bool = false, beats: Int = 1) -> Timeline {
    sceneTimeline {
      Parallel {
        Tween(.opacity("player"), from: 0, to: 1, duration: 0.16)
        HandTimelines.round(
          round.outcome, by: round.winner ?? round.player, losesOnPurpose: losesOnPurpose,
          beats: beats,
          opening: [.player], far: 492, half: 184, height: 24)
      }
    }
  }

  /// How far a blow shakes the sign and the frogs, 0…1.
  static let jolt = Channel<Double>("jolt")
  static let jolting = sceneTimeline {
    FullMotion {
      Tween(jolt, from: 0, to: 1, duration: 0.06, easing: .outQuad)
      Tween(jolt, to: 0, spring: Spring(duration: 0.3, bounce: 0.5))
    }
  }

  /// How the right answer goes: both hands, small on the card.
  static func lesson(_ round: Round) -> Timeline {
    sceneTimeline {
      HandTimelines.round(
        round.outcome, by: round.winner ?? round.player, losesOnPurpose: round.outcome == .loss,
        beats: 0, opening: [.player], far: 270, half: 128, height: 40)
    }
  }

  /// The size of the verdict's seal on the sign.
  static let seal = Channel<Double>.scale("seal")
  /// How far the answer's star has flown to its round, 0…1.
  static let flight = Channel<Double>("flown")
  /// How far the frogs, and at the end the player's animal, have come since the verdict, 0…1.
  static let walk = Channel<Double>("walk")
  /// How far the guest after a right answer has passed by, 0…1.
  static let visit = Channel<Double>("visit")
  /// The size of the star as it springs up.
  static let prizeSize = Channel<Double>.scale("prize")
  /// How far the seal shakes to the right, in design pixels.
  static let shake = Channel<Double>("shake")

  static let prize = sceneTimeline {
    FullMotion {
      Parallel {
        sealing
        Tween(visit, from: 0, to: 1, duration: 1.4)
        Series {
          Tween(prizeSize, from: 0.4, to: 3.2, duration: 0.26, easing: .outBack(2))
          Hold(0.14)
          Parallel {
            Tween(flight, from: 0, to: 1, duration: 0.5, easing: .inOutSine)
            Tween(walk, from: 0, to: 1, duration: 0.5, easing: .inOutSine)
          }
        }
      }
    } else: {
      arrival
    }
  }

  private static var sealing: Tween {
    Tween(seal, from: 0, to: 1, duration: 0.4, easing: .outBack(1.8))
  }

  /// How long the verdict on a right answer stands before the next question: as long as the voice
  /// needs, and with full narration, nil, for ever.
  static func onward(_ narration: Preferences.Narration) -> Timeline? {
    switch narration {
    case .off: sceneTimeline { Hold(1.6) }
    case .hints: sceneTimeline { Hold(3) }
    case .everything: nil
    }
  }

  /// The sign is crossed out, and what the hands did stands for a while before the lesson.
  static let regret = sceneTimeline {
    FullMotion {
      Parallel {
        sealing
        Tween(walk, from: 0, to: 1, duration: 0.5, easing: .inOutSine)
      }
      for offset in [12.0, -12, 9, -6, 0] {
        Tween(shake, to: offset, duration: 0.07, easing: .inOutSine)
      }
      Hold(0.4)
    } else: {
      arrival
      Hold(1)
    }
  }

  private static var arrival: Parallel {
    Parallel {
      Cut(flight, to: 1)
      Cut(walk, to: 1)
    }
  }

  /// The growth of each star on the final card, 0…1.
  static let marks = (0..<20).map { Channel<Double>("mark.\($0)") }

  static func summary(rounds: DrillOptions.Rounds) -> Timeline {
    let channels = marks.prefix(rounds.rawValue)
    return sceneTimeline {
      FullMotion {
        Stagger(each: rounds == .twenty ? 0.12 : 0.2, delay: 0.3) {
          for channel in channels {
            Tween(channel, from: 0, to: 1, duration: 0.35, easing: .outBack(1.2))
          }
        }
      } else: {
        for channel in channels { Cut(channel, to: 1) }
      }
    }
  }

  /// The player's animal laughs off a poor result.
  static let laughing = sceneTimeline {
    KeyPoses(
      .to(.cheer, 0.24, .outBack(2)), .hold(0.5), .to(.laugh, 0.3), .to(.chuckle, 0.2),
      .to(.laugh, 0.2), .to(.chuckle, 0.2), .to(.laugh, 0.2), .hold(0.4), .to(.cheer, 0.3),
      .hold(0.4), .to(.stand, 0.3))
  }

  static var all: [NamedTimeline] {
    NamedTimeline.both("win-or-lose.question", question)
      + Throw.allCases.flatMap {
        let round = Round(player: $0, jungle: .rock)
        return NamedTimeline.both("win-or-lose.playing-out.\(round.outcome)", playingOut(round))
      }
      + NamedTimeline.both(
        "win-or-lose.playing-out.meant",
        playingOut(Round(player: .scissors, jungle: .rock), losesOnPurpose: true))
      + [NamedTimeline("win-or-lose.jolting", jolting)]
      + NamedTimeline.both("win-or-lose.prize", prize)
      + NamedTimeline.both("win-or-lose.regret", regret) + lessons + Reactions.timelines
      + DrillOptions.Rounds.allCases.flatMap {
        NamedTimeline.both("win-or-lose.summary.\($0.rawValue)", summary(rounds: $0))
      }
  }

  private static let lessons: [NamedTimeline] = [Throw.paper, .scissors].flatMap {
    let round = Round(player: $0, jungle: .rock)
    return NamedTimeline.both("win-or-lose.lesson.\(round.outcome)", lesson(round))
  }
}
