public import Animation

/// Timelines that run side by side, by the names of what they move.
extension Dictionary where Value == Running {
  /// What runs under `name` at `time`; nil once it is over.
  public subscript(name: Key, at time: Time) -> Running? {
    self[name].flatMap { $0.isOver(at: time) ? nil : $0 }
  }

  /// Whether everything is over at `time`.
  public func isOver(at time: Time) -> Bool { values.allSatisfy { $0.isOver(at: time) } }
}

extension Playhead: Moving {
  /// Whether its timeline is over. A playhead has its own time, so `time` does not matter.
  public func isOver(at time: Time) -> Bool { self.time >= timeline.duration }

  /// The time that `view` shows of it: its own, and what the picture is ahead of the last tick.
  public func moment(_ view: View) -> Time { time + view.ahead }

  /// Goes to the next label or to the end, and returns the events on the way, in order.
  public mutating func skip() -> [TimelineEvent] {
    let next = timeline.labels.map(\.time).first { $0 > time } ?? timeline.duration
    return advance(by: next - time)
  }
}
