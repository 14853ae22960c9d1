/// The Old Lion's account of how it guessed the player.
public struct GuessAccount: Sendable, Hashable {
  /// A kind of habit it looks for.
  public enum Habit: Sendable, Hashable {
    /// The next throw follows from the player's last throws, as many as `memory`, 1…5.
    case sequence(memory: Int)
    /// The next throw follows from the last result: stay after a win, shift after a loss, or such.
    case reaction

    /// Every kind, the simplest first.
    static let all = (1...5).map { sequence(memory: $0) } + [reaction]
  }

  /// How often a habit was used to guess, and rightly so.
  struct Tally: Sendable, Hashable {
    /// Rounds whose guess followed this habit.
    var guesses = 0
    /// Those whose guess was right, so that the round was won.
    var right = 0
  }

  /// Rounds observed.
  public internal(set) var rounds = 0
  /// The tallies by habit.
  var tallies: [Habit: Tally] = [:]

  /// Rounds in which it guessed; in the others it was unsure and threw at random.
  public var guesses: Int { tallies.values.reduce(0) { $0 + $1.guesses } }

  /// Right guesses; against a fair player, a third of `guesses`.
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
