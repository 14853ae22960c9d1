/// An account of how the Old Lion guessed the player's throws.
public struct GuessAccount: Sendable, Hashable {
  /// A kind of habit that the lion looks for.
  public enum Habit: Sendable, Hashable {
    /// The next throw follows from the player's last throws, as many as `memory`, 1…5.
    case sequence(memory: Int)
    /// The next throw follows from the last result: stay after a win, shift after a loss, or such.
    case reaction

    /// Every kind of habit, the simplest first.
    static let all = (1...5).map { sequence(memory: $0) } + [reaction]
  }

  /// The guesses that followed one habit, and how many of them were right, so that the lion won.
  struct Tally: Sendable, Hashable {
    var guesses = 0
    var right = 0
  }

  /// The number of observed rounds.
  public internal(set) var rounds = 0
  var tallies: [Habit: Tally] = [:]

  /// The number of rounds with a guess; in the others the lion was unsure and threw at random.
  public var guesses: Int { tallies.values.reduce(0) { $0 + $1.guesses } }

  /// The number of right guesses; against a fair player, a third of `guesses`.
  public var right: Int { tallies.values.reduce(0) { $0 + $1.right } }

  /// The habit with the most right guesses, the simplest of equals; nil without a right guess.
  public var giveaway: Habit? {
    var best: (habit: Habit, right: Int)?
    for habit in Habit.all {
      let right = tallies[habit, default: Tally()].right
      if right > best?.right ?? 0 { best = (habit, right) }
    }
    return best?.habit
  }
}
