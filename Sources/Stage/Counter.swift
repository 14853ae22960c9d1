/// A number that a scene counts for somebody, for tests and for `bungle replay`.
public struct Counter: Hashable, Sendable {
  /// What is counted or for whom, e.g. `player`.
  public let name: String
  /// The number itself: points, wins or rounds.
  public let points: Int

  /// Pairs a name and its number.
  public init(_ name: String, _ points: Int) {
    self.name = name
    self.points = points
  }
}
