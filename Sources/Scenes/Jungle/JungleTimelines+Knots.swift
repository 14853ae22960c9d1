internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit beats the player's cobra, whose neck is whipped back into a knot.
extension JungleTimelines {
  /// The knot is pulled open, and the neck unwinds; takes 0.62 s.
  static let untying: [Acting.Key] = [
    .to(.tight, 0.08, .outBack(2)), .to(.through, 0.06), .to(.loop, 0.08),
    .to(.windThrice, 0.1, .outBack(2)), .to(.windTwice, 0.1), .to(.windOnce, 0.1),
    .to(.fright, 0.1, .outBack(3)),
  ]

  /// A jerk through the whole body.
  static func jerking(_ actor: Actor, for seconds: Double) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.78, y: 1.2),
        duration: seconds * 0.28, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: seconds * 0.24, easing: .inOutSine)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: seconds * 0.48, easing: .outBack(4))
    }
  }

  // MARK: - The reach: the rabbit runs further than the neck is long

  /// How long the rabbit teases, the neck goes after it, pulls in vain, and is whipped back, and
  /// how long the cobra knows that before.
  private static let (teasing, reaching, straining, knowing, whipping) = (
    0.18, 0.26, 0.18, 0.16, 0.26
  )

  /// The cobra snaps at the rabbit, and its neck goes after that until there is no more of it; its
  /// jaws shut a hand's breadth behind, and it is whipped back into a knot.
  static func overreaches(_ duel: Duel) -> Parallel {
    let (cobra, name, shiver) = (duel.loser, duel.loser.rawValue, straining / 6)
    let snapping: [Acting.Key] = [
      .to(.crouch, 0.06), .to(.rear, 0.08, .outBack(2)), .hold(teasing - 0.14),
      .to(.reach, reaching * 0.4, .outQuad), .hold(reaching * 0.6),
    ]
    let pulling = (0..<3).flatMap { _ in
      [Acting.Key.to(.strive, shiver), .to(.reach, shiver)]
    }
    let ending: [Acting.Key] = [
      .to(.regret, 0.05, .outBack(2)), .hold(knowing - 0.05), .to(.tight, whipping, .inQuad),
      .to(.knot, 0.06, .outBack(3)),
    ]
    return Parallel {
      Acting(name, from: duel.loserStance, snapping + pulling + ending)
      Tween(position(cobra), to: duel.loserPlace, duration: 0.14, easing: .outQuad)
      Lively {
        Tween(drawnOut, from: 0, to: 0.97, duration: reaching, easing: .outQuad, delay: teasing)
        for _ in 0..<3 {
          Tween(drawnOut, to: 1, duration: shiver, easing: .outQuad)
          Tween(drawnOut, to: 0.96, duration: shiver, easing: .inOutSine)
        }
        Tween(drawnOut, to: 0.98, duration: knowing)
        Tween(drawnOut, to: 0, duration: whipping, easing: .inQuad)
      }
      Lively {
        Tween(
          curl, from: 0, to: 1, duration: whipping * 0.6, easing: .outQuad,
          delay: teasing + reaching + straining + knowing)
      }
      Series(delay: teasing + reaching + straining + knowing + whipping) {
        Parallel {
          jerking(cobra, for: 0.12)
          Marker(Cue.jerked)
        }
      }
    }
  }

  /// The rabbit hops up to the cobra's nose, runs as the neck comes after it, turns round where that
  /// ends, hops for joy there, and leaps upon what has become of it.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (near, far) = (Point(x: 594, y: 392), Point(x: 376, y: 392))
    return Series {
      bound(
        rabbit, to: near, height: 40, 0.13, from: duel.winnerStance, .to(.leap, 0.06, .outQuad),
        .to(.turn, 0.07))
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, -duel.forward))
      Acting(name, from: .turn, .to(.gather, 0.03))
      scampering(rabbit, [near, (near + far) * 0.5, far], strides: 2, reaching)
      Acting(name, from: .gather, .to(.turn, 0.06))
      Cut(facing(rabbit), to: duel.facing(duel.winningAnimal, duel.forward))
      Parallel {
        Acting(
          name, from: .turn, .to(.watch, 0.06, .outBack(2)), .hold(0.04), .to(.cheer, 0.06),
          .hold(straining - 0.18), .to(.shrug, 0.06, .outBack(2)), .hold(knowing),
          .to(.danceLeft, 0.08), .to(.danceRight, 0.08), .to(.exult, 0.06, .outBack(2)),
          .to(.gather, 0.06))
        Series(delay: straining + knowing + 0.06) {
          for _ in 0..<2 { arc(rabbit, height: 26, duration: 0.11) }
        }
      }
      leapingUpon(duel, from: .gather, in: 0.18)
    }
  }

  /// A run through `places` for sport, in leaps.
  static func scampering(
    _ rabbit: Actor, _ places: [Point], strides: Int, _ seconds: Double, height: Double = 44
  ) -> Parallel {
    let stride = seconds / Double(strides)
    return Parallel {
      Follow(position(rabbit), MotionPath(through: places), duration: seconds)
      Series {
        for _ in 0..<strides {
          Parallel {
            Acting(
              rabbit.rawValue, from: .gather, .to(.sprint, stride * 0.3, .outQuad),
              .hold(stride * 0.35), .to(.gather, stride * 0.35))
            arc(rabbit, height: height, duration: stride)
          }
        }
      }
    }
  }

  /// High over the other, and down on it with both feet.
  static func leapingUpon(_ duel: Duel, from pose: Pose.Name, in seconds: Double) -> Series {
    let (rabbit, height) = (duel.winner, duel.meetingHeight)
    return Series {
      Marker(Cue.leap)
      Parallel {
        Tween(
          position(rabbit), to: duel.meeting, duration: seconds, easing: .inOutSine)
        Tween(
          lift(rabbit), from: 0, to: max(140, height + 44), duration: seconds * 0.56,
          easing: .outCubic)
        Tween(
          lift(rabbit), to: height, duration: seconds * 0.34, easing: .inQuad,
          delay: seconds * 0.66)
        stretching(rabbit, seconds)
        Acting(
          rabbit.rawValue, from: pose, .to(.leap, seconds * 0.3, .outQuad),
          .to(.exult, seconds * 0.3), .hold(seconds * 0.2), .to(.land, seconds * 0.2))
      }
    }
  }
}
