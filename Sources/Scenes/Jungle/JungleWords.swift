internal import Props
internal import Rules

/// What the jungle says, in the status line and above the river.
enum JungleWords {
  static let invitation = "Drag an animal into the river."
  static let choosing = "The jungle is choosing…"
  static let missed = "Let go when the whole animal is in the river."

  static func carrying(_ animal: Animal) -> String {
    "Let the \(animal.rawValue) go in the river."
  }

  static func selected(_ animal: Animal) -> String {
    "Now click the river, and the \(animal.rawValue) goes there."
  }

  static func label(_ outcome: Outcome) -> String {
    switch outcome {
    case .win: "You win!"
    case .loss: "The jungle wins!"
    case .tie: "Tie!"
    }
  }

  /// One sentence about a round.
  static func story(player: Animal, rival: Animal) -> String {
    switch player.outcome(against: rival) {
    case .tie: "Two \(plural(player)). Nobody wins."
    case .win: deed(of: player)
    case .loss: deed(of: rival)
    }
  }

  /// The card after a match; the Old Lion also tells how it guessed.
  static func matchEnd(
    playerWon: Bool, player: Int, jungle: Int, account: GuessAccount?
  ) -> (title: String, body: String) {
    let title = playerWon ? "You win!" : "The jungle wins!"
    let result =
      playerWon ? "You won \(player) to \(jungle)." : "The jungle won \(jungle) to \(player)."
    return (title, account.map { "\(result)\n\($0.words)" } ?? result)
  }

  private static func deed(of winner: Animal) -> String {
    switch winner {
    case .lion: "The lion catches the rabbit!"
    case .cobra: "The cobra bites the lion!"
    case .rabbit: "The rabbit outruns the cobra!"
    }
  }

  private static func plural(_ animal: Animal) -> String {
    switch animal {
    case .lion: "lions"
    case .cobra: "cobras"
    case .rabbit: "rabbits"
    }
  }
}
