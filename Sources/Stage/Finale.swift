public import Rules

/// The cast's finale over a scene whose game has ended, at most four seconds long.
public enum Finale: Hashable, Sendable {
  /// The winning side's other two animals carry this one; `jungle` tells which side has won.
  case parade(Animal, jungle: Bool)
  /// A crown comes down on the winning hand.
  case crown(Throw)
  /// This many petals fly, one per right answer.
  case petals(Int)
  /// The three animals drum this sequence, and cheer if it was won.
  case drums([Pad], isWon: Bool)
}

extension Finale {
  /// It on a part of a line, see `Effect.words`.
  var words: String {
    switch self {
    case .parade(let winner, let jungle):
      "\(jungle ? "the jungle's" : "the player's") \(winner.rawValue)"
    case .crown(let hand): "crown \(hand.rawValue)"
    case .petals(let count): "petals \(count)"
    case .drums(let pads, _): "drums \(pads.map(\.rawValue).joined(separator: " "))"
    }
  }
}
