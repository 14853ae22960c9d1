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
    let (first, second) = sights(of: rival)
    return Parallel {
      for (actor, late, sight) in [
        (Actor.firstOnlooker, 0.02, first), (.secondOnlooker, 0.15, second),
      ] {
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

  /// Returns what each looker thinks of the jungle's animal.
  private static func sights(of rival: Animal) -> (first: Pose.Name, second: Pose.Name) {
    switch rival {
    case .lion: (.proud, .dread)
    case .cobra: (.swayRight, .twitch)
    case .rabbit: (.lick, .swayLeft)
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

  /// The motion of the lookers, who look for the player's sunk animal: the first sees its head come
  /// up, and the second believes it later.
  static var pitying: FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .sad, .hold(0.1), .to(.watch, 0.08, .outBack(3)),
          .hold(0.16), .to(.swayLeft, 0.1), .hold(0.06), .to(.sad, 0.12))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .rub, .hold(0.28), .to(.watch, 0.1, .outBack(2)),
          .hold(0.12), .to(.swayRight, 0.12))
      }
    }
  }

  /// Makes the lookers see the player's animal come up after a tie: the first bends down to it, and
  /// the second greets it when it is ashore.
  static func welcoming(_ animal: Animal) -> FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .watch, .hold(0.04), .to(.crouch, 0.12), .hold(0.14),
          .to(.watch, 0.12))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .watch, .hold(0.32),
          .to(animal == .rabbit ? .danceRight : .cheer, 0.1, .outBack(2)), .hold(0.1),
          .to(.watch, 0.1))
      }
    }
  }
}
