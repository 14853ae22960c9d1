internal import Animation
internal import Figures
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

  /// Requests of an answer to the scene: both hands are open, and the stronger one strikes.
  enum Cue: String { case open, blow }

  static let rise = 0.16
  static let fall = 0.12
  /// How soon after that one strikes, and how long it stays there.
  static let blow = 0.34
  static let held = 0.32

  /// The player's hand's distance to the right of its place, and both hands' height.
  static let guestAway = Channel<Double>("guest.away")
  static let guestOpacity = Channel<Double>.opacity("guest")
  static let lift = Channel<Double>("hands.lift")
  static let grip = Channel<Int>.frame("guest")
  /// How far the winning hand is on its way to the other one, how high above both, and how far the
  /// other one has sunk, 0…1.
  static let push = Channel<Double>("hands.push")
  static let hop = Channel<Double>("hands.hop")
  static let droop = Channel<Double>("hands.droop")
  /// The sizes of the winning hand and the other one.
  static let (winner, loser) = (
    Channel<Point>.stretch("winner"), Channel<Point>.stretch("loser")
  )

  /// Plays an answer out: a fist comes, shakes and opens, and the stronger hand strikes.
  static func playingOut(_ outcome: Outcome) -> Timeline {
    staged {
      Lively {
        Parallel {
          Tween(guestOpacity, from: 0, to: 1, duration: 0.1)
          Tween(guestAway, from: 120, to: 0, duration: 0.26, easing: .outBack(1.2))
        }
        for _ in 0..<2 {
          Tween(lift, to: 44, duration: rise, easing: .outQuad)
          Tween(lift, to: 0, duration: fall, easing: .inQuad)
        }
      } else: {
        Tween(guestOpacity, from: 0, to: 1, duration: 0.4, easing: .inOutSine)
        Hold(2 * (rise + fall) - 0.14)
      }
      Marker(Cue.open)
      FrameLoop(grip, frames: 5, every: 0.045, lasting: 0.22)
      Cut(grip, to: HandAssets.Grip.open.rawValue)
      Parallel {
        Series {
          Hold(blow)
          Marker(Cue.blow)
          Hold(held + 0.4)
        }
        if outcome != .tie { Tween(droop, from: 0, to: 1, duration: 0.24, delay: blow) }
        Lively { Parallel { outcome == .tie ? bump : strike } }
      }
    }
  }

  private static var strike: Parallel {
    Parallel {
      Series {
        Tween(push, to: -26, duration: blow - 0.12, easing: .outQuad)
        Tween(push, to: 150, duration: 0.12, easing: .inQuad)
        Hold(held)
        Tween(push, to: 0, duration: 0.3, easing: .outBack(1.2))
      }
      Series {
        Tween(hop, to: 96, duration: blow - 0.12, easing: .outQuad)
        Tween(hop, to: 26, duration: 0.12, easing: .inQuad)
        Hold(held)
        Tween(hop, to: 0, duration: 0.24, easing: .inQuad)
      }
      for (hand, tall) in [(winner, 0.8), (loser, 0.6)] {
        Tween(
          hand, from: Point(x: 2 - tall, y: tall), to: Point(x: 1, y: 1), duration: 0.4,
          easing: .outBack(2.4), delay: blow)
      }
    }
  }

  /// A tie: both hands bump into each other.
  private static var bump: Parallel {
    Parallel {
      Series {
        Tween(push, to: -26, duration: blow - 0.12, easing: .outQuad)
        Tween(push, to: 34, duration: 0.12, easing: .inQuad)
        Tween(push, to: 0, duration: 0.4, easing: .outBack(2.4))
      }
      for hand in [winner, loser] {
        Tween(
          hand, from: Point(x: 0.74, y: 1.2), to: Point(x: 1, y: 1), duration: 0.4,
          easing: .outBack(2.4), delay: blow)
      }
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

  /// Whoever had little right makes nothing of it.
  static let laughing = staged {
    Acting(
      "", .to(.cheer, 0.24, .outBack(2)), .hold(0.5), .to(.laugh, 0.3), .to(.chuckle, 0.2),
      .to(.laugh, 0.2), .to(.chuckle, 0.2), .to(.laugh, 0.2), .hold(0.4), .to(.cheer, 0.3),
      .hold(0.4), .to(.stand, 0.3))
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
