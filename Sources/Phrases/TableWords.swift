public import Rules

/// The words for two players at one table.
public enum TableWords: Words {
  case mascot(Mascot)
  case choosing
  /// A player has chosen, and waits for the other.
  case waiting(Mascot)
  case ready
  case dontLook
  case wins(Mascot), tie
  case winsMatch(Mascot)
  /// A match's result, with a kind word for the loser.
  case result(Int, to: Int, wellPlayed: Mascot)
  case gamepadGone, gamepadHelp

  static var all: [Self] {
    let own: [Self] = [choosing, ready, dontLook, tie, gamepadGone, gamepadHelp]
    let mascots = Mascot.allCases.flatMap {
      [mascot($0), waiting($0), wins($0), winsMatch($0), result(3, to: 1, wellPlayed: $0)]
    }
    return own + mascots
  }

  var entry: Entry {
    switch self {
    case .mascot(let mascot): Entry(.name, "\(mascot)", mascot.rawValue.capitalizedFirst)
    case .choosing: Entry(.status, "choosing", "Choose in secret!")
    case .waiting(let mascot):
      Entry(.status, "waiting.\(mascot)", "The \(mascot) has chosen.", note: Self.note)
    case .ready: Entry(.status, "ready", "Both have chosen!")
    case .dontLook: Entry(.shout, "dont-look", "Don't look!")
    case .wins(let mascot): Entry(.shout, "wins.\(mascot)", "The \(mascot) wins!", note: Self.note)
    case .tie: Entry(.shout, "tie", "Tie!")
    case .winsMatch(let mascot):
      Entry(.title, "wins-match.\(mascot)", "The \(mascot) wins the match!", note: Self.note)
    case .result(let more, let less, let mascot):
      Entry(
        .body, "result.\(mascot)", "{more} to {less}.\nWell played, \(mascot)!",
        ["more": .number(more), "less": .number(less)], note: "A kind word for who has lost.")
    case .gamepadGone: Entry(.title, "gamepad-gone", "Where is the gamepad?")
    case .gamepadHelp:
      Entry(
        .body, "gamepad-help", "Please put it in again,\nor play on with the keys.")
    }
  }

  private static let note = "Frog, toucan, monkey and owl stand for the players."
}
