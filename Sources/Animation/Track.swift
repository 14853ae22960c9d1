/// A channel of one timeline, looked up once and then sampled as often as wanted.
public struct Track<Value: Interpolating>: Sendable {
  let score: Score
  let span: Span
  let isOpacity: Bool

  /// The value at a moment, `nil` before the channel has one.
  public func value(at time: Time) -> Value? {
    lanes(at: time).map { Value(lanes: $0) }
  }

  /// The value at a moment, or another one before the channel has any.
  public func value(at time: Time, otherwise value: Value) -> Value {
    lanes(at: time).map { Value(lanes: $0) } ?? value
  }

  func lanes(at time: Time) -> SIMD4<Double>? {
    guard let lanes = score.segments.value(span, at: time.ticks) else { return nil }
    return isOpacity ? lanes.clamped(lowerBound: .zero, upperBound: .one) : lanes
  }
}

extension Timeline {
  /// The track of a channel, `nil` if the timeline never touches it.
  public func track<Value>(of channel: Channel<Value>) -> Track<Value>? {
    track(of: channel.id)
  }

  /// The value of a channel at a moment, `nil` before the timeline first touches it.
  ///
  /// Moments beyond either end count as the end.
  public func value<Value>(of channel: Channel<Value>, at time: Time) -> Value? {
    let track: Track<Value>? = track(of: channel.id)
    return track?.value(at: time)
  }

  /// The value of a channel at a moment, or another before the timeline first touches it.
  public func value<Value>(
    of channel: Channel<Value>, at time: Time, otherwise value: Value
  ) -> Value {
    let track: Track<Value>? = track(of: channel.id)
    return track?.value(at: time, otherwise: value) ?? value
  }

  /// The numbers a channel is made of at a moment, whatever its type; empty before it is touched.
  public func numbers(of channel: ChannelID, at time: Time) -> [Double] {
    guard let index = score.trackIndex[channel] else { return [] }
    let entry = score.tracks[index]
    let track = Track<Double>(score: score, span: entry.span, isOpacity: channel.isOpacity)
    guard let lanes = track.lanes(at: time) else { return [] }
    return (0..<entry.channel.laneCount).map { lanes[$0] }
  }

  private func track<Value>(of channel: ChannelID) -> Track<Value>? {
    guard let index = score.trackIndex[channel] else { return nil }
    return Track(score: score, span: score.tracks[index].span, isOpacity: channel.isOpacity)
  }
}

extension ChannelID {
  var isOpacity: Bool {
    family == .opacity
  }
}
