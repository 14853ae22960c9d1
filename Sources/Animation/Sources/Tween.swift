/// Moves a channel from one value to another.
public struct Tween: Step {
  public let erased: AnyStep

  /// Moves over `duration` seconds, at least 0, after `delay` seconds.
  ///
  /// Without `from` it starts at the channel's current value. The first value shows only once the
  /// tween starts, unless `fill` is `.backwards`.
  @inlinable
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, duration: Double,
    easing: Easing = .linear, delay: Double = 0, fill: Fill = .none
  ) {
    erased = AnyStep(
      ChannelInfo(channel), easing,
      Move(
        from: Lanes(from ?? channel.rest), to: Lanes(to), duration: duration, delay: delay,
        follows: from == nil, fill: fill))
  }

  /// Moves by a distance, from the channel's current value or from `from`.
  @inlinable
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, by distance: Value, duration: Double,
    easing: Easing = .linear, delay: Double = 0
  ) {
    erased = AnyStep(
      ChannelInfo(channel), easing,
      Move(
        from: Lanes(from ?? channel.rest), to: Lanes(distance), duration: duration, delay: delay,
        follows: from == nil, isRelative: true))
  }

  /// Turns from one angle to another, in degrees, the way round given by `turning`.
  public init(
    _ channel: Channel<Double>, from: Double? = nil, to: Double, turning: Turning,
    duration: Double, easing: Easing = .linear, delay: Double = 0, fill: Fill = .none
  ) {
    erased = AnyStep(
      ChannelInfo(channel), easing,
      Move(
        from: Lanes(number: from ?? channel.rest), to: Lanes(number: to), duration: duration,
        delay: delay, follows: from == nil, fill: fill, turning: turning))
  }

  /// Moves on a spring until it comes to rest, which sets the duration.
  ///
  /// Without `from` and `velocity` (units a second) it inherits both from the current motion, be it
  /// a spring, a tween or anything else.
  @inlinable
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, spring: Spring,
    velocity: Value? = nil, delay: Double = 0, fill: Fill = .none
  ) {
    erased = AnyStep(
      ChannelInfo(channel), spring, velocity: velocity.map { Lanes($0) },
      Move(
        from: Lanes(from ?? channel.rest), to: Lanes(to), duration: 0, delay: delay,
        follows: from == nil, fill: fill))
  }
}

extension AnyStep {
  @usableFromInline
  init(_ channel: ChannelInfo, _ easing: Easing, _ move: Move) {
    if case .named(let curve) = easing {
      self.init(.tween, channel, move)
      self.move.curve = curve
    } else {
      self.init(.eased(easing), channel, move)
    }
  }
}

extension AnyStep {
  @usableFromInline
  init(_ channel: ChannelInfo, _ spring: Spring, velocity: Lanes?, _ move: Move) {
    self.init(.spring(SpringStep(spring: spring, velocity: velocity)), channel, move)
  }
}

/// Sets a channel's value at an instant, like a cut in a film.
public struct Cut: Step {
  public let erased: AnyStep

  /// Cuts to a value after `delay` seconds.
  @inlinable
  public init<Value>(_ channel: Channel<Value>, to value: Value, delay: Double = 0) {
    erased = Tween(channel, to: value, duration: 0, delay: delay).erased
  }
}

/// Whether a tween's first value also shows before the tween starts.
public enum Fill: String, Storable {
  /// The channel's value before the tween is the one it would have without the tween.
  case none
  /// The first value shows from the beginning of the timeline, or of the surrounding repeat, until
  /// another step moves the channel; of several tweens, the one that starts first counts.
  case backwards
}

/// The way round from one angle to another.
public enum Turning: String, Storable {
  /// The difference of the numbers, by any number of turns.
  case direct
  /// The shorter way; half a turn is clockwise.
  case shortest
  /// Less than one turn with a growing angle, which is clockwise where y points down.
  case clockwise
  /// Less than one turn with a shrinking angle.
  case counterclockwise

  /// The angle to turn to from `start`, in degrees, to arrive in the direction of `end`.
  func target(from start: Double, to end: Double) -> Double {
    let difference = (end - start).truncatingRemainder(dividingBy: 360)
    let forward = difference < 0 ? difference + 360 : difference
    return switch self {
    case .direct: end
    case .shortest: start + (forward > 180 ? forward - 360 : forward)
    case .clockwise: start + forward
    case .counterclockwise: start + (forward == 0 ? 0 : forward - 360)
    }
  }
}
