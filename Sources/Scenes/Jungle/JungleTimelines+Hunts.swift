internal import Animation
internal import Figures
internal import Rules

/// The six hunts up to the contact, each with its own clock and its own use of the river.
extension JungleTimelines {
  /// Plays the hunt of a duel; in calm motion the winner just goes to the loser.
  static func hunt(_ duel: Duel) -> FullMotion {
    FullMotion {
      Parallel {
        switch (duel.winningAnimal, duel.isWin) {
        case (.lion, true):
          overshoots(duel)
          runsBelow(duel)
          comingClose(duel.winner, .behind, after: 0.51 + lurking)
        case (.lion, false):
          finds(duel)
          hides(duel)
          comingClose(duel.winner, .secret, after: 0.14)
        case (.cobra, true):
          strikesAtLeisure(duel)
          admiresItself(duel)
        case (.cobra, false):
          lulls(duel)
          fallsAsleep(duel)
        case (.rabbit, true):
          laps(duel)
          lagsBehind(duel)
        case (.rabbit, false):
          outruns(duel)
          overreaches(duel)
        }
      }
    } else: {
      approach(duel)
    }
  }

  /// Moves the winner to the loser in calm motion; both take their poses there.
  private static func approach(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    return Parallel {
      for (actor, place) in [(duel.winner, duel.meeting), (duel.loser, duel.loserPlace)] {
        Tween(position(actor), to: place, duration: 0.3, easing: .inOutSine)
      }
      // An animal that turns round in the hunt does so here, too.
      for actor in duel.turning {
        let animal = actor == duel.winner ? duel.winningAnimal : duel.losingAnimal
        let way = duel.isWin ? -duel.forward : duel.forward
        Cut(facing(actor), to: animal.facing(way), delay: 0.05)
        Cut(facing(actor), to: animal.facing(-way), delay: 0.25)
      }
      KeyPoses(winner, from: duel.winnerStance, .hold(0.15), .to(duel.blow, 0.15))
      KeyPoses(loser, from: duel.loserStance, .hold(0.1), .to(duel.struck, 0.2))
    }
  }

  // MARK: - The leap too far: the lion is over the rabbit, then under its nose, then behind it

  /// Lets the lion leap over the rabbit, stick in the water head first, swim back with only eyes
  /// and tail in sight, and rise behind the laughing rabbit until that notices.
  private static func overshoots(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Parallel {
        KeyPoses(
          name, from: duel.winnerStance, .to(.wiggle, 0.05), .live(0.05), .to(.crouch, 0.04))
        Tween(
          position(lion), to: duel.start - Point(x: 30 * duel.forward, y: 0), duration: 0.1,
          easing: .outQuad)
        Tween(.stretch(name), to: Point(x: 1.12, y: 0.82), duration: 0.14, easing: .outQuad)
      }
      Parallel {
        bound(
          lion, to: Point(x: 424, y: 386), height: 108, 0.2, from: .crouch,
          .to(.leap, 0.06, .outQuad), .hold(0.06), .to(.dive, 0.06), .to(.stuck, 0.02))
        Tween(spin(lion), from: 0, to: -30, duration: 0.12, easing: .inOutSine, delay: 0.08)
        Series(delay: 0.17) { Marker(Cue.splashed) }
      }
      sticks(lion)
      passes(duel)
      Marker(Cue.leap)
      bound(
        lion, to: duel.grip, height: 84, 0.16, from: .lionMaw, .to(.leap, 0.05, .outQuad),
        .hold(0.05), .to(.lionOnTop, 0.06))
    }
  }

  /// Kicks the stuck lion's legs in the air before it goes under.
  private static func sticks(_ lion: Actor) -> Parallel {
    Parallel {
      Tween(.stretch(lion.rawValue), to: Point(x: 1, y: 1), duration: 0.06, easing: .outBack(2))
      Tween(lift(lion), from: 0, to: deepest, duration: 0.05, easing: .inQuad, delay: 0.12)
      Series {
        for turn in [-36.0, -22, -38, -26] { Tween(spin(lion), to: turn, duration: 0.04) }
      }
    }
  }

  /// Lets the lion's eyes and tail swim past the rabbit, and the lion rise behind it.
  private static func passes(_ duel: Duel) -> Parallel {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Parallel {
      Cut(spin(lion), to: 0)
      Cut(facing(lion), to: duel.winningAnimal.facing(-duel.forward))
      Cut(facing(lion), to: duel.winningAnimal.facing(duel.forward), delay: lurking)
      Tween(
        position(lion), from: Point(x: 446, y: 420), to: behind(duel, 104), duration: lurking,
        easing: .inOutSine)
      Tween(position(lion), to: behind(duel, 70), duration: 0.1, delay: 0.24)
      // The lion rises higher and higher, and draws back before it leaps.
      Series(delay: lurking + 0.28) {
        Tween(.stretch(name), to: Point(x: 0.95, y: 1.08), duration: 0.08, easing: .inOutSine)
        Parallel {
          Tween(.stretch(name), to: Point(x: 1.12, y: 0.88), duration: 0.08, easing: .outQuad)
          Tween(position(lion), to: behind(duel, 90), duration: 0.08, easing: .outQuad)
        }
      }
      KeyPoses(
        name, from: .lurk, .hold(lurking - 0.01), .to(.plot, 0.06, .outBack(2)), .hold(0.19),
        .to(.lionMaw, 0.06, .outBack(2)), .hold(0.14))
      Series {
        Tween(lift(lion), from: -150, to: -88, duration: 0.04, easing: .outBack(2))
        Tween(lift(lion), to: 0, duration: 0.14, easing: .outBack(1.5), delay: lurking - 0.06)
        Tween(lift(lion), to: 14, duration: 0.06, easing: .outBack(2), delay: 0.17)
      }
      Tween(nearness, to: 1.2, duration: 0.2, easing: .inOutSine, delay: lurking - 0.06)
    }
  }

  /// The seconds for which the lion's eyes and tail are on their way.
  private static let lurking = 0.22

  /// Returns the lion's place behind the rabbit, `way` design pixels from its grip.
  private static func behind(_ duel: Duel, _ way: Double) -> Point {
    duel.grip + Point(x: -way * duel.forward, y: 18)
  }

  /// Lets the rabbit run out under the lion, turn round, laugh at where the lion went in, and turn
  /// to the lion behind it.
  private static func runsBelow(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      KeyPoses(name, from: duel.loserStance, .to(.cower, 0.1), .live(0.06))
      scurrying(
        rabbit,
        [
          duel.target, Point(x: 540, y: 412), Point(x: 600, y: 414),
          duel.past(-46) + Point(x: 0, y: 14),
        ],
        strides: 2, 0.22, leaning: 12, height: 14)
      Parallel {
        KeyPoses(
          name, from: .scurry, .to(.turn, 0.05), .to(.watch, 0.05, .outBack(2)),
          .to(.jeer, 0.06, .outBack(2)), .hold(0.1), .to(.cheer, 0.06), .hold(0.05),
          .to(.jeer, 0.06, .outBack(2)), .hold(laughing - 0.27), .to(.watch, 0.03, .outBack(2)),
          .hold(0.03), .to(.turn, 0.04), .to(.yelp, 0.05, .outBack(3)), .hold(0.12),
          .to(.turn, 0.03), .to(.cower, 0.05), .hold(0.03), .to(.rabbitPancake, 0.03, .inQuad))
        for (way, late) in [(1.0, 0.05), (-1, laughing + 0.26), (1, laughing + 0.46)] {
          Cut(
            facing(rabbit), to: duel.losingAnimal.facing(way * duel.forward), delay: late)
        }
        Tween(position(rabbit), to: duel.end, duration: 0.2, easing: .inOutSine, delay: 0.1)
        // The rabbit is thrown up by what it sees behind it.
        Series(delay: laughing + 0.27) { arc(rabbit, height: 40, duration: 0.12) }
        Series(delay: 0.16) {
          for _ in 0..<4 {
            Tween(.stretch(name), to: Point(x: 1.04, y: 0.94), duration: laughing / 8)
            Tween(.stretch(name), to: Point(x: 0.98, y: 1.04), duration: laughing / 8)
          }
          Tween(
            .stretch(name), to: Point(x: 0.9, y: 1.14), duration: 0.06, easing: .outBack(2),
            delay: 0.1)
          Tween(.stretch(name), to: Point(x: 1.06, y: 0.9), duration: 0.14, easing: .inOutSine)
          // The rabbit is flat as soon as the paws are on it.
          Tween(.stretch(name), to: Point(x: 1.32, y: 0.68), duration: 0.03, delay: 0.08)
        }
      }
    }
  }

  /// The seconds for which the rabbit laughs.
  private static let laughing = 0.38

  // MARK: - The mirror: the lion that is about to kiss its own reflection is bitten by the cobra

  /// Lets the cobra creep up with its head down, rear over the lion taller and taller, draw back in
  /// an S when the lion shuts its eyes, and strike.
  private static func strikesAtLeisure(_ duel: Duel) -> Series {
    let (cobra, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Parallel {
        KeyPoses(
          name, from: duel.winnerStance, .to(.plot, 0.05), .hold(0.02), .to(.slink, 0.05),
          .hold(0.06), .to(.rear, 0.1, .outBack(2)), .live(admiring - 0.28))
        Tween(
          position(cobra), to: duel.nose + Point(x: 16 * duel.forward, y: -24), duration: 0.16,
          easing: .inOutSine, delay: 0.06)
        Series(delay: 0.18) {
          Tween(.stretch(name), to: Point(x: 0.94, y: 1.1), duration: 0.12, easing: .outBack(2))
          Tween(
            .stretch(name), to: Point(x: 0.96, y: 1.14), duration: admiring - 0.3,
            easing: .inOutSine)
        }
      }
      Marker(Cue.leap)
      Parallel {
        KeyPoses(
          name, from: .rear, .to(.cobraPoised, kissing - 0.05, .outQuad), .live(0.05))
        // The cobra draws itself together like a spring.
        Tween(.stretch(name), to: Point(x: 1.2, y: 0.84), duration: kissing, easing: .inOutSine)
        Tween(
          position(cobra), to: duel.nose - Point(x: 40 * duel.forward, y: 24), duration: kissing,
          easing: .inOutSine)
      }
      biting(duel, at: duel.mirror, from: .cobraPoised)
    }
  }

  /// The seconds for which the lion admires itself, and those for which its eyes are shut.
  private static let (admiring, kissing) = (0.34, 0.28)

  /// Lets the lion stroke its mane over its reflection, wink at that, and bend down to kiss it.
  private static func admiresItself(_ duel: Duel) -> Parallel {
    Parallel {
      KeyPoses(
        duel.loser.rawValue, from: duel.loserStance, .to(.admire, 0.07, .outBack(1.5)),
        .to(.preen, 0.06, .outBack(2)), .hold(0.02), .to(.admire, 0.04),
        .to(.preen, 0.05, .outBack(2)), .to(.flirt, 0.06, .outBack(2)), .live(admiring - 0.3),
        .to(.lionKiss, 0.12), .live(kissing - 0.03))
      // The lion stands where the water shows all of its head.
      Tween(
        position(duel.loser), to: duel.vanity, duration: 0.1, easing: .inOutSine)
      Tween(reflection, from: 0, to: 1, duration: 0.12, easing: .outQuad)
    }
  }

  // MARK: - The lullaby: the jungle's cobra tells the player, sways the lion to sleep, and bites it

  /// Lets the cobra sway, come close to the player, draw back, wait until the lion is fast asleep,
  /// and bite.
  private static func lulls(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    return Series {
      Parallel {
        KeyPoses(
          name, from: duel.winnerStance, .to(.plot, 0.04), .hold(0.03), .to(.lullLeft, 0.06),
          .to(.lullRight, 0.12), .to(.lullLeft, 0.14), .to(.rear, 0.07, .outBack(2)), .live(0.1))
        Tween(
          position(duel.winner), to: duel.beyond(-262, 14), duration: 0.26, easing: .inOutSine,
          delay: 0.06)
        Tween(
          position(duel.winner), to: duel.beyond(-330), duration: 0.07, easing: .outQuad,
          delay: 0.36)
        comingClose(duel.winner, .spell, after: 0)
      }
      Marker(Cue.leap)
      biting(duel, at: duel.nose)
    }
  }

  /// Poses the lion as it is swayed to sleep.
  private static func fallsAsleep(_ duel: Duel) -> KeyPoses {
    KeyPoses(
      duel.loser.rawValue, from: duel.loserStance, .to(.dread, 0.07), .hold(0.02),
      .to(.swayLeft, 0.06), .to(.lullLeft, 0.07), .hold(0.04), .to(.lullRight, 0.1),
      .to(.nod, 0.06),
      .to(.slump, 0.06, .outBack(2)), .live(0.08))
  }

  /// Strikes with a long neck and an open mouth, which has shut as it meets the nose.
  private static func biting(
    _ duel: Duel, at place: Point, from pose: Pose.Name = .rear
  ) -> Parallel {
    Parallel {
      KeyPoses(
        duel.winner.rawValue, from: pose, .to(.lunge, 0.03, .inQuad), .hold(0.03),
        .to(.strike, 0.015), .to(duel.blow, 0.015))
      Tween(position(duel.winner), to: place, duration: 0.09, easing: .inQuad)
      FullMotion { Cut(cling, to: 1, delay: 0.09) }
    }
  }
}
