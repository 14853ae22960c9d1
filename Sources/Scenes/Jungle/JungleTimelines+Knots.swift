internal import Animation
internal import Figures
internal import Rules

/// The rabbit beats the player's cobra, whose neck is whipped back into a knot.
extension JungleTimelines {
  /// The knot is pulled, gathers itself and springs open, and the neck unwinds; takes 0.62 s.
  static let untying: [KeyPoses.Key] = [
    .to(.tight, 0.08, .outBack(2)), .to(.cobraPent, 0.1), .hold(0.04),
    .to(.windThrice, 0.1, .outBack(3)), .to(.windTwice, 0.1), .to(.windOnce, 0.1),
    .to(.fright, 0.1, .outBack(3)),
  ]

  /// A jerk through the whole body.
  static func jerking(_ actor: Actor, for seconds: Double) -> FullMotion {
    let name = actor.rawValue
    return FullMotion {
      Tween(
        .stretch(name), from: Point(x: 1, y: 1), to: Point(x: 0.78, y: 1.2),
        duration: seconds * 0.28, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: seconds * 0.24, easing: .inOutSine)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: seconds * 0.48, easing: .outBack(4))
    }
  }

  // MARK: - The loop: the rabbit runs in one, and the neck after it

  /// When the neck comes out, the rabbit leaps back over it and has done so, and the head is through
  /// the loop after it.
  private static let (striking, turned, passed, through) = (0.14, 0.15, 0.31, 0.57)
  /// How long the cobra knows before its neck draws tight, each of the pulls that do that, and
  /// how long its eyes start from its head then, until it is a knot, to which its head whips back.
  private static let (knowing, pulling, tying, whipping) = (0.23, 0.06, 0.05, 0.025)
  private static let tied = through + knowing + Double(pulls.count) * pulling + tying
  /// How tight each makes it.
  private static let pulls = [0.3, 0.58, 0.82, 1]

  /// The cobra's neck goes after the rabbit until it has gone through its own loop; it sees that,
  /// and the more it pulls, the tighter that becomes.
  static func overreaches(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    let chasing: [KeyPoses.Key] = [
      .to(.rear, 0.07, .outBack(2)), .to(.cobraSurge, 0.05, .inQuad), .hold(striking - 0.12),
      .to(.reach, 0.05, .outQuad), .hold(through - striking - 0.09), .to(.strive, 0.04),
    ]
    let knotting = pulls.flatMap { _ in
      [KeyPoses.Key.to(.cobraStrain, pulling * 0.5, .outQuad), .to(.regret, pulling * 0.5)]
    }
    let ending: [KeyPoses.Key] =
      [
        .to(.cobraPuzzled, 0.05, .outBack(2)), .hold(0.06), .to(.regret, 0.05, .outBack(2)),
        .hold(knowing - 0.16),
      ] + knotting
      + [
        .to(.cobraBulge, 0.02, .outQuad), .hold(tying - 0.022), .to(.tight, 0.002), .hold(0.06),
        .to(.knot, 0.07, .inQuad),
      ]
    return Parallel {
      KeyPoses(name, from: duel.loserStance, chasing + ending)
      Tween(position(cobra), to: duel.loserPlace, duration: 0.14, easing: .outQuad)
      backingOff(duel)
      drawingOut
      tighteningLoop
      Series(delay: tied) {
        Parallel {
          jerking(cobra, for: 0.12)
          Marker(Cue.knotted)
        }
      }
    }
  }

  /// It goes back with its whole body at each pull, while its head is held.
  private static func backingOff(_ duel: Duel) -> FullMotion {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    return FullMotion {
      Parallel {
        Series(delay: through + knowing) {
          for tight in pulls {
            Tween(
              position(cobra), to: duel.loserPlace + Point(x: 46 * tight, y: 0),
              duration: pulling, easing: .outQuad)
          }
          Tween(
            position(cobra), to: duel.loserPlace, duration: 0.07, easing: .outBack(2), delay: tying)
        }
        Series(delay: through + knowing) {
          for _ in pulls {
            Tween(.stretch(name), to: Point(x: 1.1, y: 0.93), duration: pulling * 0.5)
            Tween(.stretch(name), to: Point(x: 1, y: 1), duration: pulling * 0.5)
          }
        }
      }
    }
  }

  /// The neck comes out, goes through its loop, and whips back once that is tight.
  private static var drawingOut: FullMotion {
    FullMotion {
      Hold(striking)
      // Fast where it is straight, slowly round each bend, and fast again at the end.
      Tween(drawnOut, from: 0, to: 0.27, duration: 0.12, easing: .inOutSine)
      Tween(drawnOut, to: 0.52, duration: 0.13, easing: .inOutSine)
      Tween(drawnOut, to: 0.76, duration: 0.1)
      Tween(drawnOut, to: 1, duration: through - striking - 0.35, easing: .outBack(1))
      // It swings there.
      for share in [0.985, 1, 0.985, 1] {
        Tween(drawnOut, to: share, duration: knowing / 4, easing: .inOutSine)
      }
      // What is drawn tight whips its head back to the knot.
      Hold(tied - through - knowing - whipping)
      Tween(drawnOut, to: 0.76, duration: whipping, easing: .inQuad)
      Cut(drawnOut, to: 0)
    }
  }

  private static var tighteningLoop: FullMotion {
    FullMotion {
      Hold(through + knowing)
      for tight in pulls {
        Tween(curl, to: tight, duration: pulling * 0.5, easing: .outQuad)
        Hold(pulling * 0.5)
      }
    }
  }

  /// The rabbit dances before the cobra's nose, leaps over its head and back through the loop that this
  /// makes of the neck, waits with a little smile, and leaps upon what becomes of it.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (near, right, far) = (
      Point(x: 486, y: 392), Point(x: 716, y: 396), Point(x: 354, y: 392)
    )
    return Series {
      bound(
        rabbit, to: near, height: 26, turned, from: duel.winnerStance, .to(.danceLeft, 0.06),
        .to(.gather, turned - 0.06))
      bound(
        rabbit, to: right, height: 150, passed - turned, from: .gather,
        .to(.leap, 0.05, .outQuad), .to(.sprint, 0.06), .to(.gather, 0.07, .inQuad))
      Cut(facing(rabbit), to: duel.winningAnimal.facing(-duel.forward))
      bound(
        rabbit, to: far, height: 62, 0.25, from: .gather, .to(.sprint, 0.05, .outQuad),
        .hold(0.15), .to(.gather, 0.05))
      KeyPoses(name, from: .gather, .to(.turn, 0.05))
      Cut(facing(rabbit), to: duel.winningAnimal.facing(duel.forward))
      Parallel {
        KeyPoses(
          name, from: .turn, .to(.watch, 0.06, .outBack(2)), .hold(0.08),
          .to(.plot, 0.08, .inOutSine), .hold(tied - passed - 0.5), .to(.gather, 0.06))
        FullMotion {
          Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(3))
          // It draws a long breath, and each of the pulls makes it chuckle.
          Tween(
            .stretch(name), to: Point(x: 0.97, y: 1.05), duration: knowing - 0.15,
            easing: .inOutSine)
          Hold(through - passed - 0.2)
          for _ in pulls {
            Tween(.stretch(name), to: Point(x: 1.05, y: 0.94), duration: pulling * 0.4)
            Tween(.stretch(name), to: Point(x: 0.98, y: 1.03), duration: pulling * 0.6)
          }
          Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.06)
        }
      }
      leapingUpon(duel, from: .gather, in: 0.14)
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
          lift(rabbit), from: 0, to: max(112, height + 24), duration: seconds * 0.56,
          easing: .outCubic)
        Tween(
          lift(rabbit), to: height, duration: seconds * 0.34, easing: .inQuad,
          delay: seconds * 0.66)
        stretching(rabbit, seconds)
        KeyPoses(
          rabbit.rawValue, from: pose, .to(.leap, seconds * 0.3, .outQuad),
          .to(duel.isWin ? .rabbitTuck : .gather, seconds * 0.3), .hold(seconds * 0.2),
          .to(duel.blow, seconds * 0.2))
      }
    }
  }
}
