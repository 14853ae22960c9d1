internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The hunt of the jungle's lion: two ears stick out of the water, and are a handle.
extension JungleTimelines {
  /// The lion looks for it everywhere, sees the ears, winks, takes hold of them, lets the rabbit
  /// run, and pulls it back by them.
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
          .to(.heave, 0.06, .outBack(2)), .hold(0.1), .to(.tickle, 0.08, .outBack(2)), .hold(0.1),
          .to(.pin, 0.06))
        Series {
          for way in [20.0, 40, 24, 0] {
            Tween(
              position(lion), to: duel.grip + Point(x: way, y: 0), duration: 0.1,
              easing: .inOutSine)
          }
        }
        Cut(grasp, to: 1)
        Tween(grasp, to: 0, duration: 0.06, delay: 0.46)
      }
    }
  }

  /// The rabbit hides under water but for its ears, looks whether the lion has gone, and runs on
  /// the spot once that has them.
  static func hides(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    let away = duel.facing(duel.losingAnimal, duel.forward)
    return Series {
      Acting(name, from: duel.loserStance, .to(.dread, 0.04), .to(.crouch, 0.04))
      Parallel {
        Acting(name, from: .crouch, .to(.fright, 0.06))
        Series {
          Tween(lift(rabbit), from: 0, to: 26, duration: 0.05, easing: .outQuad)
          Tween(lift(rabbit), to: hidden, duration: 0.1, easing: .inQuad)
          Marker(Cue.drenched)
        }
      }
      Cut(facing(rabbit), to: away)
      // Eyes come up, and go down again.
      Parallel {
        Acting(name, from: .fright, .hold(0.05), .to(.watch, 0.05), .hold(0.08), .to(.fright, 0.05))
        Tween(lift(rabbit), to: -84, duration: 0.06, easing: .outBack(1.5), delay: 0.05)
        Tween(lift(rabbit), to: hidden, duration: 0.06, easing: .inQuad, delay: 0.18)
        Series(delay: 0.25) {
          for turn in [6.0, -6, 6, 0] { Tween(spin(rabbit), to: turn, duration: 0.0325) }
        }
      }
      runsOnTheSpot(duel)
      Acting(name, from: .tethered, .to(.turn, 0.04))
      Cut(facing(rabbit), to: -away)
      Acting(
        name, from: .turn, .hold(0.02), .to(.crossEyed, 0.05, .outBack(2)), .hold(0.07),
        .to(.fall, 0.05))
    }
  }

  /// How deep it is while only its ears are seen.
  private static let hidden = -150.0

  /// Its ear is drawn out before the rest of it is pulled out of the water after that.
  private static func runsOnTheSpot(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    let strides = (0..<2).flatMap { _ in [Acting.Key.to(.scrabble, 0.045), .to(.pedal, 0.045)] }
    return Parallel {
      Series(delay: 0.05) {
        Tween(lift(rabbit), to: 30, duration: 0.15, easing: .inOutSine)
        Hold(0.16)
        Tween(lift(rabbit), to: 0, duration: 0.08, easing: .inQuad)
      }
      Series(delay: 0.05) {
        Tween(position(rabbit), to: duel.past(86), duration: 0.16, easing: .inOutSine)
        for way in [72.0, 90, 76] {
          Tween(position(rabbit), to: duel.past(way), duration: 0.045, easing: .inOutSine)
        }
        Tween(position(rabbit), to: duel.end, duration: 0.12, easing: .inOutSine)
      }
      Acting(
        name, from: .fright,
        [.hold(0.05), .to(.pedal, 0.13)] + strides + [
          .to(.tethered, 0.05, .outBack(2)), .hold(0.06),
        ])
    }
  }
}
