internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The hunt of the jungle's lion: two ears stick out of the water, and are a handle.
extension JungleTimelines {
  /// The lion looks for it everywhere, sees the ears, winks, takes hold of one, lets the rabbit
  /// run, and sees it come.
  static func finds(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    let near = duel.grip + Point(x: -40, y: 10)
    return Series {
      Parallel {
        Acting(
          name, from: duel.winnerStance, .to(.stepNear, 0.07), .to(.stepFar, 0.07),
          .to(.watch, 0.06, .outBack(2)), .to(.lookRound, 0.06), .hold(0.05),
          .to(.lick, 0.05, .outBack(2)), .to(.plot, 0.05), .hold(0.15),
          .to(.claim, 0.05, .outQuad))
        Tween(position(lion), to: near, duration: 0.2, easing: .inOutSine, delay: 0.02)
        Tween(
          position(lion), to: duel.grip + Point(x: 46, y: 0), duration: 0.08, easing: .outQuad,
          delay: 0.53)
      }
      Marker(Cue.leap)
      Parallel {
        Acting(
          name, from: .claim, .to(.heave, 0.06, .outBack(2)), .hold(0.04), .to(.claim, 0.05),
          .to(.heave, 0.06, .outBack(2)), .hold(0.04), .to(.claim, 0.05),
          .to(.heave, 0.06, .outBack(2)), .hold(0.04), .to(.gaze, 0.06, .outBack(2)))
        Series {
          for way in [20.0, 40, 24, 0] {
            Tween(
              position(lion), to: duel.grip + Point(x: way, y: 0), duration: 0.1,
              easing: .inOutSine)
          }
        }
        Cut(grasp, to: 1)
        Tween(grasp, to: 0, duration: 0.05, delay: 0.42)
      }
    }
  }

  /// The rabbit is beside itself with fright, dives, and hides but for its ears, which tremble;
  /// it runs on the spot once the lion has them, and is shot into the mane as from a sling.
  static func hides(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      Acting(name, from: duel.loserStance, .hold(0.12), .to(.crouch, 0.05))
      Parallel {
        Acting(name, from: .crouch, .to(.leap, 0.04), .to(.dive, 0.05))
        Series {
          Tween(lift(rabbit), from: 0, to: 64, duration: 0.07, easing: .outQuad)
          Tween(lift(rabbit), to: deepest, duration: 0.11, easing: .inQuad)
          Marker(Cue.drenched)
        }
      }
      Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, duel.forward))
      Acting(name, .to(.fright, 0.01))
      Parallel {
        Tween(lift(rabbit), to: hidden, duration: 0.06, easing: .outBack(2))
        Series(delay: 0.04) {
          for turn in [7.0, -7, 7, -7, 0] { Tween(spin(rabbit), to: turn, duration: 0.042) }
        }
      }
      runsOnTheSpot(duel)
      flies(duel)
    }
  }

  /// How deep it is while only its ears are seen, and how high while it sticks in the mane.
  static let (hidden, stuck) = (-148.0, 168.0)

  /// Its ear is drawn out before the rest of it is pulled out of the water after that.
  private static func runsOnTheSpot(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    let strides = (0..<2).flatMap { _ in [Acting.Key.to(.scrabble, 0.045), .to(.pedal, 0.045)] }
    return Parallel {
      Tween(lift(rabbit), to: 30, duration: 0.15, easing: .inOutSine, delay: 0.05)
      Series(delay: 0.05) {
        Tween(position(rabbit), to: duel.past(86), duration: 0.16, easing: .inOutSine)
        for way in [72.0, 90, 76] {
          Tween(position(rabbit), to: duel.past(way), duration: 0.045, easing: .inOutSine)
        }
      }
      Acting(
        name, from: .fright,
        [.hold(0.05), .to(.pedal, 0.13)] + strides + [.to(.tethered, 0.04, .outBack(2))])
    }
  }

  /// Backwards, turning over, and head first into the mane.
  private static func flies(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Tween(position(rabbit), to: duel.loserPlace, duration: 0.15, easing: .inSine)
      Series {
        Tween(lift(rabbit), to: stuck + 24, duration: 0.1, easing: .outQuad)
        Tween(lift(rabbit), to: stuck, duration: 0.05, easing: .inQuad)
      }
      Tween(spin(rabbit), to: duel.sinkingTilt, duration: 0.15, easing: .inOutSine)
      Acting(name, from: .tethered, .to(.wriggle, 0.07), .to(.thrash, 0.05), .to(.wriggle, 0.03))
    }
  }
}
