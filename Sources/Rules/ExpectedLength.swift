/// How many throws a match takes on average against a fair rival, ties included.
public struct ExpectedLength: Sendable, Hashable {
  /// The mean number of throws, at least 3; infinite where it passes every `Double`.
  public let mean: Double

  /// The longest mean that is told as a number.
  static let mostSaid = 1_000_000

  /// The expected length of a match, nil for goals that name none: endless, and first to n.
  public init?(of goal: Match.Goal) {
    switch goal {
    case .endless, .firstTo: return nil
    // A third of all throws are won, so each won round takes three.
    case .rounds(let wins): mean = 3 * Double(max(wins, 1))
    case .points(let scale): mean = ScoreWalk(scale).expectedThrows
    }
  }

  /// The mean as a whole number; nil above `mostSaid`.
  public var throwCount: Int? {
    mean <= Double(Self.mostSaid) ? Int(mean + 0.5) : nil
  }

  /// Whether the mean is above 100 throws, more than most players will want.
  public var isLong: Bool { mean > 100 }
}
