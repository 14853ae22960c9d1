/// A channel of one timeline, looked up once and sampled as often as needed.
@frozen
public struct Track<Value: Interpolating>: Sendable {
  @usableFromInline let compiled: CompiledTimeline
  @usableFromInline let index: Int
  /// The tween if it is a plain tween, which spares a look-up.
  @usableFromInline let tween: PlainTween?

  @usableFromInline
  init(_ compiled: CompiledTimeline, _ index: Int) {
    self.compiled = compiled
    self.index = index
    tween = Value.laneCount == 1 ? compiled.tween(ofTrack: index) : nil
  }

  /// The value at a moment, `nil` before the channel has one.
  @inlinable
  public func value(at time: Time) -> Value? {
    guard let tween else { return compiled.value(ofTrack: index, at: time) }
    guard let number = tween.value(at: time.ticks) else { return nil }
    return Value(lanes: { _ in number })
  }

  /// The value at a moment, or another before the channel has one.
  @inlinable
  public func value(at time: Time, otherwise value: Value) -> Value {
    self.value(at: time) ?? value
  }

  /// The velocity at a moment, per lane in units a second.
  public func velocity(at time: Time) -> Value {
    Value(lanes: { compiled.velocity(ofTrack: index, lane: $0, at: time.ticks) })
  }
}

extension Timeline {
  /// The track of a channel, `nil` if the timeline does not touch it with values of that type.
  @inlinable
  public func track<Value>(of channel: Channel<Value>) -> Track<Value>? {
    compiled.track(of: channel.id, holding: Value.typeName, Value.laneCount)
      .map { Track(compiled, $0) }
  }

  /// The value of a channel at a moment, `nil` before the timeline first touches it, or for values
  /// of another type.
  ///
  /// Moments beyond either end count as that end.
  @inlinable
  public func value<Value>(of channel: Channel<Value>, at time: Time) -> Value? {
    if Value.laneCount == 1 {
      let number = compiled.number(of: channel.id, holding: Value.typeName, at: time.ticks)
      guard let number else { return nil }
      return Value(lanes: { _ in number })
    }
    return track(of: channel)?.value(at: time)
  }

  /// The value of a channel at a moment, or another before the timeline first touches it.
  @inlinable
  public func value<Value>(
    of channel: Channel<Value>, at time: Time, otherwise value: Value
  ) -> Value {
    self.value(of: channel, at: time) ?? value
  }

  /// The value of a channel at a moment; its rest value where nothing has moved it.
  @inlinable
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    value(of: channel, at: time) ?? channel.rest
  }

  /// A channel's velocity at a moment, per lane in units a second; zero where nothing moves it.
  ///
  /// Exact for linear tweens and springs, accurate to a millionth for easings; along a path it is
  /// the mean over a two-thousandth of it. Where two moves meet, the later one counts.
  public func velocity<Value>(of channel: Channel<Value>, at time: Time) -> Value {
    track(of: channel)?.velocity(at: time) ?? Value(lanes: { _ in 0 })
  }

  /// A channel's lanes at a moment, whatever its type; empty before it is touched.
  public func numbers(of channel: ChannelID, at time: Time) -> [Double] {
    guard let index = compiled.track(of: channel) else { return [] }
    let count = Int(compiled.channels[index].laneCount)
    return compiled.lanes(ofTrack: index, count: count, at: time) ?? []
  }
}
