internal import Animation
internal import Figures
internal import Rules

/// The winner's triumph on top of the loser, and its way down once the loser has sunk.
extension JungleTimelines {
  /// Returns the seconds from the result until the winner touches the water.
  static func touchdown(_ duel: Duel) -> Double {
    switch duel.descent {
    case .startled: plop
    case .riding: giving + 0.06
    case .lounging: enjoying - 0.07
    }
  }

  /// Lowers the winner to the place where the loser sinks.
  static func descending(_ duel: Duel) -> Parallel {
    Parallel {
      Tween(
        position(duel.winner), to: duel.exit, duration: going(duel).seconds, easing: .inOutSine,
        delay: going(duel).late)
      FullMotion {
        // The scale goes back slowly and not all the way, so that neither animal seems to shrink.
        if duel.winningAnimal == .lion {
          Tween(nearness, to: 1.12, duration: 0.3, easing: .inOutSine, delay: giving - 0.1)
        }
      }
      if duel.winningAnimal == .cobra {
        if duel.isWin { kissing(duel) }
        pressing((duel.isWin ? 0.35 : 0.62, 0.12), (0.4, giving - 0.12), (0, 0.1))
      }
      if duel.winningAnimal == .rabbit, !duel.isWin {
        running(on: duel)
        // Each of its steps sinks into the knot.
        pressing(
          (0.06, 0.04), (0.34, 0.04), (0.06, 0.04), (0.34, 0.04), (0.06, 0.04), (0.3, 0.04),
          (0, 0.03))
      }
      switch duel.descent {
      case .startled: falling(duel)
      case .riding: riding(duel)
      case .lounging: lounging(duel)
      }
    }
  }

  /// Returns when both leave the place of the contact after the result, and for how long they move,
  /// in seconds; a rolling knot, a ridden lion, or a cushion that slips away leaves at once.
  static func going(_ duel: Duel) -> (late: Double, seconds: Double) {
    if duel.descent == .startled { return (0.02, 0.1) }
    return duel.exit == duel.end ? (giving, plop - giving) : (0.02, 0.34)
  }

  /// The time from the result until the cobra kisses the nose that it has bitten, in seconds.
  static let kiss = 0.17

  /// Squashes both at the kiss, and lets hearts rise.
  private static func kissing(_ duel: Duel) -> FullMotion {
    FullMotion {
      Hold(kiss - 0.01)
      Parallel {
        for (actor, wide) in [(duel.winner, 1.08), (duel.loser, 1.14)] {
          Series {
            Tween(
              .stretch(actor.rawValue), to: Point(x: wide, y: 2 - wide), duration: 0.04,
              easing: .outQuad)
            Tween(
              .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(3))
          }
        }
        Series {
          Tween(love, from: 0, to: 1, duration: 0.06, easing: .outQuad)
          Tween(love, to: 0, duration: 0.08, delay: 0.26)
        }
      }
    }
  }

  /// Lets the rabbit walk on the knotted cobra, which rolls under its feet like a ball.
  private static func running(on duel: Duel) -> FullMotion {
    FullMotion {
      for step in 0..<3 {
        let height = duel.winnerPlace.height - 10 * Double(step)
        Tween(lift(duel.winner), to: height + 16, duration: 0.04, easing: .outQuad)
        Tween(lift(duel.winner), to: height - 2, duration: 0.04, easing: .inQuad)
      }
    }
  }

  /// Lowers the winner onto the water, and lets it start up and fall in as it notices that.
  private static func falling(_ duel: Duel) -> FullMotion {
    FullMotion {
      Parallel {
        shoving(duel)
        Series {
          Tween(lift(duel.winner), to: 4, duration: 0.1, easing: .inQuad)
          Tween(
            lift(duel.winner), to: 30, duration: 0.06, easing: .outQuad, delay: giving - 0.14)
          Tween(lift(duel.winner), to: -12, duration: plop - giving - 0.02, easing: .inQuad)
          Tween(lift(duel.winner), to: 0, duration: 0.12, easing: .outQuad, delay: 0.04)
        }
        Series(delay: giving + 0.02) {
          Tween(
            .stretch(duel.winner.rawValue), to: Point(x: 0.92, y: 1.1),
            duration: plop - giving - 0.04, easing: .outQuad)
          flattening(duel, to: 0.84)
        }
      }
    }
  }

  /// Presses the winner down once more with all its weight, so that the loser goes under.
  private static func shoving(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Tween(.stretch(name), to: Point(x: 1.12, y: 0.84), duration: 0.06, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(2))
    }
  }

  /// Sinks the winner with the loser until it is chest deep, and lifts it again.
  private static func riding(_ duel: Duel) -> FullMotion {
    FullMotion {
      Parallel {
        Series(delay: giving) {
          Tween(lift(duel.winner), to: -58, duration: 0.2, easing: .inOutSine)
          Tween(lift(duel.winner), to: 0, duration: 0.1, easing: .outBack(2))
        }
        Series(delay: giving + 0.06) {
          flattening(duel, to: duel.winningAnimal == .cobra ? 1.16 : 0.92)
        }
      }
    }
  }

  /// The bounces of the rabbit on the cobra, each lower than the last: the rabbit's height above
  /// its place there, the cobra's depth and shape, and the seconds until then.
  static let bounces: [(up: Double, down: Double, shape: Point, seconds: Double, easing: Easing)] =
    [
      (-26, -22, Point(x: 1.2, y: 0.76), 0.03, .outQuad),
      (46, 10, Point(x: 0.8, y: 1.3), 0.09, .outQuad),
      (-50, -34, Point(x: 1.24, y: 0.7), 0.08, .inQuad),
      (8, -30, Point(x: 0.86, y: 1.2), 0.06, .outQuad),
    ]

  /// Bounces the rabbit on the cobra like on a spring until that has sunk and the rabbit floats by
  /// itself, then lifts it out of the water.
  private static func lounging(_ duel: Duel) -> FullMotion {
    let height = duel.winnerPlace.height
    return FullMotion {
      Parallel {
        Series {
          for bounce in bounces {
            Tween(
              lift(duel.winner), to: height + bounce.up, duration: bounce.seconds,
              easing: bounce.easing)
          }
          Tween(lift(duel.winner), to: floating, duration: 0.08, easing: .inQuad)
          Hold(enjoying - 0.43)
          Tween(lift(duel.winner), to: floating - 12, duration: 0.02)
          Tween(lift(duel.winner), to: 0, duration: 0.07, easing: .inQuad)
        }
        shapes(
          duel.winner,
          [(1.12, 0.84, 0.03), (0.86, 1.18, 0.09), (1.2, 0.8, 0.08), (0.94, 1.08, 0.06)])
        pressing((0.24, 0.03), (0, 0.08), (0.3, 0.09), (0, 0.06))
        Series(delay: 0.3) { flattening(duel, to: 0.98) }
      }
    }
  }

  /// The lift at which a rabbit that lies on its back floats, in design pixels.
  private static let floating = -54.0

  /// Stretches the winner as wide as the loser that it covers, then back to its own shape.
  private static func flattening(_ duel: Duel, to height: Double = 0.7) -> Series {
    let (name, wide) = (duel.winner.rawValue, covering(duel.winningAnimal, duel.losingAnimal))
    return Series {
      Tween(
        .stretch(name), to: Point(x: max(1.14, wide), y: height), duration: 0.03,
        easing: .outQuad)
      Hold(0.1)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.05, easing: .outBack(3))
    }
  }

  /// Poses the winner on the loser until that has sunk, and as it notices; the jungle's cobra,
  /// which has lulled the lion, naps on it.
  static func triumph(_ duel: Duel) -> KeyPoses {
    KeyPoses(duel.winner.rawValue, from: duel.coveringPose, relishing(duel))
  }

  private static func relishing(_ duel: Duel) -> [KeyPoses.Key] {
    switch (duel.winningAnimal, duel.isWin) {
    case (.lion, true):
      // The lion washes itself until its cushion, the rabbit, is gone, and looks under itself.
      [
        .to(.lionWash, 0.05, .outBack(2)), .hold(0.05), .to(.lionLoaf, 0.05), .to(.lionWash, 0.05),
        .hold(0.05), .to(.lionLoaf, 0.05), .hold(plop - 0.3),
        .to(.lionPeek, 0.08, .outBack(2)), .live(0.12),
      ]
    case (.lion, false):
      // The lion hides as the rabbit did, peeps, and hides again until the rabbit is really hidden.
      [
        .to(.lionHide, 0.07, .outBack(2)), .hold(0.07), .to(.lionSpy, 0.05, .outBack(2)),
        .hold(0.07), .to(.lionHide, 0.04), .hold(0.06), .to(.lionPeek, 0.05, .outBack(2)),
        .hold(0.05), .to(.triumph, 0.1, .outBack(2)),
      ]
    case (.cobra, true):
      // The cobra draws back as if to bite, but kisses the lion's nose.
      [
        .to(.cobraPoised, 0.06, .outBack(2)), .hold(0.03), .to(.cobraKiss, kiss - 0.09, .inQuad),
        .hold(0.15), .to(.lick, 0.06, .outBack(2)), .hold(0.05), .to(.crouch, 0.04),
        .to(.exult, 0.1, .outBack(2)),
      ]
    case (.cobra, false):
      [
        .to(.yawn, 0.07), .to(.doze, 0.07, .outBack(2)), .hold(0.16),
        .to(.dread, 0.05, .outBack(3)), .hold(0.12), .to(.triumph, 0.1, .outBack(2)),
      ]
    case (.rabbit, true):
      // The rabbit's foot flies up as it is thrown up, and comes down with it.
      [
        .hold(0.03), .to(.rabbitLoll, 0.09, .outBack(3)), .to(.rabbitLounge, 0.08, .inQuad),
        .to(.rabbitLoll, 0.06, .outBack(3)), .to(.rabbitLounge, 0.06), .hold(enjoying - 0.46),
        .to(.rabbitStir, 0.04, .outBack(3)),
        .hold(0.04), .to(.gather, 0.06, .outQuad),
      ]
    case (.rabbit, false):
      // The rabbit dances until it notices that the knot under it is gone.
      [
        .to(.danceLeft, 0.06), .to(.danceRight, 0.08), .to(.danceLeft, 0.08), .hold(0.04),
        .to(.fright, 0.04, .outBack(3)), .hold(0.06), .to(.peer, 0.05), .hold(0.06),
        .to(.triumph, 0.1, .outBack(2)),
      ]
    }
  }

  /// The scale of the bubble that comes up before the player's lion's nose and bursts there, 0…1.
  static let bubble = Channel<Double>("bubble")
}
