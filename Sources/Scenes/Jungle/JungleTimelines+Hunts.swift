internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Up to the contact: six hunts, each with its own clock and its own use of the river.
extension JungleTimelines {
  static func hunt(_ duel: Duel) -> Lively {
    Lively {
      Parallel {
        switch (duel.winningAnimal, duel.isWin) {
        case (.lion, true):
          overshoots(duel)
          doublesBack(duel)
        case (.lion, false):
          prowls(duel)
          jumpsClear(duel)
        case (.cobra, true):
          strikesAtOnce(duel)
          showsOff(duel)
        case (.cobra, false):
          lulls(duel)
          fallsAsleep(duel)
        case (.rabbit, true):
          runsRings(duel)
          windsUp(duel)
        case (.rabbit, false):
          outruns(duel)
          chasesInRings(duel)
        }
      }
    } else: {
      approach(duel)
    }
  }

  /// With calm motion the winner goes to the loser, and both take their poses there.
  private static func approach(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    return Parallel {
      for (actor, place) in [(duel.winner, duel.meeting), (duel.loser, duel.loserPlace)] {
        Tween(position(actor), to: place, duration: 0.3, easing: .inOutSine)
      }
      // Who runs away turns round.
      for actor in duel.turning {
        let isWinner = actor == duel.winner
        let (animal, way) =
          isWinner ? (duel.winningAnimal, -duel.forward) : (duel.losingAnimal, duel.forward)
        Cut(facing(actor), to: duel.facing(animal, way), delay: 0.05)
        Cut(facing(actor), to: duel.facing(animal, -way), delay: 0.25)
      }
      Acting(winner, from: duel.winnerStance, .hold(0.15), .to(duel.blow, 0.15))
      Acting(loser, from: duel.loserStance, .hold(0.1), .to(duel.struck, 0.2))
    }
  }

  // MARK: - The chase: two leaps wide of the mark, and a third from behind

  /// The lion lands where the rabbit was, leaps past it, winks at the player, and comes up again
  /// behind its back.
  private static func overshoots(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Acting(name, from: duel.winnerStance, .to(.wiggle, 0.04), .to(.crouch, 0.03))
      bound(
        lion, to: Point(x: 606, y: 400), height: 70, 0.14, from: .crouch,
        .to(.leap, 0.05, .outQuad),
        .hold(0.02), .to(.pin, 0.07))
      Marker(Cue.missed)
      Acting(name, from: .pin, .to(.crouch, 0.03), .to(.turn, 0.03))
      Cut(facing(lion), to: duel.facing(duel.winningAnimal, -duel.forward))
      Acting(name, from: .turn, .to(.crouch, 0.03))
      Parallel {
        bound(
          lion, to: Point(x: 800, y: 268), height: 118, 0.18, from: .crouch,
          .to(.leap, 0.08, .outQuad), .hold(0.03), .to(.dive, 0.05), .hold(0.02))
        // Nose first, its rump up.
        Tween(spin(lion), from: 0, to: -34, duration: 0.1, delay: 0.08)
      }
      Marker(Cue.drenched)
      looms(duel)
      Marker(Cue.leap)
      bound(
        lion, to: duel.grip, height: 64, 0.13, from: .loom, .to(.leap, 0.04, .outQuad), .hold(0.03),
        .to(.pin, 0.06))
    }
  }

  /// Lying in the water it shows the player one eye; then only its eyes and its upright tail go to
  /// the rabbit's back.
  private static func looms(_ duel: Duel) -> Parallel {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Parallel {
      Tween(
        position(lion), to: duel.grip + Point(x: -56 * duel.forward, y: -4), duration: 0.22,
        easing: .inOutSine, delay: 0.21)
      Cut(facing(lion), to: duel.facing(duel.winningAnimal, duel.forward), delay: 0.05)
      Acting(
        name, from: .dive, .hold(0.02), .to(.wink, 0.04), .hold(0.15),
        .to(.lurk, 0.06), .hold(0.14), .to(.loom, 0.08, .outBack(1.5)), .hold(0.08))
      Series {
        Tween(lift(lion), from: 0, to: -120, duration: 0.05)
        Cut(spin(lion), to: 0)
        Tween(lift(lion), to: 0, duration: 0.06, easing: .outBack(2))
        Tween(lift(lion), to: -58, duration: 0.08, easing: .inOutSine, delay: 0.09)
        Tween(lift(lion), to: 34, duration: 0.1, easing: .inOutSine, delay: 0.12)
      }
    }
  }

  /// The rabbit runs along the far bank, doubles back under the lion, and laughs at nobody.
  private static func doublesBack(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    let turn = Point(x: 808, y: 254)
    return Series {
      Parallel {
        Acting(name, from: duel.loserStance, .to(.cower, 0.07), .to(.fright, 0.03))
        arc(rabbit, height: 40, duration: 0.1)
      }
      scurrying(
        rabbit, [duel.target, Point(x: 440, y: 304), Point(x: 540, y: 236), turn], strides: 2, 0.24,
        leaning: -20)
      Acting(name, from: .scurry, .to(.turn, 0.04), .hold(0.01))
      Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, duel.forward))
      scurrying(
        rabbit, [turn, Point(x: 800, y: 350), Point(x: 700, y: 408), duel.end], strides: 2, 0.24,
        leaning: 24, height: 14)
      Acting(
        name, from: .scurry, .to(.danceLeft, 0.08, .outBack(2)), .to(.danceRight, 0.09),
        .to(.danceLeft, 0.09), .to(.exult, 0.08, .outBack(2)), .hold(0.1), .to(.crossEyed, 0.04),
        .to(.fright, 0.04), .to(.pinned, 0.04))
    }
  }

  // MARK: - The prowl: a wreath goes round in the water, and the one that fell down wins lying

  /// The lion circles under water, strikes over-hard, and is turned round by it. It lies there
  /// dazed; then one eye opens.
  private static func prowls(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    let (near, lair) = (Point(x: 608, y: 398), Point(x: 586, y: 398))
    return Series {
      Parallel {
        Series(delay: 0.03) {
          Tween(lift(lion), from: 0, to: -100, duration: 0.08, easing: .inOutSine)
          Tween(lift(lion), to: -64, duration: 0.08, easing: .outSine)
          Tween(lift(lion), to: 0, duration: 0.12, easing: .outBack(1.5))
        }
        Series(delay: 0.21) { Marker(Cue.drenched) }
        Follow(
          position(lion),
          MotionPath(through: [
            duel.start, Point(x: 430, y: 310), Point(x: 530, y: 240), Point(x: 604, y: 300), near,
          ]), duration: 0.28, easing: .inOutSine, delay: 0.02)
        Acting(
          name, from: duel.winnerStance, .to(.wiggle, 0.07), .to(.crouch, 0.06), .to(.lurk, 0.06),
          .to(.windUp, 0.12, .outBack(2)))
      }
      Acting(name, from: .windUp, .hold(0.039))
      Marker(Cue.leap)
      Acting(name, from: .windUp, .to(.pat, 0.04, .inQuad), .to(.swipe, 0.04))
      Parallel {
        // Drawn in like a ball, so that it is seen how it turns over.
        Acting(name, from: .swipe, .to(.crouch, 0.06), .hold(0.15), .to(.feign, 0.07))
        Tween(spin(lion), from: 0, to: -360, duration: 0.28)
        Tween(position(lion), to: lair, duration: 0.26)
        arc(lion, height: 96, duration: 0.27)
      }
      Cut(spin(lion), to: 0)
      Marker(Cue.missed)
      Acting(
        name, from: .feign, .hold(0.07), .to(.wink, 0.04), .hold(0.04),
        .to(.stalk, 0.16, .inOutSine),
        .to(.wiggle, 0.04, .outQuad))
      bound(lion, to: duel.grip, height: 60, 0.12, from: .wiggle, .to(.leap, 0.05), .to(.pin, 0.07))
    }
  }

  /// The rabbit shrinks from the wreath, jumps over the paw, and laughs with its back to the lion.
  private static func jumpsClear(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      Acting(
        name, from: duel.loserStance, .to(.dread, 0.1), .hold(0.07), .to(.cower, 0.12), .hold(0.05))
      Parallel {
        Acting(
          name, from: .cower, .to(.fright, 0.07, .outQuad), .hold(0.08), .to(.cheer, 0.07),
          .to(.land, 0.08))
        arc(rabbit, height: 124, duration: 0.3)
        Tween(position(rabbit), to: duel.end + Point(x: 24, y: 0), duration: 0.3)
      }
      Acting(name, from: .land, .to(.turn, 0.05))
      Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, duel.forward))
      Acting(
        name, from: .turn, .to(.danceLeft, 0.07, .outBack(2)), .to(.danceRight, 0.08),
        .to(.danceLeft, 0.06))
      bound(rabbit, to: duel.end, height: 24, 0.12, from: .danceLeft, .to(.exult, 0.12))
      Acting(name, from: .exult, .hold(0.08), .to(.fright, 0.04), .to(.pinned, 0.03))
    }
  }

  // MARK: - The slap: bitten before the roar is over

  private static func strikesAtOnce(_ duel: Duel) -> Series {
    Series {
      Acting(
        duel.winner.rawValue, from: duel.winnerStance, .to(.watch, 0.08), .to(.lick, 0.06),
        .to(.rear, 0.08, .outBack(2)), .hold(0.05))
      biting(duel)
    }
  }

  private static func showsOff(_ duel: Duel) -> Acting {
    Acting(
      duel.loser.rawValue, from: duel.loserStance, .to(.roar, 0.08, .outBack(3)), .hold(0.04),
      .to(.windUp, 0.1, .outBack(2)), .hold(0.08), .to(.swat, 0.07, .inQuad))
  }

  // MARK: - The lullaby: the cobra tells the player, and bites whom it has swayed to sleep

  private static func lulls(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Parallel {
        Acting(
          name, from: duel.winnerStance, .to(.plot, 0.06), .hold(0.06), .to(.lullLeft, 0.09),
          .to(.lullRight, 0.1), .to(.lullLeft, 0.1), .to(.lullRight, 0.1), .hold(0.03),
          .to(.rear, 0.07))
        Tween(
          position(duel.winner), to: duel.beyond(-216), duration: 0.26, easing: .inOutSine,
          delay: 0.14)
        Tween(
          position(duel.winner), to: duel.beyond(-310), duration: 0.14, easing: .outQuad,
          delay: 0.47)
      }
      biting(duel)
    }
  }

  private static func fallsAsleep(_ duel: Duel) -> Acting {
    Acting(
      duel.loser.rawValue, from: duel.loserStance, .to(.dread, 0.12), .hold(0.07),
      .to(.swayLeft, 0.1), .to(.lullLeft, 0.07), .to(.lullRight, 0.06), .to(.lullLeft, 0.05),
      .to(.nod, 0.07), .to(.slump, 0.06))
  }

  /// The strike itself: a long neck, an open mouth.
  private static func biting(_ duel: Duel) -> Series {
    Series {
      Marker(Cue.leap)
      Parallel {
        Acting(
          duel.winner.rawValue, from: .rear, .to(.lunge, 0.03, .inQuad), .hold(0.03),
          .to(.strike, 0.03))
        Tween(position(duel.winner), to: duel.nose, duration: 0.09, easing: .inQuad)
        Lively { Cut(cling, to: 1, delay: 0.09) }
      }
    }
  }
}
