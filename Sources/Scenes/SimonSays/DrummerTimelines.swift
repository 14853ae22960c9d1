internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The gestures of the rabbit that shows the drums: they tell players who cannot read whose turn it
/// is.
enum DrummerTimelines {
  /// The count-in: the rabbit pricks up its ears, lifts its sticks, and bobs as it strikes them
  /// together.
  static let greeting = acted(
    .to(.lookRound, 0.2, .outBack(2)), .hold(0.6),
    .to(.exult, 0.2, .outBack(2)), .hold(0.04), .to(.cheer, 0.06), .to(.exult, 0.18), .hold(0.16),
    .to(.cheer, 0.06), .to(.exult, 0.18), .to(.stand, 0.2))

  /// The time before a drum sounds at which the drummer draws back.
  static let drawsBack = Time.seconds(0.14)

  /// The stroke on a drum: the rabbit draws back, comes down as the drum sounds, and springs back;
  /// with joy, unless it is `teaching`.
  static func striking(_ pad: Pad, teaching: Bool = false) -> Timeline {
    let pose: Pose.Name =
      switch pad {
      case .leaf: teaching ? .claim : .triumph
      case .flower: teaching ? .heave : .exult
      case .sun: .heave
      case .drop: .claim
      }
    return acted(
      .to(.crouch, 0.1, .outQuad), .to(pose, 0.05, .inQuad), .hold(0.12),
      .to(.watch, 0.12, .outBack(3)),
      .to(.stand, 0.2))
  }

  /// The reaction of an animal to a drum that sounds: the rabbit bobs, the lion shakes its mane,
  /// the cobra sways.
  static func bobbing(_ animal: Animal) -> Timeline {
    switch animal {
    case .rabbit:
      acted(.to(.crouch, 0.08, .outQuad), .to(.watch, 0.14, .outBack(3)), .to(.stand, 0.2))
    case .lion:
      acted(
        .to(.crouch, 0.08, .outQuad), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
        .to(.watch, 0.12, .outBack(2)), .to(.stand, 0.2))
    case .cobra:
      acted(
        .to(.swayLeft, 0.12, .outQuad), .to(.swayRight, 0.18), .to(.watch, 0.12), .to(.stand, 0.2))
    }
  }

  /// The invitation: the rabbit turns to the player and holds a paw out over the drums.
  static let inviting = acted(
    .to(.turn, 0.16), .hold(0.24), .to(.exult, 0.2, .outBack(2)), .hold(0.3),
    .to(.claim, 0.24, .outBack(1.6)), .hold(0.9), .to(.stand, 0.3))

  /// The reaction to a mistake: alarm, pity, and a paw held out.
  static let consoling = acted(
    .to(.fright, 0.1, .outQuad), .hold(0.3), .to(.sad, 0.24), .hold(0.6), .to(.comfort, 0.3),
    .hold(0.7), .to(.stand, 0.3))

  static var timelines: [NamedTimeline] {
    [
      NamedTimeline("drummer.greeting", greeting),
      NamedTimeline("drummer.inviting", inviting),
      NamedTimeline("drummer.consoling", consoling),
    ]
      + Pad.allCases.map { NamedTimeline("drummer.striking.\($0)", striking($0)) }
      + Animal.allCases.map { NamedTimeline("drummer.bobbing.\($0)", bobbing($0)) }
  }
}
