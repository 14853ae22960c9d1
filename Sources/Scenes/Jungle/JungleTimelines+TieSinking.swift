internal import Animation
internal import Figures
internal import Rules

/// How two of a kind go under.
extension JungleTimelines {
  /// The lions fall over backwards, noses last, the cobras sink in one knot, and the rabbits follow
  /// their pad. What is under water fades.
  static func sinks(_ actor: Actor, _ animal: Animal) -> Parallel {
    let name = actor.rawValue
    return Parallel {
      Lively {
        Parallel {
          switch animal {
          case .lion:
            topples(actor)
          case .cobra:
            Acting(name, from: .snarl, .hold(0.26))
            lolling(actor)
            if actor == .player { screwing }
            // As one: up once more, and down.
            Series {
              Tween(lift(actor), to: 12, duration: 0.08, easing: .outQuad, delay: 0.03)
              Tween(lift(actor), to: -140, duration: 0.24, easing: .inOutSine)
              Tween(lift(actor), to: deepest, duration: 0.13)
            }
          case .rabbit:
            // The one starts; the other cannot believe it. Eyes and ears go last.
            let doubts: [Acting.Key] =
              actor == .player ? [] : [.to(.crossEyed, 0.05, .outBack(2)), .hold(0.07)]
            Acting(
              name, from: .peer,
              [.hold(0.07)] + doubts + [.to(.fright, 0.05, .outBack(3))]
                + [.hold(0.28)])
            // Slowly with the pad that gives way, then without it.
            for (depth, seconds, late) in [
              (aboard - 14, 0.1, 0), (-12, 0.14, 0.1), (-66, 0.12, 0.24),
            ] {
              Tween(lift(actor), to: depth, duration: seconds, easing: .inOutSine, delay: late)
            }
            Tween(lift(actor), to: deepest, duration: 0.12, easing: .inQuad, delay: 0.36)
            Tween(spin(actor), to: -8, duration: 0.3, easing: .inOutSine, delay: 0.1)
            if actor == .player { goesAlong }
          }
        }
      }
      if animal != .cobra, actor == .player {
        Lively { Tween(nearness, to: 1, duration: 0.14, easing: .inOutSine, delay: 0.26) }
      }
      Tween(
        .opacity(name), to: 0, duration: tieFade - twoPictures, easing: .inExpo, delay: 0.02)
    }
  }

  /// The jungle's a moment before the player's, and the noses bob up once more, like buoys.
  private static func topples(_ actor: Actor) -> Parallel {
    let isLast = actor == .player
    let late = isLast ? 0.05 : 0
    return Parallel {
      Acting(
        actor.rawValue, from: isLast ? .cheer : .exult, .hold(late), .to(.topple, 0.1, .inQuad),
        .hold(0.04), .to(.kick, 0.06), .to(.topple, 0.06), .to(.kick, 0.06), .to(.topple, 0.06))
      Series(delay: late) {
        Tween(lift(actor), to: 24, duration: 0.06, easing: .outQuad)
        Tween(lift(actor), to: -36, duration: 0.08, easing: .inQuad)
        Tween(lift(actor), to: -126, duration: 0.15, easing: .inOutSine)
        Tween(lift(actor), to: -112, duration: 0.11 - late, easing: .outBack(2))
        Tween(lift(actor), to: deepest, duration: 0.1)
      }
    }
  }

  /// Both heads loll to the one side and the other.
  private static func lolling(_ actor: Actor) -> Series {
    Series {
      for turn in [-11.0, 9, -6] {
        Tween(spin(actor), to: turn * side(actor), duration: 0.12, easing: .inOutSine)
      }
    }
  }

  /// The halves go down with them, tipping, and the frog looks on from another pad, and dives.
  private static var goesAlong: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Tween(.rotation(lily), to: -16, duration: 0.3, easing: .inOutSine)
      // They bend under them before the water laps over.
      Tween(.stretch(lily), to: Point(x: 1.12, y: 0.78), duration: 0.1, easing: .outQuad)
      Tween(sunken(.lily), from: 0, to: 28, duration: 0.12, easing: .inOutSine)
      Tween(sunken(.lily), to: 120, duration: 0.12, easing: .inQuad, delay: 0.24)
      Cut(.scale(lily), to: 0, delay: 0.36)
      Series(delay: 0.3) {
        leaps(.frog, from: refuge, to: refuge + Point(x: 44, y: 18), height: 50, 0.2, turning: 50)
        grows(.frog, to: 0)
      }
    }
  }
}
