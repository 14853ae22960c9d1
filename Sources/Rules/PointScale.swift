/// The points of a win and a loss, and how many end the match.
public struct PointScale: Sendable, Hashable {
  /// The points added for a win, 1…9999.
  public let win: Int
  /// The points taken for a loss, 0…9999.
  public let lose: Int
  /// The points that end the match when reached or passed, 1…9999.
  public let required: Int

  /// Creates a scale; numbers outside a field's range are clamped.
  public init(win: Int, lose: Int, required: Int) {
    self.win = NumberField.win.nearest(to: win)
    self.lose = NumberField.lose.nearest(to: lose)
    self.required = NumberField.required.nearest(to: required)
  }

  /// The score after one more round; never below zero.
  public func score(after outcome: Outcome, from score: Int) -> Int {
    switch outcome {
    case .win: score + win
    case .loss: max(0, score - lose)
    case .tie: score
    }
  }
}
