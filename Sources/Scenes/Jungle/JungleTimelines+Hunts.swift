internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Up to the contact: six hunts, each with its own clock and its own use of the river.
extension JungleTimelines {
  static func hunt(_ duel: Duel) -> Lively {
    Lively {
      Parallel {
        switch (duel.beast, duel.isWin) {
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
          isWoundUp(duel)
        case (.rabbit, false):
          stepsAside(duel)
          charges(duel)
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
      for (actor, place) in [(duel.winner, duel.meeting), (duel.loser, duel.heap)] {
        Tween(position(actor), to: place, duration: 0.3, easing: .inOutSine)
      }
      // Who runs away turns round, and the sleeper stays so.
      for actor in duel.turning {
        let isWinner = actor == duel.winner
        let (animal, way) = isWinner ? (duel.beast, -duel.forward) : (duel.prey, duel.forward)
        Cut(facing(actor), to: duel.facing(animal, way), delay: 0.05)
        if duel.beast != .cobra {
          Cut(facing(actor), to: duel.facing(animal, -way), delay: 0.25)
        }
      }
      Acting(winner, from: duel.menace, .hold(0.15), .to(duel.blow, 0.15))
      Acting(loser, from: duel.alarm, .hold(0.1), .to(duel.struck, 0.2))
    }
  }

  // MARK: - The chase: three leaps, two of them wide of the mark

  /// The lion lands where the rabbit was, leaps past it, slides along on its back, and is there.
  private static func overshoots(_ duel: Duel) -> Series {
    let lion = duel.winner
    return Series {
      Acting(lion.rawValue, from: duel.menace, .to(.wiggle, 0.07), .to(.crouch, 0.05))
      bound(
        lion, to: Point(x: 556, y: 392), height: 70, 0.2, from: .crouch, .to(.leap, 0.08, .outQuad),
        .hold(0.04), .to(.pin, 0.08))
      Marker(Cue.missed)
      Acting(lion.rawValue, from: .pin, .to(.crouch, 0.06), .to(.turn, 0.05))
      Cut(facing(lion), to: duel.facing(duel.beast, -duel.forward))
      Acting(lion.rawValue, from: .turn, .to(.crouch, 0.04))
      bound(
        lion, to: Point(x: 820, y: 262), height: 70, 0.22, from: .crouch,
        .to(.leap, 0.08, .outQuad), .hold(0.08), .to(.fall, 0.06))
      Parallel {
        Tween(position(lion), to: Point(x: 872, y: 270), duration: 0.18, easing: .outQuad)
        Acting(lion.rawValue, from: .fall, .to(.topple, 0.05), .to(.kick, 0.07), .to(.topple, 0.06))
      }
      Cut(facing(lion), to: duel.facing(duel.beast, duel.forward))
      Acting(lion.rawValue, from: .fall, .to(.crouch, 0.07), .to(.wiggle, 0.05))
      Marker(Cue.leap)
      bound(
        lion, to: duel.grip, height: 88, 0.23, from: .wiggle, .to(.leap, 0.07, .outQuad),
        .hold(0.08), .to(.pin, 0.08))
    }
  }

  /// The rabbit runs along the far bank, doubles back under the lion, and stops to laugh.
  private static func doublesBack(_ duel: Duel) -> Series {
    let rabbit = duel.loser
    return Series {
      Parallel {
        Acting(rabbit.rawValue, from: duel.alarm, .to(.cower, 0.08), .to(.fright, 0.06))
        arc(rabbit, height: 40, duration: 0.14)
      }
      scurrying(
        rabbit, [duel.target, Point(x: 474, y: 300), Point(x: 570, y: 238), Point(x: 768, y: 246)],
        strides: 4, 0.43)
      Cut(facing(rabbit), to: duel.facing(duel.prey, duel.forward))
      scurrying(
        rabbit,
        [
          Point(x: 768, y: 246), Point(x: 724, y: 330), Point(x: 610, y: 384),
          Point(x: 520, y: 386),
        ],
        strides: 2, 0.24)
      Cut(facing(rabbit), to: duel.facing(duel.prey, -duel.forward))
      Acting(
        rabbit.rawValue, from: .scurry, .to(.danceLeft, 0.07, .outBack(2)), .to(.danceRight, 0.09),
        .to(.cheer, 0.04), .to(.fright, 0.06, .outBack(3)))
      bound(rabbit, to: duel.end, height: 30, 0.13, from: .fright, .to(.cower, 0.1))
    }
  }

  // MARK: - The prowl: a wreath goes round in the water, and the one that fell down wins lying

  /// The lion circles under water, strikes over-hard, is turned round by it, and plays dead.
  private static func prowls(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    let near = Point(x: 628, y: 388)
    return Series {
      Acting(name, from: duel.menace, .to(.lick, 0.06, .outBack(2)), .to(.crouch, 0.04))
      Parallel {
        Series {
          Tween(lift(lion), from: 0, to: -100, duration: 0.1, easing: .inOutSine)
          Hold(0.26)
          Tween(lift(lion), to: 0, duration: 0.07, easing: .outBack(2))
        }
        Follow(
          position(lion),
          MotionPath(through: [
            duel.start, Point(x: 470, y: 306), Point(x: 600, y: 240), Point(x: 716, y: 290), near,
          ]), duration: 0.38, easing: .inOutSine, delay: 0.04)
        Acting(
          name, from: .crouch, .to(.wiggle, 0.13), .to(.crouch, 0.17),
          .to(.windUp, 0.13, .outBack(2)))
      }
      Acting(name, from: .windUp, .hold(0.06))
      Marker(Cue.leap)
      Acting(name, from: .windUp, .to(.pat, 0.05, .inQuad), .to(.swipe, 0.05))
      Parallel {
        Acting(name, from: .swipe, .to(.fall, 0.12), .hold(0.08), .to(.topple, 0.1))
        Tween(spin(lion), from: 0, to: -360, duration: 0.28)
        arc(lion, height: 84, duration: 0.3)
      }
      Cut(spin(lion), to: 0)
      Marker(Cue.missed)
      Acting(name, from: .topple, .to(.kick, 0.06), .to(.topple, 0.06))
      Parallel {
        Tween(position(lion), to: duel.grip, duration: 0.08)
        Acting(name, from: .topple, .to(.pin, 0.08, .outBack(2)))
      }
    }
  }

  /// The rabbit sees nobody, jumps over the paw, laughs, and comes too near.
  private static func jumpsClear(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      Acting(
        name, from: duel.alarm, .to(.watch, 0.1), .to(.lookRound, 0.1), .hold(0.05),
        .to(.swayRight, 0.1), .hold(0.06), .to(.fright, 0.05, .outBack(3)), .to(.crouch, 0.05))
      Parallel {
        Acting(name, from: .crouch, .to(.exult, 0.1, .outQuad), .hold(0.14), .to(.land, 0.1))
        arc(rabbit, height: 124, duration: 0.36)
        Tween(position(rabbit), to: duel.end + Point(x: 24, y: 0), duration: 0.36)
      }
      Acting(name, from: .land, .to(.danceLeft, 0.08, .outBack(2)), .to(.danceRight, 0.09))
      bound(rabbit, to: duel.end, height: 24, 0.1, from: .danceRight, .to(.lookRound, 0.1))
      Acting(name, from: .lookRound, .to(.fright, 0.06, .outBack(3)))
    }
  }

  // MARK: - The slap: bitten before the roar is over

  private static func strikesAtOnce(_ duel: Duel) -> Series {
    Series {
      Acting(
        duel.winner.rawValue, from: duel.menace, .to(.watch, 0.1), .to(.lick, 0.08),
        .to(.rear, 0.08, .outBack(2)), .hold(0.04))
      biting(duel)
    }
  }

  private static func showsOff(_ duel: Duel) -> Acting {
    Acting(
      duel.loser.rawValue, from: duel.alarm, .to(.roar, 0.08, .outBack(3)), .hold(0.04),
      .to(.windUp, 0.1, .outBack(2)), .hold(0.15))
  }

  // MARK: - The lullaby: the lion sways, turns round in its sleep, and is bitten from behind

  private static func lulls(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Parallel {
        Acting(
          name, from: duel.menace, .to(.lullLeft, 0.11), .to(.lullRight, 0.13),
          .to(.lullLeft, 0.13), .to(.lullRight, 0.13), .to(.lick, 0.11), .to(.rear, 0.1))
        Tween(position(duel.winner), to: duel.beyond(-216), duration: 0.3, easing: .inOutSine)
        Tween(
          position(duel.winner), to: duel.beyond(-310), duration: 0.16, easing: .outQuad,
          delay: 0.56)
      }
      biting(duel)
    }
  }

  private static func fallsAsleep(_ duel: Duel) -> Series {
    let name = duel.loser.rawValue
    return Series {
      Acting(
        name, from: duel.alarm, .hold(0.05), .to(.lullLeft, 0.11), .to(.lullRight, 0.13),
        .to(.lullLeft, 0.13), .to(.nod, 0.12), .to(.turn, 0.06))
      Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
      Acting(name, from: .turn, .to(.doze, 0.1))
    }
  }

  /// The strike itself: a long neck, an open mouth.
  private static func biting(_ duel: Duel) -> Series {
    Series {
      Marker(Cue.leap)
      Parallel {
        Acting(duel.winner.rawValue, from: .rear, .to(.strike, 0.07, .inQuad))
        Tween(position(duel.winner), to: duel.nose, duration: 0.07, easing: .inQuad)
      }
    }
  }
}
