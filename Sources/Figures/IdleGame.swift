internal import Animation
internal import Rules
internal import Stage

/// What all three play with each other while nobody plays with them.
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

  private static func played(
    lion: [KeyPoses.Key], cobra: [KeyPoses.Key], rabbit: [KeyPoses.Key]
  ) -> Timeline {
    sceneTimeline {
      Parallel {
        KeyPoses(Animal.lion.rawValue, lion + [.to(.stand, 0.4)])
        KeyPoses(Animal.cobra.rawValue, cobra + [.to(.stand, 0.4)])
        KeyPoses(Animal.rabbit.rawValue, rabbit + [.to(.stand, 0.4)])
      }
    }
  }

  /// It comes out at 1.6 s; the cobra sees it first.
  private static let hidden = played(
    lion: [
      .hold(0.4), .to(.lookRound, 0.3), .hold(0.3), .to(.swayLeft, 0.3), .hold(0.5),
      .to(.fright, 0.1, .outBack(3)), .hold(0.3), .to(.lionGrin, 0.3, .outBack(2)), .hold(0.4),
    ],
    cobra: [
      .hold(0.2), .to(.swayLeft, 0.3), .hold(0.2), .to(.watch, 0.2), .hold(0.2),
      .to(.swayRight, 0.3), .hold(0.2), .to(.fright, 0.1, .outBack(3)), .hold(0.4),
      .to(.danceLeft, 0.3), .hold(0.4),
    ],
    rabbit: [
      .to(.hide, 0.2, .outBack(2)), .hold(1.2), .to(.crouch, 0.2), .to(.exult, 0.1, .outBack(2)),
      .hold(0.4), .to(.jeer, 0.2, .outBack(2)), .hold(0.4),
    ])

  /// It sneezes at 1.1 s.
  private static let sneezed = played(
    lion: [
      .to(.crossEyed, 0.2), .hold(0.2), .to(.yawn, 0.4), .hold(0.2), .to(.land, 0.1, .inQuad),
      .hold(0.2), .to(.dread, 0.2, .outBack(2)), .hold(0.4), .to(.rub, 0.3), .hold(0.5),
    ],
    cobra: [
      .hold(0.3), .to(.watch, 0.2), .hold(0.6), .to(.fall, 0.1, .outQuad), .hold(0.3),
      .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.crossEyed, 0.2),
      .hold(0.5),
    ],
    rabbit: [
      .hold(0.6), .to(.watch, 0.2), .hold(0.4), .to(.flop, 0.1, .outBack(2)), .hold(0.7),
      .to(.peer, 0.2), .hold(0.2), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
    ])

  /// The others sway with it, each a little later.
  private static let charmed = played(
    lion: [.hold(0.5)] + swaying(.lullLeft, .lullRight)
      + [.to(.nod, 0.3), .to(.slump, 0.3), .hold(0.5)],
    cobra: [.to(.rear, 0.3, .outBack(2))] + swaying(.lullLeft, .lullRight)
      + [.to(.watch, 0.2), .hold(0.2), .to(.cobraHaughty, 0.2, .outBack(2)), .hold(0.4)],
    rabbit: [.hold(0.6)] + swaying(.swayLeft, .swayRight)
      + [.to(.dizzy, 0.2), .to(.topple, 0.2, .inQuad), .hold(0.5)])

  private static func swaying(_ left: Pose.Name, _ right: Pose.Name) -> [KeyPoses.Key] {
    [.to(left, 0.3), .hold(0.1), .to(right, 0.4), .hold(0.1), .to(left, 0.4)]
  }
}
