/// A timeline resolved: flat arrays that sampling and crossing search, shared by its copies.
@usableFromInline
final class CompiledTimeline: Sendable {
  @usableFromInline let duration: Int64
  /// Whether there is anything to cross but the end.
  @usableFromInline let hasEvents: Bool
  /// A timeline that is one plain tween, as those of single things are, and needs none of the rest.
  @usableFromInline let lone: LoneTween?
  /// Its channel and the way of its first lane, where they can be read without a copy.
  private let loneChannel: ChannelInfo
  private let way: LoneTween.Way?
  let isCalm: Bool
  let tracks: [TrackEntry]
  let segments: Segments
  let cues: CueSheet
  let labels: [NamedMoment]
  private let declared: [AnyStep]
  /// Where a channel's track is, for timelines with more channels than a quick look finds.
  private let trackIndex: [ChannelID: Int]

  /// Up to so many channels are compared one by one.
  private static let few = 8

  init(
    steps: [AnyStep] = [], isCalm: Bool = false, duration: Int64 = 0, tracks: [TrackEntry] = [],
    segments: Segments = Segments(), cues: CueSheet = CueSheet(), labels: [NamedMoment] = []
  ) {
    declared = steps
    lone = nil
    loneChannel = .none
    way = nil
    hasEvents = cues.hasEvents
    self.isCalm = isCalm
    self.duration = duration
    self.tracks = tracks
    self.segments = segments
    self.cues = cues
    self.labels = labels
    var index: [ChannelID: Int] = [:]
    if tracks.count > Self.few {
      index.reserveCapacity(tracks.count)
      for (place, track) in tracks.enumerated() { index[track.channel.id] = place }
    }
    trackIndex = index
  }

  init(_ lone: LoneTween) {
    self.lone = lone
    loneChannel = lone.step.channel
    way = LoneTween.Way(lone)
    duration = lone.start + lone.length
    hasEvents = false
    isCalm = false
    declared = []
    tracks = []
    segments = Segments()
    cues = CueSheet()
    labels = []
    trackIndex = [:]
  }

  /// What it was made of.
  var steps: [AnyStep] {
    lone.map { [$0.step] } ?? declared
  }

  var channels: [ChannelInfo] {
    lone.map { [$0.step.channel] } ?? tracks.map(\.channel)
  }

  @usableFromInline
  func track(of channel: ChannelID) -> Int? {
    if way != nil { return loneChannel.id == channel ? 0 : nil }
    if tracks.count > Self.few { return trackIndex[channel] }
    for index in tracks.indices where tracks[index].channel.id == channel { return index }
    return nil
  }

  /// The track of a channel that holds values of a type.
  @usableFromInline
  func track(of channel: ChannelID, holding type: String, _ laneCount: Int) -> Int? {
    guard let index = track(of: channel) else { return nil }
    if way != nil { return loneChannel.holds(type, laneCount: laneCount) ? index : nil }
    return tracks[index].channel.holds(type, laneCount: laneCount) ? index : nil
  }

  /// The value of a track of one lane at a moment, `nil` before it has one.
  @usableFromInline
  func number(ofTrack index: Int, at time: Int64) -> Double? {
    let time = clamped(time)
    if let way { return way.value(at: time) }
    guard let sample = segments.sample(tracks[index].span, at: time) else {
      return tracks[index].isOpacity ? veiled(nil, by: tracks[index].veil, at: time) : nil
    }
    let number = segments.lane(0, of: sample)
    return tracks[index].isOpacity ? veiled(number, by: tracks[index].veil, at: time) : number
  }

  /// The same of any number of lanes, each to be asked for.
  @usableFromInline
  func sample(ofTrack index: Int, at time: Int64) -> Sample? {
    segments.sample(tracks[index].span, at: clamped(time))
  }

  @usableFromInline
  func lane(_ lane: Int, of sample: Sample) -> Double {
    segments.lane(lane, of: sample)
  }

  /// Before zero and after the end it is as it is there.
  @inline(__always)
  private func clamped(_ time: Int64) -> Int64 {
    time < 0 ? 0 : min(time, duration)
  }

  /// An opacity within 0…1, and less than that where a calmed subject fades.
  private func veiled(_ opacity: Double?, by veil: Span, at time: Int64) -> Double? {
    let fade = veil.isEmpty ? nil : segments.sample(veil, at: time).map { segments.lane(0, of: $0) }
    guard opacity != nil || !veil.isEmpty else { return nil }
    return min(max(opacity ?? 1, 0), 1) * (fade ?? 1)
  }
}

/// A channel of a timeline and where its segments lie.
struct TrackEntry: Sendable {
  var channel: ChannelInfo
  var span: Span
  /// What the value is multiplied by: the fades of a calmed subject, on its opacity.
  var veil = Span()
  let isOpacity: Bool

  init(channel: ChannelInfo, span: Span, veil: Span = Span()) {
    self.channel = channel
    self.span = span
    self.veil = veil
    isOpacity = channel.id.family == .opacity
  }
}
