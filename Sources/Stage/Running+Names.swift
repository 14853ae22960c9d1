public import Animation

/// Timelines that run in parallel, by the names of what they move.
extension Dictionary where Value == Running {
  /// The timeline running under `name` at `time`; nil once it is over.
  public subscript(name: Key, at time: Time) -> Running? {
    self[name].flatMap { $0.isOver(at: time) ? nil : $0 }
  }
}

extension Playhead: Moving {
  /// Whether its timeline is over. A playhead keeps its own time and ignores `time`.
  public func isOver(at time: Time) -> Bool { self.time >= timeline.duration }

  /// The time shown in `view`: the playhead's own, plus the time since the last tick.
  public func moment(_ view: View) -> Time { time + view.ahead }

  /// Skips to the next label or the end, and returns the events on the way, in order.
  public mutating func skip() -> [TimelineEvent] {
    let next = timeline.labels.map(\.time).first { $0 > time } ?? timeline.duration
    return advance(by: next - time)
  }
}
