/// A state in which the player may idle, and the way there.
public struct RestingPlace: Sendable, CustomStringConvertible {
  /// The name by which tests and snapshots know it.
  public let name: String
  /// The scene in which the walk begins.
  public let scene: SceneID
  /// Whether its picture is compared as text; not needed where another place looks nearly the same.
  public let isPictured: Bool
  /// The way there.
  public let walk: Walkthrough

  /// A resting place; without a `walk`, the scene as it begins.
  public init(
    _ name: String, in scene: SceneID, isPictured: Bool = true,
    _ walk: @escaping Walkthrough = { _ in }
  ) {
    self.name = name
    self.scene = scene
    self.isPictured = isPictured
    self.walk = walk
  }

  public var description: String { name }
}
