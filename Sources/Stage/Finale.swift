public import Rules

/// What the cast plays over a scene when its game has ended, for at most four seconds.
public enum Finale: Hashable, Sendable {
  /// The two others of the winning side's three carry this one; `jungle` tells which side has won.
  case parade(Animal, jungle: Bool)
  /// A crown comes down on the winning hand.
  case crown(Throw)
  /// So many petals fly: one for each right answer.
  case petals(Int)
  /// The three animals drum this sequence.
  case drums([Pad])
}
