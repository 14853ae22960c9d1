internal import Animation
internal import Figures
internal import Rules

/// The timelines of the onlookers ashore while two animals of a kind meet: both keep still until
/// the bang, at which the one starts at once and the other only then.
extension JungleTimelines {
  private typealias Pair = (first: [KeyPoses.Key], second: [KeyPoses.Key])

  private static func ashore(_ keys: Pair, from poses: (Pose.Name, Pose.Name)) -> FullMotion {
    FullMotion {
      Parallel {
        KeyPoses(Actor.firstOnlooker.rawValue, from: poses.0, keys.first)
        KeyPoses(Actor.secondOnlooker.rawValue, from: poses.1, keys.second)
      }
    }
  }

  /// Makes the onlookers watch two of a kind meet, with no more than their heads.
  static func awaiting(_ animal: Animal) -> FullMotion {
    let keys: Pair =
      switch animal {
      // The cobra gets suspicious in the long silence, the rabbit afraid.
      case .lion: ([.hold(0.5), .to(.plot, 0.12)], [.hold(0.74), .to(.dread, 0.08)])
      case .cobra: ([.hold(0.06), .to(.swayRight, 0.1)], [.hold(0.16), .to(.twitch, 0.08)])
      // The lion's head goes along with both pulls.
      case .rabbit:
        (
          [
            .hold(0.61), .to(.swayRight, 0.1), .hold(0.05), .to(.swayLeft, 0.1), .hold(0.08),
            .to(.watch, 0.08),
          ],
          [.hold(0.42), .to(.plot, 0.1)]
        )
      }
    return ashore(keys, from: (.watch, .watch))
  }

  /// Startles the onlookers at the bang: whoever is nearest in kind or most nervous at once, the
  /// other a moment later, and less.
  static func startled(_ animal: Animal) -> FullMotion {
    switch animal {
    case .lion:
      // The rabbit is blown back and hides; the cobra only bends, like a reed.
      ashore(
        (
          [
            .hold(0.18), .to(.crouch, 0.09, .outBack(1.5)), .hold(0.2), .to(.watch, 0.12),
            .hold(0.14), .to(.crossEyed, 0.08),
          ],
          [.to(.fright, 0.04, .outBack(3)), .hold(0.1), .to(.hide, 0.06), .hold(0.5)]
        ), from: (.plot, .dread))
    case .cobra:
      ashore((followsIt, hidesFromTwists), from: (.swayRight, .twitch))
    case .rabbit:
      // The lion sits down hard, as they do; the cobra has seen it come.
      ashore(
        (
          [.to(.fall, 0.06, .outQuad), .hold(0.1), .to(.rub, 0.1), .hold(0.3), .to(.watch, 0.1)],
          [.hold(0.24), .to(.crossEyed, 0.08, .outBack(2)), .hold(0.3), .to(.watch, 0.12)]
        ), from: (.watch, .plot))
    }
  }

  /// The lion's eyes follow the dragonfly; it gets low before the bang, and starts.
  private static let followsIt: [KeyPoses.Key] = [
    .hold(0.24), .to(.swayLeft, 0.16), .to(.swayRight, 0.16), .to(.swayLeft, 0.12),
    .to(.watch, 0.1), .hold(0.1), .to(.crouch, 0.1), .hold(0.2), .to(.fright, 0.05, .outBack(3)),
  ]

  /// The rabbit hides from the twists, and sees the bang late.
  private static let hidesFromTwists: [KeyPoses.Key] = [
    .to(.fright, 0.05, .outBack(3)), .hold(0.14), .to(.hide, 0.08), .hold(0.5),
    .to(.peer, 0.1, .outBack(1.5)), .hold(0.1),
  ]

  /// Makes one of the onlookers laugh once two of a kind go under; the other looks after them.
  static func amused(at animal: Animal) -> FullMotion {
    switch animal {
    case .lion:
      ashore(
        (
          [.hold(0.2), .to(.cheer, 0.1, .outBack(2)), .hold(0.16), .to(.watch, 0.12)],
          [.hold(0.04), .to(.watch, 0.08)]
        ), from: (.crossEyed, .hide))
    case .cobra:
      ashore(
        (
          [.to(.topple, 0.14), .to(.kick, 0.08), .to(.topple, 0.08)]
            + gettingUp.prefix(1) + [.to(.watch, 0.08)],
          [.hold(0.3), .to(.watch, 0.1)]
        ), from: (.fright, .peer))
    case .rabbit:
      ashore(
        (
          [.hold(0.1), .to(.swayRight, 0.12), .hold(0.2), .to(.watch, 0.1)],
          [.to(.danceRight, 0.1, .outBack(2)), .hold(0.2), .to(.watch, 0.12)]
        ), from: (.watch, .watch))
    }
  }
}
