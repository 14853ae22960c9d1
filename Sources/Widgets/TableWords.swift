public import Rules

/// What is said where two play at one table.
public enum TableWords: Hashable, Sendable {
  case mascot(Mascot)
  case choosing
  /// Somebody has chosen, and waits.
  case waiting(Mascot)
  case ready
  case count(Int)
  case dontLook, back
  case wins(Mascot), tie
  case winsMatch(Mascot)
  case firstTo(Int)
  /// How a match ended, and a kind word for who has lost it.
  case result(Int, to: Int, wellPlayed: Mascot)
  case gamepadGone, gamepadHelp, playOn

  public var words: String {
    switch self {
    case .mascot(let mascot): mascot.rawValue.prefix(1).uppercased() + mascot.rawValue.dropFirst()
    case .choosing: "Choose in secret!"
    case .waiting(let mascot): "The \(mascot.rawValue) has chosen."
    case .ready: "Both have chosen!"
    case .count(let beat): ["One", "Two", "Three!"][max(1, min(3, beat)) - 1]
    case .dontLook: "Don't look!"
    case .back: "Back"
    case .wins(let mascot): "The \(mascot.rawValue) wins!"
    case .tie: "Tie!"
    case .firstTo(let points): "First to \(points)"
    case .winsMatch(let mascot): "The \(mascot.rawValue) wins the match!"
    case .result(let more, let less, let mascot):
      "\(more) to \(less).\nWell played, \(mascot.rawValue)!"
    case .gamepadGone: "Where is the gamepad?"
    case .gamepadHelp: "Please put it in again,\nor play on with the keys."
    case .playOn: "Play On"
    }
  }
}
