/// A channel of one timeline, looked up once and then sampled as often as wanted.
@frozen
public struct Track<Value: Interpolating>: Sendable {
  @usableFromInline let compiled: CompiledTimeline
  @usableFromInline let index: Int

  @usableFromInline
  init(_ compiled: CompiledTimeline, _ index: Int) {
    self.compiled = compiled
    self.index = index
  }

  /// The value at a moment, `nil` before the channel has one.
  @inlinable
  public func value(at time: Time) -> Value? {
    compiled.value(ofTrack: index, at: time)
  }

  /// The value at a moment, or another one before the channel has any.
  @inlinable
  public func value(at time: Time, otherwise value: Value) -> Value {
    self.value(at: time) ?? value
  }

  /// How fast the value changes at a moment, lane by lane, in units a second.
  public func velocity(at time: Time) -> Value {
    Value(lanes: { compiled.velocity(ofTrack: index, lane: $0, at: time) })
  }
}

extension Timeline {
  /// The track of a channel, `nil` if the timeline never touches it, or by values of another type.
  @inlinable
  public func track<Value>(of channel: Channel<Value>) -> Track<Value>? {
    compiled.track(of: channel.id, holding: Value.typeName, Value.laneCount)
      .map { Track(compiled, $0) }
  }

  /// The value of a channel at a moment, `nil` before the timeline first touches it, or if it moves
  /// it by values of another type.
  ///
  /// Moments beyond either end count as the end.
  @inlinable
  public func value<Value>(of channel: Channel<Value>, at time: Time) -> Value? {
    guard let index = compiled.track(of: channel.id, holding: Value.typeName, Value.laneCount)
    else { return nil }
    return compiled.value(ofTrack: index, at: time)
  }

  /// The value of a channel at a moment, or another before the timeline first touches it.
  @inlinable
  public func value<Value>(
    of channel: Channel<Value>, at time: Time, otherwise value: Value
  ) -> Value {
    self.value(of: channel, at: time) ?? value
  }

  /// The value of a channel at a moment, its rest where nothing has moved it.
  @inlinable
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    value(of: channel, at: time) ?? channel.rest
  }

  /// How fast a channel changes at a moment, lane by lane, in units a second; zero where nothing
  /// moves it.
  ///
  /// Exact for straight moves and springs, elsewhere good to a millionth. Where two moves meet it is
  /// the velocity of the later one.
  public func velocity<Value>(of channel: Channel<Value>, at time: Time) -> Value {
    track(of: channel)?.velocity(at: time) ?? Value(lanes: { _ in 0 })
  }

  /// The numbers a channel is made of at a moment, whatever its type; empty before it is touched.
  public func numbers(of channel: ChannelID, at time: Time) -> [Double] {
    guard let index = compiled.track(of: channel) else { return [] }
    let count = Int(compiled.channels[index].laneCount)
    return compiled.lanes(ofTrack: index, count: count, at: time) ?? []
  }
}

extension CompiledTimeline {
  @inlinable
  func value<Value: Interpolating>(ofTrack index: Int, at time: Time) -> Value? {
    if Value.laneCount == 1 {
      guard let number = number(ofTrack: index, at: time.ticks) else { return nil }
      return Value(lanes: { _ in number })
    }
    if lone != nil {
      guard number(ofTrack: index, at: time.ticks) != nil else { return nil }
      return Value(lanes: { loneLane($0, at: time.ticks) })
    }
    guard let sample = sample(ofTrack: index, at: time.ticks) else { return nil }
    return Value(lanes: { lane($0, of: sample) })
  }

  @usableFromInline
  func loneLane(_ lane: Int, at time: Int64) -> Double {
    lone?.lane(lane, at: min(max(time, 0), duration)) ?? 0
  }

  func lanes(ofTrack index: Int, count: Int, at time: Time) -> [Double]? {
    guard let first = number(ofTrack: index, at: time.ticks) else { return nil }
    if count == 1 { return [first] }
    if lone != nil { return (0..<count).map { loneLane($0, at: time.ticks) } }
    guard let sample = sample(ofTrack: index, at: time.ticks) else { return nil }
    return (0..<count).map { lane($0, of: sample) }
  }

  func velocity(ofTrack index: Int, lane: Int, at time: Time) -> Double {
    guard time.ticks >= 0 else { return 0 }
    if let lone { return lone.velocity(lane, at: time.ticks) }
    let entry = tracks[index]
    let velocity = segments.velocity(entry.span, lane: lane, at: time.ticks)
    guard entry.isOpacity, let sample = segments.sample(entry.span, at: time.ticks) else {
      return velocity
    }
    let opacity = segments.lane(0, of: sample)
    let part = segments.sample(entry.veil, at: time.ticks).map { segments.lane(0, of: $0) } ?? 1
    let fading = segments.velocity(entry.veil, lane: 0, at: time.ticks)
    let isHeld = opacity < 0 || opacity > 1
    return (isHeld ? 0 : velocity * part) + min(max(opacity, 0), 1) * fading
  }
}
