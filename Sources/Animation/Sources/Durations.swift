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
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

// Every step that takes seconds takes a duration as well.

extension Hold {
  public init(_ duration: Duration) {
    self.init(duration.inSeconds)
  }
}

extension Tween {
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, duration: Duration,
    easing: Easing = .linear, delay: Duration = .zero, fill: Fill = .none
  ) {
    self.init(
      channel, from: from, to: to, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds, fill: fill)
  }

  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, by distance: Value, duration: Duration,
    easing: Easing = .linear, delay: Duration = .zero
  ) {
    self.init(
      channel, from: from, by: distance, duration: duration.inSeconds, easing: easing,
      delay: delay.inSeconds)
  }
}

extension Cut {
  public init<Value>(_ channel: Channel<Value>, to value: Value, delay: Duration) {
    self.init(channel, to: value, delay: delay.inSeconds)
  }
}

extension Keyframe {
  public init(at moment: Duration, _ value: Value, easing: Easing = .linear) {
    self.init(at: moment.inSeconds, value, easing: easing)
  }
}

extension FrameLoop {
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
  public init(delay: Duration, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    self.init(delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Parallel {
  public init(delay: Duration, rate: Double = 1, @TimelineBuilder _ steps: () -> Steps) {
    self.init(delay: delay.inSeconds, rate: rate, steps)
  }
}

extension Stagger {
  public init(
    each gap: Duration, from origin: Origin = .first, columns: Int? = nil,
    easing: Easing = .linear, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(each: gap.inSeconds, from: origin, columns: columns, easing: easing, steps)
  }
}

extension Repeat {
  public init(
    _ times: Int, yoyo: Bool = false, pause: Duration, @TimelineBuilder _ steps: () -> Steps
  ) {
    self.init(times, yoyo: yoyo, pause: pause.inSeconds, steps)
  }
}

extension Spring {
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
}
