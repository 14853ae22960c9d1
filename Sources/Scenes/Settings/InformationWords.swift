internal import Rules

/// What the information page says.
enum InformationWords {
  static let acknowledgments = [
    "Made by the Bungle in the Jungle authors, pictures and sounds included.",
    "With thanks to everybody behind Swift, SDL, SQLite, GRDB and the Andika letters.",
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
    case .lion: "The lion catches the rabbit."
    case .cobra: "The cobra bites the lion."
    case .rabbit: "The rabbit outruns the cobra."
    }
  }
}
