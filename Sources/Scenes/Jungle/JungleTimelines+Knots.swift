internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the cobra, whose long neck ends in a knot.
extension JungleTimelines {
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

  /// How long the rabbit takes for each half of its way round: twice round, and behind it again.
  private static let halves = [0.15, 0.13, 0.13, 0.12, 0.11]
  /// How long the head takes for the same, which is later and later.
  private static let followed = [0.16, 0.14, 0.14, 0.135, 0.13]
  /// When the rabbit has run round, and when the head has.
  private static let run = 0.04 + halves.reduce(0, +)
  private static let wound = 0.04 + followed.reduce(0, +)
  /// How long the cobra looks what has become of its neck, and how long the rabbit then pulls.
  private static let (noticing, hauling) = (0.16, 0.19)

  /// The cobra's head goes after the rabbit all the way round, and lays its neck in a ring each
  /// time, until it is dizzy; it finds out, and is tied by a pull.
  static func windsUp(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return Parallel {
      Acting(
        name, from: duel.loserStance,
        [
          .to(.snap, 0.07), .hold(0.25), .to(.braid, 0.05), .hold(0.15), .to(.snarl, 0.05),
          .hold(wound - 0.57 + 0.02), .to(.tied, 0.05, .outBack(3)), .hold(noticing - 0.07),
          .to(.cinched, hauling * 0.8), .to(.tight, 0.08, .outBack(2)),
          .hold(0.07), .to(.knot, 0.1, .inQuad),
        ])
      Lively {
        Hold(0.04)
        for (half, seconds) in followed.enumerated() {
          Tween(wind, from: Double(half) / 2, to: Double(half + 1) / 2, duration: seconds)
        }
        Tween(
          cinch, from: 0, to: 1, duration: hauling * 0.8, easing: .inOutSine, delay: noticing)
        Cut(wind, to: 0, delay: 0.02)
      }
      Series(delay: wound + noticing + hauling * 0.8) {
        Parallel {
          jerking(cobra, for: 0.22)
          Series(delay: 0.04) { Marker(Cue.jerked) }
        }
      }
      Tween(position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad)
    }
  }

  /// The rabbit runs twice round the cobra, with water between them, and once more behind it,
  /// takes the end of its tail there, waits until it has noticed, and pulls.
  static func runsRings(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let (behind, before) = (
      ring.prefix(5).map { duel.loserPlace + $0 }, ring.suffix(5).map { duel.loserPlace + $0 }
    )
    return Series {
      Acting(name, from: duel.winnerStance, .to(.gather, 0.04, .inQuad))
      for (half, seconds) in halves.enumerated() {
        circling(
          duel,
          half == 0
            ? [duel.start] + behind.dropFirst() : half.isMultiple(of: 2) ? behind : before,
          seconds, leaning: half.isMultiple(of: 2) ? -1 : 1)
      }
      Acting(name, from: .turn, .to(.crouch, 0.03))
      pulling(duel, by: 40, for: wound + noticing + hauling - run - 0.03)
      ontoTheHeap(duel)
    }
  }

  /// The way round somebody who is wound up: behind it to the left, and before it to the right.
  private static let ring = [
    Point(x: 164, y: 6), Point(x: 122, y: -90), Point(x: 0, y: -142), Point(x: -120, y: -96),
    Point(x: -158, y: 4), Point(x: -104, y: 52), Point(x: 10, y: 62), Point(x: 116, y: 46),
    Point(x: 164, y: 6),
  ]

  /// A run through places in one leap, into whose curve it leans; at its end it turns round.
  private static func circling(
    _ duel: Duel, _ places: [Point], _ seconds: Double, leaning way: Double
  ) -> Series {
    let stride = seconds * 0.86
    let leap: [Acting.Key] = [
      .to(.sprint, stride * 0.4, .outQuad), .hold(stride * 0.3), .to(.gather, stride * 0.3),
    ]
    let keys = leap + [.to(.turn, seconds * 0.14)]
    return Series {
      Parallel {
        Follow(position(duel.winner), MotionPath(through: places), duration: seconds)
        Acting(duel.winner.rawValue, from: .gather, keys)
        arc(duel.winner, height: 30, duration: stride)
        Lively {
          Tween(spin(duel.winner), from: 16 * way, to: -16 * way, duration: stride)
          Tween(spin(duel.winner), to: 0, duration: seconds * 0.14)
        }
      }
      Cut(
        facing(duel.winner),
        to: duel.facing(duel.winningAnimal, (places.last?.x ?? 0) > duel.loserPlace.x ? -1 : 1))
    }
  }

  // MARK: - The tail that the rabbit pulls the knot tight with

  /// It takes the tail, waits with a grin, and throws itself back with its whole weight.
  private static func pulling(_ duel: Duel, by way: Double, for seconds: Double) -> Parallel {
    Parallel {
      // The tail flicks up into its paws.
      Lively { Tween(grasp, from: 0.12, to: 1, duration: 0.09, easing: .outQuad) }
      Acting(
        duel.winner.rawValue, from: .crouch, .to(.tug, 0.08, .outBack(2)),
        .hold(seconds - hauling - 0.08), .to(.strain, 0.09, .outQuad), .hold(hauling - 0.09))
      Tween(
        position(duel.winner), by: Point(x: way * duel.forward, y: 0), duration: hauling,
        easing: .outQuad, delay: seconds - hauling)
    }
  }

  /// It gathers, turns over high above the knot, and comes down on it with its feet first.
  private static func ontoTheHeap(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Marker(Cue.leap)
      Parallel {
        // The tail slips out of its paws and whips home.
        Lively { Tween(grasp, to: 0, duration: 0.15, easing: .outQuad) }
        Tween(
          position(rabbit), to: duel.winnerPlace.place, duration: 0.19, easing: .inOutSine,
          delay: 0.03)
        Tween(spin(rabbit), from: 0, to: -46, duration: 0.04, easing: .outQuad)
        Tween(spin(rabbit), to: -360, duration: 0.09, delay: 0.04)
        Tween(lift(rabbit), from: 0, to: 170, duration: 0.12, easing: .outCubic)
        Tween(
          lift(rabbit), to: duel.winnerPlace.height, duration: 0.09, easing: .inQuad, delay: 0.14)
        stretching(rabbit, 0.23)
        Acting(
          name, from: .strain, .to(.fall, 0.05, .outQuad), .to(.crouch, 0.06),
          .to(.exult, 0.05), .hold(0.03), .to(.land, 0.04))
      }
      Cut(spin(rabbit), to: 0)
    }
  }
}
