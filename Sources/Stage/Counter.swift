/// A scene's named count, for tests and `bungle replay`.
public struct Counter: Hashable, Sendable {
  /// What or whom it counts for, e.g. `player`.
  public let name: String
  /// The count: points, wins or rounds.
  public let points: Int

  /// Pairs a name and its number.
  public init(_ name: String, _ points: Int) {
    self.name = name
    self.points = points
  }
}
