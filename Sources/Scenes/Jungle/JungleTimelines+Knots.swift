internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra, whose long neck ends in a knot.
extension JungleTimelines {
  /// The neck winds around itself, once, twice and a third time, and is drawn tight with a jerk.
  static let tying: [Acting.Key] = [
    .to(.windOnce, 0.1, .outBack(2)), .hold(0.06), .to(.windTwice, 0.1, .outBack(2)), .hold(0.06),
    .to(.windThrice, 0.1, .outBack(2)), .hold(0.06), .to(.tight, 0.08, .outBack(3)),
  ]
  /// When in it the jerk begins.
  static let jerk = 0.48

  /// The knot is pulled open, and the neck unwinds; takes 0.62 s.
  static let untying: [Acting.Key] = [
    .to(.tight, 0.1, .outBack(2)), .to(.windThrice, 0.12, .outBack(2)), .hold(0.04),
    .to(.windTwice, 0.12), .to(.windOnce, 0.12), .to(.fright, 0.12, .outBack(3)),
  ]

  /// A jerk through the whole body.
  static func jerking(_ actor: Actor, after delay: Double = 0) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.78, y: 1.2), duration: 0.08,
        easing: .outQuad, delay: delay)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: 0.07, easing: .inOutSine)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.14, easing: .outBack(4))
    }
  }

  // MARK: - The rings: the cobra stands, the rabbit runs

  /// The cobra creeps up, looks after the rabbit once all the way round, and winds itself up.
  static func isWoundUp(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: duel.alarm,
        [
          .to(.run, 0.08), .to(.slink, 0.06), .to(.rear, 0.08, .outBack(2)), .to(.swayRight, 0.09),
          .to(.turn, 0.06), .to(.swayLeft, 0.08), .to(.crossEyed, 0.06),
        ] + tying + [.hold(0.08), .to(.knot, 0.08, .outBack(2))])
      Series(delay: 0.49 + jerk) {
        Parallel {
          jerking(cobra)
          Series(delay: 0.04) { Marker(Cue.jerked) }
        }
      }
      Tween(position(cobra), to: duel.heap, duration: 0.22)
    }
  }

  /// The rabbit runs round the cobra once, slowly enough to be followed, then to and fro behind
  /// it, faster each time, and pulls.
  static func runsRings(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let sides = [duel.past(-160), duel.past(112)]
    return Series {
      Acting(name, from: duel.menace, .to(.danceLeft, 0.07), .to(.crouch, 0.05))
      Parallel {
        Follow(
          position(rabbit),
          MotionPath(through: [
            duel.start, sides[0] + Point(x: 0, y: -40), duel.past(-24, -104),
            sides[1] + Point(x: 0, y: -20), duel.past(-24, 26), sides[0],
          ]), duration: 0.42)
        Cut(facing(rabbit), to: duel.facing(duel.beast, -duel.forward), delay: 0.26)
        running(duel, strides: 4, 0.42)
      }
      for (lap, seconds) in [0.16, 0.14].enumerated() {
        Cut(
          facing(rabbit),
          to: duel.facing(duel.beast, lap == 0 ? duel.forward : -duel.forward))
        Parallel {
          Follow(
            position(rabbit),
            MotionPath(bezier: [
              sides[lap], sides[lap] + behind, sides[1 - lap] + behind, sides[1 - lap],
            ]), duration: seconds)
          running(duel, strides: 1, seconds)
        }
      }
      Cut(facing(rabbit), to: duel.facing(duel.beast, duel.forward))
      pulling(duel, by: -34)
      ontoTheHeap(duel)
    }
  }

  /// On the cobra's far side, where the rabbit leaves its neck in sight.
  private static let behind = Point(x: 0, y: -104)

  private static func running(_ duel: Duel, strides: Int, _ seconds: Double) -> Series {
    let stride = seconds / Double(strides)
    return Series {
      for _ in 0..<strides {
        Acting(
          duel.winner.rawValue, from: .land, .to(.leap, stride * 0.4), .to(.run, stride * 0.3),
          .to(.land, stride * 0.3))
      }
    }
  }

  // MARK: - The tail: the cobra strikes at nobody, who has hold of its other end

  /// It bites the water, looks round for the rabbit, and is tied with its own tail.
  static func isTied(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: duel.alarm, .to(.rear, 0.12, .outBack(2)), .hold(0.04),
        .to(.strike, 0.07, .inQuad), .hold(0.06), .to(.watch, 0.08), .to(.lookRound, 0.07),
        .to(.hauled, 0.08, .outBack(2)), .hold(0.17), .to(.lassoed, 0.14), .hold(0.02),
        .to(.windTwice, 0.07), .hold(0.03), .to(.tight, 0.06, .outBack(3)), .hold(0.1),
        .to(.knot, 0.08, .outBack(2)))
      Tween(position(cobra), to: duel.heap, duration: 0.1, easing: .inQuad, delay: 0.16)
      Series(delay: 0.95) {
        Parallel {
          jerking(cobra)
          Series(delay: 0.04) { Marker(Cue.jerked) }
        }
      }
    }
  }

  /// The rabbit leaps over the bite, takes the tail, hops back over her with it, and pulls.
  static func takesTheTail(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(
        name, from: duel.menace, .to(.danceLeft, 0.05), .to(.danceRight, 0.07), .to(.crouch, 0.04))
      bound(
        rabbit, to: duel.past(134, -14), height: 150, 0.24, from: .crouch,
        .to(.leap, 0.07, .outQuad), .hold(0.1), .to(.land, 0.07))
      Cut(facing(rabbit), to: duel.facing(duel.beast, -duel.forward))
      Acting(name, from: .land, .to(.crouch, 0.06), .hold(0.02), .to(.tug, 0.08, .outBack(2)))
      Parallel {
        Acting(name, from: .tug, .hold(0.13))
        Tween(
          position(rabbit), by: Point(x: 42 * duel.forward, y: 0), duration: 0.11,
          easing: .outBack(2))
      }
      Cut(facing(rabbit), to: duel.facing(duel.beast, -duel.forward))
      bound(
        rabbit, to: duel.past(-164), height: 140, 0.2, from: .crouch, .to(.leap, 0.07, .outQuad),
        .hold(0.06), .to(.land, 0.07))
      Cut(facing(rabbit), to: duel.facing(duel.beast, duel.forward))
      pulling(duel, by: -30)
      ontoTheHeap(duel)
    }
  }

  // MARK: - Both

  /// A pull with the whole weight.
  private static func pulling(_ duel: Duel, by way: Double) -> Parallel {
    Parallel {
      Acting(
        duel.winner.rawValue, from: .land, .to(.tug, 0.06, .outBack(2)), .hold(0.09),
        .to(.exult, 0.04, .outBack(2)))
      Tween(
        position(duel.winner), by: Point(x: way * duel.forward, y: 0), duration: 0.16,
        easing: .outQuad)
    }
  }

  private static func ontoTheHeap(_ duel: Duel) -> Series {
    Series {
      Marker(Cue.leap)
      Parallel {
        Tween(
          position(duel.winner), to: duel.perch.place, duration: 0.19, easing: .inOutSine)
        Tween(spin(duel.winner), from: 0, to: 360, duration: 0.17)
        Tween(lift(duel.winner), from: 0, to: 140, duration: 0.1, easing: .outQuad)
        Tween(lift(duel.winner), to: duel.perch.height, duration: 0.09, easing: .inQuad, delay: 0.1)
        stretching(duel.winner, 0.19)
        Acting(
          duel.winner.rawValue, from: .exult, .to(.crouch, 0.06, .outQuad), .hold(0.07),
          .to(.land, 0.06))
      }
      Cut(spin(duel.winner), to: 0)
    }
  }
}
