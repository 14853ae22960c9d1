internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// How the rabbit leads through a game, for players who cannot read whose turn it is.
enum Drummer {
  /// Jumps up before the first drum, and turns to it.
  static let greeting = staged {
    Acting(
      "", .to(.crouch, 0.14), .to(.exult, 0.18, .outBack(2)), .hold(0.36), .to(.crouch, 0.16),
      .to(.watch, 0.2, .outBack(1.6)), .hold(0.4), .to(.stand, 0.2))
  }

  /// Throws its paws towards a drum that sounds.
  static func pointing(at pad: Pad) -> Timeline {
    let pose: Pose.Name =
      switch pad {
      case .leaf: .triumph
      case .flower: .exult
      case .sun: .heave
      case .drop: .claim
      }
    return staged { Acting("", .to(pose, 0.1, .outBack(2)), .hold(0.2), .to(.stand, 0.24)) }
  }

  /// Turns to the player, and holds a paw out over the drums.
  static let inviting = staged {
    Acting(
      "", .to(.turn, 0.16), .hold(0.24), .to(.exult, 0.2, .outBack(2)), .hold(0.3),
      .to(.claim, 0.24, .outBack(1.6)), .hold(0.9), .to(.stand, 0.3))
  }

  /// How all take a mistake: a start, a moment of pity, and courage for another game.
  static let consoling = staged {
    Acting(
      "", .to(.fright, 0.1), .hold(0.4), .to(.sad, 0.3), .hold(0.4),
      .to(.cheer, 0.24, .outBack(2)), .hold(0.5), .to(.stand, 0.3))
  }

  /// All of these, as `bungle timeline` names them.
  static var timelines: [NamedTimeline] {
    [
      NamedTimeline("drummer.greeting", greeting), NamedTimeline("drummer.inviting", inviting),
      NamedTimeline("drummer.consoling", consoling),
    ]
      + Pad.allCases.map { NamedTimeline("drummer.pointing.\($0)", pointing(at: $0)) }
  }
}
