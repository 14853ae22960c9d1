/// The animals that stand for the players at a table for two, in place of names.
public enum Mascot: String, Sendable, Hashable, CaseIterable {
  case frog, toucan, monkey, owl

  /// The one that follows and is not `taken`.
  public func next(without taken: Mascot) -> Mascot {
    Mascot.allCases.next(after: self, without: [taken]) ?? self
  }
}
