internal import Animation
internal import Figures
internal import Rules

/// The timelines of the lookers ashore while two animals of a kind meet.
extension JungleTimelines {
  /// Makes the lookers watch two cobras or rabbits meet: the first copies them, the second squints
  /// or cowers.
  static func wondering(at animal: Animal) -> FullMotion {
    let (first, second): ([KeyPoses.Key], [KeyPoses.Key]) =
      animal == .cobra
      ? (
        [.to(.swayLeft, 0.08), .to(.swayRight, 0.1), .to(.watch, 0.06)],
        [.hold(0.06), .to(.crossEyed, 0.08), .hold(0.04), .to(.watch, 0.06)]
      )
      : (
        [
          .hold(0.2), .to(.crouch, 0.06), .to(.tug, 0.08, .outBack(2)), .hold(0.08),
          .to(.wiggle, 0.07), .to(.tug, 0.08, .outBack(2)), .live(0.12), .to(.watch, 0.06),
        ],
        [
          .hold(0.1), .to(.swayLeft, 0.1), .hold(0.14), .to(.swayRight, 0.1), .to(.dread, 0.08),
          .hold(0.06), .to(.cower, 0.08), .hold(0.08),
        ]
      )
    return FullMotion {
      Parallel {
        KeyPoses(Actor.firstOnlooker.rawValue, from: .watch, first)
        KeyPoses(Actor.secondOnlooker.rawValue, from: .watch, second)
      }
    }
  }

  /// The motion of the lookers as two lions run at each other: the first roars and shrinks back,
  /// the second hides its eyes.
  static var bracing: FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .watch, .hold(0.06), .to(.roar, 0.08, .outBack(2)),
          .hold(0.06), .to(.crouch, 0.08), .hold(0.04), .to(.cower, 0.08, .outBack(2)))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .watch, .to(.swayLeft, 0.12), .hold(0.14),
          .to(.hide, 0.08, .outBack(2)))
      }
    }
  }

  /// The motion of the lookers as two lions collide: the first cheers in the end, the second looks
  /// up once the noses part.
  static var peeking: FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .cower, .to(.fright, 0.06, .outBack(2)), .hold(0.36),
          .to(.swayLeft, 0.1), .to(.swayRight, 0.12), .to(.cheer, 0.12))
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .hide, .to(.fright, 0.04, .outBack(3)), .hold(0.1),
          .to(.hide, 0.06), .hold(squeeze - 0.14), .to(.watch, 0.08, .outBack(3)), .hold(0.12),
          .to(.swayLeft, 0.1))
        // The bang throws both lookers up.
        arc(.firstOnlooker, height: 22, duration: 0.12)
        Series(delay: 0.02) { arc(.secondOnlooker, height: 58, duration: 0.16) }
      }
    }
  }

  /// Startles the lookers at the bump of two cobras or rabbits. Of cobras, the first follows the
  /// dragonfly and the second hides from the twists; of rabbits, the first falls over as they do.
  static func startled(_ animal: Animal) -> FullMotion {
    let isOfCobras = animal == .cobra
    return FullMotion {
      Parallel {
        KeyPoses(
          Actor.firstOnlooker.rawValue, from: .watch, isOfCobras ? followsIt : fallsOver)
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: isOfCobras ? .watch : .cower,
          isOfCobras ? hidesFromTwists : dares)
        arc(.firstOnlooker, height: 46, duration: 0.2)
        if isOfCobras {
          for (actor, late) in zip(lookers, [0, 0.03]) {
            Series(delay: untilBang + late) { arc(actor, height: 42, duration: 0.16) }
          }
        }
      }
    }
  }

  private static let followsIt: [KeyPoses.Key] = [
    .to(.fright, 0.06, .outBack(2)), .hold(0.12), .to(.swayLeft, 0.13), .to(.swayRight, 0.15),
    .to(.swayLeft, 0.13), .to(.watch, 0.1), .hold(0.06), .to(.crouch, 0.1), .hold(0.15),
    .to(.fright, 0.05, .outBack(3)), .hold(0.06), .to(.cheer, 0.1),
  ]

  private static let hidesFromTwists: [KeyPoses.Key] = [
    .hold(0.07), .to(.fright, 0.06, .outBack(3)), .hold(0.1), .to(.hide, 0.08), .hold(0.16),
    .to(.peer, 0.07, .outBack(2)), .hold(0.14), .to(.hide, 0.06), .hold(0.14), .to(.peer, 0.07),
    .hold(0.06), .to(.swayLeft, 0.1),
  ]

  private static let fallsOver: [KeyPoses.Key] = [
    .to(.fall, 0.07, .outQuad), .hold(0.1), .to(.rub, 0.1), .hold(0.1), .to(.watch, 0.08),
    .to(.crouch, 0.08), .to(.exult, 0.1, .outBack(2)), .hold(0.08), .to(.cheer, 0.1),
  ]

  private static let dares: [KeyPoses.Key] = [
    .hold(0.12), .to(.yelp, 0.06, .outBack(3)), .hold(0.06), .to(.cower, 0.08), .hold(0.1),
    .to(.crossEyed, 0.08, .outBack(2)), .hold(0.08), .to(.danceRight, 0.12), .to(.swayLeft, 0.12),
  ]

  /// Makes the first looker go down as the two in the river do, and the second peer over the bank
  /// after them.
  static func amused(at animal: Animal) -> FullMotion {
    let sinking: [KeyPoses.Key] =
      animal == .lion
      ? [.to(.exult, 0.1), .to(.danceLeft, 0.1), .to(.slump, 0.14), .hold(0.12), .to(.watch, 0.1)]
      : [.to(.topple, 0.16), .to(.kick, 0.08), .to(.topple, 0.08)] + gettingUp.prefix(1)
        + [.to(.watch, 0.08)]
    return FullMotion {
      Parallel {
        KeyPoses(Actor.firstOnlooker.rawValue, from: .cheer, sinking)
        KeyPoses(
          Actor.secondOnlooker.rawValue, from: .swayLeft, .to(.cheer, 0.1), .hold(0.06),
          .to(.peer, 0.12), .hold(0.12), .to(.lookRound, 0.1), .to(.swayRight, 0.08))
      }
    }
  }
}
