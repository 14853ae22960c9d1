internal import Animation
internal import Figures
internal import Rules

/// The timelines from the bite on: the lion with a cobra on its nose, and the cobra's way onto it.
extension JungleTimelines {
  /// The seconds for which the player's cobra holds the nose, and for which the jungle's does.
  private static let (flinging, biting) = (0.31, 0.26)
  /// The seconds from the cobra's letting go until the lion topples, and until its muzzle hits its
  /// face.
  private static let (flat, whiplash) = (0.175, 0.08)
  /// The time that a flung cobra is in the air, in seconds.
  private static let flight = 0.44
  /// The seconds of the lion's rocking on its heels and fall, and those of the fall alone.
  private static let (toppling, falling) = (0.24, 0.13)

  /// Returns the seconds from the bite until the flung cobra lands, or the bitten lion lies flat.
  static func fall(of duel: Duel) -> Double {
    duel.isWin ? flinging + flight : biting + flat + toppling
  }

  /// Lets the jungle's lion fling the cobra up, down, and off its nose in a high arc, and see its
  /// nose in the water; then the cobra lands on it.
  static func recoils(_ duel: Duel) -> Parallel {
    let (cobra, lion, held) = (duel.winner, duel.loser, flinging)
    return Parallel {
      FullMotion {
        Tween(cling, from: 1, to: 0, duration: 0.09, easing: .inOutSine, delay: held)
      }
      FullMotion {
        KeyPoses(
          lion.rawValue, from: .lionKiss, .to(.stung, 0.04), .live(0.06),
          .to(.lionFling, 0.08, .outBack(1.5)), .to(.lionDuck, 0.07, .inOutSine),
          .to(.lionFling, 0.06, .outQuad), .hold(0.04), .to(.lionAppalled, 0.07, .outBack(2)),
          .live(flight - 0.22), .to(.behold, 0.04), .hold(0.04),
          .to(.lionBulging, 0.05, .inQuad), .hold(0.05), .to(duel.struggle.low, 0.06, .outBack(2)))
      } else: {
        KeyPoses(lion.rawValue, from: .fright, .to(.bitten, 0.1), .hold(0.3), .to(.flat, 0.2))
      }
      KeyPoses(
        cobra.rawValue, from: duel.blow, .hold(held + 0.02), .to(.cobraRecoil, 0.03), .hold(0.05),
        .to(.cobraHurtle, 0.15), .hold(flight - 0.41), .to(.cobraAim, 0.1),
        .to(.land, 0.06, .inQuad),
        .hold(0.07), .to(duel.coveringPose, 0.08, .outBack(2)))
      tossed(cobra, duel.forward, after: held)
      trembling(lion, after: held + 0.1, for: flight - 0.2)
      mirroring(after: held)
      Tween(
        position(lion), to: duel.target, duration: 0.09, easing: .inOutSine,
        delay: held + flight - 0.09)
      Cut(facing(cobra), to: Animal.cobra.facing(-duel.forward), delay: held + 0.2)
      comingClose(cobra, .flung, after: held + 0.01)
      Tween(
        position(cobra), to: duel.mirror + Point(x: 6, y: 150), duration: 0.16, easing: .outQuad,
        delay: held + 0.02)
      mounting(
        duel, after: held, in: flight, over: 0.55,
        by: [
          (36, 0.28, .outQuad), (46, 0.24, .outSine), (0, 0.48, .inQuad),
        ])
      squashed(
        duel, Point(x: 1.14, y: 0.72), Point(x: 1.2, y: 0.76), after: held + flight, in: 0.03,
        for: 0.05, then: 0.07)
      pressing(after: held + flight, (0.6, 0.03), (0.5, 0.06), (0.4, 0.06))
      swelling(lion, after: held - 0.15, in: 0.2)
      throbbing(lion, after: held + 0.14)
    }
  }

  /// Hides the lion's reflection at the bite, and shows it again while the cobra is in the air.
  private static func mirroring(after held: Double) -> FullMotion {
    FullMotion {
      Tween(reflection, to: 0, duration: 0.07, delay: 0.05)
      Tween(reflection, from: 0, to: 1, duration: 0.09, easing: .outQuad, delay: held - 0.01)
      Tween(reflection, to: 0, duration: 0.07, delay: flight - 0.32)
    }
  }

  /// Swells and shrinks the actor's sore twice.
  private static func throbbing(_ actor: Actor, after delay: Double) -> FullMotion {
    FullMotion {
      Hold(delay)
      for size in [1.24, 1, 1.2, 1] {
        Tween(sore(actor), to: size, duration: 0.07, easing: .inOutSine)
      }
    }
  }

  /// Rocks the actor by up to 4 degrees to either side.
  private static func trembling(_ actor: Actor, after delay: Double, for seconds: Double)
    -> FullMotion
  {
    FullMotion {
      Hold(delay)
      for turn in [4.0, -3, 4, -3, 0] {
        Tween(spin(actor), to: turn, duration: seconds / 5, easing: .inOutSine)
      }
    }
  }

  /// Swings the cobra like a flag by its teeth, and draws it long on its way up and down.
  private static func tossed(_ cobra: Actor, _ forward: Double, after held: Double) -> FullMotion {
    FullMotion {
      Parallel {
        Series(delay: 0.1) {
          for (turn, seconds) in [(-20.0, 0.08), (14, 0.07), (-30, held - 0.25)] {
            Tween(spin(cobra), to: turn * forward, duration: seconds, easing: .inOutSine)
          }
          Tween(spin(cobra), to: 16 * forward, duration: 0.12, easing: .outQuad)
          Tween(spin(cobra), to: 0, duration: flight - 0.2, easing: .inOutSine)
        }
        Series(delay: held) {
          for (long, seconds) in [(1.14, 0.07), (0.9, 0.1), (0.94, flight - 0.3), (1.1, 0.13)] {
            Tween(
              .stretch(cobra.rawValue), to: Point(x: 1.9 - 0.9 * long, y: long), duration: seconds)
          }
        }
      }
    }
  }

  /// Pulls the lion back with all its weight, trembling, until the cobra lets go.
  private static func straining(_ duel: Duel, for seconds: Double) -> Parallel {
    let lion = duel.loser
    return Parallel {
      Tween(
        position(lion), to: duel.beyond(24), duration: 0.1, easing: .outQuad, delay: 0.04)
      Tween(
        position(lion), to: duel.target, duration: 0.1, easing: .inOutSine, delay: seconds - 0.11)
      trembling(lion, after: 0.12, for: seconds - 0.12)
    }
  }

  /// Lets the player's lion, bitten in its sleep, draw its nose long, get it back in its face, and
  /// fall like a tree; the cobra hops onto it and throws its first loop round it.
  static func keelsOver(_ duel: Duel) -> Parallel {
    let (cobra, lion, held) = (duel.winner, duel.loser, biting)
    return Parallel {
      FullMotion { Tween(cling, from: 1, to: 0, duration: 0.04, easing: .inQuad, delay: held) }
      FullMotion {
        KeyPoses(
          lion.rawValue, from: .slump, .to(.roused, 0.03, .outBack(2)), .hold(0.07),
          .to(.quiver, 0.06, .outBack(1.5)), .hold(0.02), .to(.lionYank, 0.05, .outBack(2)),
          .live(held - 0.24), .to(.stung, whiplash - 0.03), .to(.lionStruck, 0.02, .inQuad),
          .hold(0.05), .to(.lionFlattened, flat - whiplash - 0.04, .inOutSine),
          .to(.lionSlack, 0.04, .outBack(2)), .hold(toppling - 0.04), .to(.flat, 0.002),
          .hold(0.12), .to(.thrash, 0.07))
      } else: {
        KeyPoses(lion.rawValue, from: .slump, .to(.bitten, 0.1), .hold(0.3), .to(.flat, 0.2))
      }
      straining(duel, for: held)
      reboundingInto(lion, duel)
      toppling(duel, after: held + flat)
      KeyPoses(
        cobra.rawValue, from: .bite, .hold(held + 0.02), .to(.cobraRecoil, 0.03), .hold(0.06),
        .to(.fall, 0.04, .outBack(2)), .hold(0.03))
      Series(delay: held + flat + 0.06) { hopping(duel) }
      mounting(
        duel, after: held + flat + 0.25, in: 0.13, by: [(36, 0.55, .outQuad), (0, 0.45, .inQuad)])
      FullMotion {
        Tween(wrap, from: 0, to: 1, duration: 0.04, easing: .outQuad, delay: held + flat + 0.37)
      }
      squashed(
        duel, Point(x: 1.14, y: 0.72), Point(x: 1.2, y: 0.76), after: held + flat + 0.33, in: 0.03,
        for: 0.05, then: 0.07)
      pressing(after: held + flat + 0.33, (0.6, 0.03), (0.4, 0.06))
      swelling(lion, after: held - 0.02, in: 0.08)
    }
  }

  /// Throws the lion back as its own muzzle dents its face.
  private static func reboundingInto(_ lion: Actor, _ duel: Duel) -> FullMotion {
    FullMotion {
      Hold(biting + whiplash - 0.02)
      Parallel {
        Series {
          Tween(position(lion), to: duel.beyond(36), duration: 0.05, easing: .outQuad)
          Tween(
            position(lion), to: duel.target, duration: falling, easing: .inQuad,
            delay: flat - whiplash - 0.03 + toppling - falling)
        }
        Series {
          Tween(spin(lion), to: 18, duration: 0.03, easing: .outQuad)
          Tween(spin(lion), to: 26, duration: flat - whiplash - 0.01, easing: .inOutSine)
        }
        Series {
          Tween(.stretch(lion.rawValue), to: Point(x: 0.84, y: 1.1), duration: 0.03)
          Tween(
            .stretch(lion.rawValue), to: Point(x: 1, y: 1), duration: flat - whiplash - 0.03,
            easing: .outBack(3))
        }
      }
    }
  }

  /// Rocks the dazed lion on its heels, and drops it on its face in one piece.
  private static func toppling(_ duel: Duel, after start: Double) -> FullMotion {
    let (lion, name) = (duel.loser, duel.loser.rawValue)
    return FullMotion {
      Parallel {
        Series(delay: start) {
          for (turn, seconds) in [(-6.0, 0.05), (8, toppling - falling - 0.05)] {
            Tween(spin(lion), to: turn, duration: seconds, easing: .inOutSine)
          }
          Tween(spin(lion), to: -82, duration: falling, easing: .inQuad)
          Cut(spin(lion), to: 0)
        }
        Series(delay: start + toppling - falling) {
          Tween(lift(lion), from: 0, to: -24, duration: falling, easing: .inQuad)
          Cut(lift(lion), to: 0)
        }
        Series(delay: start + toppling - 0.01) { Marker(Cue.splashed) }
        Series(delay: start + toppling) {
          Tween(
            .stretch(name), from: Point(x: 1.24, y: 0.72), to: Point(x: 1, y: 1), duration: 0.09,
            easing: .outBack(2))
        }
      }
    }
  }

  /// Coils the cobra up flat, and lets it hop onto the lion with glee, in 0.33 s.
  private static func hopping(_ duel: Duel) -> Parallel {
    let name = duel.winner.rawValue
    return Parallel {
      KeyPoses(
        name, from: .fall, .to(.lick, 0.06), .to(.crouch, 0.09), .to(.exult, 0.05, .outQuad),
        .hold(0.04), .to(.land, 0.04, .inQuad), .to(duel.coveringPose, 0.05, .outBack(2)))
      FullMotion {
        Hold(0.07)
        Tween(.stretch(name), to: Point(x: 1.2, y: 0.72), duration: 0.08, easing: .outQuad)
        Tween(.stretch(name), to: Point(x: 0.94, y: 1.06), duration: 0.05)
        Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.06)
      }
    }
  }

  /// Presses the biting cobra and the bitten lion together where they meet.
  static func nipping(_ duel: Duel) -> Parallel {
    Parallel {
      for actor in [duel.winner, duel.loser] {
        FullMotion {
          Tween(
            .stretch(actor.rawValue), from: Point(x: 0.84, y: 1.12), to: Point(x: 0.88, y: 1.1),
            duration: 0.05)
          Tween(
            .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(2))
        }
      }
    }
  }

  /// Lifts the winner onto the loser through `heights` above its place there, in design pixels,
  /// each in its share of `seconds`; the `last` share of these brings the winner to that place.
  private static func mounting(
    _ duel: Duel, after delay: Double, in seconds: Double, over last: Double = 1,
    by heights: [(over: Double, share: Double, easing: Easing)]
  ) -> Parallel {
    Parallel {
      Tween(
        position(duel.winner), to: duel.winnerPlace.place, duration: seconds * last,
        easing: .inOutSine, delay: delay + seconds * (1 - last))
      FullMotion {
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
