extension Time {
  /// The tick nearest to a duration of the standard library's clocks.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let part = Double(attoseconds) * 1e-18 * Double(Time.ticksPerSecond)
    self.init(
      ticks: seconds.multiplied(by: Time.ticksPerSecond).adding(Int64(nearest: part)))
  }
}

extension Duration {
  /// A time as the standard library's clocks have it, to the nanosecond.
  public init(_ time: Time) {
    let (seconds, rest) = time.ticks.quotientAndRemainder(dividingBy: Time.ticksPerSecond)
    let part = Double(rest) / Double(Time.ticksPerSecond) * 1e9
    self = .seconds(seconds) + .nanoseconds(Int64(nearest: part))
  }

  /// In seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

// Every step that takes seconds takes a duration as well.

extension Hold {
  /// Waits that long, at least nothing.
  public init(_ duration: Duration) { self.init(duration.inSeconds) }
}

extension Tween {
  /// Moves over a duration after a delay, neither below zero.
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, duration: Duration,
    easing: Easing = .linear, delay: Duration = .zero, fill: Fill = .none
  ) {
    self.init(
      channel, from: from, to: to, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds, fill: fill)
  }

  /// Moves by a distance, on from wherever the channel is or from `from`.
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, by distance: Value, duration: Duration,
    easing: Easing = .linear, delay: Duration = .zero
  ) {
    self.init(
      channel, from: from, by: distance, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds)
  }

  /// Turns from one angle to another, in degrees, by the way round that `turning` names.
  public init(
    _ channel: Channel<Double>, from: Double? = nil, to: Double, turning: Turning,
    duration: Duration, easing: Easing = .linear, delay: Duration = .zero, fill: Fill = .none
  ) {
    self.init(
      channel, from: from, to: to, turning: turning, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds, fill: fill)
  }

  /// Moves on a spring until it has come to rest, which decides the duration.
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, spring: Spring,
    velocity: Value? = nil, delay: Duration, fill: Fill = .none
  ) {
    self.init(
      channel, from: from, to: to, spring: spring, velocity: velocity, delay: delay.inSeconds,
      fill: fill)
  }
}

extension Follow {
  /// Follows the path from its first point to its last; `heading` turns with it.
  public init(
    _ channel: Channel<Point>, _ path: MotionPath, heading: Channel<Double>? = nil,
    duration: Duration, easing: Easing = .linear, delay: Duration = .zero
  ) {
    self.init(
      channel, path, heading: heading, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds)
  }
}

extension Cut {
  /// Cuts to a value after a delay.
  public init<Value>(_ channel: Channel<Value>, to value: Value, delay: Duration) {
    self.init(channel, to: value, delay: delay.inSeconds)
  }
}

extension Keyframe {
  /// A value to be reached so long after the first moment of its keyframes.
  public init(at moment: Duration, _ value: Value, easing: Easing = .linear) {
    self.init(at: moment.inSeconds, value, easing: easing)
  }
}

extension Keyframes {
  /// Moves through the keys after a delay.
  public init<Value>(
    _ channel: Channel<Value>, delay: Duration,
    @KeyframesBuilder<Value> _ keys: () -> [Keyframe<Value>]
  ) {
    self.init(channel, delay: delay.inSeconds, keys)
  }
}

extension FrameLoop {
  /// Shows `count` frames, beginning with number `first`, for `interval` each, in all for `lasting`.
  public init(
    _ channel: Channel<Int>, frames count: Int, startingAt first: Int = 0, every interval: Duration,
    mode: Mode = .loop, lasting: Duration? = nil, delay: Duration = .zero
  ) {
    self.init(
      channel, frames: count, startingAt: first, every: interval.inSeconds, mode: mode,
      lasting: lasting?.inSeconds, delay: delay.inSeconds)
  }
}

extension Series {
  /// Starts after a delay and runs at `rate` times its speed (above 0).
  public init(delay: Duration, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    self.init(delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Parallel {
  /// Starts after a delay and runs at `rate` times its speed (above 0).
  public init(delay: Duration, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    self.init(delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Stagger {
  /// Starts neighbours `gap` apart, counted outwards from `origin`.
  public init(
    each gap: Duration, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, delay: Duration = .zero, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(
      each: gap.inSeconds, from: origin, columns: columns, easing: easing, delay: delay.inSeconds,
      rate: rate, steps)
  }

  /// Starts the last step so long after the first, and the others in between.
  public init(
    total: Duration, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, delay: Duration = .zero, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(
      total: total.inSeconds, from: origin, columns: columns, easing: easing,
      delay: delay.inSeconds, rate: rate, steps)
  }

  /// Starts each step as late as a function of its index, from 0, and of their number says.
  public init(
    by start: (_ index: Int, _ count: Int) -> Duration, delay: Duration = .zero, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(by: { start($0, $1).inSeconds }, delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Repeat {
  /// Plays the body `times` in all, with `pause` between one round and the next.
  public init(
    _ times: Int, yoyo: Bool = false, pause: Duration, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(.times(times), yoyo: yoyo, pause: pause.inSeconds, steps)
  }

  /// Plays the body a number of times, or `.forever`, with `pause` between the rounds.
  public init(
    _ count: Count, yoyo: Bool = false, pause: Duration, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(count, yoyo: yoyo, pause: pause.inSeconds, steps)
  }
}

extension Step {
  /// This step, starting so long after the step before it starts.
  public func with(delay: Duration) -> some Step { with(delay: delay.inSeconds) }

  /// This step, starting so long before the step before it ends.
  public func overlap(_ duration: Duration) -> some Step { overlap(duration.inSeconds) }

  /// This step, starting so long after a label.
  public func after(_ label: String, delay: Duration) -> some Step {
    after(label, delay: delay.inSeconds)
  }

  /// This step, starting so long after a label out of an enumeration of your own.
  public func after(_ label: some RawRepresentable<String>, delay: Duration) -> some Step {
    after(label.rawValue, delay: delay.inSeconds)
  }
}

extension Motion {
  /// A motion over a duration after a delay; throws a number that no timeline would take either.
  public init(
    from: Value, to: Value, duration: Duration, easing: Easing.Curve = .linear,
    delay: Duration = .zero
  ) throws(TimelineError) {
    try self.init(
      from: from, to: to, duration: duration.inSeconds, easing: easing, delay: delay.inSeconds)
  }
}

extension Spring {
  /// A spring by how long one swing takes, 10 µs to 10⁵ s, and how much it bounces, below 1.
  public init(duration: Duration, bounce: Double = 0) {
    self.init(duration: duration.inSeconds, bounce: bounce)
  }
}

extension Playhead {
  /// Moves on by the time that has passed and returns what it crossed, in order.
  // Disfavoured, so that `.seconds(1)` goes on to mean a `Time`.
  @_disfavoredOverload
  public mutating func advance(by elapsed: Duration) -> [TimelineEvent] {
    advance(by: Time(elapsed))
  }
  /// Moves on, but no further than the next marker of that name, where it pauses.
  @_disfavoredOverload
  public mutating func advance(
    by elapsed: Duration, stoppingAt marker: String
  ) -> (events: [TimelineEvent], unused: Time) {
    advance(by: Time(elapsed), stoppingAt: marker)
  }

  /// Goes to the moment so long after zero, and returns what was crossed if that is to be told.
  @_disfavoredOverload @discardableResult
  public mutating func seek(
    to moment: Duration, events: SeekEvents = .silent
  ) -> [TimelineEvent] {
    seek(to: Time(moment), events: events)
  }
}
