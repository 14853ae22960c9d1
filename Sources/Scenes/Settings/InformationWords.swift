internal import Rules

/// What the information page says.
enum InformationWords {
  static let acknowledgments = [
    "Made by the Bungle in the Jungle authors, pictures and sounds too.",
    "With thanks to the people of Swift, SDL, SQLite and Andika.",
  ]

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
