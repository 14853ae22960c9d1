public import Animation

/// Timelines that run beside each other, by what they move.
extension Dictionary where Value == Running {
  /// What runs by that name at `time`; nil when it is over.
  public subscript(name: Key, at time: Time) -> Running? {
    self[name].flatMap { $0.isOver(at: time) ? nil : $0 }
  }

  /// Whether nothing runs any more.
  public func isOver(at time: Time) -> Bool { values.allSatisfy { $0.isOver(at: time) } }
}

extension Playhead: Moving {
  /// Whether nothing of its timeline is left to play; it moves with the ticks.
  public func isOver(at time: Time) -> Bool { self.time >= timeline.duration }

  /// Moves on to the next label, or to the end, and returns what it crossed, in order.
  public mutating func skip() -> [TimelineEvent] {
    let next = timeline.labels.map(\.time).first { $0 > time } ?? timeline.duration
    return advance(by: next - time)
  }
}
