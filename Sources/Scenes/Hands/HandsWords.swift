internal import Rules
internal import Stage
internal import Widgets

/// What is said and asked on the screens of the hands.
enum HandsWords {
  static let heading = "A match against the jungle"
  static let nameLabel = "Your name"
  static let sliderLabel = "Rounds you must win"

  static func option(_ option: MatchSetup.Option) -> String {
    switch option {
    case .rounds: "By rounds"
    case .points: "By points"
    }
  }

  static func field(_ field: NumberField) -> String {
    switch field {
    case .win: "Points for a win"
    case .lose: "Taken for a loss"
    case .required: "Points to reach"
    }
  }

  static func preset(_ preset: MatchSetup.Preset) -> String {
    switch preset {
    case .short: shortGame
    case .classic: classicGame
    }
  }

  private static let shortGame = "Short game: \(numbers(of: .short))"
  private static let classicGame = "Classic game: \(numbers(of: .classic))"

  private static func numbers(of preset: MatchSetup.Preset) -> String {
    let scale = preset.scale
    return "\(scale.win), \(scale.lose), \(scale.required)"
  }

  /// What to do next on the configuration screen.
  static func advice(_ problems: MatchSetup.Problems, for device: InputDevice) -> String {
    switch problems.name {
    case .missing:
      return ReadyNames.hint(for: device) ?? "Press an animal, or type your name."
    case let problem?: return problem.message
    case nil: break
    }
    return problems.isEmpty
      ? "Press Continue when you are ready." : "Fill in the three numbers, or take a ready game."
  }

  static let badName = "Another name, please"

  static func invitation(_ name: Name) -> String { "\(name), choose your hand!" }

  static let counting = ["One", "Two", "Three!"]

  /// The label of a round, always with the player's name.
  static func label(_ outcome: Outcome, _ name: Name) -> String {
    switch outcome {
    case .win: "\(name) won!"
    case .loss: "\(name) lost!"
    case .tie: "\(name) tied!"
    }
  }

  static func matchLabel(_ name: Name) -> String { "\(name) won the match!" }

  /// What happened, in one sentence.
  static func story(_ round: Round) -> String {
    switch round.outcome {
    case .tie: "Both showed \(round.player.words.lowercased()). Nobody wins."
    case .win: deed(of: round.player)
    case .loss: deed(of: round.jungle)
    }
  }

  static let asking = "Rock blunts scissors, scissors cut paper, paper wraps rock."
  static let shaking = "The jungle is choosing…"

  /// What the plaque counts, and how far it has come.
  static func score(_ match: Match) -> (word: String, number: String) {
    switch match.goal {
    case .points(let scale): ("Points", "\(match.points) of \(scale.required)")
    case .rounds(let wins): ("Rounds", "\(match.playerWins) of \(wins)")
    case .firstTo(let wins): ("Rounds", "\(match.playerWins) of \(wins)")
    case .endless: ("Rounds", "\(match.playerWins)")
    }
  }

  /// What is asked before a match under way is lost.
  static func doubt(_ exit: Table.Exit, _ match: Match, _ name: Name) -> (
    title: String, body: String
  ) {
    let (word, number) = score(match)
    let has = "\(name) has \(number) \(word.lowercased())."
    return switch exit {
    case .setup: ("Leave the match?", "\(has)\nThe match would be lost.")
    case .reset: ("Reset the game?", "\(has)\nMatch, name and choices would be lost.")
    }
  }

  static func leaving(_ exit: Table.Exit) -> String { exit == .setup ? "Leave" : "Reset" }

  /// The card after a match; the Old Lion also tells how it guessed.
  static func victory(
    _ match: Match, _ name: Name, _ account: GuessAccount?
  ) -> (title: String, body: String) {
    let deed =
      if case .points = match.goal {
        "\(name) reached \(match.points) points"
      } else {
        "\(name) won \(match.playerWins) \(match.playerWins == 1 ? "round" : "rounds")"
      }
    let throwWord = match.roundsPlayed == 1 ? "throw" : "throws"
    let result = "\(deed)\nin \(match.roundsPlayed) \(throwWord)."
    return ("Victory!", account.map { "\(result)\n\($0.words)" } ?? result)
  }

  private static func deed(of winner: Throw) -> String {
    switch winner {
    case .rock: "Rock blunts scissors."
    case .paper: "Paper wraps rock."
    case .scissors: "Scissors cut paper."
    }
  }
}
