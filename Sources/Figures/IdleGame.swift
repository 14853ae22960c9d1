internal import Animation
internal import Rules
internal import Stage

/// The games that the three animals play with each other while nobody plays with them.
enum IdleGame: CaseIterable {
  /// The rabbit hides behind its paws until the others have looked everywhere.
  case hiding
  /// The lion sneezes, and the others are blown about by that.
  case sneeze
  /// The cobra sways until the lion nods, and the rabbit falls over.
  case charm

  var timeline: Timeline {
    switch self {
    case .hiding: Self.hidden
    case .sneeze: Self.sneezed
    case .charm: Self.charmed
    }
  }

  func pose(of animal: Animal, at moment: Time) -> Pose {
    timeline[.posture(animal.rawValue), at: moment].pose(of: animal)
  }

  /// A pose, the seconds in which an animal takes it, and those for which it keeps it.
  private typealias Beat = (pose: Pose.Name, taking: Double, keeping: Double)

  private static func played(lion: [Beat], cobra: [Beat], rabbit: [Beat]) -> Timeline {
    sceneTimeline {
      Parallel {
        for (animal, beats) in [(Animal.lion, lion), (.cobra, cobra), (.rabbit, rabbit)] {
          KeyPoses(animal.rawValue, keys(beats) + [.to(.stand, 0.4)])
        }
      }
    }
  }

  /// Returns the keys of the beats; a quick pose overshoots.
  private static func keys(_ beats: [Beat]) -> [KeyPoses.Key] {
    beats.flatMap { beat -> [KeyPoses.Key] in
      [
        .to(beat.pose, beat.taking, beat.taking < 0.25 ? .outBack(2) : .inOutSine),
        .hold(beat.keeping),
      ]
    }
  }

  /// The rabbit comes out of hiding at 1.6 s; the cobra sees it first.
  private static let hidden = played(
    lion: [
      (.stand, 0.1, 0.3), (.lookRound, 0.3, 0.3), (.swayLeft, 0.3, 0.5), (.fright, 0.1, 0.3),
      (.lionGrin, 0.3, 0.4),
    ],
    cobra: [
      (.stand, 0.1, 0.1), (.swayLeft, 0.3, 0.2), (.watch, 0.2, 0.2), (.swayRight, 0.3, 0.2),
      (.fright, 0.1, 0.4), (.danceLeft, 0.3, 0.4),
    ],
    rabbit: [(.hide, 0.2, 1.2), (.crouch, 0.1, 0.1), (.exult, 0.1, 0.4), (.jeer, 0.2, 0.4)])

  /// The lion sneezes at 1.1 s.
  private static let sneezed = played(
    lion: [
      (.crossEyed, 0.2, 0.2), (.yawn, 0.4, 0.2), (.land, 0.1, 0.2), (.dread, 0.2, 0.4),
      (.rub, 0.3, 0.5),
    ],
    cobra: [
      (.stand, 0.1, 0.2), (.watch, 0.2, 0.6), (.fall, 0.1, 0.4), (.shakeRight, 0.1, 0.1),
      (.crossEyed, 0.2, 0.5),
    ],
    rabbit: [
      (.stand, 0.1, 0.5), (.watch, 0.2, 0.4), (.flop, 0.1, 0.7), (.peer, 0.2, 0.2),
      (.shakeLeft, 0.1, 0.1),
    ])

  /// The lion and the rabbit sway with the cobra, each a little later.
  private static let charmed = played(
    lion: [
      (.stand, 0.1, 0.4), (.lullLeft, 0.3, 0.1), (.lullRight, 0.4, 0.1), (.lullLeft, 0.3, 0.1),
      (.nod, 0.3, 0.1), (.slump, 0.3, 0.4),
    ],
    cobra: [
      (.rear, 0.2, 0.1), (.lullLeft, 0.3, 0.1), (.lullRight, 0.4, 0.1), (.lullLeft, 0.3, 0.1),
      (.watch, 0.2, 0.2), (.cobraHaughty, 0.2, 0.4),
    ],
    rabbit: [
      (.stand, 0.1, 0.5), (.swayLeft, 0.3, 0.1), (.swayRight, 0.4, 0.1), (.swayLeft, 0.3, 0.1),
      (.dizzy, 0.2, 0.1), (.topple, 0.2, 0.4),
    ])
}
