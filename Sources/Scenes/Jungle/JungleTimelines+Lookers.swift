internal import Animation
internal import Figures
internal import Rules

/// The timelines of the lookers ashore: the player's other two animals, each with its own reactions
/// and timing.
extension JungleTimelines {
  static let lookers = [Actor.firstOnlooker, .secondOnlooker]

  /// Turns both lookers to the river with a hop as the jungle's animal comes out of the reeds: the
  /// first copies it; the second, a little later, dislikes the sight.
  static func turning(to rival: Animal) -> Parallel {
    let (first, second) = sights(of: rival)
    return Parallel {
      for (actor, late, sight) in [
        (Actor.firstOnlooker, 0.02, first), (.secondOnlooker, 0.11, second),
      ] {
        Cut(facing(actor), to: -1, delay: late + 0.07)
        Series(delay: late) { arc(actor, height: 18, duration: 0.12) }
        FullMotion {
          KeyPoses(actor.rawValue, from: .watch, [.hold(late), .to(.land, 0.05)] + sight)
        }
      }
      if rival == .rabbit {
        Series(delay: 0.22) { arc(.firstOnlooker, height: 34, duration: 0.14) }
      }
    }
  }

  private static func sights(of rival: Animal) -> (first: [KeyPoses.Key], second: [KeyPoses.Key]) {
    switch rival {
    case .lion:
      (
        [.hold(0.03), .to(.roar, 0.07, .outBack(2)), .hold(0.1), .to(.watch, 0.08)],
        [
          .to(.fright, 0.05, .outBack(3)), .hold(0.02), .to(.cower, 0.06), .hold(0.04),
          .to(.watch, 0.06),
        ]
      )
    case .cobra:
      (
        [.to(.crouch, 0.06), .to(.swayRight, 0.09), .to(.swayLeft, 0.09), .to(.watch, 0.07)],
        [.hold(0.02), .to(.dread, 0.07, .outBack(2)), .hold(0.07), .to(.watch, 0.08)]
      )
    case .rabbit:
      (
        [.to(.crouch, 0.1), .to(.danceRight, 0.07, .outBack(2)), .hold(0.06), .to(.watch, 0.07)],
        [.to(.lookRound, 0.06), .to(.crossEyed, 0.06, .outBack(3)), .hold(0.05), .to(.watch, 0.06)]
      )
    }
  }

  /// The height of a looking cobra's hop, in design pixels: it sits before the middle of the river,
  /// and must hide nobody.
  static let lowHop = 8.0

  /// Returns, for each looker, the pose of its jump for joy as the victor goes home, and the pose
  /// of its greeting.
  private static func joys(_ duel: Duel) -> [(joy: Pose.Name, greeting: Pose.Name)] {
    switch duel.winningAnimal {
    case .lion: [(.danceLeft, .pat), (.exult, .jeer)]
    case .cobra: [(.exult, .pat), (.danceRight, .pat)]
    case .rabbit: [(.cheer, .lionHail), (.triumph, .exult)]
    }
  }

  /// Makes each looker jump for joy once, the second later, and greet the victor; a cobra jumps
  /// low, so that it hides nobody in the river.
  static func rejoicing(_ duel: Duel) -> FullMotion {
    let heights = [
      duel.winningAnimal == .lion ? lowHop : 54, duel.winningAnimal == .rabbit ? lowHop : 40,
    ]
    return FullMotion {
      Parallel {
        for (index, actor) in lookers.enumerated() {
          let (joy, greeting) = joys(duel)[index]
          Series(delay: index == 0 ? 0 : 0.12) {
            Parallel {
              KeyPoses(
                actor.rawValue, from: poses(after: duel)[index], .to(.crouch, 0.07),
                .to(joy, 0.09, .outQuad), .hold(0.07), .to(.crouch, 0.07),
                .to(greeting, 0.08, .outBack(2.5)), .hold(index == 0 ? 0.2 : 0.1))
              Series(delay: 0.07) { arc(actor, height: heights[index], duration: 0.16) }
            }
          }
        }
      }
    }
  }

  /// The motion of the lookers, who look for the player's sunk animal and rejoice when its head
  /// comes up.
  static var pitying: FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .sad, .to(.crouch, 0.1), .hold(0.04),
          .to(.watch, 0.08, .outBack(3)), .hold(0.06), .to(.swayLeft, 0.1), .to(.crouch, 0.1),
          .to(.sad, 0.12))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .rub, .hold(0.06), .to(.watch, 0.1, .outBack(2)),
          .hold(0.06), .to(.crouch, 0.1), .hold(0.06), .to(.watch, 0.1), .to(.swayRight, 0.12))
      }
    }
  }

  /// Makes the lookers bend down after a tie to see the player's animal come up, and greet it.
  static func welcoming(_ animal: Animal) -> FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .watch, .to(.crouch, 0.12), .hold(0.1),
          .to(.cheer, 0.1, .outBack(2)), .hold(0.12), .to(.watch, 0.14))
        Series(delay: 0.2) {
          arc(.firstOnlooker, height: animal == .lion ? lowHop : 26, duration: 0.18)
        }
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .swayRight, .hold(0.06), .to(.swayLeft, 0.16),
          .hold(0.08), .to(.danceRight, 0.1, .outBack(2)), .hold(0.06), .to(.watch, 0.14))
      }
    }
  }
}
