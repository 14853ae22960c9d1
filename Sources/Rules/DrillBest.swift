/// The player's best results in finished drills with the same options.
public struct DrillBest: Sendable, Hashable {
  /// The possible bests: the score, and the median times of right answers to either task.
  public enum Record: String, Sendable, Hashable, CaseIterable {
    case score, winSeconds, loseSeconds
  }

  /// The highest score, nil before the first finished drill.
  public private(set) var score: Int?
  /// The lowest median time of right answers to win-tasks, in seconds.
  public private(set) var winSeconds: Double?
  /// The lowest median time of right answers to lose-tasks, in seconds.
  public private(set) var loseSeconds: Double?

  /// Creates the bests of earlier drills, by default none; times in seconds.
  public init(score: Int? = nil, winSeconds: Double? = nil, loseSeconds: Double? = nil) {
    (self.score, self.winSeconds, self.loseSeconds) = (score, winSeconds, loseSeconds)
  }

  /// Takes a finished drill into account; an unfinished one changes nothing.
  ///
  /// Times count only if most answers are right; otherwise blind guessing would be fastest.
  ///
  /// - Returns: the improved bests; a first time counts as an improvement.
  @discardableResult
  public mutating func improve(with drill: Drill) -> Set<Record> {
    guard drill.phase == .finished else { return [] }
    var newBests: Set<Record> = []
    if score.map({ drill.score > $0 }) ?? true {
      score = drill.score
      newBests.insert(.score)
    }
    guard drill.score > 0 else { return newBests }
    if Self.lower(&winSeconds, to: drill.medianSeconds(for: .win)) { newBests.insert(.winSeconds) }
    if Self.lower(&loseSeconds, to: drill.medianSeconds(for: .lose)) {
      newBests.insert(.loseSeconds)
    }
    return newBests
  }

  private static func lower(_ best: inout Double?, to time: Double?) -> Bool {
    guard let time, best.map({ time < $0 }) ?? true else { return false }
    best = time
    return true
  }
}
