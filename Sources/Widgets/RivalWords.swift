public import Rules

extension GuessAccount {
  /// What the Old Lion tells after a match about how it guessed, on one line or two.
  public var words: String {
    guard guesses > 0 else { return "The Old Lion found no habit in you\nand threw at random." }
    let count =
      guesses == 1
      ? "The Old Lion guessed once, \(right == 1 ? "rightly" : "wrongly")."
      : "The Old Lion guessed \(guesses) times, \(right) rightly."
    switch giveaway {
    case .sequence(let memory):
      return
        "\(count)\nIt watched what follows your last \(memory == 1 ? "throw" : "\(memory) throws")."
    case .reaction: return "\(count)\nIt watched what you do after a win or a loss."
    case nil: return count
    }
  }
}
