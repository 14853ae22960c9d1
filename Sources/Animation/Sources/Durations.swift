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

  /// This duration in seconds, as every step and motion takes them.
  public var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
