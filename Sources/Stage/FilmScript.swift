/// A script that reaches one motion of a scene and shows it.
public struct FilmScript: Sendable {
  /// The film's name; for most, also the name of the timeline it shows.
  public let name: String
  /// The instants, in seconds since the motion began, at which pictures are compared as text.
  public let stills: [Double]
  /// Whether the film is played with calm motion.
  public let reducesMotion: Bool
  /// The driver's acts before the motion begins.
  public let lead: Walkthrough
  /// Shows the motion; returns false if chance led elsewhere and another seed should be tried.
  public let motion: @Sendable (inout any GameDriver) throws -> Bool

  public init(
    _ name: String, stills: [Double] = [], reducesMotion: Bool = false,
    lead: @escaping Walkthrough = { $0.wait(0.3) },
    motion: @escaping @Sendable (inout any GameDriver) throws -> Bool
  ) {
    (self.name, self.stills) = (name, stills)
    (self.reducesMotion, self.lead, self.motion) = (reducesMotion, lead, motion)
  }

  /// Returns the same film with calm motion.
  public func calm(stills: [Double] = []) -> FilmScript {
    FilmScript("\(name).calm", stills: stills, reducesMotion: true, lead: lead, motion: motion)
  }
}

/// A state in which the player may idle, by its `name` in tests and snapshots, and the walk there
/// from the start of `scene`.
public struct RestingPlace: Sendable, CustomStringConvertible {
  public let name: String
  public let scene: SceneID
  /// Whether its picture is compared as text; false where another place looks nearly the same.
  public let isPictured: Bool
  /// The acts that lead to the state.
  public let walk: Walkthrough

  /// Creates a resting place; without a `walk`, the scene as it begins.
  public init(
    _ name: String, in scene: SceneID, isPictured: Bool = true,
    _ walk: @escaping Walkthrough = { _ in }
  ) {
    (self.name, self.scene, self.isPictured, self.walk) = (name, scene, isPictured, walk)
  }

  public var description: String { name }
}
