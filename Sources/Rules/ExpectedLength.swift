/// The number of throws in a match, ties included.
public struct ExpectedLength: Sendable, Hashable {
  /// The mean against a fair rival, at least 3; infinite if it exceeds every `Double`.
  public let mean: Double
  /// The fewest throws, whoever the rival is.
  public let fewest: Int

  /// The largest mean that is told as a number.
  static let mostSaid = 1_000_000

  /// The expected length of a match, nil for goals that name none: endless, and first to n.
  public init?(of goal: Match.Goal) {
    switch goal {
    case .endless, .firstTo: return nil
    // A third of all throws win, so each won round takes three.
    case .rounds(let wins): (mean, fewest) = (3 * Double(max(wins, 1)), max(wins, 1))
    case .points(let scale):
      mean = ScoreWalk(scale).expectedThrows
      fewest = (scale.required + scale.win - 1) / scale.win
    }
  }

  /// The mean as a whole number; nil above `mostSaid`.
  public var throwCount: Int? { mean <= Double(Self.mostSaid) ? Int(mean + 0.5) : nil }

  /// Whether the mean is above 100 throws, more than most players will want.
  public var isLong: Bool { mean > 100 }
}
