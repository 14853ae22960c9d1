/// The `order` of a drill's tasks, the points of an answer (`scale`), and the number of `rounds`.
public struct DrillOptions: Sendable, Hashable {
  /// How each task follows the one before.
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

  /// The lengths of a drill, in rounds.
  public enum Rounds: Int, Sendable, Hashable, CaseIterable {
    case five = 5
    case ten = 10
    case twenty = 20
  }

  public var order: Order
  public var scale: Scale
  public var rounds: Rounds

  public init(order: Order = .alternating, scale: Scale = .ten, rounds: Rounds = .ten) {
    (self.order, self.scale, self.rounds) = (order, scale, rounds)
  }

  /// The score of a drill without a mistake.
  public var bestScore: Int { scale.rawValue * rounds.rawValue }
}
