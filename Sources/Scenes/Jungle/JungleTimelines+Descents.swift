internal import Animation
internal import Figures
internal import Rules

/// The winner's triumph on top of the loser, and its way down once the loser has sunk.
extension JungleTimelines {
  /// The time from the result until the winner touches the water.
  static func touchdown(_ duel: Duel) -> Double {
    switch duel.descent {
    case .startled: plop
    case .riding: giving + 0.06
    case .springing: giving + 0.16
    }
  }

  /// The winner's descent to the loser's place, as wide as the loser.
  static func descending(_ duel: Duel) -> Parallel {
    Parallel {
      Tween(
        position(duel.winner), to: duel.end, duration: plop - giving, easing: .inOutSine,
        delay: giving)
      Lively {
        // Slowly, and not all the way, so that nobody seems to shrink.
        if duel.winningAnimal == .lion {
          Tween(nearness, to: 1.12, duration: 0.3, easing: .inOutSine, delay: giving - 0.1)
        }
      }
      if duel.winningAnimal == .cobra, duel.isWin { tickling(duel) }
      if duel.winningAnimal == .rabbit, !duel.isWin { running(on: duel) }
      switch duel.descent {
      case .startled: falling(duel)
      case .riding: riding(duel)
      case .springing: springing(duel)
      }
    }
  }

  /// The cobra laughs with its whole body, which the lion under it feels.
  private static func tickling(_ duel: Duel) -> Lively {
    Lively {
      Hold(0.04)
      for (wide, turn) in [(1.16, -10.0), (0.93, 8), (1.13, -8), (1, 0)] {
        Parallel {
          for actor in [duel.winner, duel.loser] {
            Tween(
              .stretch(actor.rawValue), to: Point(x: wide, y: 2 - wide), duration: 0.055,
              easing: .inOutSine)
          }
          Tween(spin(duel.winner), to: turn, duration: 0.055, easing: .inOutSine)
        }
      }
    }
  }

  /// The rabbit runs on the knot, which rolls under its feet like a ball.
  private static func running(on duel: Duel) -> Lively {
    Lively {
      for _ in 0..<3 {
        Tween(lift(duel.winner), to: duel.winnerPlace.height + 18, duration: 0.04, easing: .outQuad)
        Tween(lift(duel.winner), to: duel.winnerPlace.height, duration: 0.04, easing: .inQuad)
      }
    }
  }

  /// A start, then a flat landing.
  private static func falling(_ duel: Duel) -> Lively {
    Lively {
      Parallel {
        shoving(duel)
        Series(delay: giving - 0.04) {
          Tween(lift(duel.winner), to: 30, duration: 0.06, easing: .outQuad)
          Tween(lift(duel.winner), to: -12, duration: plop - giving - 0.02, easing: .inQuad)
          Tween(lift(duel.winner), to: 0, duration: 0.12, easing: .outBack(2), delay: 0.04)
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

  /// Once more down with all its weight, so that the other goes under.
  private static func shoving(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Tween(.stretch(name), to: Point(x: 1.12, y: 0.84), duration: 0.06, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(2))
    }
  }

  /// A slow descent, chest deep, and up again.
  private static func riding(_ duel: Duel) -> Lively {
    Lively {
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

  /// A bounce on its head, to the waist into the water with it, and a hop off in time.
  private static func springing(_ duel: Duel) -> Lively {
    let height = duel.winnerPlace.height
    return Lively {
      Parallel {
        Series {
          Tween(lift(duel.winner), to: height + 34, duration: 0.06, easing: .outQuad)
          Tween(lift(duel.winner), to: height - 18, duration: 0.05, easing: .inQuad)
          Tween(lift(duel.winner), to: 24, duration: 0.09)
          Tween(lift(duel.winner), to: waist, duration: 0.07, easing: .outQuad)
          Tween(lift(duel.winner), to: 70, duration: 0.08, easing: .outQuad)
          Tween(lift(duel.winner), to: 0, duration: 0.07, easing: .inQuad)
        }
        Series(delay: 0.1) {
          Tween(
            .stretch(duel.loser.rawValue), to: Point(x: 1.26, y: 0.7), duration: 0.03,
            easing: .outQuad)
          Tween(.stretch(duel.loser.rawValue), to: Point(x: 1, y: 1), duration: 0.1)
        }
        Series(delay: touchdown(duel)) { flattening(duel, to: 0.92) }
      }
    }
  }

  /// The lift at which a rabbit stands in the water to its waist.
  private static let waist = -20.0

  /// A stretch as wide as the loser it covers, then back to its own shape.
  private static func flattening(_ duel: Duel, to height: Double = 0.7) -> Series {
    let (name, wide) = (duel.winner.rawValue, covering(duel.winningAnimal, duel.losingAnimal))
    // A springing winner lands last and must hide the loser at once.
    let (down, flat, up) = duel.descent == .springing ? (0.02, 0.06, 0.04) : (0.03, 0.1, 0.05)
    return Series {
      Tween(
        .stretch(name), to: Point(x: max(1.14, wide), y: height), duration: down,
        easing: .outQuad)
      Hold(flat)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: up, easing: .outBack(3))
    }
  }

  /// The winner's triumph until the loser has sunk: the player's is surprised by that,
  /// the jungle's brags on, and the cobra that lulled the lion naps on it.
  static func triumph(_ duel: Duel) -> Acting {
    switch (duel.winningAnimal, duel.isWin) {
    case (.lion, true): enjoying(duel, .pin, .triumph, for: 0.2, then: wondersBelow)
    case (.lion, false):
      Acting(
        duel.winner.rawValue, from: duel.coveringPose, .hold(0.03), .to(.cover, 0.08), .hold(0.26),
        .to(.triumph, 0.1, .outBack(2)), .hold(0.1))
    case (.cobra, true):
      // It puts out its tongue at who lies under it.
      Acting(
        duel.winner.rawValue, from: duel.coveringPose, .to(.lick, 0.09, .outBack(2)), .hold(0.2),
        .to(.dread, 0.07), .hold(0.05), .to(.crouch, 0.05), .to(.exult, 0.1, .outBack(2)))
    case (.cobra, false):
      enjoying(
        duel, .yawn, .doze,
        then: [.to(.dread, 0.08, .outBack(2)), .hold(0.09), .to(.triumph, 0.1, .outBack(2))])
    case (.rabbit, true):
      // It looks down at who goes under below it, and hops off.
      Acting(
        duel.winner.rawValue, from: duel.coveringPose, .hold(0.13), .to(.peer, 0.05, .outBack(2)),
        .hold(0.09), .to(.leap, 0.06, .outQuad), .hold(touchdown(duel) - 0.35),
        .to(.cheer, 0.1, .outBack(2)))
    case (.rabbit, false):
      Acting(
        duel.winner.rawValue, from: duel.coveringPose, .to(.danceLeft, 0.06),
        .to(.danceRight, 0.06), .to(.danceLeft, 0.06), .to(.danceRight, 0.06),
        .to(.triumph, 0.08, .outBack(2)))
    }
  }

  /// In the middle of its roar it finds itself in the water, and looks under it.
  private static let wondersBelow: [Acting.Key] = [.to(.lionPeek, 0.08, .outBack(2)), .live(0.12)]

  /// How large a bubble is that comes up before its nose, and bursts on that.
  static let bubble = Channel<Double>("bubble")

  /// Anticipation, then the great pose, held.
  private static func enjoying(
    _ duel: Duel, _ gathered: Pose.Name, _ great: Pose.Name, for seconds: Double = 0.1,
    then keys: [Acting.Key]
  ) -> Acting {
    Acting(
      duel.winner.rawValue, from: duel.coveringPose,
      [.to(gathered, 0.07), .to(great, 0.09, .outBack(2)), .hold(seconds)] + keys)
  }
}
