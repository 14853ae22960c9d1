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

  /// The cobra creeps up, bites the water, and winds itself up looking for the rabbit.
  static func isWoundUp(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Series {
        Acting(
          name, from: duel.alarm,
          [
            .to(.run, 0.09), .to(.slink, 0.08), .to(.run, 0.08), .to(.rear, 0.05, .outQuad),
            .to(.strike, 0.06, .inQuad), .hold(0.06), .to(.fall, 0.04),
          ] + tying + [.hold(0.1), .to(.knot, 0.08, .outBack(2))])
      }
      Series(delay: 0.46) {
        Parallel {
          jerking(cobra, after: jerk)
          Series(delay: jerk + 0.04) { Marker(Cue.jerked) }
        }
      }
      Series {
        Tween(position(cobra), to: duel.beyond(-40), duration: 0.25)
        Tween(position(cobra), to: duel.heap, duration: 0.1, easing: .inQuad, delay: 0.05)
      }
    }
  }

  /// The rabbit dances until the last moment, leaps over the bite, runs to and fro behind the
  /// cobra, faster each time, and pulls.
  static func runsRings(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(
        name, from: duel.menace, .to(.danceLeft, 0.08), .to(.danceRight, 0.1), .to(.crouch, 0.08))
      bound(
        rabbit, to: duel.past(112), height: 130, 0.19, from: .crouch, .to(.leap, 0.07, .outQuad),
        .hold(0.07), .to(.land, 0.06))
      for (lap, seconds) in [0.16, 0.14, 0.12].enumerated() {
        Cut(
          facing(rabbit),
          to: duel.facing(duel.beast, lap.isMultiple(of: 2) ? -duel.forward : duel.forward))
        Parallel {
          behind(duel, lap, seconds)
          Acting(
            name, from: .land, .to(.leap, seconds * 0.4), .to(.run, seconds * 0.25),
            .to(.leap, seconds * 0.35))
        }
      }
      Cut(facing(rabbit), to: duel.facing(duel.beast, duel.forward))
      pulling(duel, by: -34)
      ontoTheHeap(duel)
    }
  }

  /// One way past the cobra, on its far side, where the rabbit leaves its neck in sight.
  private static func behind(_ duel: Duel, _ lap: Int, _ seconds: Double) -> Follow {
    let sides = [duel.past(112), duel.past(-160)]
    let (start, end) = (sides[lap % 2], sides[(lap + 1) % 2])
    let aside = Point(x: 0, y: -104)
    return Follow(
      position(duel.winner), MotionPath(bezier: [start, start + aside, end + aside, end]),
      duration: seconds, easing: .inOutSine)
  }

  // MARK: - The bullfight: the rabbit stands, the cobra runs

  /// The cobra charges and turns too sharply, which winds its neck up; charges back, and again.
  static func charges(_ duel: Duel) -> Series {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    func charge(to x: Double, _ seconds: Double, from pose: Pose.Name, _ keys: Acting.Key...)
      -> Parallel
    {
      Parallel {
        Tween(
          position(cobra), to: Point(x: x, y: duel.target.y), duration: seconds)
        Acting(name, from: pose, keys)
      }
    }
    return Series {
      Acting(name, from: duel.alarm, .to(.rear, 0.08, .outBack(2)))
      charge(to: 414, 0.25, from: .rear, .to(.run, 0.07), .to(.leap, 0.11), .to(.land, 0.07))
      Cut(facing(cobra), to: duel.facing(duel.prey, duel.forward))
      Acting(name, from: .turn, .to(.windOnce, 0.09, .outBack(2)), .hold(0.02))
      charge(to: duel.heap.x + 30, 0.23, from: .windOnce, .hold(0.17), .to(.cower, 0.06))
      Cut(facing(cobra), to: duel.facing(duel.prey, -duel.forward))
      Acting(name, from: .turn, .to(.windTwice, 0.07, .outBack(2)), .hold(0.08))
      Acting(name, from: .windTwice, .to(.windThrice, 0.07, .outBack(2)), .hold(0.08))
      Parallel {
        Acting(
          name, from: .windThrice, .to(.tight, 0.06, .outBack(3)), .hold(0.1),
          .to(.knot, 0.08, .outBack(2)))
        jerking(cobra)
        Series(delay: 0.04) { Marker(Cue.jerked) }
        Tween(position(cobra), to: duel.heap, duration: 0.2, easing: .outQuad)
      }
    }
  }

  /// The rabbit waves, hops over each charge at the last moment, bows, pulls, and jumps.
  static func stepsAside(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (here, there) = (Point(x: 470, y: 380), Point(x: 600, y: 380))
    return Series {
      Acting(
        name, from: duel.menace, .to(.danceLeft, 0.05), .to(.danceRight, 0.07), .to(.crouch, 0.04))
      bound(
        rabbit, to: there, height: 132, 0.22, from: .crouch, .to(.danceRight, 0.1, .outQuad),
        .hold(0.06), .to(.land, 0.08))
      Cut(facing(rabbit), to: duel.facing(duel.beast, -duel.forward))
      Acting(name, from: .land, .to(.dustLeft, 0.05), .to(.crouch, 0.03))
      bound(
        rabbit, to: here, height: 132, 0.22, from: .crouch, .to(.danceLeft, 0.09, .outQuad),
        .hold(0.06), .to(.land, 0.08))
      Cut(facing(rabbit), to: duel.facing(duel.beast, duel.forward))
      bound(
        rabbit, to: duel.past(-164), height: 26, 0.14, from: .land, .to(.leap, 0.08, .outQuad),
        .to(.land, 0.06))
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
