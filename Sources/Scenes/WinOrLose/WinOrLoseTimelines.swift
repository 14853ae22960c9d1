internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// What moves in the trainer. Times in seconds.
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

  /// A question appears: the hand pops up and opens, the sign turns over and nods in the direction it means.
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

  /// The bars of the final card grow one after the other.
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
    NamedTimeline.both("trainer.question", question)
      + DrillOptions.Rounds.allCases.flatMap {
        NamedTimeline.both("trainer.summary.\($0.rawValue)", summary(rounds: $0))
      }
  }
}
