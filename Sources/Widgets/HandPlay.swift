public import Animation
public import Rules
internal import Stage

/// Two hands that play a round: they count, open, and the stronger one strikes. Times in seconds,
/// lengths in design pixels.
public enum HandPlay {
  /// Whose hand it is.
  public enum Actor: String, Sendable, CaseIterable {
    /// The player's, on the right.
    case player
    /// The jungle's, or that of the player on the left.
    case jungle

    /// The way to the other hand: the jungle's is on the left.
    var way: Double { self == .player ? -1 : 1 }
  }

  /// Requests of a round to the scene, each made exactly once.
  public enum Cue: String {
    /// The fists have come down; on the third beat they open.
    case beat
    /// Both hands are open.
    case open
    /// The stronger hand comes down on the other one, or both meet in a tie: the round counts.
    case blow
    /// Two alike meet once more.
    case again
    /// The winner has its crown.
    case cheer
  }

  /// How long a fist rises on a beat.
  public static let rise = 0.18
  /// How long it comes down again.
  public static let fall = 0.15
  static let opening = 0.28
  /// How long both open hands are seen before anything happens.
  public static let pause = 0.12
  /// How soon after both hands have been seen one strikes, and how long it stays there.
  public static let blow = 0.36
  static let held = 0.36

  /// Height above the table.
  public static func lift(_ actor: Actor) -> Channel<Double> { Channel("\(actor).lift") }

  /// The offset towards the other hand.
  static func reach(_ actor: Actor) -> Channel<Double> { Channel("\(actor).reach") }

  /// How far the fingertips dip, in degrees; negative when raised.
  static func dip(_ actor: Actor) -> Channel<Double> { .rotation(actor.rawValue) }

  /// How far a beaten hand has sunk, 0…1.
  public static func droop(_ actor: Actor) -> Channel<Double> { Channel("\(actor).droop") }

  /// How far the crown and the light of the winning hand have come, 0…1.
  public static let glory = Channel<Double>("glory")

  /// The number being counted: 1, 2, 3, or 0 for none.
  public static let count = Channel<Int>.frame("count")
  /// The size of that number.
  public static let countScale = Channel<Double>.scale("count")

  /// How far the sign of the outcome has come.
  public static let signOpacity = Channel<Double>.opacity("sign")
  /// The size of that sign.
  public static let signScale = Channel<Double>.scale("sign")

  /// Both hands shake on each beat, those of `opening` open together, and the stronger one strikes,
  /// as `far` as the other is; two alike meet, after `half` the gap between two fists.
  ///
  /// - Parameter hand: the stronger throw, or both.
  public static func round(
    _ outcome: Outcome, by hand: Throw = .rock, beats: Int = 3,
    opening: [Actor] = Actor.allCases, far: Double, half: Double
  ) -> Series {
    Series {
      for actor in Actor.allCases where !opening.contains(actor) { fingers(actor, .open, every: 0) }
      for beat in stride(from: 1, through: beats, by: 1) {
        Cut(count, to: beat)
        Lively {
          Parallel {
            Tween(countScale, from: 0.7, to: 1, duration: rise, easing: .outBack(3))
            for actor in Actor.allCases { shake(actor, beat, isLast: beat == beats) }
          }
        }
        if beat < beats { Marker(Cue.beat) }
      }
      Cut(count, to: 0)
      // Where both were hidden, haste stops to show them.
      if opening == Actor.allCases { Label("open") }
      Parallel {
        for actor in opening { fingers(actor, .first, .second, .third, .open, every: 0.04) }
        Lively { Parallel { for actor in Actor.allCases { unfold(actor) } } }
      }
      Marker(Cue.open)
      Hold(pause)
      Parallel {
        Series {
          Hold(blow)
          Marker(Cue.blow)
          if outcome == .tie { again(hand) } else { Hold(held) }
          Marker(Cue.cheer)
          sign
        }
        switch outcome {
        case .win: strike(of: hand, by: .player, on: .jungle, far)
        case .loss: strike(of: hand, by: .jungle, on: .player, far)
        case .tie: tie(hand, half)
        }
      }
    }
  }

  private static var sign: Parallel {
    Parallel {
      Tween(signOpacity, from: 0, to: 1, duration: 0.14, easing: .outQuad)
      Lively { Tween(signScale, from: 0.4, to: 1, duration: opening, easing: .outBack(2.2)) }
    }
  }

  /// Both hands close and return to their waiting pose from the end of the last round.
  public static func regroup(after last: Timeline) -> Timeline {
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
  static func fingers(
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
  private static func shake(_ actor: Actor, _ beat: Int, isLast: Bool) -> Parallel {
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
  static func squash(_ actor: Actor, along: Double, for duration: Double) -> Tween {
    Tween(
      .stretch(actor.rawValue), from: Point(x: 2 - along, y: along), to: Point(x: 1, y: 1),
      duration: duration, easing: .outBack(2.4))
  }

  /// The stronger hand draws back, comes down on the other one, acts on it, and goes home crowned.
  private static func strike(
    of hand: Throw, by winner: Actor, on loser: Actor, _ far: Double
  ) -> Parallel {
    Parallel {
      Tween(droop(loser), from: 0, to: 1, duration: 0.4, easing: .inOutSine, delay: blow)
      Tween(glory, from: 0, to: 1, duration: 0.3, easing: .outQuad, delay: blow + held)
      Lively {
        Parallel {
          leap(winner, hand, far)
          act(winner, hand)
          yield(loser)
        }
      } else: {
        Cut(.frame(loser.rawValue), to: HandAssets.Grip.beaten.rawValue)
      }
    }
  }

  /// The way there and back: scissors reach between the fingers, the others come from above.
  private static func leap(_ actor: Actor, _ hand: Throw, _ far: Double) -> Parallel {
    let (gathering, leaping) = (blow - 0.13, 0.13)
    let isHigh = hand != .scissors
    func way(_ channel: Channel<Double>, _ back: Double, _ there: Double, _ end: Double = 0)
      -> Series
    {
      Series {
        Tween(channel, to: back, duration: gathering, easing: .outQuad)
        Tween(channel, to: there, duration: leaping, easing: .inQuad)
        Hold(held)
        Tween(channel, to: end, duration: 0.34, easing: .outBack(1.3))
      }
    }
    return Parallel {
      way(reach(actor), -0.16 * far, isHigh ? far : 0.76 * far)
      way(lift(actor), isHigh ? 116 : 10, isHigh ? 26 : 0)
      way(dip(actor), isHigh ? -44 : -8, isHigh ? 20 : 0)
      Series {
        Tween(.scale(actor.rawValue), from: 1, to: 1.22, duration: blow, easing: .inQuad)
        Hold(held)
        Tween(.scale(actor.rawValue), to: 1.1, duration: 0.3, easing: .inOutSine)
      }
    }
  }

  /// What a hand does where it has come down: a rock squashes, scissors snip, paper closes.
  private static func act(_ actor: Actor, _ hand: Throw) -> Series {
    Series(delay: blow) {
      if hand == .rock {
        squash(actor, along: 0.72, for: held)
      } else if hand == .scissors {
        fingers(
          actor, .acting, .open, .acting, .open, .acting, .open, every: held / 6)
      } else {
        fingers(actor, .open, .acting, .open, every: held / 2)
      }
    }
  }

  /// The beaten hand starts, is knocked back, and goes limp.
  private static func yield(_ actor: Actor) -> Parallel {
    Parallel {
      Series {
        Tween(reach(actor), to: -26, duration: blow, easing: .outQuad)
        Tween(reach(actor), to: -30, spring: Spring(duration: 0.22, bounce: 0.4), velocity: -760)
      }
      Series {
        Tween(dip(actor), to: -14, duration: blow, easing: .inOutSine)
        Tween(dip(actor), to: 18, spring: Spring(duration: 0.2, bounce: 0.4), velocity: 420)
      }
      Series(delay: blow) {
        Parallel {
          fingers(actor, .open, .beaten, every: 0.04)
          squash(actor, along: 0.6, for: 0.44)
          Tween(.scale(actor.rawValue), from: 1, to: 0.84, duration: 0.4, easing: .inOutSine)
        }
      }
    }
  }
}
