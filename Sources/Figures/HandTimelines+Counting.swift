internal import Animation
internal import Rules
internal import Stage

/// The count to three, and how the hands open on it.
extension HandTimelines {
  /// The count: both fists beat the time, and each number appears on its beat.
  static func counting(to beats: Int) -> Series {
    Series {
      for beat in stride(from: 1, through: beats, by: 1) {
        Cut(count, to: beat)
        FullMotion {
          Parallel {
            Tween(
              countScale, from: countSize(beat - 1), to: countSize(beat), duration: rise,
              easing: .outBack(3))
            for side in Side.allCases { shake(side, beat, isLast: beat == beats) }
          }
        }
        if beat < beats { Marker(Cue.beat) }
      }
      Cut(count, to: 0)
    }
  }

  /// The opening of these hands; the `papers` open on a sheet.
  static func unfolding(_ opening: [Side], papers: [Side]) -> Parallel {
    Parallel {
      for side in opening { fingers(side, .first, .second, .third, .open, every: 0.04) }
      for side in papers {
        Tween(sheet(side), from: 0, to: 1, duration: Self.opening, easing: .outBack(1.6))
      }
      FullMotion { Parallel { for side in Side.allCases { unfold(side) } } }
    }
  }

  /// The scale of a number, larger for each further one.
  private static func countSize(_ beat: Int) -> Double { 0.85 + 0.15 * Double(beat) }

  /// A beat of a fist, farther the third time: it swings up and back, then down and forward, and is
  /// squashed. The wrist leads and the fingers follow; the next swing starts from there.
  private static func shake(_ side: Side, _ beat: Int, isLast: Bool) -> Parallel {
    let gathering = 0.06
    return Parallel {
      Series {
        Tween(lift(side), to: -9, duration: gathering, easing: .outQuad)
        Tween(lift(side), to: isLast ? 66 : 48, duration: rise - gathering, easing: .outQuad)
        Tween(lift(side), to: -4, duration: fall, easing: .inQuad)
      }
      Series {
        Tween(dip(side), to: beat == 1 ? 10 : 5, duration: 0.08, easing: .outQuad)
        Tween(dip(side), to: isLast ? -26 : -19, duration: rise - 0.02, easing: .inOutSine)
        Tween(dip(side), to: 15, duration: fall - 0.06, easing: .inQuad)
      }
      Series {
        Tween(reach(side), to: isLast ? -20 : -10, duration: rise, easing: .outQuad)
        Tween(reach(side), to: isLast ? 26 : 12, duration: fall, easing: .inQuad)
      }
      if beat > 1 { squash(side, along: 0.86, for: rise) }
    }
  }

  /// The opening of a hand, which shoots out, stretched, and settles into shape.
  private static func unfold(_ side: Side) -> Parallel {
    Parallel {
      squash(side, along: 1.24, for: opening)
      Tween(dip(side), to: 0, duration: opening, easing: .outBack(3.4))
      Tween(lift(side), to: 0, duration: opening, easing: .outBack(2))
      Tween(reach(side), to: 0, duration: opening, easing: .outBack(2))
    }
  }
}
