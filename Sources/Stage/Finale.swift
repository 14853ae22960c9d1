public import Rules

/// How a game ends before a word is said: what the cast plays, over the scene and for four seconds at most.
public enum Finale: Hashable, Sendable {
  /// Two of the player's or the jungle's three carry the third.
  case parade(Animal, jungle: Bool)
  /// A crown comes down on the hand that has won.
  case crown(Throw)
  /// As many petals fly as answers were right.
  case petals(Int)
  /// The three drum what was played.
  case drums([Pad])
}
