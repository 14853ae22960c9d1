/// A position on a timeline that advances on command and returns the events crossed, exactly once.
///
/// A plain value without a clock: the caller passes the elapsed time. Forwards it crosses what lies
/// after the old place up to and including the new one, on the first step also the beginning;
/// backwards, what lies from the new place up to but not including the old.
///
/// A negative elapsed time plays the other way.
public struct Playhead: Storable {
  /// The timeline that it plays.
  public let timeline: Timeline

  /// The playhead's time, from zero to the timeline's duration.
  public internal(set) var time: Time {
    @inlinable get { place }
    set { place = newValue }
  }

  @usableFromInline var place = Time.zero

  /// The playback rate: 1 in real time, negative backwards, 0 stopped. NaN counts as 0.
  public var rate: Double { didSet { drop(anchor: place) } }

  /// Whether it ignores elapsed time.
  public internal(set) var isPaused = false

  /// Whether the very beginning has yet to be crossed.
  @usableFromInline var isAtStart = true

  /// The time when a fractional rate began, and the time elapsed since: that is scaled as a whole,
  /// so that no part of a tick depends on the steps taken.
  private var anchor = Time.zero
  private var passed = Time.zero

  /// A playhead at the beginning.
  public init(_ timeline: Timeline, rate: Double = 1) {
    self.timeline = timeline
    self.rate = rate
  }

  /// Whether it is at the end, or at the beginning if played backwards.
  public var isFinished: Bool {
    if rate < 0 { return time == .zero }
    return !isAtStart && !timeline.isEndless && time == timeline.duration
  }

  /// The current value of a channel.
  @inlinable
  public func value<Value>(of channel: Channel<Value>) -> Value? {
    timeline.value(of: channel, at: time)
  }

  /// The current value of a channel; its rest value where nothing has moved it.
  @inlinable
  public subscript<Value>(channel: Channel<Value>) -> Value { timeline[channel, at: time] }

  /// The current value of a channel, or another before the timeline first touches it.
  @inlinable
  public func value<Value>(of channel: Channel<Value>, otherwise value: Value) -> Value {
    timeline.value(of: channel, at: time, otherwise: value)
  }

  /// A channel's velocity while playing, per lane in units a second: `rate` times the timeline's,
  /// and zero while paused or finished.
  public func velocity<Value>(of channel: Channel<Value>) -> Value {
    let pace = isPaused || isFinished || !rate.isFinite ? 0 : rate
    let velocity = timeline.velocity(of: channel, at: time)
    return Value(lanes: { velocity.lane($0) * pace })
  }

  /// Pauses, ignoring elapsed time until it resumes.
  public mutating func pause() { isPaused = true }

  /// Continues from where it paused.
  public mutating func resume() { isPaused = false }

  /// Reverses the playback direction; a paused playhead stays paused.
  public mutating func reverse() { rate = -rate }

  /// Advances by the elapsed time and returns the events crossed, in order.
  @inlinable
  public mutating func advance(by elapsed: Time) -> [TimelineEvent] {
    if !timeline.compiled.hasEvents, rate == 1, !isPaused, elapsed.ticks >= 0 {
      let (moment, isBeyond) = place.ticks.addingReportingOverflow(elapsed.ticks)
      if !isBeyond, moment < timeline.compiled.duration {
        // The common case has no event to cross, and does not reach the end.
        place = Time(ticks: moment)
        isAtStart = false
        return []
      }
    }
    return cross(elapsed)
  }

  @usableFromInline
  mutating func cross(_ elapsed: Time) -> [TimelineEvent] {
    if isPaused { return [] }
    let target = target(after: elapsed)
    return move(to: target, isBackwards: isBackwards(elapsed))
  }

  /// Advances as `advance(by:)` does, but stops and pauses at the next marker of that name.
  ///
  /// Other events at that moment are crossed too. `unused` is the rest of the elapsed time.
  public mutating func advance(
    by elapsed: Time, stoppingAt marker: String
  ) -> (events: [TimelineEvent], unused: Time) {
    if isPaused { return ([], elapsed) }
    let before = self
    let events = advance(by: elapsed)
    guard let stop = events.first(where: { $0.marker == marker }) else { return (events, .zero) }
    let used = Double((stop.time - before.time).ticks) / rate
    let unused = elapsed - Time(ticks: Int64(nearest: used))
    self = before
    let until = move(to: stop.time, isBackwards: isBackwards(elapsed))
    drop(anchor: time)
    isPaused = true
    return (until, unused)
  }

  /// Seeks to a moment, clamped to the timeline; returns the events crossed if `events` fires them.
  @discardableResult
  public mutating func seek(to moment: Time, events: SeekEvents = .silent) -> [TimelineEvent] {
    defer { drop(anchor: place) }
    if events == .fire {
      return move(to: moment, isBackwards: moment < time)
    }
    time = moment.clamped(to: .zero...timeline.duration)
    isAtStart = time == .zero
    return []
  }

  /// Seeks to a label; returns `nil` and stays if there is none of that name.
  @discardableResult
  public mutating func seek(
    to label: String, events: SeekEvents = .silent
  ) -> [TimelineEvent]? {
    timeline.time(ofLabel: label).map { seek(to: $0, events: events) }
  }

  /// Seeks to a label of your own enumeration; returns `nil` and stays if it is missing.
  @discardableResult
  public mutating func seek(
    to label: some RawRepresentable<String>, events: SeekEvents = .silent
  ) -> [TimelineEvent]? {
    seek(to: label.rawValue, events: events)
  }

  /// Advances, but stops and pauses at the next marker of your own enumeration.
  public mutating func advance(
    by elapsed: Time, stoppingAt marker: some RawRepresentable<String>
  ) -> (events: [TimelineEvent], unused: Time) {
    advance(by: elapsed, stoppingAt: marker.rawValue)
  }

  private func isBackwards(_ elapsed: Time) -> Bool { (rate < 0) != (elapsed < .zero) }

  /// The time reached after `elapsed` at the current rate.
  private mutating func target(after elapsed: Time) -> Time {
    if rate == 1 { return time + elapsed }
    if rate == -1 { return time - elapsed }
    guard !rate.isNaN else { return time }
    // Beyond this many ticks, one more does not change the product.
    if passed.ticks.magnitude > 1 << 52 { drop(anchor: time) }
    passed += elapsed
    return anchor + Time(ticks: Int64(nearest: Double(passed.ticks) * rate))
  }

  private mutating func drop(anchor moment: Time) {
    anchor = moment
    passed = .zero
  }

  private mutating func move(to target: Time, isBackwards: Bool) -> [TimelineEvent] {
    let end = timeline.duration
    let previous = time
    let wasAtStart = isAtStart
    time = target.clamped(to: .zero...end)
    if time != target { drop(anchor: time) }
    if isBackwards {
      guard time < previous else { return [] }
      var events = crossed(from: time.ticks, through: previous.ticks - 1, .backwards)
      if time == .zero { events.append(TimelineEvent(.finished, at: time, direction: .backwards)) }
      return events
    }
    isAtStart = false
    guard time > previous || wasAtStart else { return [] }
    var events = crossed(from: wasAtStart ? 0 : previous.ticks + 1, through: time.ticks, .forwards)
    if time == end && !timeline.isEndless { events.append(TimelineEvent(.finished, at: time)) }
    return events
  }

  private func crossed(from first: Int64, through last: Int64, _ direction: Direction)
    -> [TimelineEvent]
  {
    let events = timeline.compiled.steps?.events.events(from: first, through: last) ?? []
    guard direction == .backwards, !events.isEmpty else { return events }
    return events.reversed().map {
      var event = $0
      event.direction = event.direction.opposite
      return event
    }
  }
}

/// Whether a seek returns the events it passes.
public enum SeekEvents: Hashable, Sendable {
  /// No events.
  case silent
  /// All events in between.
  case fire
}
