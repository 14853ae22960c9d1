internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The race: the cobra bites where the rabbit was, again and again; that leaps through the hoop of
/// its neck, its head goes after it, and ties the knot.
extension JungleTimelines {
  /// When the hoop begins to open, from the meeting on, how long that takes, when the head goes
  /// through it, and when it is drawn tight.
  private static let (opening, widening, threading, drawing) = (0.41, 0.2, 0.73, 0.94)
  /// How long the head takes to go through.
  private static let passing = 0.16

  /// It bites where the rabbit was, on the one side and the other, under who leaps over it, then
  /// turns its head back after it, which draws the neck into a hoop, and goes through that.
  static func chasesInRings(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Series {
        Acting(
          name, from: duel.loserStance, .to(.rear, 0.05, .outBack(2)), .hold(0.03),
          .to(.strike, 0.04, .inQuad), .hold(0.05), .to(.turn, 0.04))
        Cut(facing(cobra), to: duel.facing(duel.losingAnimal, duel.forward))
        Acting(
          name, from: .turn, .to(.rear, 0.03), .to(.strike, 0.05, .inQuad), .hold(0.06),
          .to(.turn, 0.04), .to(.hoop, 0.06), .hold(threading - 0.45), .to(.thread, passing - 0.04),
          .hold(drawing - threading - passing + 0.04), .to(.tight, 0.1, .outBack(2)),
          .to(.knot, 0.05))
      }
      Tween(position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad)
      Lively {
        Tween(
          noose, from: 0, to: 1, duration: widening, easing: .inOutSine, delay: opening)
        Tween(
          noose, to: 2, duration: passing, easing: .inOutSine,
          delay: threading - opening - widening)
        Tween(
          noose, to: 3, duration: 0.1, easing: .inOutSine, delay: drawing - threading - passing)
        Cut(noose, to: 0)
      }
      Series(delay: drawing + 0.05) {
        Parallel {
          jerking(cobra, for: 0.1)
          Series(delay: 0.02) { Marker(Cue.jerked) }
        }
      }
    }
  }

  /// The rabbit leaps from side to side behind the cobra's head, waits until the hoop of its neck
  /// is open, leaps through it, laughs at how that is drawn tight, turns its back on it, and
  /// lashes out with both hind feet.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(name, from: duel.winnerStance, .to(.gather, 0.06))
      for leap in 0..<2 { leapfrogging(duel, from: leap, 0.17) }
      Acting(name, from: .turn, .to(.watch, 0.05, .outBack(2)), .hold(0.07), .to(.gather, 0.05))
      Parallel {
        Tween(
          position(rabbit), to: duel.loserPlace + Point(x: 264 * duel.forward, y: 14),
          duration: 0.26)
        arc(rabbit, height: 104, duration: 0.26)
        leaping(rabbit, 0.26)
      }
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -duel.forward))
      Acting(name, from: .turn, .to(.cheer, 0.04, .outBack(2)), .hold(0.08), .to(.turn, 0.03))
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, duel.forward))
      Parallel {
        Acting(name, from: .turn, .to(.gather, 0.06, .outQuad))
        Tween(
          position(rabbit), to: duel.loserPlace + Point(x: 132 * duel.forward, y: 8),
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

  /// Where the rabbit lands beside the cobra: at the one side, and at the other, clear of its head.
  private static func side(_ leap: Int, of duel: Duel) -> Point {
    Point(x: (leap == 0 ? 166 : -240) * duel.forward, y: 14)
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
        Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -duel.forward))
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
