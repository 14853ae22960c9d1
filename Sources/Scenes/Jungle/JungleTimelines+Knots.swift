internal import Animation
internal import Figures
internal import Rules

/// The timelines of the story in which the jungle's rabbit beats the player's cobra, whose neck
/// ends in a knot.
extension JungleTimelines {
  /// The poses of a cobra whose knot is pulled tight, gathers itself, springs open and unwinds, in
  /// 0.62 seconds.
  static let untying: [KeyPoses.Key] = [
    .to(.tight, 0.08, .outBack(2)), .to(.cobraPent, 0.1), .hold(0.04),
    .to(.windThrice, 0.1, .outBack(3)), .to(.windTwice, 0.1), .to(.windOnce, 0.1),
    .to(.fright, 0.1, .outBack(3)),
  ]

  /// Jerks an actor's whole body within `seconds`: narrow and tall, then wide and flat, then back
  /// to its shape.
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

  // MARK: - The loop in the cobra's neck

  /// The seconds into the hunt at which the cobra's neck shoots out, the rabbit leaps up over the
  /// head and lands, and the head has come through the loop.
  private static let (striking, turned, passed, through) = (0.245, 0.255, 0.415, 0.675)
  /// The seconds of the rabbit's hop to the cobra's nose.
  private static let hopped = 0.15
  /// The seconds in which the cobra sees its mistake, makes one pull, bulges its eyes before it is
  /// a knot, and has its head whipped back to that.
  private static let (knowing, pulling, tying, whipping) = (0.23, 0.06, 0.05, 0.034)
  private static let tied = through + knowing + Double(pulls.count) * pulling + tying
  /// The tightness of the loop after each of the cobra's pulls, 0…1.
  private static let pulls = [0.3, 0.58, 0.82, 1]

  /// Shoots the cobra's neck after the rabbit until the head has come through the neck's own loop,
  /// which each of the cobra's pulls draws tighter.
  static func overreaches(_ duel: Duel) -> Parallel {
    let (cobra, name) = (duel.loser, duel.loser.rawValue)
    let chasing: [KeyPoses.Key] = [
      .to(.rear, 0.07, .outBack(2)), .live(striking - 0.14), .to(.cobraSurge, 0.05, .inQuad),
      .hold(0.02),
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

  /// Backs the cobra's whole body off at each pull, while its head is held by the loop.
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

  /// The motion of the cobra's neck, which shoots out, goes through its loop, and whips back once
  /// that is tight.
  private static var drawingOut: FullMotion {
    FullMotion {
      Hold(striking)
      // The neck is fast where it is straight, slow round each bend, and fast again at the end.
      Tween(drawnOut, from: 0, to: 0.27, duration: 0.12, easing: .inOutSine)
      Tween(drawnOut, to: 0.52, duration: 0.13, easing: .inOutSine)
      Tween(drawnOut, to: 0.76, duration: 0.1)
      Tween(drawnOut, to: 1, duration: through - striking - 0.35, easing: .outBack(1))
      // The head swings to and fro while the cobra sees its mistake.
      for share in [0.985, 1, 0.985, 1] {
        Tween(drawnOut, to: share, duration: knowing / 4, easing: .inOutSine)
      }
      // The tight loop whips the cobra's head back to the knot.
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

  /// Makes the rabbit dance before the cobra's nose, leap over its head and back through the loop
  /// of its neck, wait with a little smile, and leap upon the knot.
  static func outruns(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.winner, duel.winner.rawValue)
    let (near, right, far) = (
      Point(x: 486, y: 392), Point(x: 716, y: 396), Point(x: 354, y: 392)
    )
    return Series {
      bound(
        rabbit, to: near, height: 26, hopped, from: duel.winnerStance, .to(.danceLeft, 0.06),
        .to(.gather, hopped - 0.06))
      // The rabbit waits, low, until the cobra comes.
      Parallel {
        KeyPoses(name, from: .gather, .to(.rabbitBraced, 0.04), .live(turned - hopped - 0.04))
        shapes(rabbit, [(0.96, 1.04, 0.03), (1.14, 0.82, turned - hopped - 0.03)])
      }
      bound(
        rabbit, to: right, height: 150, passed - turned, from: .rabbitBraced,
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
          // The rabbit draws a long breath, and chuckles at each of the cobra's pulls.
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

  /// Makes the rabbit leap high over the cobra and come down upon it with both feet.
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
