internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The motions of Win or Lose. Times in seconds.
enum WinOrLoseTimelines {
  static let handIn = 0.26
  static let signIn = 0.3

  static let handScale = Channel<Double>.scale("hand")
  static let handOpacity = Channel<Double>.opacity("hand")
  /// How far its fingers have opened.
  static let handGrip = Channel<Int>.frame("hand")
  static let signTurn = Channel<Double>("sign.turn", rest: 1)
  static let signOpacity = Channel<Double>.opacity("sign")
  static let signBob = Channel<Double>("sign.bob")

  /// A question appears: the hand pops up and opens, the sign turns over and nods its direction.
  static let question = staged {
    Parallel {
      Tween(handOpacity, from: 0, to: 1, duration: handIn * 0.6, easing: .outQuad)
      Tween(signOpacity, from: 0, to: 1, duration: signIn * 0.4, easing: .outQuad)
      Series {
        for grip in [HandAssets.Grip.first, .second, .third, .open] {
          Hold(handIn / 5)
          Cut(handGrip, to: grip.rawValue)
        }
      }
      Lively {
        Parallel {
          Tween(handScale, from: 0.6, to: 1, duration: handIn, easing: .outBack(1.6))
          Tween(signTurn, from: 0.05, to: 1, duration: signIn, easing: .outBack(1.4))
        }
      }
    }
    Lively {
      Tween(signBob, from: 0, to: 1, duration: 0.16, easing: .outQuad)
      Tween(signBob, to: 0, duration: 0.2, easing: .inOutQuad)
    }
  }

  /// The player's hand's distance to the right of its place, and both hands' height.
  static let guestAway = Channel<Double>("guest.away")
  static let guestOpacity = Channel<Double>.opacity("guest")
  static let lift = Channel<Double>("hands.lift")
  static let grip = Channel<Int>.frame("guest")
  /// How far the winning hand moves and how far the other sinks; negative if the player wins.
  static let push = Channel<Double>("hands.push")
  static let droop = Channel<Double>("hands.droop")

  /// Plays an answer out: a fist comes, shakes and opens, and the winning hand pushes the other.
  static func playingOut(_ outcome: Outcome) -> Timeline {
    let way: Double =
      switch outcome {
      case .win: -1
      case .loss: 1
      case .tie: 0
      }
    return staged {
      Lively {
        Parallel {
          Tween(guestOpacity, from: 0, to: 1, duration: 0.1)
          Tween(guestAway, from: 280, to: 0, duration: 0.26, easing: .outBack(1.2))
        }
        Tween(lift, from: 0, to: 44, duration: 0.14, easing: .outQuad)
        Tween(lift, to: 0, duration: 0.12, easing: .inQuad)
        FrameLoop(grip, frames: 5, every: 0.045, lasting: 0.22)
        Cut(grip, to: HandAssets.Grip.open.rawValue)
        Parallel {
          Tween(droop, from: 0, to: way, duration: 0.24, easing: .outQuad)
          Series {
            Tween(push, from: 0, to: way * 44, duration: 0.12, easing: .outQuad)
            Tween(push, to: 0, duration: 0.16, easing: .inOutSine)
          }
        }
      } else: {
        Tween(guestOpacity, from: 0, to: 1, duration: 0.4, easing: .inOutSine)
        FrameLoop(grip, frames: 5, every: 0.045, lasting: 0.22)
        Cut(grip, to: HandAssets.Grip.open.rawValue)
        Tween(droop, from: 0, to: way, duration: 0.3, easing: .inOutSine)
      }
      Hold(0.2)
    }
  }

  /// The bars of the final card, which grow one by one.
  static let barChannels = (0..<20).map { Channel<Double>("bar.\($0)") }

  static func summary(rounds: DrillOptions.Rounds) -> Timeline {
    let channels = barChannels.prefix(rounds.rawValue)
    return staged {
      Lively {
        Stagger(each: 0.05, delay: 0.2) {
          for channel in channels {
            Tween(channel, from: 0, to: 1, duration: 0.35, easing: .outBack(1.2))
          }
        }
      } else: {
        for channel in channels { Cut(channel, to: 1) }
      }
    }
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    NamedTimeline.both("win-or-lose.question", question)
      + Outcome.allCases.flatMap {
        NamedTimeline.both("win-or-lose.playing-out.\($0)", playingOut($0))
      }
      + DrillOptions.Rounds.allCases.flatMap {
        NamedTimeline.both("win-or-lose.summary.\($0.rawValue)", summary(rounds: $0))
      }
  }
}
