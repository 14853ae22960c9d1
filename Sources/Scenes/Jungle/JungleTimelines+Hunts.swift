internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The three ways to win, each in a version for the player and one for the jungle.
extension JungleTimelines {
  /// Up to the contact.
  static func hunt(_ duel: Duel) -> Parallel {
    switch duel.beast {
    case .lion: duel.isWin ? catches(duel) : stalks(duel)
    case .cobra: duel.isWin ? bites(duel) : lulls(duel)
    case .rabbit: outruns(duel)
    }
  }

  /// The rabbit runs on the spot in alarm and bolts; the lion comes down on it.
  private static func catches(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let near = duel.start + (duel.end - duel.start) * 0.34
    return Parallel {
      Series {
        Acting(
          loser, from: duel.alarm, .to(.watch, 0.08, .outBack(2)), .hold(0.06),
          .to(.fright, 0.08, .outBack(2)),
          .to(.cower, 0.08), .to(.fright, 0.07), .to(.turn, 0.05))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        Parallel {
          Acting(
            loser, from: .turn, .to(.flee, 0.05), .to(.scurry, 0.06), .to(.flee, 0.06),
            .to(.scurry, 0.06))
          Lively {
            Tween(lift(duel.loser), from: 0, to: 34, duration: 0.08, easing: .outQuad)
            Hold(0.08)
            Tween(lift(duel.loser), to: 0, duration: 0.07, easing: .inQuad)
          }
        }
        bolting(duel)
      }
      // A start of fright.
      Series(delay: 0.12) { arc(duel.loser, height: 46, duration: 0.2) }
      Series {
        Acting(
          winner, from: duel.menace, .to(.lick, 0.1, .outBack(2)), .hold(0.08),
          .to(.crouch, 0.12, .outQuad),
          .to(.wiggle, 0.07), .to(.crouch, 0.07), .to(.wiggle, 0.07), .to(.crouch, 0.07))
        pounce(duel, by: near)
      }
    }
  }

  /// Two long hops away, not far enough.
  private static func bolting(_ duel: Duel) -> Parallel {
    let aside = duel.beyond(16, -20)
    return Parallel {
      Series {
        hop(duel.loser, from: duel.target, to: aside, height: 44, duration: 0.19)
        hop(duel.loser, from: aside, to: duel.end, height: 54, duration: 0.19)
      }
      Acting(
        duel.loser.rawValue, from: .scurry, .to(.flee, 0.06, .outQuad), .hold(0.04),
        .to(.scurry, 0.08), .to(.flee, 0.07, .outQuad), .hold(0.05), .to(.cower, 0.08))
    }
  }

  /// Two bounds, each with anticipation; the last lands paws first.
  private static func pounce(_ duel: Duel, by near: Point) -> Series {
    let winner = duel.winner.rawValue
    return Series {
      Parallel {
        hop(duel.winner, from: duel.start, to: near, height: 42, duration: 0.2)
        Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.07), .to(.land, 0.06))
      }
      Acting(winner, from: .land, .to(.crouch, 0.05))
      Marker(Cue.leap)
      Parallel {
        hop(duel.winner, from: near, to: duel.grip, height: 40, duration: 0.25)
        Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.1), .to(.pin, 0.08))
      }
    }
  }

  /// The jungle's lion goes under and comes nearer, while the rabbit looks where it has gone.
  private static func stalks(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let close = duel.beyond(-196, 12)
    return Parallel {
      Series {
        Acting(
          loser, from: duel.alarm, .to(.watch, 0.1), .hold(0.1), .to(.lookRound, 0.12), .hold(0.12),
          .to(.swayRight, 0.12), .hold(0.06), .to(.fright, 0.08, .outBack(3)))
        Parallel {
          Series {
            arc(duel.loser, height: 60, duration: 0.18)
            hop(duel.loser, from: duel.target, to: duel.end, height: 44, duration: 0.19)
          }
          Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward), delay: 0.1)
          Acting(
            loser, from: .fright, .hold(0.06), .to(.turn, 0.05), .to(.scurry, 0.06),
            .to(.flee, 0.07, .outQuad), .hold(0.05), .to(.cower, 0.08))
        }
      }
      Series {
        Acting(
          winner, from: duel.menace, .to(.lick, 0.12, .outBack(2)), .hold(0.04), .to(.crouch, 0.1))
        Parallel {
          Lively {
            Tween(lift(duel.winner), from: 0, to: -64, duration: 0.14, easing: .inOutSine)
            Hold(0.24)
            Tween(lift(duel.winner), to: 0, duration: 0.08, easing: .outQuad)
          }
          Tween(
            position(duel.winner), from: duel.start, to: close, duration: 0.36,
            easing: .inOutSine, delay: 0.1)
          Acting(
            winner, from: .crouch, .to(.wiggle, 0.13), .to(.crouch, 0.13), .to(.wiggle, 0.1),
            .to(.crouch, 0.1))
        }
        Marker(Cue.leap)
        Parallel {
          hop(duel.winner, from: close, to: duel.grip, height: 84, duration: 0.4)
          Acting(
            winner, from: .crouch, .to(.windUp, 0.12, .outQuad), .hold(0.12),
            .to(.pat, 0.05, .inQuad), .to(.swipe, 0.06), .to(.pin, 0.05))
          smearing(duel.winner, after: 0.2)
        }
      }
    }
  }

  /// The lion shows off; the cobra sways, dodges the paw and bites the lion's nose.
  private static func bites(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let (near, close) = (duel.beyond(-312), duel.beyond(-262))
    return Parallel {
      Series {
        Parallel {
          Acting(
            winner, from: duel.menace, .to(.swayLeft, 0.14), .to(.swayRight, 0.14),
            .to(.lick, 0.08),
            .to(.swayRight, 0.06), .to(.fall, 0.08, .outQuad), .hold(0.1),
            .to(.rear, 0.09, .outBack(2)), .hold(0.14))
          Series {
            Tween(
              position(duel.winner), from: duel.start, to: close, duration: 0.42,
              easing: .inOutSine)
            Tween(position(duel.winner), to: near, duration: 0.1, easing: .outQuad)
          }
        }
        biting(duel)
      }
      Acting(
        loser, from: duel.alarm, .to(.roar, 0.08, .outBack(3)), .hold(0.06),
        .to(.windUp, 0.14, .outBack(2)), .hold(0.04), .to(.pat, 0.09, .inQuad),
        .to(.swipe, 0.11, .outQuad), .hold(0.12), .to(.watch, 0.1), .to(.crossEyed, 0.09))
      Series(delay: 0.32) {
        Tween(
          position(duel.loser), from: duel.target, to: duel.lunge, duration: 0.18,
          easing: .outQuad)
        Marker(Cue.missed)
        Tween(position(duel.loser), to: duel.target, duration: 0.2, easing: .inOutSine, delay: 0.12)
      }
      smearing(duel.loser, after: 0.35)
    }
  }

  /// Shows the smear of a strike for a moment.
  private static func smearing(_ actor: Actor, after delay: Double) -> Lively {
    Lively {
      Cut(smear(actor), to: 1, delay: delay)
      Cut(smear(actor), to: 0, delay: 0.19)
    }
  }

  /// The strike itself: a long neck, an open mouth.
  private static func biting(_ duel: Duel) -> Series {
    Series {
      Marker(Cue.leap)
      Parallel {
        Acting(duel.winner.rawValue, from: .rear, .to(.strike, 0.08, .inQuad))
        Tween(position(duel.winner), to: duel.nose, duration: 0.08, easing: .inQuad)
        Lively { Cut(smear(duel.winner), to: 1) }
      }
    }
  }

  /// The jungle's cobra sways before the lion's eyes until the lion sways, too, and falls asleep.
  private static func lulls(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let (close, away) = (duel.beyond(-226), duel.beyond(-300))
    return Parallel {
      Series {
        Parallel {
          Acting(
            winner, from: duel.menace, .to(.lullLeft, 0.13), .to(.lullRight, 0.16),
            .to(.lullLeft, 0.16), .to(.lullRight, 0.16), .to(.rear, 0.12, .outBack(2)),
            .hold(0.1))
          Tween(
            position(duel.winner), from: duel.start, to: close, duration: 0.3, easing: .inOutSine)
          Tween(
            position(duel.winner), to: away, duration: 0.14, easing: .outQuad, delay: 0.6)
        }
        biting(duel)
      }
      Acting(
        loser, from: duel.alarm, .hold(0.1), .to(.lullLeft, 0.13), .to(.lullRight, 0.16),
        .to(.lullLeft, 0.16), .to(.nod, 0.14))
    }
  }
}
