internal import Animation
internal import Figures
internal import Rules

/// The timelines of the race that the player's rabbit wins: it hops over the cobra's bite, and is
/// so much faster that it comes up behind the cobra.
extension JungleTimelines {
  /// The durations, in seconds, of the rabbit's dodge, of its run round the cobra, and of its hold
  /// on the tail.
  private static let (dodging, lapping, holding) = (0.335, 0.245, 0.49)
  /// The second at which the rabbit hops up from where the jaws meet, and the hop's height in
  /// design pixels.
  private static let (hopping, hop) = (0.16, 136.0)
  /// The seconds for which the cobra sees the rabbit behind it before the leap, and for which the
  /// leap lasts.
  private static let (finding, leaping) = (0.06, 0.155)
  /// The seconds into the hold at which the rabbit takes, pulls and lets go of the tail, its way
  /// back in design pixels, and the durations of the tail's flight, a slip, and a roll.
  private static let (taking, heaving, lettingTail, back) = (0.08, 0.12, 0.37, 84.0)
  private static let (flying, slipping, rolling) = (0.06, 0.04, 0.11)
  /// The design pixels by which both animals come nearer to the viewer during the hold.
  private static let near = 16.0

  /// Makes the rabbit hop over the jaws, run round behind the cobra, pull it by the tail, let that
  /// go, and leap upon its head.
  static func laps(_ duel: Duel) -> Series {
    Series {
      dodges(duel)
      runsRound(duel)
      pullsTail(duel)
      leapingUpon(duel, from: .gather, in: leaping)
    }
  }

  private static func dodges(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Parallel {
        KeyPoses(
          name, from: duel.winnerStance, .to(.jeer, 0.04, .outBack(2)),
          .to(.rabbitBraced, 0.05, .outQuad), .live(hopping - 0.09))
        FullMotion {
          Tween(
            .stretch(name), to: Point(x: 1.1, y: 0.84), duration: 0.08, easing: .outQuad,
            delay: 0.04)
        }
      }
      Parallel {
        KeyPoses(
          name, from: .rabbitBraced, .to(.leap, 0.03, .outQuad), .to(.rabbitHop, 0.04, .outBack(2)),
          .live(dodging - hopping - 0.07))
        FullMotion {
          Tween(
            .stretch(name), to: Point(x: 0.88, y: 1.16), duration: 0.05, easing: .outQuad)
          Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.07)
        }
        Tween(lift(rabbit), from: 0, to: hop, duration: 0.08, easing: .outQuad)
        Tween(lift(rabbit), to: hop - 6, duration: dodging - hopping - 0.08, delay: 0.08)
      }
    }
  }

  private static func runsRound(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (left, last) = (Point(x: 416, y: 332), behindTail(duel))
    let (run, stride) = (lapping * 0.62, lapping * 0.31)
    return Series {
      Parallel {
        Follow(
          position(rabbit),
          MotionPath(through: [
            duel.start, Point(x: 792, y: 320), Point(x: 700, y: 258), Point(x: 570, y: 246),
            Point(x: 458, y: 276), left,
          ]), duration: run)
        KeyPoses(
          name, from: .rabbitHop, .to(.sprint, stride * 0.3, .outQuad), .hold(stride * 0.4),
          .to(.gather, stride * 0.3), .to(.sprint, stride * 0.3), .hold(stride * 0.4),
          .to(.leap, stride * 0.3))
        Series {
          Tween(lift(rabbit), to: 0, duration: stride, easing: .inQuad)
          arc(rabbit, height: 28, duration: stride)
        }
        speeding(rabbit, -14, for: run)
      }
      Cut(facing(rabbit), to: duel.winningAnimal.facing(-duel.forward))
      Parallel {
        Follow(
          position(rabbit), MotionPath(through: [left, Point(x: 440, y: 382), last]),
          duration: lapping - run)
        KeyPoses(
          name, from: .leap, .to(.rabbitTiptoe, 0.04, .outBack(2)), .live(lapping - run - 0.04))
        for start in [0, 0.5] {
          Series(delay: start * (lapping - run)) {
            arc(rabbit, height: 16, duration: (lapping - run) / 2)
          }
        }
      }
    }
  }

  /// Makes the rabbit pull the tail three times, each time further; its heels slip after the first
  /// pull.
  private static func pullsTail(_ duel: Duel) -> Parallel {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    return Parallel {
      KeyPoses(
        name, from: .rabbitTiptoe, .to(.claim, taking, .outBack(2)),
        .to(.rabbitHeel, heaving - taking + 0.07), .hold(0.01),
        .to(.rabbitBrace, slipping),
        .to(.heave, 0.06, .outBack(2)), .hold(lettingTail - heaving - slipping - 0.12),
        .to(.rabbitRoll, 0.03), .to(.rabbitTuck, rolling - 0.08), .to(.rabbitRoll, 0.05),
        .to(.gather, holding + finding - lettingTail - rolling - 0.02))
      Series(delay: heaving) {
        for (way, seconds) in [(0.4, 0.08), (0.16, slipping), (0.74, 0.09), (1, 0.08)] {
          Tween(
            position(rabbit), to: behindTail(duel) + Point(x: -back * way, y: near * way),
            duration: seconds, easing: .outQuad)
        }
      }
      tugging
      comingClose(rabbit, .tail, after: taking - 0.06)
      Series(delay: heaving) { straining(rabbit, -14) }
      // The rabbit rolls over backwards as it lets go of the tail.
      FullMotion {
        Tween(spin(rabbit), to: -360, duration: rolling, easing: .outQuad, delay: lettingTail)
        Cut(spin(rabbit), to: 0)
      }
      shapes(
        rabbit, [(0.84, 1.2, 0.05), (1.18, 0.82, 0.06), (0.9, 1.12, 0.03), (1, 1, 0.05)],
        after: lettingTail)
      Series(delay: lettingTail) { arc(rabbit, height: 76, duration: rolling) }
    }
  }

  /// Returns the place where the rabbit takes the tail.
  private static func behindTail(_ duel: Duel) -> Point {
    Point(x: furthest(duel).x - 178, y: 398)
  }

  /// Stretches a running actor long and low in each of two strides, turned by `turn` degrees, and
  /// straightens it up again.
  private static func speeding(_ actor: Actor, _ turn: Double, for seconds: Double) -> FullMotion {
    FullMotion {
      Parallel {
        Tween(spin(actor), from: 0, to: turn, duration: seconds * 0.3, easing: .outQuad)
        Tween(spin(actor), to: 0, duration: seconds * 0.3, delay: seconds * 0.7)
        shapes(
          actor,
          [
            (1.24, 0.8, seconds * 0.15), (1.18, 0.85, seconds * 0.2), (0.88, 1.16, seconds * 0.15),
            (1.24, 0.8, seconds * 0.15), (1.18, 0.85, seconds * 0.2), (1, 1, seconds * 0.15),
          ])
      }
    }
  }

  /// Turns an actor by `turn` degrees for one pull, less for a rest, further for a pull with all
  /// its weight, and back.
  private static func straining(_ actor: Actor, _ turn: Double) -> FullMotion {
    FullMotion {
      Tween(spin(actor), from: 0, to: turn, duration: 0.09, easing: .outBack(2))
      for (part, seconds) in [(0.65, 0.06), (1.6, 0.08)] {
        Tween(spin(actor), to: turn * part, duration: seconds, easing: .inOutSine)
      }
      Tween(spin(actor), to: 0, duration: 0.07, easing: .outQuad)
    }
  }

  /// Returns the place up to which the cobra gets before its tail holds it back.
  private static func furthest(_ duel: Duel) -> Point { duel.loserPlace + Point(x: 44, y: near) }

  /// The motion of the cobra's tail, which is drawn out, trembles, and whips back past where it
  /// was.
  private static var tugging: Series {
    Series(delay: taking) {
      Tween(tug, from: 0.02, to: 1, duration: heaving - taking, easing: .outQuad)
      // The tail trembles.
      for _ in 0..<3 {
        Tween(tug, to: 0.94, duration: 0.04)
        Tween(tug, to: 1, duration: 0.04)
      }
      Hold(lettingTail - heaving - 0.24)
      Tween(tug, to: 0.4, duration: flying)
      Tween(tug, to: -0.7, duration: 0.05, easing: .outQuad)
      Tween(tug, to: 0.4, duration: 0.03, easing: .inOutSine)
      Tween(tug, to: 0, duration: 0.03, easing: .inOutSine)
    }
  }

  /// Makes the cobra bite where the rabbit was, look round for it, see its own tail drawn out by
  /// the rabbit, and have that whipped round its neck.
  static func lagsBehind(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    let taken = dodging + lapping
    let following: [KeyPoses.Key] = [
      .to(.cobraPoised, 0.07, .outQuad), .live(0.09), .to(.lunge, 0.03),
      .to(.strike, 0.03, .inQuad), .to(.bite, 0.03), .hold(0.03), .to(.strike, 0.03),
      .to(.bite, 0.02), .live(dodging - 0.32), .to(.watch, 0.04, .outBack(2)), .hold(0.03),
      .to(.lookRound, 0.05, .outBack(2)), .hold(0.02), .to(.turn, 0.03), .hold(0.02),
      .to(.follow, 0.04, .outBack(2)), .hold(taken - dodging - 0.23),
    ]
    let ending: [KeyPoses.Key] = [
      .to(.glimpse, heaving, .outBack(2)), .to(.cobraHauled, 0.08, .outBack(2)),
      .to(.glimpse, 0.05), .to(.cobraHauled, 0.1, .outBack(2)),
      .live(lettingTail + flying - heaving - 0.23), .to(.cobraWhipped, 0.03, .outQuad),
      .hold(holding - lettingTail - flying - 0.02), .to(.turn, 0.03),
      .to(duel.struck, 0.06, .outBack(3)), .hold(finding + leaping - 0.1),
    ]
    return Parallel {
      KeyPoses(name, from: duel.loserStance, following + ending)
      followsInVain(duel, until: taken)
      bendsDown(cobra)
      Series(delay: taken + heaving) { straining(cobra, -11) }
      Series(delay: taken + lettingTail + flying) {
        Parallel {
          arc(cobra, height: 32, duration: 0.17)
          jerking(cobra, for: 0.22)
        }
      }
      Cut(
        facing(cobra), to: duel.losingAnimal.facing(duel.forward),
        delay: taken + holding + 0.04)
    }
  }

  /// Bends the cobra low over the water for its bite, and then to and fro as it looks for the
  /// rabbit.
  private static func bendsDown(_ cobra: Actor) -> FullMotion {
    FullMotion {
      Tween(spin(cobra), from: 0, to: -24, duration: 0.07, easing: .outQuad, delay: 0.16)
      Tween(spin(cobra), to: 10, duration: 0.08, easing: .inOutSine, delay: dodging - 0.25)
      Tween(spin(cobra), to: -12, duration: 0.06, easing: .inOutSine, delay: 0.01)
      Tween(spin(cobra), to: 0, duration: 0.05, easing: .inOutSine, delay: 0.02)
    }
  }

  /// Moves the cobra forward for its bite, back after the rabbit behind it, on against the hold at
  /// its tail, and to its place once the tail is let go.
  private static func followsInVain(_ duel: Duel, until taken: Double) -> Parallel {
    let cobra = duel.loser
    return Parallel {
      Tween(
        position(cobra), to: duel.beyond(44), duration: 0.15, easing: .inOutSine)
      Series(delay: 0.17) {
        Tween(
          position(cobra), to: duel.loserPlace + Point(x: -48, y: 0), duration: 0.06)
        Tween(
          position(cobra), to: furthest(duel), duration: taken + heaving - 0.23, easing: .inOutSine)
        Tween(position(cobra), to: furthest(duel) + Point(x: 22, y: 0), duration: 0.1)
        Tween(
          position(cobra), to: duel.loserPlace, duration: 0.16, easing: .outQuad,
          delay: lettingTail + flying - heaving - 0.1)
      }
    }
  }
}
