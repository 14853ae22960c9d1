internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// From the contact on: the winner sits on the loser, which gives way, and both fall in.
extension JungleTimelines {
  /// When, after the result, the loser gives way under the winner, and when it has sunk.
  static let (giving, plop) = (0.26, 0.37)
  /// The duration of the triumph, from the result until the winner is alone.
  static let enjoying = 0.57

  /// After the contact both stay squashed for a moment; then the winner mounts the loser.
  static func aftermath(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    return Parallel {
      switch duel.beast {
      case .lion:
        // A swung paw presses for less time than a leap.
        let held = duel.isWin ? 0.14 : 0.06
        Acting(
          loser, from: .cower, .hold(held), .to(.flat, 0.07, .outBack(2)),
          .to(.peep, 0.06, .outBack(2)), .to(.flat, 0.06))
        Acting(winner, from: .pin, .hold(held), .to(duel.seat, 0.14))
        squashed(duel, for: 0.1)
        mounting(duel, after: held, in: 0.14)
        swelling(duel.loser, after: held)
      case .cobra:
        Acting(
          loser, from: duel.isWin ? .crossEyed : .nod, .to(.bitten, 0.04, .outBack(2)),
          .hold(0.16), .to(duel.isWin ? .yelp : .fall, 0.06, .outBack(2)), .hold(0.12),
          .to(.dizzy, 0.08), .hold(0.05), .to(.flat, 0.08, .outBack(2)))
        // Woken from sleep it jumps even higher.
        Series(delay: 0.2) { arc(duel.loser, height: duel.isWin ? 58 : 74, duration: 0.2) }
        Acting(
          winner, from: .strike, .to(.bite, 0.04), .hold(0.16), .to(.cheer, 0.08), .hold(0.1),
          .to(.run, 0.1), .hold(0.04), .to(duel.seat, 0.08, .outBack(2)))
        mounting(duel, after: 0.38, in: 0.2)
        swelling(duel.loser, after: 0.18)
      case .rabbit:
        Acting(winner, from: .land, .hold(0.1), .to(duel.seat, 0.1))
        Acting(loser, from: .knot, .to(.peep, 0.06, .outBack(3)))
        squashed(duel, for: 0.08)
        Lively {
          Tween(lift(duel.winner), to: duel.perch.height - 18, duration: 0.05, easing: .outQuad)
          Hold(0.04)
          Tween(lift(duel.winner), to: duel.perch.height, duration: 0.13, easing: .outBack(3))
        }
      }
    }
  }

  /// Squashes both under the winner's weight, and holds the shape long enough to be seen.
  private static func squashed(_ duel: Duel, for seconds: Double) -> Parallel {
    Parallel {
      for (actor, flat) in [
        (duel.winner, Point(x: 1.12, y: 0.86)), (duel.loser, Point(x: 1.24, y: 0.72)),
      ] {
        Lively {
          Tween(.stretch(actor.rawValue), to: flat, duration: 0.05, easing: .outQuad)
          Hold(seconds)
          Tween(
            .stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.13, easing: .outBack(3))
        }
      }
    }
  }

  /// Makes the part that was hit swell and throb.
  static func swelling(_ actor: Actor, after delay: Double = 0) -> Lively {
    Lively {
      Tween(sore(actor), from: 0, to: 1.2, duration: 0.12, easing: .outQuad, delay: delay)
      Tween(sore(actor), to: 1, duration: 0.08, easing: .inOutSine)
    }
  }

  /// Makes the swelling throb, then go down.
  static func healing(_ actor: Actor, in seconds: Double) -> Lively {
    Lively {
      for _ in 0..<3 {
        Tween(sore(actor), from: 1, to: 1.22, duration: seconds * 0.12, easing: .inOutSine)
        Tween(sore(actor), to: 1, duration: seconds * 0.14, easing: .inOutSine)
      }
      Tween(sore(actor), to: 0, duration: seconds * 0.22, easing: .inQuad)
    }
  }

  /// The way up onto the loser: a cobra pours itself, others jump.
  private static func mounting(_ duel: Duel, after delay: Double, in seconds: Double) -> Parallel {
    Parallel {
      Tween(
        position(duel.winner), to: duel.perch.place, duration: seconds, easing: .inOutSine,
        delay: delay)
      Lively {
        Tween(
          lift(duel.winner), from: 0,
          to: duel.perch.height + (duel.beast == .cobra ? 8 : 34), duration: seconds * 0.6,
          easing: .outQuad, delay: delay)
        Tween(lift(duel.winner), to: duel.perch.height, duration: seconds * 0.4, easing: .inQuad)
      }
    }
  }

  /// The loser waves for help and sinks behind the winner in half a second;
  /// what is under water fades.
  static func vanish(_ duel: Duel) -> Parallel {
    let (name, low) = (duel.loser.rawValue, duel.beast == .rabbit ? Pose.Name.knot : .flat)
    return Parallel {
      Lively {
        Parallel {
          Acting(
            name, from: duel.beast == .rabbit ? .peep : low, .to(low, 0.05), .to(.peep, 0.08),
            .to(low, 0.08), .to(.peep, 0.08), .to(low, 0.08))
          Series(delay: 0.08) {
            Tween(lift(duel.loser), to: -34, duration: 0.2, easing: .inOutSine)
            Tween(lift(duel.loser), to: -96, duration: 0.1)
            Tween(lift(duel.loser), to: deepest, duration: 0.16, easing: .inQuad)
          }
        }
      }
      Tween(.stretch(name), to: Point(x: 0.68, y: 0.6), duration: 0.1, delay: 0.28)
      Tween(
        position(duel.loser), from: duel.heap, to: duel.end, duration: 0.1, delay: giving)
      Tween(.opacity(name), from: 1, to: 0, duration: enjoying - 0.31, delay: 0.3)
    }
  }

  /// The lift at which an animal is fully hidden under water.
  static let deepest = -230.0
}
