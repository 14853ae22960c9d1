internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The hunt of the jungle's lion: who hides behind its own paws still has ears.
extension JungleTimelines {
  /// The lion looks for it everywhere, sees the ears, shows the player one eye, and pulls the
  /// rabbit out of the water by one.
  static func finds(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Parallel {
        Acting(
          name, from: duel.winnerStance, .to(.stepNear, 0.07), .to(.stepFar, 0.07),
          .to(.watch, 0.06, .outBack(2)), .to(.lookRound, 0.05), .to(.peer, 0.07, .outBack(2)),
          .hold(0.07), .to(.plot, 0.05), .hold(0.15))
        Tween(
          position(lion), to: duel.grip - Point(x: 40, y: 0), duration: 0.22, easing: .inOutSine)
      }
      Marker(Cue.leap)
      Parallel {
        Acting(name, from: .plot, .to(.claim, 0.08, .outBack(1.5)))
        Tween(position(lion), to: near(duel), duration: 0.08, easing: .outQuad)
      }
      Cut(grasp, to: 1)
    }
  }

  /// The rabbit dives, covers its eyes, and believes that it is hidden until it hangs by an ear.
  static func hides(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      Acting(name, from: duel.loserStance, .hold(0.1), .to(.crouch, 0.05))
      Parallel {
        Acting(name, from: .crouch, .to(.leap, 0.04), .to(.dive, 0.05))
        Series {
          Tween(lift(rabbit), from: 0, to: 64, duration: 0.07, easing: .outQuad)
          Tween(lift(rabbit), to: deepest, duration: 0.11, easing: .inQuad)
          Marker(Cue.drenched)
        }
      }
      Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, duel.forward))
      Acting(name, .to(.hide, 0.01))
      Parallel {
        Tween(lift(rabbit), to: hidden, duration: 0.08, easing: .outBack(2))
        // As far back as the lion, whose paw is before it from then on.
        Tween(position(rabbit), to: duel.end + Point(x: 34, y: 0), duration: 0.08)
      }
      Series {
        for turn in [5.0, -5, 5, -5, 0] { Tween(spin(rabbit), to: turn, duration: 0.05) }
      }
    }
  }

  /// How deep it is while ears and paws are seen, and how high it hangs.
  private static let (hidden, hung) = (-64.0, 46.0)
  /// When the ear gives no more and it pops out, when it turns round, and when it is let go.
  private static let (popping, twirling, dropping) = (0.08, 0.26, 0.52)

  /// It is pulled out like a carrot, kicks and swings, peeps through its paws, is nose to nose with
  /// who has it, runs in the air, is let go, and patted on the head.
  static func isFound(_ duel: Duel) -> Lively {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Lively {
      Parallel {
        Acting(
          name, from: .hide, .hold(popping), .to(.wriggle, 0.05), .to(.thrash, 0.05),
          .to(.wriggle, 0.05), .to(.turn, 0.04), .to(.wink, 0.04), .hold(0.07),
          .to(.found, 0.03, .outBack(3)), .hold(dropping - 0.47), .to(.flee, 0.04),
          .to(.scurry, 0.05), .to(.turn, 0.04), .hold(hanging - dropping - 0.01),
          .to(.pinned, 0.04), .to(.slap, 0.06), .to(.pinned, 0.06))
        Acting(
          duel.winner.rawValue, from: .claim, .to(.hoist, 0.14, .outBack(1.5)),
          .hold(twirling - 0.16), .to(.found, 0.12, .outBack(1.5)),
          .hold(hanging - twirling - 0.06), .to(.pin, 0.08), .to(.pat, 0.07, .outBack(2)),
          .to(.pin, 0.06, .inQuad))
        Series {
          Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, -duel.forward), delay: 0.28)
          Cut(
            facing(rabbit), to: duel.facing(duel.losingAnimal, duel.forward), delay: hanging - 0.26)
        }
        dangling(duel)
        popping(rabbit)
        bracing(duel)
        Tween(grasp, to: 0, duration: 0.05, delay: dropping)
        Tween(
          position(rabbit), to: duel.loserPlace, duration: 0.09, easing: .inOutSine, delay: hanging)
        Tween(lift(rabbit), to: 0, duration: 0.09, easing: .inQuad, delay: hanging)
      }
    } else: {
      Acting(name, from: .pinned, .hold(0.2), .to(.slap, 0.1), .hold(0.1), .to(.pinned, 0.1))
    }
  }

  /// Where the lion stands as it takes hold.
  private static func near(_ duel: Duel) -> Point {
    duel.grip + Point(x: 44 * duel.forward, y: 0)
  }

  /// It pulls with its whole body, step by step backwards.
  private static func bracing(_ duel: Duel) -> Parallel {
    let lion = duel.winner
    return Parallel {
      Series {
        for turn in [-10.0, -14, 0] { Tween(spin(lion), to: turn * duel.forward, duration: 0.05) }
      }
      Tween(
        position(lion), from: near(duel), to: duel.grip, duration: 0.12, easing: .inOutSine)
    }
  }

  /// It sticks until the ear is long, shoots up, and bounces.
  private static func popping(_ rabbit: Actor) -> Parallel {
    Parallel {
      Series(delay: popping) {
        Tween(lift(rabbit), from: hidden, to: hung + 26, duration: 0.08, easing: .outQuad)
        Tween(lift(rabbit), to: hung - 10, duration: 0.07, easing: .inOutSine)
        Tween(lift(rabbit), to: hung, duration: 0.06, easing: .inOutSine)
      }
      Series {
        Tween(.stretch(rabbit.rawValue), to: Point(x: 0.88, y: 1.16), duration: popping)
        Tween(.stretch(rabbit.rawValue), to: Point(x: 1.08, y: 0.92), duration: 0.08)
        Tween(.stretch(rabbit.rawValue), to: Point(x: 1, y: 1), duration: 0.1)
        Tween(
          .stretch(rabbit.rawValue), to: Point(x: 0.9, y: 1.14), duration: 0.06,
          delay: hanging - popping - 0.18)
      }
    }
  }

  /// It swings about the paw that holds it, not about its feet, and is turned round by that.
  private static func dangling(_ duel: Duel) -> Series {
    let rabbit = duel.loser
    func below(_ turn: Double, _ way: Double) -> Point {
      duel.grip + Point(x: (way < 0 ? 192 : 164) - 16 * way - 2.2 * turn, y: 0)
    }
    return Series(delay: popping) {
      Tween(position(rabbit), to: below(0, 1), duration: 0.06, easing: .outQuad)
      for (turn, way) in [(20.0, 1.0), (-18, 0), (12, -1), (-6, -1), (0, -1)] {
        Parallel {
          Tween(spin(rabbit), to: turn, duration: 0.07, easing: .inOutSine)
          Tween(position(rabbit), to: below(turn, way), duration: 0.07, easing: .inOutSine)
        }
      }
    }
  }

  /// When it falls, after the hit stop, and comes down.
  static let hanging = 0.57
}
