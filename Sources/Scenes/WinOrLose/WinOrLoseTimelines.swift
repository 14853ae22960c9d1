internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The motions of Win or Lose. Times in seconds.
enum WinOrLoseTimelines {
  static let handIn = 0.26
  static let signIn = 0.3

  static let signTurn = Channel<Double>("sign.turn", rest: 1)
  static let signOpacity = Channel<Double>.opacity("sign")
  static let signBob = Channel<Double>("sign.bob")

  /// A question appears: the hand pops up and opens, the sign turns over and nods.
  static let question = staged {
    Parallel {
      Tween(.opacity("jungle"), from: 0, to: 1, duration: handIn * 0.6, easing: .outQuad)
      Tween(signOpacity, from: 0, to: 1, duration: signIn * 0.4, easing: .outQuad)
      Series {
        for grip in [HandAssets.Grip.first, .second, .third, .open] {
          Hold(handIn / 5)
          Cut(.frame("jungle"), to: grip.rawValue)
        }
      }
      Lively {
        Parallel {
          Tween(.scale("jungle"), from: 0.6, to: 1, duration: handIn, easing: .outBack(1.6))
          Tween(signTurn, from: 0.05, to: 1, duration: signIn, easing: .outBack(1.4))
        }
      }
    }
    Lively {
      Tween(signBob, from: 0, to: 1, duration: 0.16, easing: .outQuad)
      Tween(signBob, to: 0, duration: 0.2, easing: .inOutQuad)
    }
  }

  /// An answer: a fist comes, shakes with the open hand, and opens.
  static func playingOut(
    _ outcome: Outcome, by hand: Throw = .rock, isMeant: Bool = false, isCalm: Bool = false
  ) -> Timeline {
    staged {
      Parallel {
        Tween(.opacity("player"), from: 0, to: 1, duration: 0.16)
        HandPlay.round(
          outcome, by: hand, isMeant: isMeant, beats: isCalm ? 0 : 2, opening: [.player], far: 420,
          half: 156)
      }
    }
  }

  /// How far the points of an answer have risen from the score, 0…1.
  static let rise = Channel<Double>("change.rise")
  static let change = staged {
    Parallel {
      Lively {
        Tween(rise, from: 0, to: 1, duration: 0.4, easing: .outBack(1.6))
      } else: {
        Cut(rise, to: 1)
      }
      Series {
        Tween(.opacity("change"), from: 0, to: 1, duration: 0.12)
        Hold(1.3)
        Tween(.opacity("change"), to: 0, duration: 0.4)
      }
    }
  }

  /// The marks of the final card, which come up one by one.
  static let marks = (0..<20).map { Channel<Double>("mark.\($0)") }

  static func summary(rounds: DrillOptions.Rounds) -> Timeline {
    let channels = marks.prefix(rounds.rawValue)
    return staged {
      Lively {
        Stagger(each: 0.1, delay: 0.3) {
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
  static let laughing = staged {
    Acting(
      .to(.cheer, 0.24, .outBack(2)), .hold(0.5), .to(.laugh, 0.3), .to(.chuckle, 0.2),
      .to(.laugh, 0.2), .to(.chuckle, 0.2), .to(.laugh, 0.2), .hold(0.4), .to(.cheer, 0.3),
      .hold(0.4), .to(.stand, 0.3))
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    NamedTimeline.both("win-or-lose.question", question)
      + Outcome.allCases.flatMap {
        NamedTimeline.both("win-or-lose.playing-out.\($0)", playingOut($0))
      }
      + NamedTimeline.both("win-or-lose.playing-out.meant", playingOut(.loss, isMeant: true))
      + NamedTimeline.both("win-or-lose.change", change)
      + DrillOptions.Rounds.allCases.flatMap {
        NamedTimeline.both("win-or-lose.summary.\($0.rawValue)", summary(rounds: $0))
      }
  }
}
