internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra: it dodges the bite, and the long neck ends in a knot.
extension JungleTimelines {
  /// The rabbit dodges the strike, and passes the cobra three times, the player's at a run, the
  /// jungle's dancing, until its neck is wound up; then it pulls, and jumps on the heap.
  static func outruns(_ duel: Duel) -> Parallel {
    Parallel {
      dash(duel)
      tangled(duel)
    }
  }

  /// The neck winds around itself, once, twice and a third time, and is drawn tight with a jerk.
  static let tying: [Acting.Key] = [
    .to(.windOnce, 0.12, .outBack(2)), .hold(0.08), .to(.windTwice, 0.12, .outBack(2)),
    .hold(0.08), .to(.windThrice, 0.12, .outBack(2)), .hold(0.06), .to(.tight, 0.08, .outBack(3)),
  ]
  /// When in it the jerk begins.
  static let jerk = 0.58

  /// The knot is pulled open, and the neck unwinds; takes 0.62 s.
  static let untying: [Acting.Key] = [
    .to(.tight, 0.1, .outBack(2)), .to(.windThrice, 0.12, .outBack(2)), .hold(0.04),
    .to(.windTwice, 0.12), .to(.windOnce, 0.12), .to(.fright, 0.12, .outBack(3)),
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

  /// The cobra bites the water, looks round for the rabbit and winds itself up.
  private static func tangled(_ duel: Duel) -> Parallel {
    let loser = duel.loser.rawValue
    let late = 0.3
    return Parallel {
      Acting(
        loser, from: duel.alarm,
        [.to(.rear, 0.1, .outQuad), .to(.strike, 0.07, .inQuad), .hold(0.07), .to(.rear, 0.06)]
          + tying + [.hold(0.18), .to(.knot, 0.12, .outBack(2))])
      jerking(duel.loser, after: late + jerk)
      Series(delay: late + jerk + 0.04) { Marker(Cue.jerked) }
      // The bite takes it out into the river, where it is fully visible.
      Tween(
        position(duel.loser), from: duel.target, to: duel.heap, duration: 0.13, easing: .inOutSine,
        delay: 0.06)
    }
  }

  /// The rabbit's way: over the first bite, to and fro behind the cobra, whose neck follows it
  /// round and round, a pull, and onto the heap.
  private static func dash(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      over(duel)
      for lap in 0..<3 {
        let way = lap.isMultiple(of: 2) ? -duel.forward : duel.forward
        Cut(facing(duel.winner), to: duel.facing(duel.beast, way))
        Parallel {
          behind(duel, lap)
          if duel.isWin {
            galloping(name)
          } else {
            Acting(
              name, from: .land, .to(.leap, 0.05, .outQuad), .to(.danceRight, 0.08),
              .to(.land, 0.05))
            arc(duel.winner, height: 84, duration: 0.18)
          }
        }
      }
      Cut(facing(duel.winner), to: duel.facing(duel.beast, duel.forward))
      Parallel {
        Acting(
          name, from: duel.isWin ? .run : .land, .to(.tug, 0.06, .outBack(2)), .hold(0.14),
          .to(.exult, 0.06, .outBack(2)))
        Tween(
          position(duel.winner), by: Point(x: -34 * duel.forward, y: 0), duration: 0.16,
          easing: .outQuad)
        unsquashed(duel.winner)
      }
      ontoTheHeap(duel, from: .exult)
    }
  }

  /// One way past the cobra, on its far side, where the rabbit leaves its neck in sight.
  private static func behind(_ duel: Duel, _ lap: Int) -> Follow {
    let sides = [duel.past(112), duel.past(-150)]
    let (start, end) = (sides[lap % 2], sides[(lap + 1) % 2])
    let aside = Point(x: 0, y: -90)
    return Follow(
      position(duel.winner), MotionPath(bezier: [start, start + aside, end + aside, end]),
      duration: 0.18, easing: .inOutSine)
  }

  /// A leap over the cobra while it bites the water; with calm motion, a way behind it.
  private static func over(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Acting(name, from: duel.menace, .to(.crouch, 0.05))
      Parallel {
        Lively {
          hop(
            duel.winner, from: duel.start, to: duel.past(112), height: 128, duration: 0.22)
        } else: {
          Tween(position(duel.winner), from: duel.start, to: duel.past(112), duration: 0.22)
        }
        Acting(name, from: .crouch, .to(.leap, 0.08, .outQuad), .hold(0.08), .to(.land, 0.06))
      }
    }
  }

  /// A gallop: long and short poses in turn.
  private static func galloping(_ name: String) -> Acting {
    Acting(name, from: .land, .to(.leap, 0.07), .to(.run, 0.05), .to(.leap, 0.06))
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
}
