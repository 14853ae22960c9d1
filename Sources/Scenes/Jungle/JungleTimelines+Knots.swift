internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra: it dodges the bite, and the long neck ends in a knot.
extension JungleTimelines {
  /// The rabbit dodges the strike. The player's runs round the cobra, the jungle's skips over its
  /// neck, until that is a knot; then it pulls, and jumps on the heap.
  static func outruns(_ duel: Duel) -> Parallel {
    Parallel {
      if duel.isWin { dash(duel) } else { skip(duel) }
      tangled(duel)
    }
  }

  /// The neck goes through its own loop, is caught and is drawn tight with a jerk.
  static let tying: [Acting.Key] = [
    .to(.wind, 0.08), .to(.loop, 0.12), .hold(0.06), .to(.cross, 0.12), .hold(0.04),
    .to(.caught, 0.07, .outBack(2)), .hold(0.03), .to(.tight, 0.08, .outBack(3)),
  ]

  /// The knot is pulled open, and the loop unwinds; takes 0.62 s.
  static let untying: [Acting.Key] = [
    .to(.tight, 0.08, .outBack(2)), .to(.caught, 0.08), .to(.cross, 0.1, .outBack(2)),
    .to(.loop, 0.12), .hold(0.04), .to(.wind, 0.1), .to(.fright, 0.1, .outBack(3)),
  ]

  /// A jerk through the whole body.
  static func jerking(_ actor: Actor, after delay: Double) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.78, y: 1.2), duration: 0.08,
        easing: .outQuad, delay: delay)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: 0.07, easing: .inOutSine)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.14, easing: .outBack(4))
    }
  }

  /// The cobra bites the water, turns after the rabbit and ties itself up.
  private static func tangled(_ duel: Duel) -> Parallel {
    let loser = duel.loser.rawValue
    return Parallel {
      Series {
        Acting(
          loser, from: duel.alarm, .to(.rear, 0.12, .outQuad), .to(.strike, 0.07, .inQuad),
          .hold(0.12), .to(.rear, 0.04), .to(.turn, 0.05))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        Acting(loser, from: .turn, tying + [.hold(0.14), .to(.knot, 0.12, .outBack(2))])
      }
      jerking(duel.loser, after: 0.9)
      Series(delay: 0.94) { Marker(Cue.jerked) }
      // The bite takes it out into the river, where it is fully visible.
      Tween(
        position(duel.loser), from: duel.target, to: duel.heap, duration: 0.13, easing: .inOutSine,
        delay: 0.08)
    }
  }

  /// The rabbit's way: over the first bite, once round, a pull, and onto the heap.
  private static func dash(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let (near, far) = (duel.past(-132), duel.past(100))
    let (onward, back) = (
      duel.facing(duel.beast, duel.forward), duel.facing(duel.beast, -duel.forward)
    )
    return Series {
      over(duel)
      Cut(facing(duel.winner), to: back)
      Acting(name, from: .land, .to(.run, 0.03))
      Parallel {
        lap(duel.winner, from: far, to: near, depth: 32, duration: 0.24)
        galloping(name)
        Lively {
          Tween(.stretch(name), to: Point(x: 1.2, y: 0.78), duration: 0.06, easing: .outQuad)
        }
      }
      Cut(facing(duel.winner), to: onward)
      Parallel {
        lap(duel.winner, from: near, to: behind(duel), depth: -60, duration: 0.24)
        galloping(name)
      }
      Cut(facing(duel.winner), to: back)
      Parallel {
        Acting(
          name, from: .run, .to(.tug, 0.06, .outBack(2)), .hold(0.1),
          .to(.exult, 0.06, .outBack(2)))
        pulling(duel, for: 0.16)
        unsquashed(duel.winner)
      }
      ontoTheHeap(duel, from: .exult)
    }
  }

  /// The jungle rabbit's way: to and fro over the neck, and onto the heap.
  private static func skip(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let (near, far) = (duel.past(-124, 10), duel.past(100))
    let (onward, back) = (
      duel.facing(duel.beast, duel.forward), duel.facing(duel.beast, -duel.forward)
    )
    return Series {
      over(duel)
      Acting(name, from: .land, .to(.danceLeft, 0.05, .outBack(2)))
      Cut(facing(duel.winner), to: back)
      Acting(name, from: .danceLeft, .to(.crouch, 0.03))
      for (start, end, way) in [(far, near, onward), (near, behind(duel), back)] {
        Parallel {
          aloft(duel, from: start, to: end, height: 146)
          Acting(
            name, from: .crouch, .to(.leap, 0.06, .outQuad), .to(.danceRight, 0.08),
            .to(.land, 0.06))
        }
        Cut(facing(duel.winner), to: way)
        Acting(name, from: .land, .to(.crouch, 0.04))
      }
      Parallel {
        Acting(name, from: .crouch, .to(.tug, 0.06, .outBack(2)), .hold(0.06), .to(.exult, 0.05))
        pulling(duel, for: 0.12)
        unsquashed(duel.winner)
      }
      ontoTheHeap(duel, from: .exult)
    }
  }

  /// A pull away from the knot, as far as the neck gives way.
  private static func pulling(_ duel: Duel, for seconds: Double) -> Tween {
    Tween(
      position(duel.winner), by: Point(x: 26 * duel.forward, y: 0), duration: seconds,
      easing: .outQuad)
  }

  /// A place that leaves the cobra's face visible.
  private static func behind(_ duel: Duel) -> Point { duel.past(138, -14) }

  /// A start, then a leap over the cobra while it bites the water.
  private static func over(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let near = duel.past(-132)
    return Series {
      Acting(name, from: duel.menace, .to(.crouch, 0.05))
      Parallel {
        Tween(position(duel.winner), from: duel.start, to: near, duration: 0.09, easing: .inQuad)
        Acting(name, from: .crouch, .to(.run, 0.06))
      }
      Parallel {
        aloft(duel, from: near, to: duel.past(100), height: 122)
        Acting(name, from: .run, .to(.leap, 0.06, .outQuad), .hold(0.08), .to(.land, 0.06))
      }
    }
  }

  /// A leap over the cobra; with calm motion, a way behind it.
  private static func aloft(
    _ duel: Duel, from start: Point, to end: Point, height: Double
  ) -> Lively {
    Lively {
      hop(duel.winner, from: start, to: end, height: height, duration: 0.2)
    } else: {
      lap(duel.winner, from: start, to: end, depth: -34, duration: 0.2)
    }
  }

  /// A gallop: long and short poses in turn.
  private static func galloping(_ name: String) -> Acting {
    Acting(
      name, from: .run, .to(.leap, 0.07), .to(.land, 0.06), .to(.leap, 0.06), .to(.run, 0.05))
  }

  private static func ontoTheHeap(_ duel: Duel, from pose: Pose.Name) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Marker(Cue.leap)
      Parallel {
        Tween(
          position(duel.winner), to: duel.perch.place, duration: 0.2,
          easing: .inOutSine)
        Lively {
          Tween(lift(duel.winner), from: 0, to: 124, duration: 0.11, easing: .outQuad)
          Tween(lift(duel.winner), to: duel.perch.height, duration: 0.09, easing: .inQuad)
        }
        stretching(duel.winner, 0.2)
        Acting(name, from: pose, .to(.leap, 0.08, .outQuad), .hold(0.06), .to(.land, 0.06))
      }
    }
  }

  /// Half a lap, in front of the other (`depth` above 0) or behind it.
  private static func lap(
    _ actor: Actor, from start: Point, to end: Point, depth: Double, duration: Double
  ) -> Follow {
    let aside = Point(x: 0, y: depth * 4 / 3)
    return Follow(
      position(actor), MotionPath(bezier: [start, start + aside, end + aside, end]),
      duration: duration, easing: .inOutSine)
  }
}
