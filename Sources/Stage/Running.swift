public import Animation

/// Something that moves for a while.
public protocol Moving {
  func isOver(at time: Time) -> Bool
}

/// A timeline that plays since a moment; it knows where it is, and when it is over.
public struct Running: Hashable, Sendable, Moving {
  public let timeline: Timeline
  public let since: Time

  public init(_ timeline: Timeline, since: Time) {
    self.timeline = timeline
    self.since = since
  }

  public func isOver(at time: Time) -> Bool { time - since >= timeline.duration }

  /// The value of a channel at `time`, its rest where nothing moves it.
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    timeline[channel, at: time - since]
  }
}
