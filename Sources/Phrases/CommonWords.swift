public import Rules

/// The words that several parts of the game share.
public enum CommonWords: Words {
  case hand(Throw)
  case badge(Animal)
  case theJungle, you
  case points, rounds
  case progress(Int, of: Int)
  case ok, start, leave, home, back, keepPlaying, playAgain, restart, options, next
  case percent(Int)
  /// A speed factor, with a point before the fraction.
  case times(String)
  case enterKey, escapeKey

  static let all: [Self] =
    Throw.allCases.map(hand) + Animal.allCases.map(badge) + [
      theJungle, you, points, rounds, progress(3, of: 5), ok, start, leave, home, back,
      keepPlaying, playAgain, restart, options, next, percent(100), times("0.5"), enterKey,
      escapeKey,
    ]

  var entry: Entry {
    switch self {
    case .hand(let hand):
      Entry(
        .button, "hand.\(hand)", hand.english.capitalizedFirst,
        note: "A throw of the game rock, paper, scissors, as children call it.")
    case .badge(let animal):
      Entry(
        .name, "badge.\(animal)", animal.rawValue.capitalizedFirst,
        note: "The name that a child plays under who presses the picture of this animal.")
    case .theJungle: Entry(.plaque, "the-jungle", "The jungle", note: "The player's opponent.")
    case .you: Entry(.plaque, "you", "You", note: "The player, above the player's score.")
    case .points: Entry(.plaque, "points", "Points")
    case .rounds: Entry(.label, "rounds", "Rounds", note: "How many a game has: 5, 10 or 20.")
    case .progress(let done, let all):
      Entry(.number, "progress", "{done} of {all}", ["done": .number(done), "all": .number(all)])
    case .ok: Entry(.button, "ok", "OK")
    case .start: Entry(.button, "start", "Start")
    case .leave: Entry(.button, "leave", "Leave", note: "Go away from the whole game.")
    case .home: Entry(.button, "home", "All Games", note: "Back to the clearing.")
    case .back: Entry(.button, "back", "Back", note: "One step back.")
    case .keepPlaying: Entry(.button, "keep-playing", "Keep Playing")
    case .playAgain: Entry(.button, "play-again", "Play Again")
    case .restart: Entry(.button, "restart", "Restart", note: "Begin the game anew.")
    case .options: Entry(.button, "options", "Options")
    case .next: Entry(.button, "continue", "Continue", note: "Go on to what comes next.")
    case .percent(let percent):
      Entry(.choice, "percent", "{percent} %", ["percent": .number(percent)])
    case .times(let times):
      Entry(
        .choice, "times", "{times}×", ["times": .decimal(times)], note: "How fast the game runs.")
    case .enterKey:
      Entry(.key, "enter-key", "Enter", note: "As the keyboards of the country have it.")
    case .escapeKey:
      Entry(.key, "escape-key", "Esc", note: "As the keyboards of the country have it.")
    }
  }
}

extension Throw {
  var english: String { rawValue }
}

extension String {
  /// The name of a case in kebab case: `noAmbience` as `no-ambience`.
  // The loop is over bytes, as every drawn phrase asks for its key.
  var kebab: String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let bytes = utf8.reduce(into: [UInt8]()) { bytes, byte in
      if capitals.contains(byte) { bytes.append(UInt8(ascii: "-")) }
      bytes.append(capitals.contains(byte) ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
