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
