internal import Phrases
internal import Rules
internal import Stage

/// The phrases of Hands that depend on a setup, a match or a name.
extension Phrase {
  /// Returns the advice on the setup page: enter a name, correct the numbers, or continue.
  static func advice(_ problems: MatchSetup.Problems, for device: InputDevice) -> Phrase {
    switch problems.name {
    case .missing: return device.nameHint ?? .hands(.advisesBadge)
    case let problem?: return .name(.wrong(problem))
    case nil: return .hands(problems.isEmpty ? .advisesContinue : .advisesNumbers)
    }
  }

  /// Returns the warning of the loss if the player leaves a match through an exit.
  static func loss(_ exit: GamePage.Exit, _ match: Match, _ name: Name) -> Phrase {
    .lines([has(match, name), exit.look.loss].map { $0.map(Phrase.hands) })
  }

  private static func has(_ match: Match, _ name: Name) -> HandsWords? {
    switch match.goal {
    case .points(let scale): .hasPoints(name, match.points, of: scale.required)
    case .rounds(let wins), .firstTo(let wins): .hasRounds(name, match.playerWins, of: wins)
    case .endless: nil
    }
  }

  /// Returns the spoken score of a match: the player's points or wins, the jungle's wins, and the
  /// number of throws so far.
  static func standing(_ match: Match, _ name: Name) -> Phrase {
    let counts: [SpokenWords.Standing] = [
      .jungle(rounds: match.jungleWins), .throwsSoFar(match.roundsPlayed),
    ]
    let has = has(match, name).map { [Phrase.hands($0)] } ?? []
    return .joined(has + counts.map { .spoken(.standing($0)) }, by: " ")
  }

  /// Returns the story of a won match; if the rival was the Old Lion, also the account of its
  /// guesses.
  static func victory(_ match: Match, _ name: Name, _ account: GuessAccount?) -> Phrase {
    let deed: HandsWords =
      if case .points = match.goal {
        .reached(name, points: match.points, throws: match.roundsPlayed)
      } else {
        .won(name, rounds: match.playerWins, throws: match.roundsPlayed)
      }
    return .lines([.hands(deed), account.map(OldLionWords.account)])
  }
}
