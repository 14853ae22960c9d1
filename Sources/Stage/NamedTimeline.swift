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
    both(name) { $0 ? timeline.calmed() : timeline }
  }

  /// A timeline that is made otherwise where motion is calm.
  public static func both(
    _ name: String, _ make: (_ isCalm: Bool) -> Timeline
  ) -> [NamedTimeline] {
    [NamedTimeline(name, make(false)), NamedTimeline("\(name).calm", make(true))]
  }
}
