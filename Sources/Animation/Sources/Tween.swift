/// Moves a channel from one value to another.
public struct Tween: Step {
  public let erased: AnyStep

  /// Moves over `duration` seconds, at least 0, after `delay` seconds.
  ///
  /// Without `from` it starts where the channel is at that moment. The first value shows only from
  /// the moment the tween starts, unless `fill` is `.backwards`.
  @inlinable
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, duration: Double,
    easing: Easing = .linear, delay: Double = 0, fill: Fill = .none
  ) {
    self.init(
      channel.id, laneCount: Value.laneCount, from: (from ?? channel.rest).lanes,
      follows: from == nil, to: to.lanes, duration: duration, easing: easing, delay: delay,
      fill: fill, turning: .direct)
  }

  /// Turns from one angle to another, in degrees, by the way round that `turning` names.
  @inlinable
  public init(
    _ channel: Channel<Double>, from: Double? = nil, to: Double, turning: Turning,
    duration: Double, easing: Easing = .linear, delay: Double = 0, fill: Fill = .none
  ) {
    self.init(
      channel.id, laneCount: 1, from: (from ?? channel.rest).lanes, follows: from == nil,
      to: to.lanes, duration: duration, easing: easing, delay: delay, fill: fill,
      turning: turning)
  }

  /// Moves on a spring until it has come to rest, which decides the duration.
  ///
  /// Without `from` and `velocity` (units a second) it takes over both from the spring under way.
  public init<Value>(
    _ channel: Channel<Value>, from: Value? = nil, to: Value, spring: Spring,
    velocity: Value? = nil, delay: Double = 0, fill: Fill = .none
  ) {
    let move = Move(
      from: (from ?? channel.rest).lanes, follows: from == nil, to: to.lanes, duration: 0,
      delay: delay, fill: fill)
    erased = AnyStep(
      .spring(SpringStep(spring: spring, velocity: velocity?.lanes)),
      ChannelInfo(channel.id, laneCount: Value.laneCount), move)
  }

  @usableFromInline
  init(
    _ id: ChannelID, laneCount: Int, from: SIMD4<Double>, follows: Bool, to: SIMD4<Double>,
    duration: Double, easing: Easing, delay: Double, fill: Fill, turning: Turning
  ) {
    let channel = ChannelInfo(id, laneCount: laneCount)
    var move = Move(
      from: from, follows: follows, to: to, duration: duration, delay: delay, fill: fill,
      turning: turning)
    if case .named(let curve) = easing {
      move.curve = curve
      erased = AnyStep(.tween, channel, move)
    } else {
      erased = AnyStep(.eased(easing), channel, move)
    }
  }
}

/// Gives a channel a value at an instant, as a cut in a film does.
public struct Cut: Step {
  public let erased: AnyStep

  /// Cuts to a value after `delay` seconds.
  public init<Value>(_ channel: Channel<Value>, to value: Value, delay: Double = 0) {
    erased = Tween(channel, to: value, duration: 0, delay: delay).erased
  }
}

/// Whether a tween's first value also shows before the tween starts.
public enum Fill: Hashable, Sendable, Codable {
  case none
  /// It shows from the beginning of the timeline, or of the repeat around the tween, for as long
  /// as nothing else has moved the channel.
  case backwards
}

/// The way round from one angle to another.
public enum Turning: Hashable, Sendable, Codable {
  /// As the numbers say, however many turns that is.
  case direct
  /// The shorter way; half a turn goes clockwise.
  case shortest
  /// Less than one turn with the angle growing, which is clockwise where y points down.
  case clockwise
  /// Less than one turn with the angle shrinking.
  case counterclockwise

  /// The angle to run to from `start`, in degrees, to arrive in the direction of `end`.
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
