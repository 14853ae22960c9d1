/// The options of a drill.
public struct DrillOptions: Sendable, Hashable {
  /// The order of the tasks.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// Win and lose alternate; the first is random.
    case alternating
    /// Each task is random.
    case random
  }

  /// The points won by a right answer and lost by a wrong one.
  public enum Scale: Int, Sendable, Hashable, CaseIterable {
    case one = 1
    case ten = 10
  }

  /// The number of rounds.
  public enum Rounds: Int, Sendable, Hashable, CaseIterable {
    case five = 5
    case ten = 10
    case twenty = 20
  }

  /// The order of the tasks.
  public var order: Order
  /// The points of an answer.
  public var scale: Scale
  /// The number of rounds.
  public var rounds: Rounds

  /// Creates options, by default alternating tasks, ten points and ten rounds.
  public init(order: Order = .alternating, scale: Scale = .ten, rounds: Rounds = .ten) {
    (self.order, self.scale, self.rounds) = (order, scale, rounds)
  }

  /// The score of a drill without a mistake.
  public var bestScore: Int { scale.rawValue * rounds.rawValue }
}
