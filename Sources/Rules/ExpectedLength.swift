/// How many throws a match takes on average against a fair rival, ties included.
public struct ExpectedLength: Sendable, Hashable {
  /// The mean number of throws, at least 3; infinite where it passes every `Double`.
  public let mean: Double

  /// Above this mean the length is only said to be more.
  public static let mostSaid = 1_000_000

  /// The expected length of a match, nil for goals that name none: endless, and first to n.
  public init?(of goal: Match.Goal) {
    switch goal {
    case .endless, .firstTo: return nil
    // A third of all throws are won, so each won round takes three.
    case .rounds(let wins): mean = 3 * Double(max(wins, 1))
    case .points(let scale): mean = ScoreWalk(scale).expectedThrows
    }
  }

  /// The mean as a whole number, nil above a million.
  public var throwCount: Int? {
    mean <= Double(Self.mostSaid) ? Int(mean + 0.5) : nil
  }

  /// Whether the match is longer than most players will want.
  public var isLong: Bool { mean > 100 }
}
