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
  /// A time as a standard library duration, to the nanosecond.
  public init(_ time: Time) {
    let (seconds, rest) = time.ticks.quotientAndRemainder(dividingBy: Time.ticksPerSecond)
    let part = Double(rest) / Double(Time.ticksPerSecond) * 1e9
    self = .seconds(seconds) + .nanoseconds(Int64(nearest: part))
  }

  /// In seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

// Every step that takes seconds also takes a duration.

extension Hold {
  /// Waits for a duration, at least zero.
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

  /// Moves by a distance, from the channel's current value or from `from`.
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, by distance: Value, duration: Duration,
    easing: Easing = .linear, delay: Duration = .zero
  ) {
    self.init(
      channel, from: from, by: distance, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds)
  }

  /// Turns from one angle to another, in degrees, the way round given by `turning`.
  public init(
    _ channel: Channel<Double>, from: Double? = nil, to: Double, turning: Turning,
    duration: Duration, easing: Easing = .linear, delay: Duration = .zero, fill: Fill = .none
  ) {
    self.init(
      channel, from: from, to: to, turning: turning, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds, fill: fill)
  }

  /// Moves on a spring until it comes to rest, which sets the duration.
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
  /// A value to reach at a moment after the keyframes start.
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
  /// Shows `count` frames from number `first`, for `interval` each and `lasting` in all.
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

  /// Starts the last step `total` after the first, and the others in between.
  public init(
    total: Duration, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, delay: Duration = .zero, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(
      total: total.inSeconds, from: origin, columns: columns, easing: easing,
      delay: delay.inSeconds, rate: rate, steps)
  }

  /// Starts each step after a delay computed from its index, from 0, and their number.
  public init(
    by start: (_ index: Int, _ count: Int) -> Duration, delay: Duration = .zero, rate: Double = 1,
    @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(by: { start($0, $1).inSeconds }, delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Repeat {
  /// Plays the body `times` in all, with `pause` between rounds.
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
  /// This step, starting a delay after the start of the step before it.
  public func with(delay: Duration) -> some Step { with(delay: delay.inSeconds) }

  /// This step, starting a duration before the end of the step before it.
  public func overlap(_ duration: Duration) -> some Step { overlap(duration.inSeconds) }

  /// This step, starting a delay after a label.
  public func after(_ label: String, delay: Duration) -> some Step {
    after(label, delay: delay.inSeconds)
  }

  /// This step, starting a delay after a label of your own enumeration.
  public func after(_ label: some RawRepresentable<String>, delay: Duration) -> some Step {
    after(label.rawValue, delay: delay.inSeconds)
  }
}

extension Motion {
  /// A motion over a duration after a delay; throws numbers that a timeline refuses, too.
  public init(
    from: Value, to: Value, duration: Duration, easing: Easing.Curve = .linear,
    delay: Duration = .zero
  ) throws(TimelineError) {
    try self.init(
      from: from, to: to, duration: duration.inSeconds, easing: easing, delay: delay.inSeconds)
  }
}

extension Spring {
  /// A spring by the duration of one swing, 10 µs to 10⁵ s, and its bounce, below 1.
  public init(duration: Duration, bounce: Double = 0) {
    self.init(duration: duration.inSeconds, bounce: bounce)
  }
}

extension Playhead {
  /// Advances by the elapsed time and returns the events crossed, in order.
  // Disfavoured, so that `.seconds(1)` still means a `Time`.
  @_disfavoredOverload
  public mutating func advance(by elapsed: Duration) -> [TimelineEvent] {
    advance(by: Time(elapsed))
  }
  /// Advances, but stops and pauses at the next marker of that name.
  @_disfavoredOverload
  public mutating func advance(
    by elapsed: Duration, stoppingAt marker: String
  ) -> (events: [TimelineEvent], unused: Time) {
    advance(by: Time(elapsed), stoppingAt: marker)
  }

  /// Seeks to a moment after zero, and returns the events crossed if `events` fires them.
  @_disfavoredOverload @discardableResult
  public mutating func seek(
    to moment: Duration, events: SeekEvents = .silent
  ) -> [TimelineEvent] {
    seek(to: Time(moment), events: events)
  }
}
