internal import Animation
internal import Rules
internal import Stage

extension HandTimelines {
  /// The reaction of a hand that was meant to lose: it is knocked back, and waves.
  static func shrugOff(_ side: Side) -> Parallel {
    Parallel {
      Series(delay: blow) {
        Tween(reach(side), from: 0, to: -40, duration: 0.1, easing: .outQuad)
        Tween(reach(side), to: 0, duration: 0.36, easing: .outBack(1.6))
      }
      Series(delay: blow + 0.1) {
        for turn in [-24.0, 14, -18, 0] {
          Tween(dip(side), to: turn, duration: 0.13, easing: .inOutSine)
        }
      }
      Series(delay: blow) { squash(side, along: 0.6, for: 0.44) }
      Series(delay: blow) { fingers(side, .beaten, .open, every: 0.3) }
    }
  }

  /// The reaction of a beaten hand: it starts, is knocked back, and goes limp.
  static func yield(_ side: Side, isTwice: Bool) -> Parallel {
    Parallel {
      Series {
        Tween(reach(side), to: -26, duration: blow, easing: .outQuad)
        Tween(reach(side), to: -30, spring: Spring(duration: 0.22, bounce: 0.4), velocity: -760)
      }
      Series {
        Tween(dip(side), to: -14, duration: blow, easing: .inOutSine)
        Tween(dip(side), to: 18, spring: Spring(duration: 0.2, bounce: 0.4), velocity: 420)
      }
      Series(delay: blow) {
        Parallel {
          fingers(side, .open, .beaten, every: 0.04)
          Series {
            squash(side, along: 0.6, for: isTwice ? second : 0.44)
            if isTwice { squash(side, along: 0.5, for: 0.4) }
          }
          Tween(.scale(side.rawValue), from: 1, to: 0.84, duration: 0.4, easing: .inOutSine)
        }
      }
    }
  }
}
