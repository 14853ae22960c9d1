internal import Rules
internal import Stage
internal import Widgets

/// What the status line says; how it is done depends on the device.
enum JungleSentence: Hashable {
  case invitation, choosing
  case missed(exact: Bool)
  case newMatch(Match.Goal)
  case carrying(Animal)
  case selected(Animal)
  case story(player: Animal, rival: Animal)

  func words(for device: InputDevice) -> String {
    switch (self, device) {
    case (.invitation, .pointer), (.invitation, .touch): "Drag an animal into the river."
    case (.invitation, .keyboard): "Press 1, 2 or 3, or choose with the arrows and Enter."
    case (.invitation, .gamepad): "Press X, Y or RB, or choose with the pad and A."
    case (.choosing, _): "The jungle is choosing…"
    case (.missed(exact: true), _): "Let go when the whole animal is in the river."
    case (.missed(exact: false), _): "Let go when half of the animal is in the river."
    case (.newMatch(.endless), _): "A new match without an end."
    case (.newMatch(.firstTo(let points)), _): "A new match: first to \(points) points."
    case (.newMatch, _): "A new match."
    case (.carrying(let animal), _): "Let the \(animal.rawValue) go in the river."
    case (.selected(let animal), .touch):
      "Now tap the river, and the \(animal.rawValue) goes there."
    case (.selected(let animal), .pointer):
      "Now click the river, and the \(animal.rawValue) goes there."
    case (.selected(let animal), .keyboard):
      "Enter sends the \(animal.rawValue) into the river, Esc lets it stay."
    case (.selected(let animal), .gamepad):
      "A sends the \(animal.rawValue) into the river, B lets it stay."
    case (.story(let player, let rival), _): JungleWords.story(player: player, rival: rival)
    }
  }
}

/// What the jungle says above the river, about rounds and on cards.
enum JungleWords {
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

  /// What a new match costs.
  static func wiping(player: Int, jungle: Int) -> String {
    "It would begin at zero.\nNow it is \(player) for you and \(jungle) for the jungle."
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
