public import Animation

/// A timeline of the game by the name it is asked for, e.g. `jungle.win.lion`.
public struct NamedTimeline: Hashable, Sendable {
  public let name: String
  public let timeline: Timeline

  public init(_ name: String, _ timeline: Timeline) {
    self.name = name
    self.timeline = timeline
  }

  /// The timeline, and as those see it who want calm motion.
  public static func both(_ name: String, _ timeline: Timeline) -> [NamedTimeline] {
    [NamedTimeline(name, timeline), NamedTimeline("\(name).calm", timeline.calmed())]
  }
}
