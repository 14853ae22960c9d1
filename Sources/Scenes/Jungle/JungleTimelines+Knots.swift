internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra, whose long neck ends in a knot.
extension JungleTimelines {
  /// The neck winds around itself, once, twice and a third time; the head goes down through the
  /// turns and out below them, and is drawn tight with a jerk.
  static let tying: [Acting.Key] = [
    .to(.windOnce, 0.09, .outBack(2)), .hold(0.05), .to(.windTwice, 0.08, .outBack(2)),
    .hold(0.05), .to(.windThrice, 0.07, .outBack(2)), .hold(0.02), .to(.loop, 0.1), .hold(0.02),
    .to(.through, 0.11), .hold(0.02), .to(.tight, 0.08, .outBack(3)),
  ]
  /// When in it the jerk begins.
  static let jerk = 0.61

  /// The knot is pulled open, and the neck unwinds; takes 0.62 s.
  static let untying: [Acting.Key] = [
    .to(.tight, 0.08, .outBack(2)), .to(.through, 0.06), .to(.loop, 0.08),
    .to(.windThrice, 0.1, .outBack(2)), .to(.windTwice, 0.1), .to(.windOnce, 0.1),
    .to(.fright, 0.1, .outBack(3)),
  ]

  /// A jerk through the whole body.
  static func jerking(
    _ actor: Actor, after delay: Double = 0, for seconds: Double = 0.29
  ) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.78, y: 1.2),
        duration: seconds * 0.28,
        easing: .outQuad, delay: delay)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: seconds * 0.24, easing: .inOutSine)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: seconds * 0.48, easing: .outBack(4))
    }
  }

  // MARK: - The rings: the cobra stands, the rabbit runs

  /// The cobra creeps up, looks after the rabbit once all the way round, and winds itself up.
  static func isWoundUp(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: duel.loserStance,
        [
          .to(.slink, 0.06), .to(.rear, 0.07, .outBack(2)), .to(.swayRight, 0.06),
          .to(.turn, 0.04), .to(.swayLeft, 0.05), .to(.crossEyed, 0.05),
        ] + tying + [.hold(0.08), .to(.knot, 0.09, .outBack(2))])
      Series(delay: 0.33 + jerk) {
        Parallel {
          jerking(cobra)
          Series(delay: 0.04) { Marker(Cue.jerked) }
        }
      }
      Tween(position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad)
    }
  }

  /// The rabbit runs round the cobra once, with water between them, then once more half-way round
  /// behind it, takes the end of its tail there, and pulls.
  static func runsRings(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let behind = ring.prefix(5).map { duel.loserPlace + $0 }
    return Series {
      Acting(name, from: duel.winnerStance, .to(.crouch, 0.05))
      circling(duel, [duel.start] + behind.dropFirst(), 0.14)
      circling(duel, ring.suffix(5).map { duel.loserPlace + $0 }, 0.15)
      circling(duel, behind, 0.17)
      Acting(name, from: .turn, .to(.crouch, 0.05))
      pulling(duel, by: 34, for: 0.38)
      ontoTheHeap(duel)
    }
  }

  /// The way round somebody who is wound up: behind it to the left, and before it to the right.
  private static let ring = [
    Point(x: 164, y: 6), Point(x: 122, y: -90), Point(x: 0, y: -142), Point(x: -120, y: -96),
    Point(x: -158, y: 4), Point(x: -104, y: 52), Point(x: 10, y: 62), Point(x: 116, y: 46),
    Point(x: 164, y: 6),
  ]

  /// A run through places, at whose ends it turns round.
  private static func circling(_ duel: Duel, _ places: [Point], _ seconds: Double) -> Series {
    Series {
      Parallel {
        Follow(position(duel.winner), MotionPath(through: places), duration: seconds)
        Acting(
          duel.winner.rawValue, from: .crouch, .to(.leap, seconds * 0.3, .outQuad),
          .to(.crouch, seconds * 0.25), .to(.leap, seconds * 0.25, .outQuad),
          .to(.turn, seconds * 0.2))
        arc(duel.winner, height: 24, duration: seconds)
      }
      Cut(
        facing(duel.winner),
        to: duel.facing(duel.winningAnimal, (places.last?.x ?? 0) > duel.loserPlace.x ? -1 : 1))
    }
  }

  // MARK: - The race: the cobra chases, and the rabbit is faster

  /// It bites where the rabbit was, on the one side and the other, then runs after it with its head
  /// alone, which goes through its own turns.
  static func chasesInRings(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Series {
        Acting(name, from: duel.loserStance, .to(.rear, 0.06, .outBack(2)), .hold(0.02))
        for (first, way) in [(Pose.Name.rear, 1.0), (.turn, -1)] {
          Acting(name, from: first, .to(.strike, 0.05, .inQuad), .hold(0.04), .to(.turn, 0.05))
          Cut(facing(cobra), to: duel.facing(duel.losingAnimal, way * duel.forward))
        }
        Acting(name, from: .turn, tying + [.hold(0.08), .to(.knot, 0.08, .outBack(2))])
      }
      Tween(position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad)
      Series(delay: 0.36 + jerk) {
        Parallel {
          jerking(cobra)
          Series(delay: 0.04) { Marker(Cue.jerked) }
        }
      }
    }
  }

  /// The rabbit leaps over the cobra's head to the one side and the other, ever faster, stops short
  /// to see the knot drawn tight, and stamps on it with both feet.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(name, from: duel.winnerStance, .to(.danceRight, 0.04), .to(.crouch, 0.03))
      for (index, seconds) in [0.2, 0.19, 0.17, 0.16].enumerated() {
        leapfrogging(duel, isOver: index.isMultiple(of: 2), seconds)
      }
      Parallel {
        Acting(
          name, from: .turn, .to(.rear, 0.06, .outBack(2)), .hold(0.13), .to(.crouch, 0.05))
        Tween(
          position(rabbit), by: Point(x: -20 * duel.forward, y: 4), duration: 0.1, easing: .outQuad)
      }
      Marker(Cue.leap)
      stamping(duel)
    }
  }

  /// A leap over somebody's head, after which it turns round.
  private static func leapfrogging(_ duel: Duel, isOver: Bool, _ seconds: Double) -> Series {
    let (rabbit, way) = (duel.winner, isOver ? 1.0 : -1)
    return Series {
      Parallel {
        Tween(
          position(rabbit), to: duel.loserPlace + Point(x: 172 * way * duel.forward, y: 14),
          duration: seconds)
        arc(rabbit, height: 176, duration: seconds)
        stretching(rabbit, seconds)
        Acting(
          rabbit.rawValue, from: .crouch, .to(.leap, seconds * 0.25, .outQuad),
          .to(.cheer, seconds * 0.25), .hold(seconds * 0.15), .to(.turn, seconds * 0.35))
      }
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -way * duel.forward))
    }
  }

  /// High up, its feet first, and down on the knot.
  private static func stamping(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Parallel {
      Tween(position(rabbit), to: duel.winnerPlace.place, duration: 0.14, easing: .outSine)
      Tween(lift(rabbit), from: 0, to: 168, duration: 0.13, easing: .outQuad)
      Tween(lift(rabbit), to: duel.winnerPlace.height, duration: 0.07, easing: .inQuad, delay: 0.14)
      stretching(rabbit, 0.21)
      Acting(
        name, from: .crouch, .to(.leap, 0.05, .outQuad), .to(.triumph, 0.07), .hold(0.05),
        .to(.land, 0.04))
    }
  }

  // MARK: - The tail that the rabbit pulls the knot tight with

  /// A pull with the whole weight, at what it has in its paws until it lets go.
  private static func pulling(_ duel: Duel, by way: Double, for seconds: Double) -> Series {
    Series {
      Parallel {
        Lively { Cut(grasp, to: 1, delay: 0.02) }
        Acting(
          duel.winner.rawValue, from: .crouch,
          [.to(.tug, 0.06, .outBack(2))]
            + heaves(2, for: seconds - 0.06))
        Tween(
          position(duel.winner), by: Point(x: way * duel.forward, y: 0), duration: seconds,
          easing: .outQuad)
      }
      Lively { Cut(grasp, to: 0) }
      Acting(duel.winner.rawValue, from: .strain, .to(.crouch, 0.04))
    }
  }

  /// Back with all its weight, again and again.
  private static func heaves(_ count: Int, for seconds: Double) -> [Acting.Key] {
    let heave = seconds / Double(count)
    return (0..<count).flatMap { _ in
      [
        Acting.Key.to(.tug, heave * 0.25), .to(.strain, heave * 0.4, .outQuad),
        .hold(heave * 0.35),
      ]
    }
  }

  /// It gathers, turns over high above the knot, and comes down on it with its feet first.
  private static func ontoTheHeap(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(name, from: .crouch, .to(.land, 0.03, .outQuad))
      Marker(Cue.leap)
      Parallel {
        Tween(position(rabbit), to: duel.winnerPlace.place, duration: 0.19, easing: .inOutSine)
        Tween(spin(rabbit), from: 0, to: 360, duration: 0.12, delay: 0.05)
        Tween(lift(rabbit), from: 0, to: 172, duration: 0.12, easing: .outCubic)
        Tween(
          lift(rabbit), to: duel.winnerPlace.height, duration: 0.09, easing: .inQuad, delay: 0.16)
        stretching(rabbit, 0.25)
        Acting(
          name, from: .land, .to(.leap, 0.04, .outQuad), .hold(0.02), .to(.crouch, 0.06),
          .to(.exult, 0.05), .hold(0.03), .to(.land, 0.05))
      }
      Cut(spin(rabbit), to: 0)
    }
  }
}
