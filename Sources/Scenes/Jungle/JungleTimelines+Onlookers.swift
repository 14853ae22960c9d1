internal import Animation
internal import Figures
internal import Rules

/// The timelines of the onlookers ashore: the player's other two animals, each with its own
/// reactions and timing.
extension JungleTimelines {
  static let onlookers = [Actor.firstOnlooker, .secondOnlooker]

  /// Turns both onlookers to the river as the jungle's animal comes out of the reeds, each in its
  /// own time; what it thinks of who comes it holds until they have met.
  static func turning(to rival: Animal, of player: Animal) -> Parallel {
    let stance = stance(rival, meeting: player)
    let met = seconds(until: stance, of: rival)
    return Parallel {
      for (actor, onlooker) in zip(onlookers, Animal.allCases.filter { $0 != player }) {
        let late = loudness(of: rival) + suspense(rival, stance) + temper(of: onlooker)
        // The cobra sits in the middle, and need not turn.
        let turn = onlooker == .cobra ? 0 : 0.09
        Cut(facing(actor), to: -1, delay: late + 0.04)
        if turn > 0 { Series(delay: late) { arc(actor, height: 7, duration: 0.1) } }
        FullMotion {
          KeyPoses(
            actor.rawValue, from: .watch,
            [.hold(late)] + (turn > 0 ? [.to(.turn, 0.04), .to(.watch, 0.05)] : [])
              + [
                .to(sight(of: rival, by: onlooker), 0.08), .hold(met - late - turn - 0.17),
                .to(.watch, 0.09),
              ])
        }
      }
    }
  }

  /// Returns the seconds after which the jungle's animal is noticed: a lion is heard at once, a
  /// cobra comes in silence.
  private static func loudness(of rival: Animal) -> Double {
    switch rival {
    case .lion: 0.02
    case .cobra: 0.09
    case .rabbit: 0.05
    }
  }

  /// Returns the seconds by which an animal ashore is later than the quickest of them.
  static func temper(of onlooker: Animal) -> Double {
    switch onlooker {
    case .lion: 0.07
    case .cobra: 0.14
    case .rabbit: 0
    }
  }

  /// Returns the pose in which an onlooker shows what it thinks of who comes: its hunter, its prey,
  /// or one of its kind.
  private static func sight(of rival: Animal, by onlooker: Animal) -> Pose.Name {
    switch (onlooker, rival) {
    case (.lion, .lion): .proud
    case (.lion, .cobra), (.cobra, .cobra): .swayRight
    case (.lion, .rabbit): .lick
    case (.cobra, .lion): .plot
    case (.cobra, .rabbit): .dread
    case (.rabbit, .lion): .dread
    case (.rabbit, .cobra): .twitch
    case (.rabbit, .rabbit): .swayLeft
    }
  }

  /// The height of a looking cobra's hop, in design pixels: it sits before the middle of the river,
  /// and must hide nobody.
  static let lowHop = 8.0

  /// Returns the pose in which each onlooker greets the victor.
  private static func greetings(_ duel: Duel) -> [Pose.Name] {
    switch duel.winningAnimal {
    case .lion: [.pat, .exult]
    case .cobra: [.pat, .cheer]
    case .rabbit: [.exult, .danceLeft]
    }
  }

  /// Makes each onlooker greet the victor, the second once the first is still; the second jumps for
  /// joy at that, a cobra so low that it hides nobody.
  static func rejoicing(_ duel: Duel) -> FullMotion {
    let (greetings, last) = (greetings(duel), poses(after: duel))
    return FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: last[0], .hold(0.04),
          .to(greetings[0], 0.1, .outBack(2)), .hold(0.14), .to(.watch, 0.1))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: last[1], .hold(0.3), .to(.crouch, 0.06),
          .to(greetings[1], 0.09, .outQuad), .hold(0.1))
        Series(delay: 0.36) {
          arc(
            .secondOnlooker, height: duel.winningAnimal == .rabbit ? lowHop : 40, duration: 0.16)
        }
      }
    }
  }

  /// Makes the onlookers look for the player's sunk animal: the first sees its head come up, each
  /// in its own time, and the second believes it later.
  static func pitying(_ animal: Animal) -> FullMotion {
    let (first, second): ([KeyPoses.Key], [KeyPoses.Key]) =
      switch animal {
      case .lion:
        (
          [
            .hold(0.1), .to(.watch, 0.08, .outBack(3)), .hold(0.16), .to(.swayLeft, 0.1),
            .hold(0.06), .to(.sad, 0.12),
          ], [.hold(0.28), .to(.peer, 0.1, .outBack(2)), .hold(0.12), .to(.sad, 0.12)]
        )
      case .cobra:
        // The looking lion ducks as the ball comes flying, the rabbit holds its ears.
        (
          [
            .to(.lookRound, 0.1), .hold(0.06), .to(.crouch, 0.08, .outBack(2)), .hold(0.2),
            .to(.sad, 0.12),
          ], [.hold(0.2), .to(.hide, 0.08, .outBack(2)), .hold(0.16), .to(.sad, 0.14)]
        )
      case .rabbit:
        (
          [.hold(0.2), .to(.watch, 0.06, .outBack(3)), .hold(0.14), .to(.sad, 0.18)],
          [.hold(0.38), .to(.swayRight, 0.1), .to(.sad, 0.12)]
        )
      }
    return greeting(first, second, from: [.sad, .rub])
  }

  /// Makes the onlookers see the player's animal come up after a tie: the first bends down to it,
  /// and the second greets it when it is ashore.
  static func welcoming(_ animal: Animal) -> FullMotion {
    let (first, second): ([KeyPoses.Key], [KeyPoses.Key]) =
      switch animal {
      case .lion:
        (
          [.hold(0.1), .to(.swayLeft, 0.12), .hold(0.1), .to(.watch, 0.12)],
          [.hold(0.36), .to(.danceRight, 0.1, .outBack(2)), .hold(0.06), .to(.watch, 0.1)]
        )
      case .cobra:
        (
          [.hold(0.02), .to(.crouch, 0.1), .hold(0.16), .to(.watch, 0.12)],
          [.hold(0.3), .to(.cower, 0.06, .outBack(2)), .hold(0.1), .to(.cheer, 0.1)]
        )
      case .rabbit:
        (
          [.to(.cheer, 0.1, .outBack(2)), .hold(0.1), .to(.watch, 0.1)],
          [.hold(0.38), .to(.danceRight, 0.1, .outBack(2)), .hold(0.04), .to(.watch, 0.1)]
        )
      }
    return greeting(first, second, from: [.watch, .watch])
  }

  private static func greeting(
    _ first: [KeyPoses.Key], _ second: [KeyPoses.Key], from poses: [Pose.Name]
  ) -> FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(Actor.firstOnlooker.rawValue, from: poses[0], first)
        KeyPoses(Actor.secondOnlooker.rawValue, from: poses[1], second)
      }
    }
  }
}
