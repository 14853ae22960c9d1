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
  /// How soon in its triumph the winning hand strikes.
  static let blow = 0.22

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

  /// Swings up and back, then down and forward, the third time farther. The wrist leads and the
  /// fingers follow: they hang while it rises, and fly up as it comes down. The blow squashes the
  /// fist and sinks a little, and the next swing rises out of that.
  private static func shake(_ actor: Actor, _ beat: Int) -> Parallel {
    let isLast = beat == 3
    let gathering = 0.06
    return Parallel {
      Series {
        Tween(lift(actor), to: -9, duration: gathering, easing: .outQuad)
        Tween(lift(actor), to: isLast ? 66 : 48, duration: rise - gathering, easing: .outQuad)
        Tween(lift(actor), to: -4, duration: fall, easing: .inQuad)
      }
      Series {
        Tween(dip(actor), to: beat == 1 ? 10 : 5, duration: 0.08, easing: .outQuad)
        Tween(dip(actor), to: isLast ? -26 : -19, duration: rise - 0.02, easing: .inOutSine)
        Tween(dip(actor), to: 15, duration: fall - 0.06, easing: .inQuad)
      }
      Series {
        Tween(reach(actor), to: isLast ? -20 : -10, duration: rise, easing: .outQuad)
        Tween(reach(actor), to: isLast ? 26 : 12, duration: fall, easing: .inQuad)
      }
      if beat > 1 { squash(actor, along: 0.86, for: rise) }
    }
  }

  /// The hand shoots out, stretched, and settles into shape.
  private static func unfold(_ actor: Actor) -> Parallel {
    Parallel {
      squash(actor, along: 1.24, for: opening)
      Tween(dip(actor), to: 0, duration: opening, easing: .outBack(3.4))
      Tween(lift(actor), to: 0, duration: opening, easing: .outBack(2))
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
          Series {
            Tween(dip(loser), to: -8, duration: blow, easing: .inOutSine)
            Tween(dip(loser), to: 18, spring: Spring(duration: 0.18, bounce: 0.4), velocity: 300)
          }
        }
      } else: {
        Cut(.frame(loser.rawValue), to: HandAssets.Grip.beaten.rawValue)
      }
    }
  }

  /// The winner acts on the loser: scissors snip, paper wraps, rock blunts.
  private static func strike(_ winner: Actor, _ loser: Actor) -> Parallel {
    Parallel {
      fingers(winner, .open, .acting, .open, .acting, .open, every: blow / 2)
      Series(delay: blow) { fingers(loser, .open, .beaten, every: 0.04) }
      Series {
        Tween(reach(winner), to: -22, duration: 0.1, easing: .outQuad)
        Tween(reach(winner), to: 62, duration: blow - 0.1, easing: .inQuad)
        Tween(reach(winner), to: 0, duration: 0.4, easing: .outBack(1.4), delay: 0.05)
      }
      Tween(
        reach(loser), to: -26, spring: Spring(duration: 0.18, bounce: 0.4), velocity: -500,
        delay: blow)
      Series(delay: blow) { squash(winner, along: 0.84, for: 0.24) }
      Series(delay: blow) { squash(loser, along: 0.78, for: 0.3) }
    }
  }

  /// Leaps, comes down on the other hand, and rebounds; the fingers follow and swing out.
  private static func hop(_ actor: Actor) -> Parallel {
    Parallel {
      Series {
        Tween(lift(actor), from: 0, to: 58, duration: 0.13, easing: .outQuad)
        Tween(lift(actor), to: -6, duration: blow - 0.13, easing: .inQuad)
        Tween(lift(actor), to: 28, duration: 0.16, easing: .outQuad)
        Tween(lift(actor), to: 0, duration: 0.15, easing: .inQuad)
      }
      Series {
        Tween(dip(actor), to: 8, duration: 0.05, easing: .outSine)
        Tween(dip(actor), to: -22, duration: 0.12, easing: .inOutSine)
        Tween(dip(actor), to: 14, duration: blow - 0.13, easing: .inQuad)
        Tween(dip(actor), to: -12, duration: 0.18, easing: .inOutSine)
        Tween(dip(actor), to: 0, duration: 0.2, easing: .outBack(2.4))
      }
    }
  }

  /// A tie: the hands nudge each other.
  private static var shrug: Lively {
    Lively {
      Parallel {
        for actor in Actor.allCases {
          Series {
            Tween(reach(actor), to: -18, duration: 0.1, easing: .outQuad)
            Tween(reach(actor), to: 32, duration: 0.12, easing: .inQuad)
            Tween(reach(actor), to: -14, duration: 0.16, easing: .outQuad)
            Tween(reach(actor), to: 0, duration: 0.24, easing: .outBack(1.8))
          }
          Series(delay: blow) {
            Parallel {
              squash(actor, along: 0.86, for: 0.26)
              Tween(dip(actor), to: 0, spring: Spring(duration: 0.16, bounce: 0.5), velocity: -320)
            }
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
    } + NamedTimeline.both("hands.hiding", SeatPlate.rustle)
  }
}
