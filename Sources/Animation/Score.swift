/// A timeline resolved: flat arrays that sampling and crossing search, shared by its copies.
final class Score: Sendable {
  let steps: [AnyStep]
  let duration: Int64
  let tracks: [TrackEntry]
  let trackIndex: [ChannelID: Int]
  let segments: Segments
  let cues: CueSheet
  let markers: [NamedMoment]
  let labels: [NamedMoment]

  init() {
    steps = []
    duration = 0
    tracks = []
    trackIndex = [:]
    segments = Segments()
    cues = CueSheet()
    markers = []
    labels = []
  }

  init(
    steps: [AnyStep], duration: Int64, tracks: [TrackEntry], segments: Segments, cues: CueSheet,
    labels: [NamedMoment]
  ) {
    self.steps = steps
    self.duration = duration
    self.tracks = tracks
    self.segments = segments
    self.cues = cues
    self.labels = labels
    trackIndex = Dictionary(
      tracks.enumerated().map { ($1.channel.id, $0) }, uniquingKeysWith: { first, _ in first })
    markers = cues.firstMarkers()
  }
}

/// A channel of a timeline and where its segments lie.
struct TrackEntry: Sendable {
  var channel: ChannelInfo
  var span: Span
}

/// A run of segments of one channel in one scope: the timeline, or the body of a repeat.
struct Span: Sendable {
  var lower: Int
  var upper: Int
  /// The value before the first segment, if there is one.
  var initial: SIMD4<Double>?
}

/// What moves a channel from a moment on.
struct Segment: Sendable {
  var duration: Int64
  var from: SIMD4<Double>
  var to: SIMD4<Double>
  var shape: Shape

  enum Shape: Sendable {
    case eased(Easing)
    /// An index into `springs`.
    case spring(Int32)
    /// An index into `cycles`.
    case frames(Int32)
    /// An index into `loops`.
    case loop(Int32)
  }
}

/// A spring on a timeline.
struct SpringRun: Sendable {
  var curve: SpringCurve
  var velocity: SIMD4<Double>
}

/// One channel of a repeat.
struct LoopRun: Sendable {
  var cycle: LoopCycle
  /// How much of the first iteration had passed when the channel was first touched.
  var offset: Int64
  var body: Span
}
