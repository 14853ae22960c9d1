internal import Animation
internal import Figures
internal import Rules

/// The timelines of the lookers ashore: the player's other two animals, each with its own reactions
/// and timing.
extension JungleTimelines {
  static let lookers = [Actor.firstOnlooker, .secondOnlooker]

  /// Turns both lookers to the river as the jungle's animal comes out of the reeds, the second a
  /// good while after the first; each needs no more than its head to show what it thinks of it.
  static func turning(to rival: Animal) -> Parallel {
    Parallel {
      for (actor, (late, sight)) in zip(lookers, sights(of: rival)) {
        Cut(facing(actor), to: -1, delay: late + 0.04)
        Series(delay: late) { arc(actor, height: 7, duration: 0.1) }
        FullMotion {
          KeyPoses(
            actor.rawValue, from: .watch, .hold(late), .to(.turn, 0.04), .to(.watch, 0.05),
            .to(sight, 0.07), .to(.watch, 0.08))
        }
      }
    }
  }

  /// Returns when each looker sees the jungle's animal, in seconds, and what it thinks of it: a lion
  /// is heard at once, a cobra comes in silence.
  private static func sights(of rival: Animal) -> [(late: Double, sight: Pose.Name)] {
    switch rival {
    case .lion: [(0.02, .proud), (0.2, .dread)]
    case .cobra: [(0.09, .swayRight), (0.21, .twitch)]
    case .rabbit: [(0.05, .lick), (0.15, .swayLeft)]
    }
  }

  /// The height of a looking cobra's hop, in design pixels: it sits before the middle of the river,
  /// and must hide nobody.
  static let lowHop = 8.0

  /// Returns the pose in which each looker greets the victor.
  private static func greetings(_ duel: Duel) -> [Pose.Name] {
    switch duel.winningAnimal {
    case .lion: [.pat, .exult]
    case .cobra: [.pat, .cheer]
    case .rabbit: [.exult, .danceLeft]
    }
  }

  /// Makes each looker greet the victor, the second once the first is still; the second jumps for
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

  /// Makes the lookers look for the player's sunk animal: the first sees its head come up, each in
  /// its own time, and the second believes it later.
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

  /// Makes the lookers see the player's animal come up after a tie: the first bends down to it, and
  /// the second greets it when it is ashore.
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
