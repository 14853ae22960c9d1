internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra, whose long neck ends in a knot.
extension JungleTimelines {
  /// The neck winds around itself, once for each time that the rabbit passes; the head goes down
  /// through the turns and out below them, and is drawn tight with a jerk.
  private static let tying: [Acting.Key] = [
    .to(.windOnce, 0.11), .hold(0.05), .to(.windTwice, 0.14, .inQuad), .to(.windThrice, 0.18),
    .hold(0.04), .to(.loop, 0.09), .hold(0.03),
    .to(.through, 0.09), .hold(0.03), .to(.tight, 0.08, .outBack(3)),
  ]
  /// When in it the jerk begins.
  private static let jerk = 0.79

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

  /// The cobra creeps up; its head goes after the rabbit all the way round, and winds the neck up.
  static func windsUp(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: duel.loserStance,
        [.to(.slink, 0.04, .inQuad), .to(.rear, 0.05, .outBack(2)), .to(.swayLeft, 0.04)] + tying
          + [.hold(0.17), .to(.knot, 0.09, .outBack(2))])
      Series(delay: 0.13 + jerk) {
        Parallel {
          jerking(cobra, for: 0.34)
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
      Acting(name, from: duel.winnerStance, .to(.gather, 0.05, .inQuad))
      circling(duel, [duel.start] + behind.dropFirst(), 0.18, leaning: -1)
      circling(duel, ring.suffix(5).map { duel.loserPlace + $0 }, 0.19, leaning: 1)
      circling(duel, behind, 0.19, leaning: -1)
      Acting(name, from: .turn, .to(.crouch, 0.03))
      pulling(duel, by: 34, for: 0.31)
      tumbling(duel)
      ontoTheHeap(duel)
    }
  }

  /// The way round somebody who is wound up: behind it to the left, and before it to the right.
  private static let ring = [
    Point(x: 164, y: 6), Point(x: 122, y: -90), Point(x: 0, y: -142), Point(x: -120, y: -96),
    Point(x: -158, y: 4), Point(x: -104, y: 52), Point(x: 10, y: 62), Point(x: 116, y: 46),
    Point(x: 164, y: 6),
  ]

  /// A run through places in two leaps, into whose curve it leans; at its end it turns round.
  private static func circling(
    _ duel: Duel, _ places: [Point], _ seconds: Double, leaning way: Double
  ) -> Series {
    let stride = seconds * 0.42
    let leap: [Acting.Key] = [
      .to(.sprint, stride * 0.4, .outQuad), .hold(stride * 0.3), .to(.gather, stride * 0.3),
    ]
    let keys = leap + leap + [.to(.turn, seconds * 0.16)]
    return Series {
      Parallel {
        Follow(position(duel.winner), MotionPath(through: places), duration: seconds)
        Acting(duel.winner.rawValue, from: .gather, keys)
        Series {
          for _ in 0..<2 { arc(duel.winner, height: 26, duration: stride) }
        }
        Lively {
          Tween(spin(duel.winner), from: 16 * way, to: -16 * way, duration: stride * 2)
          Tween(spin(duel.winner), to: 0, duration: seconds * 0.16)
        }
      }
      Cut(
        facing(duel.winner),
        to: duel.facing(duel.winningAnimal, (places.last?.x ?? 0) > duel.loserPlace.x ? -1 : 1))
    }
  }

  // MARK: - The tail that the rabbit pulls the knot tight with

  /// A pull with the whole weight, at what it has in its paws until it lets go.
  private static func pulling(_ duel: Duel, by way: Double, for seconds: Double) -> Series {
    Series {
      Parallel {
        // The tail flicks up into its paws.
        Lively { Tween(grasp, from: 0.12, to: 1, duration: 0.09, easing: .outQuad) }
        Acting(
          duel.winner.rawValue, from: .crouch,
          [.to(.tug, 0.06, .outBack(2))]
            + heaves(seconds - 0.06))
        Tween(
          position(duel.winner), by: Point(x: way * duel.forward, y: 0), duration: seconds,
          easing: .outQuad)
      }
    }
  }

  /// The tail slips out of its paws and whips home; the rabbit tumbles over backwards.
  private static func tumbling(_ duel: Duel) -> Parallel {
    let rabbit = duel.winner
    return Parallel {
      Lively {
        Tween(grasp, to: 0, duration: 0.12, easing: .outQuad)
      }
      Acting(
        rabbit.rawValue, from: .strain, .to(.fall, 0.04, .outQuad), .hold(0.04),
        .to(.gather, 0.04))
      Lively {
        Tween(spin(rabbit), from: 0, to: -46, duration: 0.07, easing: .outQuad)
        Tween(spin(rabbit), to: 0, duration: 0.05)
      }
      Tween(
        position(rabbit), by: Point(x: -26 * duel.forward, y: 0), duration: 0.1, easing: .outQuad)
      arc(rabbit, height: 34, duration: 0.12)
    }
  }

  /// Back with all its weight once, and then for good.
  private static func heaves(_ seconds: Double) -> [Acting.Key] {
    [
      .to(.strain, seconds * 0.18, .outQuad), .hold(seconds * 0.1), .to(.tug, seconds * 0.14),
      .to(.strain, seconds * 0.2, .outQuad), .hold(seconds * 0.38),
    ]
  }

  /// It gathers, turns over high above the knot, and comes down on it with its feet first.
  private static func ontoTheHeap(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Marker(Cue.leap)
      Parallel {
        Tween(position(rabbit), to: duel.winnerPlace.place, duration: 0.2, easing: .inOutSine)
        Tween(spin(rabbit), from: 0, to: 360, duration: 0.12, delay: 0.05)
        Tween(lift(rabbit), from: 0, to: 172, duration: 0.12, easing: .outCubic)
        Tween(
          lift(rabbit), to: duel.winnerPlace.height, duration: 0.09, easing: .inQuad, delay: 0.16)
        stretching(rabbit, 0.25)
        Acting(
          name, from: .gather, .to(.leap, 0.04, .outQuad), .hold(0.02), .to(.crouch, 0.06),
          .to(.exult, 0.05), .hold(0.03), .to(.land, 0.05))
      }
      Cut(spin(rabbit), to: 0)
    }
  }
}
