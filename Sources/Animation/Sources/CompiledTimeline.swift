/// A timeline resolved: flat arrays that sampling and crossing search, shared by its copies.
final class CompiledTimeline: Sendable {
  let steps: [AnyStep]
  let isCalm: Bool
  let duration: Int64
  let tracks: [TrackEntry]
  let segments: Segments
  let cues: CueSheet
  let labels: [NamedMoment]
  /// Where a channel's track is, for timelines with more channels than a quick look finds.
  private let trackIndex: [ChannelID: Int]

  /// Up to so many channels are compared one by one.
  private static let few = 8

  init(
    steps: [AnyStep] = [], isCalm: Bool = false, duration: Int64 = 0, tracks: [TrackEntry] = [],
    segments: Segments = Segments(), cues: CueSheet = CueSheet(), labels: [NamedMoment] = []
  ) {
    self.steps = steps
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

  func track(of channel: ChannelID) -> Int? {
    if tracks.count > Self.few { return trackIndex[channel] }
    for index in tracks.indices where tracks[index].channel.id == channel { return index }
    return nil
  }
}

/// A channel of a timeline and where its segments lie.
struct TrackEntry: Sendable {
  var channel: ChannelInfo
  var span: Span
  /// What the value is multiplied by: the fades of a calmed subject, on its opacity.
  var veil = Span()
}
