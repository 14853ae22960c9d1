public import Animation

/// A motion that comes to rest.
public protocol Moving {
  /// Returns whether the motion is at rest at `time`, on the scene's clock.
  func isOver(at time: Time) -> Bool
}

/// An absent motion is over; several are over once each of them is.
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
public struct PlayingTimeline: Hashable, Sendable, Moving {
  public let timeline: Timeline
  public let since: Time

  /// Creates a timeline that plays from `since` on, even in calm motion.
  public init(_ timeline: Timeline, since: Time) { (self.timeline, self.since) = (timeline, since) }

  /// Creates a timeline that plays from `view.time` on, calmed if the player has chosen that.
  public init(_ timeline: Timeline, in view: View) {
    self.init(timeline.adapted(to: view.preferences), since: view.time)
  }

  /// The time, on the scene's clock, at which the timeline comes to rest.
  public var ends: Time { since + timeline.duration }

  public func isOver(at time: Time) -> Bool { time >= ends }

  /// The value of a channel at `time`; its rest value where no step moves it.
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    timeline[channel, at: time - since]
  }
}

/// A value that glides to each new `target` from its present value.
public struct AnimatedValue<Value: Interpolating>: Hashable, Sendable, Moving {
  /// The value that the glide ends at, or rests at.
  public private(set) var target: Value
  private let duration: Double
  private let easing: Easing
  private var motion: PlayingTimeline?

  /// Creates a value at rest; each glide takes `duration` seconds.
  public init(at target: Value, duration: Double, easing: Easing) {
    (self.target, self.duration, self.easing) = (target, duration, easing)
  }

  /// The value at `time`, on the scene's clock.
  public subscript(time: Time) -> Value { motion?[channel, at: time] ?? target }

  private var channel: Channel<Value> { Channel("glide", rest: target) }

  /// Glides to `target` from now on; a value that is there already stays.
  public mutating func glide(to target: Value, at now: Time) {
    let from = self[now]
    self.target = target
    guard from != target else { return motion = nil }
    motion = PlayingTimeline(
      sceneTimeline { Tween(channel, from: from, to: target, duration: duration, easing: easing) },
      since: now)
  }

  /// Sets the value to `target` at once.
  public mutating func jump(to target: Value) { (self.target, motion) = (target, nil) }

  public func isOver(at time: Time) -> Bool { motion.isOver(at: time) }
}

/// A set of timelines that run in parallel, by the names of the moved parts.
extension Dictionary where Value == PlayingTimeline {
  /// The timeline running under `name` at `time`; nil once it is over.
  public subscript(name: Key, at time: Time) -> PlayingTimeline? {
    self[name].flatMap { $0.isOver(at: time) ? nil : $0 }
  }
}

extension Playhead: Moving {
  /// Returns whether the playhead's timeline is over. A playhead keeps its own time and ignores
  /// `time`.
  public func isOver(at time: Time) -> Bool { self.time >= timeline.duration }

  /// Returns the time shown in `view`: the playhead's own, plus the time since the last tick.
  public func moment(_ view: View) -> Time { time + view.ahead }

  /// Skips to the next label or the end, and returns the events on the way, in order.
  public mutating func skip() -> [TimelineEvent] {
    let next = timeline.labels.map(\.time).first { $0 > time } ?? timeline.duration
    return advance(by: next - time)
  }
}

/// Creates a timeline of a scene, whose durations are constants of the program.
///
/// An error in the steps is a programming mistake. The result then does nothing and has the error
/// as a label, for which tests search all timelines, visits and fuzzed play.
public func sceneTimeline(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
  do throws(TimelineError) {
    return try Timeline(checking: steps())
  } catch {
    return Timeline { Label(Timeline.flaw + error.description) }
  }
}

/// Creates a timeline of a scene whose steps all begin at once.
public func together(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
  sceneTimeline { Parallel(steps) }
}

extension Timeline {
  /// Returns the timeline, calmed if the player has chosen `reducesMotion`.
  public func adapted(to preferences: Preferences) -> Timeline {
    preferences.reducesMotion ? calmed() : self
  }
}

extension Timeline {
  fileprivate static let flaw = "error: "

  /// The error that `sceneTimeline` met; nil if there was none.
  public var stagingError: String? {
    labels.map(\.name).first { $0.hasPrefix(Self.flaw) }
      .map { String($0.dropFirst(Self.flaw.count)) }
  }
}

/// A `timeline` and the `name` under which tools and tests find it, e.g. `jungle.win.lion`.
public struct NamedTimeline: Hashable, Sendable {
  public let name: String
  public let timeline: Timeline

  public init(_ name: String, _ timeline: Timeline) {
    (self.name, self.timeline) = (name, timeline)
  }

  /// Returns the timeline, and its calm version under the name with `.calm`.
  public static func both(_ name: String, _ timeline: Timeline) -> [NamedTimeline] {
    [NamedTimeline(name, timeline), NamedTimeline("\(name).calm", timeline.calmed())]
  }
}
