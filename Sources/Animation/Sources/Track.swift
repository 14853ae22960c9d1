/// A channel of one timeline, looked up once and then sampled as often as wanted.
@frozen
public struct Track<Value: Interpolating>: Sendable {
  @usableFromInline let lookup: TrackLookup

  @usableFromInline
  init(_ lookup: TrackLookup) {
    self.lookup = lookup
  }

  /// The value at a moment, `nil` before the channel has one.
  @inlinable
  public func value(at time: Time) -> Value? {
    guard let lanes = lookup.lanes(at: time.ticks) else { return nil }
    return Value(lanes: lanes)
  }

  /// The value at a moment, or another one before the channel has any.
  @inlinable
  public func value(at time: Time, otherwise value: Value) -> Value {
    guard let lanes = lookup.lanes(at: time.ticks) else { return value }
    return Value(lanes: lanes)
  }
}

/// A track without the type of its values.
@usableFromInline
struct TrackLookup: Sendable {
  let compiled: CompiledTimeline
  let index: Int

  @usableFromInline
  func lanes(at time: Int64) -> SIMD4<Double>? {
    compiled.lanes(ofTrack: index, at: time)
  }
}

extension Timeline {
  /// The track of a channel, `nil` if the timeline never touches it.
  @inlinable
  public func track<Value>(of channel: Channel<Value>) -> Track<Value>? {
    lookup(channel.id).map { Track($0) }
  }

  /// The value of a channel at a moment, `nil` before the timeline first touches it.
  ///
  /// Moments beyond either end count as the end.
  @inlinable
  public func value<Value>(of channel: Channel<Value>, at time: Time) -> Value? {
    guard let lanes = lanes(of: channel.id, at: time.ticks) else { return nil }
    return Value(lanes: lanes)
  }

  /// The value of a channel at a moment, or another before the timeline first touches it.
  @inlinable
  public func value<Value>(
    of channel: Channel<Value>, at time: Time, otherwise value: Value
  ) -> Value {
    guard let lanes = lanes(of: channel.id, at: time.ticks) else { return value }
    return Value(lanes: lanes)
  }

  /// The value of a channel at a moment, its rest where nothing has moved it.
  @inlinable
  public subscript<Value>(channel: Channel<Value>, at time: Time) -> Value {
    value(of: channel, at: time) ?? channel.rest
  }

  /// The numbers a channel is made of at a moment, whatever its type; empty before it is touched.
  public func numbers(of channel: ChannelID, at time: Time) -> [Double] {
    guard let lanes = lanes(of: channel, at: time.ticks), let index = compiled.track(of: channel)
    else { return [] }
    return (0..<Int(compiled.tracks[index].channel.laneCount)).map { lanes[$0] }
  }

  @usableFromInline
  func lanes(of channel: ChannelID, at time: Int64) -> SIMD4<Double>? {
    guard let index = compiled.track(of: channel) else { return nil }
    return compiled.lanes(ofTrack: index, at: time)
  }

  @usableFromInline
  func lookup(_ channel: ChannelID) -> TrackLookup? {
    compiled.track(of: channel).map { TrackLookup(compiled: compiled, index: $0) }
  }
}

extension CompiledTimeline {
  func lanes(ofTrack index: Int, at time: Int64) -> SIMD4<Double>? {
    let span = tracks[index].span
    guard tracks[index].channel.id.family == .opacity else { return segments.value(span, at: time) }
    return veiled(segments.value(span, at: time)?.x, by: tracks[index].veil, at: time)
  }

  /// An opacity within 0…1, and less than that where a calmed subject fades.
  private func veiled(_ opacity: Double?, by veil: Span, at time: Int64) -> SIMD4<Double>? {
    let veil = veil.isEmpty ? nil : segments.value(veil, at: time)?.x ?? 1
    guard opacity != nil || veil != nil else { return nil }
    return SIMD4(min(max(opacity ?? 1, 0), 1) * (veil ?? 1), 0, 0, 0)
  }
}
