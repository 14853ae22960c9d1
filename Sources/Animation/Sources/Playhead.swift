/// A place on a timeline that moves as it is told and hands out what it crosses, exactly once.
///
/// A plain value without a clock: whoever plays it says how much time has passed. Going forwards it
/// crosses what lies after the old place up to and including the new one, and on the first step the
/// beginning too; going backwards, what lies from the new place up to but not including the old.
///
/// A time that has passed may be below 0: it then plays the other way.
public struct Playhead: Storable {
  /// What it plays.
  public let timeline: Timeline

  /// Where it is, from zero to the timeline's duration.
  public internal(set) var time: Time {
    @inlinable get { place }
    set { place = newValue }
  }

  @usableFromInline var place = Time.zero

  /// How fast it moves: 1 as the clock does, negative backwards, 0 not at all. NaN counts as 0.
  public var rate: Double { didSet { drop(anchor: place) } }

  /// Whether it ignores the time that passes.
  public internal(set) var isPaused = false

  /// Whether the very beginning is still to be crossed.
  @usableFromInline var isFresh = true

  /// Where it was when it began to play at a fractional rate, and how much time has passed since:
  /// all of it is scaled at once, so that no part of a tick depends on the steps taken.
  private var anchor = Time.zero
  private var passed = Time.zero

  /// A playhead at the beginning.
  public init(_ timeline: Timeline, rate: Double = 1) {
    self.timeline = timeline
    self.rate = rate
  }

  /// Whether it has arrived at the end, or played backwards at the beginning.
  public var isFinished: Bool {
    if rate < 0 { return time == .zero }
    return !isFresh && !timeline.isEndless && time == timeline.duration
  }

  /// The value of a channel at this place.
  @inlinable
  public func value<Value>(of channel: Channel<Value>) -> Value? {
    timeline.value(of: channel, at: time)
  }

  /// The value of a channel at this place, its rest where nothing has moved it.
  @inlinable
  public subscript<Value>(channel: Channel<Value>) -> Value { timeline[channel, at: time] }

  /// The value of a channel at this place, or another before the timeline first touches it.
  @inlinable
  public func value<Value>(of channel: Channel<Value>, otherwise value: Value) -> Value {
    timeline.value(of: channel, at: time, otherwise: value)
  }

  /// How fast a channel changes here as it plays, lane by lane, in units a second: `rate` times as
  /// fast as on the timeline, and not at all while it is paused or finished.
  public func velocity<Value>(of channel: Channel<Value>) -> Value {
    let pace = isPaused || isFinished || !rate.isFinite ? 0 : rate
    let velocity = timeline.velocity(of: channel, at: time)
    return Value(lanes: { velocity.lane($0) * pace })
  }

  /// Stops: time passes without it until it resumes.
  public mutating func pause() { isPaused = true }

  /// Goes on from where it paused.
  public mutating func resume() { isPaused = false }

  /// Turns around: what played forwards plays backwards from here; what is paused stays paused.
  public mutating func reverse() { rate = -rate }

  /// Moves on by the time that has passed and returns what it crossed, in order.
  @inlinable
  public mutating func advance(by elapsed: Time) -> [TimelineEvent] {
    if !timeline.compiled.hasEvents, rate == 1, !isPaused, elapsed.ticks >= 0 {
      let (moment, isBeyond) = place.ticks.addingReportingOverflow(elapsed.ticks)
      if !isBeyond, moment < timeline.compiled.duration {
        // Nothing to cross and not yet at the end, as most often.
        place = Time(ticks: moment)
        isFresh = false
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

  /// Moves on as `advance(by:)` does, but no further than the next marker of that name, where it
  /// pauses.
  ///
  /// What else lies at that moment is crossed too. `unused` is what was left of the elapsed time.
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

  /// Goes to a moment, held within the timeline, and returns what was crossed if that is to be told.
  @discardableResult
  public mutating func seek(to moment: Time, events: SeekEvents = .silent) -> [TimelineEvent] {
    defer { drop(anchor: place) }
    if events == .fire {
      return move(to: moment, isBackwards: moment < time)
    }
    time = min(max(moment, .zero), timeline.duration)
    isFresh = time == .zero
    return []
  }

  /// Goes to a label; returns `nil` and stays if there is none of that name.
  @discardableResult
  public mutating func seek(
    to label: String, events: SeekEvents = .silent
  ) -> [TimelineEvent]? {
    timeline.time(ofLabel: label).map { seek(to: $0, events: events) }
  }

  /// Goes to a label of your own enumeration; returns `nil` and stays if it is not there.
  @discardableResult
  public mutating func seek(
    to label: some RawRepresentable<String>, events: SeekEvents = .silent
  ) -> [TimelineEvent]? {
    seek(to: label.rawValue, events: events)
  }

  /// Moves on, but no further than the next marker of that name out of your own enumeration.
  public mutating func advance(
    by elapsed: Time, stoppingAt marker: some RawRepresentable<String>
  ) -> (events: [TimelineEvent], unused: Time) {
    advance(by: elapsed, stoppingAt: marker.rawValue)
  }

  private func isBackwards(_ elapsed: Time) -> Bool { (rate < 0) != (elapsed < .zero) }

  /// Where the elapsed time leads at the current rate.
  private mutating func target(after elapsed: Time) -> Time {
    if rate == 1 { return time + elapsed }
    if rate == -1 { return time - elapsed }
    guard !rate.isNaN else { return time }
    // Beyond this a tick more makes no difference to the product.
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
    let wasFresh = isFresh
    time = min(max(target, .zero), end)
    if time != target { drop(anchor: time) }
    if isBackwards {
      guard time < previous else { return [] }
      var events = crossed(from: time.ticks, through: previous.ticks - 1, .backwards)
      if time == .zero { events.append(TimelineEvent(.finished, at: time, direction: .backwards)) }
      return events
    }
    isFresh = false
    guard time > previous || wasFresh else { return [] }
    var events = crossed(from: wasFresh ? 0 : previous.ticks + 1, through: time.ticks, .forwards)
    if time == end && !timeline.isEndless { events.append(TimelineEvent(.finished, at: time)) }
    return events
  }

  private func crossed(from first: Int64, through last: Int64, _ direction: Direction)
    -> [TimelineEvent]
  {
    let events = timeline.compiled.score?.cues.events(from: first, through: last) ?? []
    guard direction == .backwards, !events.isEmpty else { return events }
    return events.reversed().map {
      var event = $0
      event.direction = event.direction.opposite
      return event
    }
  }
}

/// Whether a seek tells what it passed over.
public enum SeekEvents: Hashable, Sendable {
  /// Nothing is told.
  case silent
  /// Everything that lies between is crossed and told.
  case fire
}
