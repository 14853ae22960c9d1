/// A script that reaches one motion of a scene and shows it.
public struct FilmScript: Sendable {
  /// The film's name; for most, also the name of the timeline it shows.
  public let name: String
  /// The instants, in seconds since the motion began, at which pictures are compared as text.
  public let stills: [Double]
  /// Whether it is played with calm motion.
  public let isCalm: Bool
  /// The visitor's acts before the motion begins.
  public let lead: Walkthrough
  /// Shows the motion; false if chance led elsewhere and another seed should be tried.
  public let motion: @Sendable (inout any Visitor) throws -> Bool

  /// A film that by default begins after 0.3 s in the scene.
  public init(
    _ name: String, stills: [Double] = [], isCalm: Bool = false,
    lead: @escaping Walkthrough = { $0.wait(0.3) },
    motion: @escaping @Sendable (inout any Visitor) throws -> Bool
  ) {
    self.name = name
    self.stills = stills
    self.isCalm = isCalm
    self.lead = lead
    self.motion = motion
  }

  /// The same film with calm motion.
  public func calm(stills: [Double] = []) -> FilmScript {
    FilmScript("\(name).calm", stills: stills, isCalm: true, lead: lead, motion: motion)
  }
}
