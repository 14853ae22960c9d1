public import Animation

/// Something that moves for a while.
public protocol Moving {
  /// Whether it has come to rest by `time`, on the scene's clock.
  func isOver(at time: Time) -> Bool
}

/// What may be absent, or be several: at rest once all of it is.
extension Optional: Moving where Wrapped: Moving {
  public func isOver(at time: Time) -> Bool { self?.isOver(at: time) ?? true }
}

extension Array: Moving where Element: Moving {
  public func isOver(at time: Time) -> Bool { allSatisfy { $0.isOver(at: time) } }
}

extension Dictionary: Moving where Value: Moving {
  public func isOver(at time: Time) -> Bool { values.allSatisfy { $0.isOver(at: time) } }
}

/// A `timeline` that began to play at the time `since`, on the scene's clock.
public struct Running: Hashable, Sendable, Moving {
  public let timeline: Timeline
  public let since: Time

  /// Plays `timeline` from `since` on.
  public init(_ timeline: Timeline, since: Time) {
    self.timeline = timeline
    self.since = since
  }

  /// Plays `timeline` from now on, calmed if the player has chosen that.
  public init(_ timeline: Timeline, in view: View) {
    self.init(timeline.seen(with: view.preferences), since: view.time)
  }

  public func isOver(at time: Time) -> Bool { time - since >= timeline.duration }

  /// A channel's value at `time`; its rest value where nothing moves it.
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    timeline[channel, at: time - since]
  }
}
