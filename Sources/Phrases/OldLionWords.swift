public import Rules

/// The words of the Old Lion after a match, about how it guessed the player's throws.
public enum OldLionWords: Words {
  case noHabit
  case guessedOnce(isRight: Bool)
  case guessed(Int, right: Int)
  case watchedThrows(Int)
  case watchedResults

  static let all: [Self] = [
    noHabit, guessedOnce(isRight: true), guessedOnce(isRight: false), guessed(12, right: 7),
    watchedThrows(3), watchedResults,
  ]

  /// The text of the whole account, on one or two lines.
  public static func account(_ account: GuessAccount) -> Phrase {
    guard account.guesses > 0 else { return .oldLion(.noHabit) }
    let count: Self =
      account.guesses == 1
      ? .guessedOnce(isRight: account.right == 1) : .guessed(account.guesses, right: account.right)
    let habit: Self? =
      switch account.giveaway {
      case .sequence(let memory): .watchedThrows(memory)
      case .reaction: .watchedResults
      case nil: nil
      }
    return .lines([count, habit].map { $0.map(Phrase.oldLion) })
  }

  var entry: Entry {
    switch self {
    case .noHabit:
      Entry(.body, "no-habit", "The Old Lion found no habit in you\nand threw at random.")
    case .guessedOnce(isRight: true):
      Entry(.body, "guessed-once.right", "The Old Lion guessed once, rightly.")
    case .guessedOnce(isRight: false):
      Entry(.body, "guessed-once.wrong", "The Old Lion guessed once, wrongly.")
    case .guessed(let count, let right):
      Entry(
        .body, "guessed", counting: "The Old Lion guessed {count} times, {right} rightly.", count,
        ["right": .number(right)],
        note: "{count} decides the form and is 2 or more; {right} is a number from 0 on.")
    case .watchedThrows(let count):
      Entry(
        .body, "watched-throws",
        counting: "It watched what follows your last [throw|{count} throws].", count,
        note: "{count} is 1 to 5.")
    case .watchedResults:
      Entry(.body, "watched-results", "It watched what you do after a win or a loss.")
    }
  }
}
