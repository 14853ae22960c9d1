internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The race: the cobra bites where the rabbit was, again and again; that leaps through the hoop of
/// its neck, its head goes after it, and ties the knot.
extension JungleTimelines {
  /// When the hoop begins to open, from the meeting on, and when the head goes through it.
  private static let (opening, threading) = (0.53, 0.71)

  /// It bites where the rabbit was, on the one side and the other, under who leaps over it, then
  /// turns its head back after it, which draws the neck into a hoop, and goes through that.
  static func chasesInRings(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Series {
        Acting(name, from: duel.loserStance, .to(.rear, 0.05, .outBack(2)), .hold(0.03))
        for way in [1.0, -1] {
          Acting(name, from: .rear, .to(.strike, 0.04, .inQuad), .hold(0.04), .to(.turn, 0.04))
          Cut(facing(cobra), to: duel.facing(duel.losingAnimal, way * duel.forward))
          Acting(name, from: .turn, .to(.rear, 0.03))
        }
        Acting(
          name, from: .rear, .to(.strike, 0.04, .inQuad), .hold(0.04), .to(.turn, 0.05),
          .to(.hoop, 0.06), .hold(threading - 0.57), .to(.thread, 0.1),
          .hold(0.03), .to(.tight, 0.1), .hold(0.05), .to(.knot, 0.08, .outBack(2)))
      }
      Tween(position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad)
      Lively {
        Tween(noose, from: 0, to: 1, duration: 0.1, easing: .outQuad, delay: opening)
        Tween(
          noose, to: 2, duration: 0.1, easing: .inOutSine, delay: threading - opening - 0.1)
        Tween(noose, to: 3, duration: 0.12, easing: .inOutSine, delay: 0.01)
        Cut(noose, to: 0)
      }
      Series(delay: threading + 0.17) {
        Parallel {
          jerking(cobra, for: 0.2)
          Series(delay: 0.02) { Marker(Cue.jerked) }
        }
      }
    }
  }

  /// The rabbit leaps from side to side behind the cobra's head, then through the hoop of its neck,
  /// looks how that is drawn tight, turns its back on it, and lashes out with both hind feet.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(name, from: duel.winnerStance, .to(.gather, 0.06))
      for (index, seconds) in [0.17, 0.17, 0.16].enumerated() {
        leapfrogging(duel, from: index, seconds)
      }
      Parallel {
        Tween(
          position(rabbit), to: duel.loserPlace + Point(x: -206 * duel.forward, y: 14),
          duration: 0.24)
        arc(rabbit, height: 104, duration: 0.24)
        leaping(rabbit, 0.24)
      }
      // It turns round, sees, and turns its back on it.
      Acting(name, from: .turn, .to(.rear, 0.04, .outBack(2)), .hold(0.11), .to(.turn, 0.03))
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -duel.forward))
      Parallel {
        Acting(name, from: .turn, .to(.gather, 0.06, .outQuad))
        Tween(
          position(rabbit), to: duel.loserPlace + Point(x: -132 * duel.forward, y: 8),
          duration: 0.06)
      }
      Marker(Cue.leap)
      Parallel {
        Acting(name, from: .gather, .to(.buck, 0.05, .inQuad))
        Lively {
          Tween(
            .stretch(duel.loser.rawValue), to: Point(x: 0.74, y: 1.16), duration: 0.02,
            delay: 0.04)
        }
      }
    }
  }

  /// Where the rabbit lands beside the cobra: at the one side and the other.
  private static func side(_ leap: Int, of duel: Duel) -> Point {
    Point(x: 166 * (leap.isMultiple(of: 2) ? 1 : -1) * duel.forward, y: 14)
  }

  /// A leap behind somebody's head, which stays in sight, after which it turns round.
  private static func leapfrogging(_ duel: Duel, from leap: Int, _ seconds: Double) -> Series {
    let (rabbit, to) = (duel.winner, side(leap, of: duel))
    let start = leap == 0 ? duel.start : duel.loserPlace + side(leap - 1, of: duel)
    return Series {
      Parallel {
        Follow(
          position(rabbit),
          MotionPath(through: [
            start, duel.loserPlace + Point(x: 0, y: -66), duel.loserPlace + to,
          ]), duration: seconds)
        arc(rabbit, height: 112, duration: seconds)
        leaping(rabbit, seconds)
      }
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, to.x > 0 ? -1 : 1))
    }
  }

  /// Long in the air, with its nose first up and then down.
  private static func leaping(_ rabbit: Actor, _ seconds: Double) -> Parallel {
    Parallel {
      Acting(
        rabbit.rawValue, from: .gather, .to(.sprint, seconds * 0.3, .outQuad),
        .hold(seconds * 0.3), .to(.gather, seconds * 0.22), .to(.turn, seconds * 0.18))
      Lively {
        Tween(spin(rabbit), from: -20, to: 22, duration: seconds * 0.82)
        Tween(spin(rabbit), to: 0, duration: seconds * 0.18)
      }
    }
  }

  // MARK: - The kick

  /// The knot flies up, turning over like a ball; the rabbit looks round, and leaps upon it as it
  /// comes down.
  static func kicksOff(_ duel: Duel) -> Parallel {
    let (cobra, rabbit) = (duel.loser, duel.winner)
    let (flight, landing) = (0.21, 0.23)
    return Parallel {
      Acting(cobra.rawValue, from: .knot, .to(.ball, 0.05))
      Lively {
        Parallel {
          Tween(.stretch(cobra.rawValue), to: Point(x: 1, y: 1), duration: 0.08)
          Tween(spin(cobra), from: 0, to: -360, duration: flight)
          Cut(spin(cobra), to: 0, delay: flight)
          arc(cobra, height: 132, duration: flight)
        }
      }
      Series {
        Acting(rabbit.rawValue, from: .buck, .hold(0.04), .to(.land, 0.03), .to(.turn, 0.03))
        Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, duel.forward))
        Acting(
          rabbit.rawValue, from: .turn, .to(.gather, 0.03), .to(.exult, 0.05), .hold(0.04),
          .to(duel.coveringPose, 0.03))
      }
      Tween(
        position(rabbit), to: duel.winnerPlace.place, duration: landing - 0.12, easing: .outSine,
        delay: 0.12)
      Lively {
        Tween(lift(rabbit), from: 0, to: 160, duration: 0.08, easing: .outQuad, delay: 0.12)
        Tween(
          lift(rabbit), to: duel.winnerPlace.height, duration: landing - 0.2, easing: .inQuad)
        Tween(lift(rabbit), to: duel.winnerPlace.height - 26, duration: 0.03, easing: .outQuad)
        Hold(0.12)
        Tween(lift(rabbit), to: duel.winnerPlace.height, duration: 0.04, easing: .outSine)
      }
      for (actor, flat) in [(rabbit, Point(x: 1.2, y: 0.8)), (cobra, Point(x: 1.3, y: 0.72))] {
        Lively {
          Hold(landing)
          Tween(.stretch(actor.rawValue), to: flat, duration: 0.03, easing: .outQuad)
          Hold(0.12)
          Tween(
            .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.04, easing: .outBack(2))
        }
      }
    }
  }
}
