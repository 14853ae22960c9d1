internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The motions on the table. Times in seconds, lengths in design pixels.
enum HandsTimelines {
  /// The two hands.
  enum Actor: String, CaseIterable { case player, jungle }

  /// Requests of a round to the scene, each made exactly once.
  enum Cue: String {
    /// The fists have come down; on the third beat they open.
    case beat
    /// Both hands are open: the round counts.
    case open
    /// The winner triumphs, or both shrug in a tie.
    case cheer
  }

  static let rise = 0.18
  static let fall = 0.15
  static let opening = 0.28
  static let pause = 0.12

  /// Height above the table.
  static func lift(_ actor: Actor) -> Channel<Double> {
    actor == .player ? Channel("player.lift") : Channel("jungle.lift")
  }

  /// The offset towards the other hand.
  static func reach(_ actor: Actor) -> Channel<Double> {
    actor == .player ? Channel("player.reach") : Channel("jungle.reach")
  }

  /// How far the fingertips dip, in degrees; negative when raised.
  static func dip(_ actor: Actor) -> Channel<Double> { .rotation(actor.rawValue) }

  /// How far a beaten hand has sunk, 0…1.
  static func droop(_ actor: Actor) -> Channel<Double> {
    actor == .player ? Channel("player.droop") : Channel("jungle.droop")
  }

  /// How far the crown and the light of the winning hand have come, 0…1.
  static let glory = Channel<Double>("glory")

  /// The number being counted: 1, 2, 3, or 0 for none.
  static let count = Channel<Int>.frame("count")
  static let countScale = Channel<Double>.scale("count")

  static let signOpacity = Channel<Double>.opacity("sign")
  static let signScale = Channel<Double>.scale("sign")

  /// Both hands shake on the count of three and open together, and the winner triumphs.
  static func round(_ outcome: Outcome) -> Timeline {
    staged {
      for beat in 1...3 {
        Cut(count, to: beat)
        Lively {
          Parallel {
            Tween(countScale, from: 0.7, to: 1, duration: rise, easing: .outBack(3))
            shake(.player, beat)
            shake(.jungle, beat)
          }
        }
        if beat < 3 { Marker(Cue.beat) }
      }
      Cut(count, to: 0)
      Label("open")
      Marker(Cue.open)
      Parallel {
        for actor in Actor.allCases { fingers(actor, .first, .second, .third, .open, every: 0.04) }
        Tween(signOpacity, from: 0, to: 1, duration: 0.14, easing: .outQuad)
        Lively {
          Parallel {
            Tween(signScale, from: 0.4, to: 1, duration: opening, easing: .outBack(2.2))
            unfold(.player)
            unfold(.jungle)
          }
        }
      }
      Hold(pause)
      Marker(Cue.cheer)
      switch outcome {
      case .win: triumph(of: .player, over: .jungle)
      case .loss: triumph(of: .jungle, over: .player)
      case .tie: shrug
      }
    }
  }

  /// Both hands close and return to their waiting pose from the end of the last round.
  static func regroup(after last: Timeline) -> Timeline {
    let duration = 0.24
    return staged {
      Parallel {
        Tween(signOpacity, from: 1, to: 0, duration: 0.12, easing: .outQuad)
        Tween(glory, from: last[glory, at: last.duration], to: 0, duration: 0.12)
        for actor in Actor.allCases {
          for channel in [
            dip(actor), lift(actor), reach(actor), .scale(actor.rawValue), droop(actor),
          ] {
            Tween(
              channel, from: last[channel, at: last.duration], to: channel.rest,
              duration: duration, easing: .inOutSine)
          }
          Series {
            fingers(actor, .third, .second, .first, .fist, every: duration / 9)
            Lively { squash(actor, along: 0.86, for: duration * 2 / 3) }
          }
        }
      }
    }
  }

  /// Shows one drawing after the other.
  private static func fingers(
    _ actor: Actor, _ grips: HandAssets.Grip..., every seconds: Double
  ) -> Series {
    Series {
      for (index, grip) in grips.enumerated() {
        if index > 0 { Hold(seconds) }
        Cut(.frame(actor.rawValue), to: grip.rawValue)
      }
    }
  }

  /// Moves up and down; the third time higher and farther forward.
  private static func shake(_ actor: Actor, _ beat: Int) -> Parallel {
    let isLast = beat == 3
    return Parallel {
      Series {
        Tween(lift(actor), to: isLast ? 62 : 46, duration: rise, easing: .outQuad)
        Tween(lift(actor), to: 0, duration: fall, easing: .inQuad)
      }
      Series {
        Tween(dip(actor), to: isLast ? -17 : -12, duration: rise, easing: .outSine)
        Tween(dip(actor), to: 8, duration: fall, easing: .inQuad)
      }
      if isLast {
        Series {
          Tween(reach(actor), to: -14, duration: rise, easing: .outQuad)
          Tween(reach(actor), to: 22, duration: fall, easing: .inQuad)
        }
      }
    }
  }

  /// The hand shoots out, stretched, and settles into shape.
  private static func unfold(_ actor: Actor) -> Parallel {
    Parallel {
      squash(actor, along: 1.24, for: opening)
      Tween(dip(actor), to: 0, duration: opening, easing: .outCubic)
      Tween(reach(actor), to: 0, duration: opening, easing: .outBack(2))
    }
  }

  /// Stretches or squashes along the fingers, with the inverse across, and back to shape.
  private static func squash(_ actor: Actor, along: Double, for duration: Double) -> Tween {
    Tween(
      .stretch(actor.rawValue), from: Point(x: 2 - along, y: along), to: Point(x: 1, y: 1),
      duration: duration, easing: .outBack(2.4))
  }

  private static func triumph(of winner: Actor, over loser: Actor) -> Parallel {
    Parallel {
      Tween(droop(loser), from: 0, to: 1, duration: 0.4, easing: .inOutSine)
      Tween(glory, from: 0, to: 1, duration: 0.3, easing: .outQuad, delay: 0.16)
      Lively {
        Parallel {
          hop(winner)
          strike(winner, loser)
          Tween(.scale(winner.rawValue), from: 1, to: 1.1, duration: 0.3, easing: .outBack(2))
          Tween(.scale(loser.rawValue), from: 1, to: 0.84, duration: 0.4, easing: .inOutSine)
          Tween(dip(loser), to: 18, duration: 0.4, easing: .inOutSine)
        }
      } else: {
        Cut(.frame(loser.rawValue), to: HandAssets.Grip.beaten.rawValue)
      }
    }
  }

  /// The winner acts on the loser: scissors snip, paper wraps, rock blunts.
  private static func strike(_ winner: Actor, _ loser: Actor) -> Parallel {
    Parallel {
      fingers(winner, .open, .acting, .open, .acting, .open, every: 0.11)
      Series(delay: 0.16) { fingers(loser, .open, .beaten, every: 0.04) }
      Series {
        Tween(reach(winner), to: 58, duration: 0.16, easing: .inQuad)
        Tween(reach(winner), to: 0, duration: 0.4, easing: .inOutSine, delay: 0.06)
      }
      Tween(reach(loser), to: -26, duration: 0.3, easing: .outBack(2), delay: 0.16)
    }
  }

  /// Two hops, the second lower, with a wave of the hand.
  private static func hop(_ actor: Actor) -> Parallel {
    Parallel {
      Series {
        Tween(lift(actor), from: 0, to: 54, duration: 0.17, easing: .outQuad)
        Tween(lift(actor), to: 0, duration: 0.17, easing: .inQuad)
        Tween(lift(actor), to: 24, duration: 0.14, easing: .outQuad)
        Tween(lift(actor), to: 0, duration: 0.14, easing: .inQuad)
      }
      Series {
        Tween(dip(actor), to: -14, duration: 0.17, easing: .outSine)
        Tween(dip(actor), to: 6, duration: 0.17, easing: .inOutSine)
        Tween(dip(actor), to: -7, duration: 0.14, easing: .inOutSine)
        Tween(dip(actor), to: 0, duration: 0.14, easing: .inOutSine)
      }
    }
  }

  /// A tie: the hands nudge each other.
  private static var shrug: Lively {
    Lively {
      Parallel {
        for actor in Actor.allCases {
          Series {
            Tween(reach(actor), to: 26, duration: 0.16, easing: .inQuad)
            Tween(reach(actor), to: -8, duration: 0.2, easing: .outQuad)
            Tween(reach(actor), to: 0, duration: 0.26, easing: .inOutSine)
          }
        }
      }
    }
  }

  /// Every timeline of the scene, as `bungle timeline` names them.
  static var all: [NamedTimeline] {
    Outcome.allCases.flatMap { outcome in
      NamedTimeline.both("hands.round.\(outcome)", round(outcome))
        + NamedTimeline.both("hands.regroup.\(outcome)", regroup(after: round(outcome)))
    }
  }
}
