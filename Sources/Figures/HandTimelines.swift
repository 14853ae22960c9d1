public import Animation
public import Rules
internal import Stage

/// The motion of two hands that play a round: they count, open, and the stronger one strikes. Times
/// are in seconds, lengths in design pixels.
public enum HandTimelines {
  /// A moment of the round at which the scene has to act, once.
  public enum Cue: String {
    /// The fists are down; on the third beat they open.
    case beat
    case open
    /// The stronger hand comes down on the other one, or both meet in a tie: the round counts.
    case blow
    /// Equal hands meet once more, or a rock comes down once more.
    case again
    /// The winner has its crown.
    case cheer
  }

  /// The time in which a fist rises on a beat.
  static let rise = 0.18
  /// The time in which it comes down again.
  static let fall = 0.15
  static let opening = 0.28
  /// The pause after the hands have opened.
  static let pause = 0.12
  /// The time from that pause to the blow.
  static let blow = 0.36
  /// The time for which the winning hand acts: briefly before a verdict, in full otherwise; and the
  /// look at both hands before it where both throws were secret.
  private static let (brief, full, look) = (0.36, 0.56, 0.16)
  /// The time from the blow until a rock comes down once more, in full.
  static let second = 0.28
  /// The share, 0…1, of a loser's sinking by which a hand sinks that loses on purpose.
  public static let lightly = 0.35

  /// The channel of the hand's height above its place.
  public static func lift(_ side: Side) -> Channel<Double> { Channel("\(side).lift") }

  /// The channel of the hand's offset towards the other one.
  static func reach(_ side: Side) -> Channel<Double> { Channel("\(side).reach") }

  /// The channel of the fingertips' dip, in degrees; negative when raised.
  static func dip(_ side: Side) -> Channel<Double> { .rotation(side.rawValue) }

  /// The channel of a beaten hand's sinking, 0…1.
  public static func droop(_ side: Side) -> Channel<Double> { Channel("\(side).droop") }

  /// The channel of the winner's crown and light, 0…1.
  public static let glory = Channel<Double>("glory")
  /// The channel of the number being counted: 1, 2, 3, or 0 for none.
  public static let count = Channel<Int>.frame("count")
  /// The channel of that number's scale.
  public static let countScale = Channel<Double>.scale("count")
  /// The channel of the opacity of the outcome's sign.
  public static let signOpacity = Channel<Double>.opacity("sign")
  /// The channel of that sign's scale.
  public static let signScale = Channel<Double>.scale("sign")

  /// Both hands shake on each beat, those of `opening` open together, and the stronger one strikes
  /// at a distance of `far`; equal hands meet after `half` the gap between the fists.
  ///
  /// - Parameters:
  ///   - hand: the stronger throw, or both.
  ///   - losesOnPurpose: whether the weaker one is thrown on purpose, which then hardly minds.
  ///   - height: how high the stronger one leaps that comes from above.
  public static func round(
    _ outcome: Outcome, by hand: Throw = .rock, losesOnPurpose: Bool = false, beats: Int = 3,
    opening: [Side] = Side.allCases, far: Double, half: Double, height: Double = 116
  ) -> Series {
    let isFull = opening == Side.allCases
    let held = isFull ? full : brief
    let papers = Side.allCases.filter {
      isFull && (outcome.winner == $0.other ? hand.beats : hand) == .paper
    }
    return Series {
      for side in Side.allCases where !opening.contains(side) { fingers(side, .open, every: 0) }
      counting(to: beats)
      // When both throws were secret, skipping stops here so that they are seen.
      if isFull { Label("open") }
      unfolding(opening, papers: papers)
      if isFull { Hold(look) }
      Marker(Cue.open)
      Hold(pause)
      Parallel {
        Series {
          Hold(blow)
          Marker(Cue.blow)
          if outcome == .tie {
            again(hand)
          } else if hand == .rock, isFull {
            Hold(second)
            Marker(Cue.again)
            Hold(held - second)
          } else {
            Hold(held)
          }
          Marker(Cue.cheer)
          sign
        }
        if let winner = outcome.winner {
          strike(of: hand, by: winner, losesOnPurpose, far, height, for: held)
        } else {
          tie(hand, half)
        }
      }
    }
  }

  private static var sign: Parallel {
    Parallel {
      Tween(signOpacity, from: 0, to: 1, duration: 0.14, easing: .outQuad)
      FullMotion { Tween(signScale, from: 0.4, to: 1, duration: opening, easing: .outBack(2.2)) }
    }
  }

  /// The return of both hands, which close and go back to waiting from the end of the last round.
  public static func regroup(after last: Timeline) -> Timeline {
    let duration = 0.24
    return sceneTimeline {
      Parallel {
        Tween(signOpacity, from: 1, to: 0, duration: 0.12, easing: .outQuad)
        Tween(glory, from: last[glory, at: last.duration], to: 0, duration: 0.12)
        for side in Side.allCases {
          for channel in [
            dip(side), lift(side), reach(side), .scale(side.rawValue), droop(side), sheet(side),
            parcel(side),
          ] {
            Tween(
              channel, from: last[channel, at: last.duration], to: channel.rest,
              duration: duration, easing: .inOutSine)
          }
          Cut(cut(side), to: last[cut(side), at: last.duration])
          Series {
            fingers(side, .third, .second, .first, .fist, every: duration / 9)
            FullMotion { squash(side, along: 0.86, for: duration * 2 / 3) }
          }
        }
      }
    }
  }

  /// A part of the timeline that shows one drawing after the other, `seconds` each.
  static func fingers(
    _ side: Side, _ grips: HandAssets.Shape..., every seconds: Double
  ) -> Series {
    Series {
      for (index, grip) in grips.enumerated() {
        if index > 0 { Hold(seconds) }
        Cut(.frame(side.rawValue), to: grip.rawValue)
      }
    }
  }

  /// A stretch or squash along the fingers, with the inverse across them, and back to shape.
  static func squash(_ side: Side, along: Double, for duration: Double) -> Tween {
    Tween(
      .stretch(side.rawValue), from: Point(x: 2 - along, y: along), to: Point(x: 1, y: 1),
      duration: duration, easing: .outBack(2.4))
  }

  /// The stronger hand's motion: it draws back, strikes the other, acts on it, goes home crowned.
  private static func strike(
    of hand: Throw, by winner: Side, _ losesOnPurpose: Bool, _ far: Double, _ height: Double,
    for held: Double
  ) -> Parallel {
    let (loser, isTwice) = (winner.other, hand == .rock && held == full)
    return Parallel {
      Tween(
        droop(loser), from: 0, to: losesOnPurpose ? lightly : 1, duration: 0.4, easing: .inOutSine,
        delay: blow)
      Tween(glory, from: 0, to: 1, duration: 0.3, easing: .outQuad, delay: blow + held)
      if held == full { leave(by: hand, of: winner, after: blow + 0.64 * held) }
      FullMotion {
        Parallel {
          leap(winner, hand, far, height, for: held, isTwice: isTwice)
          act(winner, hand, for: held, isTwice: isTwice)
          if losesOnPurpose { shrugOff(loser) } else { yield(loser, isTwice: isTwice) }
        }
      } else: {
        Cut(.frame(loser.rawValue), to: (losesOnPurpose ? HandAssets.Shape.open : .beaten).rawValue)
      }
    }
  }

  /// The motion to the other hand and back: scissors reach between its fingers, the others come
  /// down.
  private static func leap(
    _ side: Side, _ hand: Throw, _ far: Double, _ height: Double, for held: Double, isTwice: Bool
  ) -> Parallel {
    let (gathering, leaping) = (blow - 0.13, 0.13)
    let isHigh = hand != .scissors
    /// The motion of one channel; at `again` a rock draws back to before it comes down once more.
    func motion(
      _ channel: Channel<Double>, _ back: Double, _ there: Double, again: Double, _ end: Double = 0
    ) -> Series {
      Series {
        Tween(channel, to: back, duration: gathering, easing: .outQuad)
        Tween(channel, to: there, duration: leaping, easing: .inQuad)
        if isTwice {
          Hold(0.07)
          Tween(channel, to: again, duration: second - 0.15, easing: .outQuad)
          Tween(channel, to: there, duration: 0.08, easing: .inQuad)
          Hold(held - second)
        } else {
          Hold(held)
        }
        Tween(channel, to: end, duration: 0.34, easing: .outBack(1.3))
      }
    }
    return Parallel {
      // A rock comes down on the fingers of the scissors, not beside them.
      motion(
        reach(side), -0.16 * far, (hand == .rock ? 1.14 : isHigh ? 1 : 0.76) * far,
        again: 0.94 * far)
      motion(lift(side), isHigh ? height : 10, isHigh ? 26 : 0, again: 26 + 0.4 * height)
      motion(dip(side), isHigh ? -44 : -8, isHigh ? 20 : 0, again: -26)
      Series {
        Tween(.scale(side.rawValue), from: 1, to: 1.22, duration: blow, easing: .inQuad)
        Hold(held)
        Tween(.scale(side.rawValue), to: 1.1, duration: 0.3, easing: .inOutSine)
      }
    }
  }

  /// The action of a hand on the other one: a rock squashes, scissors snip, paper closes.
  private static func act(
    _ side: Side, _ hand: Throw, for held: Double, isTwice: Bool
  ) -> Series {
    Series(delay: blow) {
      if hand == .rock {
        squash(side, along: 0.72, for: isTwice ? second : held)
        if isTwice { squash(side, along: 0.78, for: held - second) }
      } else if hand == .scissors {
        fingers(side, .acting, .open, .acting, .open, .acting, .open, every: held / 6)
      } else {
        // The palm closes on the rock, presses, and opens to show the parcel.
        fingers(side, .open, .acting, .open, every: held / 3)
      }
    }
  }
}

extension Side {
  /// The sign of x on the way to the other hand.
  var direction: Double { self == .player ? -1 : 1 }
}
