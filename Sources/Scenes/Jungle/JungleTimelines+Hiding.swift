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
          .to(.watch, 0.06, .outBack(2)), .to(.lookRound, 0.06), .hold(0.05),
          .to(.peer, 0.07, .outBack(2)), .hold(0.08), .to(.plot, 0.05), .hold(0.17),
          .to(.claim, 0.06, .outQuad), .hold(0.02))
        Tween(
          position(lion), to: duel.grip - Point(x: 46, y: 0), duration: 0.22, easing: .inOutSine)
        Tween(
          position(lion), to: duel.grip + Point(x: 14, y: 0), duration: 0.1, easing: .outQuad,
          delay: 0.66)
      }
      Marker(Cue.leap)
      Parallel {
        Acting(name, from: .claim, .to(.hoist, 0.14, .outBack(1.5)))
        Cut(grasp, to: 1)
      }
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
      Tween(lift(rabbit), to: hidden, duration: 0.08, easing: .outBack(2))
      Series {
        for turn in [5.0, -5, 5, -5, 0] { Tween(spin(rabbit), to: turn, duration: 0.05) }
      }
      Hold(0.09)
      Parallel {
        Tween(
          position(rabbit), to: duel.grip + Point(x: 152, y: 0), duration: 0.13,
          easing: .inOutSine)
        Tween(lift(rabbit), to: hung, duration: 0.14, easing: .outBack(1.5))
        Acting(name, from: .hide, .to(.hang, 0.1))
      }
    }
  }

  /// How deep it is while ears and paws are seen, and how high it hangs.
  private static let (hidden, hung) = (-64.0, 52.0)

  /// It kicks and swings, peeps through its paws, and sees who has it; then it is pressed down.
  static func isFound(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: .hang, .to(.hide, 0.05), .to(.hang, 0.05), .to(.hide, 0.05),
        .to(.wink, 0.04), .hold(0.05), .to(.found, 0.03, .outBack(3)), .hold(hanging - 0.27),
        .to(.pinned, 0.08), .to(.slap, 0.06), .to(.pinned, 0.06))
      Acting(
        duel.winner.rawValue, from: .hoist, .hold(hanging), .to(.pin, 0.08))
      Lively {
        // About the paw that holds it, not about its feet.
        for turn in [15.0, -13, 9, -4, 0] {
          Parallel {
            Tween(spin(rabbit), to: turn, duration: 0.07, easing: .inOutSine)
            Tween(
              position(rabbit), to: duel.grip + Point(x: 152 - 2.2 * turn, y: 0), duration: 0.07,
              easing: .inOutSine)
          }
        }
      }
      Lively {
        // It shakes with laughter.
        for tall in [0.95, 1, 0.95, 1, 0.96, 1] {
          Tween(.stretch(duel.winner.rawValue), to: Point(x: 2 - tall, y: tall), duration: 0.06)
        }
      }
      Tween(grasp, to: 0, duration: 0.03, delay: hanging)
      for (actor, place) in [(rabbit, duel.loserPlace), (duel.winner, duel.grip)] {
        Tween(position(actor), to: place, duration: 0.08, easing: .inOutSine, delay: hanging)
      }
      Tween(lift(rabbit), to: 0, duration: 0.08, easing: .inQuad, delay: hanging)
    }
  }

  /// How long it hangs after the hit stop.
  static let hanging = 0.4
}
