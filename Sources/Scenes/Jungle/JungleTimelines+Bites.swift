internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// From the bite on: what the lion does with a cobra on its nose, and how that gets onto it.
extension JungleTimelines {
  /// The lion pulls, its nose between the cobra's teeth, until that lets go; it sees what has become
  /// of it, then what comes down on it.
  static func recoils(_ duel: Duel) -> Parallel {
    let (cobra, lion) = (duel.winner, duel.loser)
    let held = 0.25
    return Parallel {
      // It draws back from where its mouth was, which is seen.
      Lively {
        Tween(cling, from: 1, to: 0, duration: 0.11, easing: .inOutSine, delay: held)
      }
      Lively {
        Acting(
          lion.rawValue, from: .fright, .to(.stung, 0.04), .hold(0.02),
          .to(.quiver, 0.08, .inOutSine), .hold(held - 0.14),
          .to(.yelp, 0.06, .outBack(3)), .hold(0.02), .to(.crossEyed, 0.05), .hold(0.08),
          .to(.behold, 0.05, .outBack(2)), .hold(0.12), .to(.flat, 0.06, .inQuad))
      } else: {
        Acting(lion.rawValue, from: .fright, .to(.bitten, 0.1), .hold(0.3), .to(.flat, 0.2))
      }
      Acting(
        cobra.rawValue, from: .strike, .to(.bite, 0.04), .hold(held - 0.04), .to(.rear, 0.1),
        .to(.proud, 0.07))
      Series(delay: held + 0.16) {
        hopping(duel)
      }
      mounting(
        duel, after: held + 0.22, in: 0.19, by: [(54, 0.55, .outQuad), (0, 0.45, .inQuad)])
      yielding(duel, after: held + 0.39)
      swelling(lion, after: 0.14)
    }
  }

  /// Bitten in its sleep the lion looks what hangs from its nose, shoots up, and falls flat.
  static func skyrockets(_ duel: Duel) -> Parallel {
    let (cobra, lion) = (duel.winner, duel.loser)
    let (start, flight) = (0.14, 0.31)
    let burst = start + flight + 0.03
    return Parallel {
      Lively {
        // It is pulled up with the nose, until that is let go.
        Tween(cling, to: 0, duration: 0.06, easing: .inQuad, delay: start + 0.09)
      }
      Acting(
        lion.rawValue, from: .slump, .to(.roused, 0.04, .outBack(2)), .hold(0.02),
        .to(.bitten, 0.04), .hold(0.04), .to(.yelp, 0.05, .outBack(2)), .hold(0.12),
        .to(.fall, 0.07), .hold(0.04), .to(.flat, 0.05, .outBack(2)), .hold(0.06),
        .to(.wriggle, 0.18), .to(.thrash, 0.06), .to(.wriggle, 0.03))
      shooting(up: duel, after: start, for: flight)
      Acting(
        cobra.rawValue, from: .strike, .to(.bite, 0.04), .hold(start + 0.06), .to(.cheer, 0.07),
        .to(.crouch, 0.04), .to(.dive, 0.05), .hold(burst - start - 0.12),
        .to(.land, 0.08, .inQuad),
        .to(duel.coveringPose, 0.05, .outBack(2)))
      breaching(duel, after: burst)
      yielding(duel, after: burst + 0.22)
      swelling(lion, after: 0.06)
    }
  }

  /// The cobra dives head first, leaps out of the water beside the lion, comes down on it, and throws
  /// its first loop round it.
  private static func breaching(_ duel: Duel, after burst: Double) -> Parallel {
    let (cobra, end) = (duel.winner, duel.winnerPlace)
    return Parallel {
      Series(delay: burst - 0.2) {
        Tween(
          position(cobra), to: duel.beyond(-240), duration: 0.16, easing: .inOutSine)
        Tween(position(cobra), to: end.place, duration: 0.17, easing: .inOutSine, delay: 0.09)
      }
      Lively {
        Series(delay: burst - 0.21) {
          Tween(lift(cobra), from: 0, to: 70, duration: 0.07, easing: .outQuad)
          Tween(lift(cobra), to: deepest, duration: 0.1, easing: .inQuad)
          // The water rises before it does.
          Marker(Cue.breached)
          Hold(0.04)
          Tween(lift(cobra), to: end.height + 46, duration: 0.12, easing: .outQuad)
          Tween(lift(cobra), to: end.height, duration: 0.1, easing: .inQuad)
        }
      } else: {
        Cut(lift(cobra), to: end.height, delay: burst + 0.22)
      }
      Lively {
        Tween(spin(cobra), from: 0, to: -80, duration: 0.13, easing: .inQuad, delay: burst - 0.19)
        Cut(spin(cobra), to: 40)
        Tween(spin(cobra), to: 0, duration: 0.18, easing: .inOutSine, delay: 0.06)
      }
      Series(delay: burst - 0.08) { Marker(Cue.plunged) }
      Lively {
        Tween(wrap, from: 0, to: 1, duration: 0.1, easing: .outQuad, delay: burst + 0.22)
      }
    }
  }

  /// Straight up, as high as the sign leaves it in sight, where it hangs and howls, and down.
  private static func shooting(
    up duel: Duel, after start: Double, for flight: Double
  ) -> Lively {
    let lion = duel.loser
    return Lively {
      Parallel {
        // It pulls until its nose is let go, so that it flies up in one long line.
        Series(delay: 0.1) {
          Tween(
            position(lion), to: duel.beyond(30), duration: start - 0.1, easing: .outQuad)
          Tween(position(lion), to: duel.target, duration: flight, easing: .inOutSine)
        }
        Series(delay: start - 0.06) {
          Tween(.stretch(lion.rawValue), to: Point(x: 1.16, y: 0.82), duration: 0.06)
          Tween(
            .stretch(lion.rawValue), to: Point(x: 0.8, y: 1.3), duration: 0.06, easing: .outQuad)
          Tween(.stretch(lion.rawValue), to: Point(x: 1, y: 1), duration: 0.14)
        }
        Series(delay: start) {
          Tween(lift(lion), from: 0, to: 150, duration: 0.2, easing: .inOutSine)
          Tween(lift(lion), to: 158, duration: 0.05, easing: .outSine)
          Tween(lift(lion), to: 0, duration: flight - 0.25, easing: .inQuad)
          Marker(Cue.drenched)
        }
        Tween(
          spin(lion), from: 0, to: 360, duration: 0.15, easing: .inOutSine,
          delay: start + flight - 0.15)
        Cut(spin(lion), to: 0, delay: start + flight)
      }
    }
  }

  /// The cobra coils itself up flat, and hops onto the lion in one long line; takes 0.31 s.
  private static func hopping(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    return Parallel {
      Acting(
        name, from: .proud, .to(.crouch, 0.06), .to(.leap, 0.07, .outQuad), .hold(0.07),
        .to(.land, 0.05, .inQuad), .to(duel.coveringPose, 0.06, .outBack(2)))
      Lively {
        Tween(.stretch(name), to: Point(x: 1.2, y: 0.72), duration: 0.07, easing: .outQuad)
        Tween(.stretch(name), to: Point(x: 0.94, y: 1.06), duration: 0.06)
        Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.06)
      }
    }
  }

  /// What bites and what is bitten are pressed together where they meet.
  static func nipping(_ duel: Duel) -> Parallel {
    Parallel {
      for actor in [duel.winner, duel.loser] {
        Lively {
          Tween(
            .stretch(actor.rawValue), from: Point(x: 0.84, y: 1.12), to: Point(x: 0.88, y: 1.1),
            duration: 0.05)
          Tween(
            .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(2))
        }
      }
    }
  }

  /// Both give way under the one that lands on the other.
  private static func yielding(_ duel: Duel, after delay: Double) -> Parallel {
    Parallel {
      for (actor, flat) in [
        (duel.winner, Point(x: 1.2, y: 0.76)), (duel.loser, Point(x: 1.14, y: 0.72)),
      ] {
        Lively {
          Tween(
            .stretch(actor.rawValue), to: flat, duration: 0.03, easing: .outQuad, delay: delay)
          Tween(.stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.07)
        }
      }
    }
  }

  /// The way up onto the loser, by heights over the place there, each in its share of the time.
  private static func mounting(
    _ duel: Duel, after delay: Double, in seconds: Double,
    by heights: [(over: Double, share: Double, easing: Easing)]
  ) -> Parallel {
    Parallel {
      Tween(
        position(duel.winner), to: duel.winnerPlace.place, duration: seconds, easing: .inOutSine,
        delay: delay)
      Lively {
        Series(delay: delay) {
          Cut(lift(duel.winner), to: 0)
          for (over, share, easing) in heights {
            Tween(
              lift(duel.winner), to: duel.winnerPlace.height + over, duration: seconds * share,
              easing: easing)
          }
        }
      }
    }
  }
}
