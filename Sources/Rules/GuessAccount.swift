/// What the Old Lion can tell afterwards about how it guessed the player.
public struct GuessAccount: Sendable, Hashable {
  /// A kind of habit it looks for.
  public enum Habit: Sendable, Hashable {
    /// The next throw follows from the player's last throws, as many as `memory`, 1…5.
    case sequence(memory: Int)
    /// The next throw follows from the last result: stay after a win, shift after a loss, or such.
    case reaction
  }

  /// How often a habit was relied on, and how often rightly.
  struct Tally: Sendable, Hashable {
    /// Rounds in which the guess followed this habit.
    var guesses = 0
    /// Those in which the guess was right, and the round won.
    var right = 0
  }

  /// Rounds observed.
  public internal(set) var rounds = 0
  /// The habits that were relied on.
  var tallies: [Habit: Tally] = [:]

  /// Rounds in which it guessed; in the others it was unsure and threw at random.
  public var guesses: Int { tallies.values.reduce(0) { $0 + $1.guesses } }

  /// Right guesses; a fair player allows a third of `guesses`.
  public var right: Int { tallies.values.reduce(0) { $0 + $1.right } }

  /// The habit with the most right guesses, the simplest of equals; nil without a right guess.
  public var giveaway: Habit? {
    let order = (1...5).map { Habit.sequence(memory: $0) } + [.reaction]
    var best: (habit: Habit, right: Int)?
    for habit in order {
      let right = tallies[habit, default: Tally()].right
      if right > best?.right ?? 0 { best = (habit, right) }
    }
    return best?.habit
  }
}
