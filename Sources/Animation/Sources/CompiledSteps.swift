/// Several resolved steps, in flat arrays that sampling and crossing search.
@usableFromInline
final class CompiledSteps: Sendable {
  let tracks: [TrackEntry]
  let segments: Segments
  let events: EventIndex
  let labels: [NamedMoment]
  /// The track of each channel, for timelines with too many to search.
  private let trackIndex: [ChannelID: Int]

  /// The most channels that are compared one by one; more are looked up.
  private static let few = 8

  init(tracks: [TrackEntry], segments: Segments, events: EventIndex, labels: [NamedMoment]) {
    self.tracks = tracks
    self.segments = segments
    self.events = events
    self.labels = labels
    var index: [ChannelID: Int] = [:]
    if tracks.count > Self.few {
      index.reserveCapacity(tracks.count)
      for (place, track) in tracks.enumerated() { index[track.channel.id] = place }
    }
    trackIndex = index
  }

  func track(of channel: ChannelID) -> Int? {
    if tracks.count > Self.few { return trackIndex[channel] }
    for index in tracks.indices where tracks[index].channel.id == channel { return index }
    return nil
  }

  /// The value of a track's first lane at a moment within the timeline.
  func number(ofTrack index: Int, at time: Int64) -> Double? {
    let number = segments.sample(tracks[index].span, at: time).map { segments.lane(0, of: $0) }
    return tracks[index].isOpacity ? veiled(number, by: tracks[index].veil, at: time) : number
  }

  /// An opacity clamped to 0…1, times the fade of a calmed subject.
  private func veiled(_ opacity: Double?, by veil: Span, at time: Int64) -> Double? {
    let fade = veil.isEmpty ? nil : segments.sample(veil, at: time).map { segments.lane(0, of: $0) }
    guard opacity != nil || !veil.isEmpty else { return nil }
    return (opacity ?? 1).clamped(to: 0...1) * (fade ?? 1)
  }

  /// A lane's velocity, in units a second.
  func velocity(ofTrack index: Int, lane: Int, at time: Int64) -> Double {
    let entry = tracks[index]
    let velocity = segments.velocity(entry.span, lane: lane, at: time)
    guard entry.isOpacity else { return velocity }
    let opacity = segments.sample(entry.span, at: time).map { segments.lane(0, of: $0) } ?? 1
    let part = segments.sample(entry.veil, at: time).map { segments.lane(0, of: $0) } ?? 1
    let fading = segments.velocity(entry.veil, lane: 0, at: time)
    let isHeld = opacity < 0 || opacity > 1
    return (isHeld ? 0 : velocity * part) + opacity.clamped(to: 0...1) * fading
  }
}

/// A channel of a timeline and the span of its segments.
struct TrackEntry: Sendable {
  var channel: ChannelInfo
  var span: Span
  /// A factor of the value: the fades of a calmed subject, on its opacity.
  var veil = Span()
  let isOpacity: Bool

  init(channel: ChannelInfo, span: Span, veil: Span = Span()) {
    self.channel = channel
    self.span = span
    self.veil = veil
    isOpacity = channel.id.family == .opacity
  }
}
