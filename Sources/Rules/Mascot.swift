/// The animals that represent the players at a table for two, instead of names.
public enum Mascot: String, Sendable, Hashable, CaseIterable {
  case frog, toucan, monkey, owl

  /// The next mascot that is not `taken`.
  public func next(without taken: Mascot) -> Mascot {
    Mascot.allCases.next(after: self, without: [taken]) ?? self
  }
}
