public import Animation

/// A timeline of the game by the name it is asked for, e.g. `jungle.win.lion`.
public struct NamedTimeline: Hashable, Sendable {
  public let name: String
  public let timeline: Timeline

  public init(_ name: String, _ timeline: Timeline) {
    self.name = name
    self.timeline = timeline
  }
}
