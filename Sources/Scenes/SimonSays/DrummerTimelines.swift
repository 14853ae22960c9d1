internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The gestures of the rabbit that shows the drums: they tell players who cannot read whose turn it
/// is.
enum DrummerTimelines {
  /// Pricks up its ears, lifts its sticks before the first drum, and bobs as it strikes them together.
  static let greeting = acted(
    .to(.lookRound, 0.2, .outBack(2)), .hold(0.6),
    .to(.exult, 0.2, .outBack(2)), .hold(0.04), .to(.cheer, 0.06), .to(.exult, 0.18), .hold(0.16),
    .to(.cheer, 0.06), .to(.exult, 0.18), .to(.stand, 0.2))

  /// Throws its paws towards a drum that sounds; with joy, unless it is `teaching`.
  static func pointing(at pad: Pad, teaching: Bool = false) -> Timeline {
    let pose: Pose.Name =
      switch pad {
      case .leaf: teaching ? .claim : .triumph
      case .flower: teaching ? .heave : .exult
      case .sun: .heave
      case .drop: .claim
      }
    return acted(.to(pose, 0.1, .outBack(2)), .hold(0.2), .to(.stand, 0.24))
  }

  /// Bobs to a drum that sounds, with open eyes.
  static let bobbing = acted(
    .to(.crouch, 0.08, .outQuad), .to(.watch, 0.14, .outBack(3)), .to(.stand, 0.2))

  /// Turns to the player, and holds a paw out over the drums.
  static let inviting = acted(
    .to(.turn, 0.16), .hold(0.24), .to(.exult, 0.2, .outBack(2)), .hold(0.3),
    .to(.claim, 0.24, .outBack(1.6)), .hold(0.9), .to(.stand, 0.3))

  /// The reaction to a mistake: an oh!, pity, and a kind paw.
  static let consoling = acted(
    .to(.fright, 0.1, .outQuad), .hold(0.3), .to(.sad, 0.24), .hold(0.6), .to(.comfort, 0.3),
    .hold(0.7), .to(.stand, 0.3))

  /// All timelines, by their `bungle timeline` names.
  static var timelines: [NamedTimeline] {
    [
      NamedTimeline("drummer.greeting", greeting), NamedTimeline("drummer.bobbing", bobbing),
      NamedTimeline("drummer.inviting", inviting),
      NamedTimeline("drummer.consoling", consoling),
    ]
      + Pad.allCases.map { NamedTimeline("drummer.pointing.\($0)", pointing(at: $0)) }
  }
}
