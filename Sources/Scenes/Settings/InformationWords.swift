internal import Rules

/// What the information page says.
enum InformationWords {
  static let acknowledgments = [
    "With thanks to the people of Swift, SDL, SQLite and Andika.", credit(to: authors),
  ]

  /// Who made the game; the one place for a name.
  private static let authors = ["the Bungle in the Jungle authors"]

  /// The last line: "Made by Ada, Grace and Lin."
  static func credit(to authors: [String]) -> String {
    let first = authors.dropLast().joined(separator: ", ")
    return "Made by "
      + ([first].filter { !$0.isEmpty } + authors.suffix(1)).joined(separator: " and ") + "."
  }

  static func deed(of winner: Throw) -> String {
    switch winner {
    case .rock: "Rock blunts scissors."
    case .paper: "Paper wraps rock."
    case .scissors: "Scissors cut paper."
    }
  }

  static func deed(of winner: Animal) -> String {
    switch winner {
    case .lion: "Lions catch rabbits."
    case .cobra: "Cobras bite lions."
    case .rabbit: "Rabbits outrun cobras."
    }
  }
}
