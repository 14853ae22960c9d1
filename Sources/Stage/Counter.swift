/// A number that a scene counts for someone: points, wins, rounds.
public struct Counter: Hashable, Sendable {
  /// Whose or what, e.g. `player`.
  public let name: String
  public let points: Int

  public init(_ name: String, _ points: Int) {
    self.name = name
    self.points = points
  }
}
