internal import Animation
internal import Rules
internal import Stage

/// The motions of a tie: fists bounce off each other, sheets clap, and scissors catch each other.
extension HandTimelines {
  /// The seconds from the first contact of equal hands to each further one, and to the end of the
  /// tie.
  private static func meetings(of hand: Throw) -> (again: [Double], over: Double) {
    switch hand {
    case .rock: ([0.3, 0.54], 0.7)
    case .paper: ([0.3], 0.6)
    case .scissors: ([0.26, 0.5], 0.9)
    }
  }

  /// The cues for the sounds of the further contacts.
  static func again(_ hand: Throw) -> Series {
    let (again, over) = meetings(of: hand)
    return Series {
      for (since, time) in zip([0] + again, again) {
        Hold(time - since)
        Marker(Cue.again)
      }
      Hold(over - (again.last ?? 0))
    }
  }

  /// The motion of both hands; each moves by `half` the gap between the fists.
  static func tie(_ hand: Throw, _ half: Double) -> FullMotion {
    FullMotion {
      Parallel {
        for side in Side.allCases {
          switch hand {
          case .rock: bounce(side, half)
          case .paper: clap(side, half)
          case .scissors: tangle(side, half)
          }
        }
      }
    }
  }

  /// The motion of a fist in a tie: fists knock together, bounce off in an arc, and knock twice
  /// more, each time less hard.
  private static func bounce(_ side: Side, _ half: Double) -> Parallel {
    let again = meetings(of: .rock).again
    return Parallel {
      Series {
        Tween(reach(side), to: -44, duration: blow - 0.11, easing: .outQuad)
        Tween(reach(side), to: half, duration: 0.11, easing: .inQuad)
        for (recoil, time) in zip([96.0, 44], zip([0] + again, again).map { $1 - $0 }) {
          Tween(reach(side), to: half - recoil, duration: 0.55 * time, easing: .outQuad)
          Tween(reach(side), to: half, duration: 0.45 * time, easing: .inQuad)
        }
        Tween(reach(side), to: -30, duration: 0.2, easing: .outQuad)
        Tween(reach(side), to: 0, duration: 0.3, easing: .outBack(1.8))
      }
      Series(delay: blow) {
        for (height, time) in zip([64.0, 26], zip([0] + again, again).map { $1 - $0 }) {
          Tween(lift(side), to: height, duration: 0.5 * time, easing: .outQuad)
          Tween(lift(side), to: 0, duration: 0.5 * time, easing: .inQuad)
        }
      }
      Series(delay: blow) {
        for (time, along) in zip([again[0], again[1] - again[0], 0.34], [0.62, 0.74, 0.84]) {
          squash(side, along: along, for: time)
        }
      }
      Series(delay: blow) {
        Tween(dip(side), to: 0, spring: Spring(duration: 0.2, bounce: 0.5), velocity: -520)
      }
    }
  }

  /// The motion of an open hand in a tie: the fingertips clap twice, and wave as they go. Hands
  /// stay level, clear of the words above them.
  private static func clap(_ side: Side, _ half: Double) -> Parallel {
    let palms = half - 52
    let again = meetings(of: .paper).again[0]
    return Parallel {
      Series {
        Tween(reach(side), to: -60, duration: blow - 0.14, easing: .outQuad)
        Tween(reach(side), to: palms, duration: 0.14, easing: .inQuad)
        Hold(0.06)
        Tween(reach(side), to: palms - 130, duration: again - 0.18, easing: .outQuad)
        Tween(reach(side), to: palms, duration: 0.12, easing: .inQuad)
        Hold(0.06)
        Tween(reach(side), to: 0, duration: 0.34, easing: .inOutSine)
      }
      Series {
        Tween(dip(side), to: -9, duration: blow - 0.14, easing: .outQuad)
        Tween(dip(side), to: 3, duration: 0.14, easing: .inQuad)
        Hold(again + 0.06)
        for turn in [-9.0, 10, -7, 6] {
          Tween(dip(side), to: turn, duration: 0.13, easing: .inOutSine)
        }
        Tween(dip(side), to: 0, duration: 0.2, easing: .inOutSine)
      }
      for time in [blow, blow + again] {
        Series(delay: time) { squash(side, along: 0.82, for: 0.24) }
      }
    }
  }

  /// The motion of scissors in a tie: they close on each other, tug to and fro, and fly apart.
  private static func tangle(_ side: Side, _ half: Double) -> Parallel {
    let inside = half - 4
    let (first, second) = (meetings(of: .scissors).again[0], meetings(of: .scissors).again[1])
    return Parallel {
      Series {
        Tween(reach(side), to: -44, duration: blow - 0.12, easing: .outQuad)
        Tween(reach(side), to: inside, duration: 0.12, easing: .inQuad)
        Hold(0.08)
        Tween(
          reach(side), to: inside - 46 * side.direction, duration: first - 0.08,
          easing: .outBack(2))
        Tween(
          reach(side), to: inside + 46 * side.direction, duration: second - first,
          easing: .outBack(2))
        Tween(reach(side), to: inside - 16, duration: 0.22, easing: .inOutSine)
        Tween(reach(side), to: -76, duration: 0.12, easing: .outQuad)
        Tween(reach(side), to: 0, duration: 0.34, easing: .outBack(1.6))
      }
      // The hands differ in height, as each has a finger between the other's two.
      Series {
        Tween(lift(side), to: side == .player ? 17 : -17, duration: blow)
        Hold(second + 0.22)
        Tween(lift(side), to: 0, duration: 0.2, easing: .outQuad)
      }
      Series(delay: blow) {
        for turn in [-9, 9, -4] as [Double] {
          Tween(dip(side), to: turn * side.direction, duration: 0.24, easing: .outBack(2))
        }
        Tween(dip(side), to: 0, spring: Spring(duration: 0.2, bounce: 0.6), velocity: -500)
      }
      Series(delay: blow) {
        Cut(.frame(side.rawValue), to: HandAssets.Shape.acting.rawValue)
        Hold(second + 0.22)
        squash(side, along: 1.3, for: 0.3)
        fingers(side, .open, .acting, .open, .acting, .open, every: 0.09)
      }
    }
  }
}
