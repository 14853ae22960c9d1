public import Animation

/// A `timeline` and the `name` under which tools and tests find it, e.g. `jungle.win.lion`.
public struct NamedTimeline: Hashable, Sendable {
  public let name: String
  public let timeline: Timeline

  /// Names a timeline.
  public init(_ name: String, _ timeline: Timeline) {
    self.name = name
    self.timeline = timeline
  }

  /// The timeline, and its calm version under the name with `.calm`.
  public static func both(_ name: String, _ timeline: Timeline) -> [NamedTimeline] {
    [NamedTimeline(name, timeline), NamedTimeline("\(name).calm", timeline.calmed())]
  }
}
