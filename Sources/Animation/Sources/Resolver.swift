/// Sorts the segments by track and time, and samples the segments resolved before each one for its
/// start value.
struct Resolver {
  private(set) var segments: Segments
  private(set) var openSegments: [TimelineCompiler.OpenSegment]
  private let tracks: [TimelineCompiler.OpenTrack]
  private var bounds: [Int] = [0]

  init(
    segments: Segments, openSegments: [TimelineCompiler.OpenSegment],
    tracks: [TimelineCompiler.OpenTrack]
  ) {
    self.segments = segments
    self.openSegments = openSegments
    self.tracks = tracks
    bounds.reserveCapacity(tracks.count + 1)
    for track in tracks { bounds.append(bounds[bounds.count - 1] + track.count) }
    if !isInOrder { layOut() }
  }

  private var isInOrder: Bool {
    for index in openSegments.indices.dropFirst() {
      let (a, b) = (openSegments[index - 1].track, openSegments[index].track)
      if a > b || (a == b && segments.starts[index - 1] > segments.starts[index]) { return false }
    }
    return true
  }

  /// Sorts by track, then by start, ties in order of declaration.
  private mutating func layOut() {
    var order = Array(repeating: 0, count: openSegments.count)
    var next = bounds
    for index in openSegments.indices {
      let track = Int(openSegments[index].track)
      order[next[track]] = index
      next[track] += 1
    }
    let starts = segments.starts
    for track in tracks.indices {
      order[bounds[track]..<bounds[track + 1]].sort { (starts[$0], $0) < (starts[$1], $1) }
    }
    segments.starts = order.map { starts[$0] }
    segments.all = order.map { [all = segments.all] in all[$0] }
    openSegments = order.map { [openSegments] in openSegments[$0] }
  }

  /// Resolves a track whose channel has its initial value at `entry`; below 0 it has none.
  mutating func resolve(_ track: Int32, entry: Int32) -> Span {
    let open = tracks[Int(track)]
    var span = Span(
      lower: Int32(bounds[Int(track)]), upper: Int32(bounds[Int(track) + 1]), initial: entry,
      laneCount: open.channel.laneCount)
    let range = bounds[Int(track)]..<bounds[Int(track) + 1]
    if let filling = range.first(where: { openSegments[$0].fillsBackwards }) {
      let values = segments.all[filling].values
      // Without `from` it shows the channel's value, which is at rest if nothing has moved it.
      if !openSegments[filling].follows {
        span.initial = values
      } else if entry < 0 {
        let rest = (0..<span.laneCount).map { segments.values[Int(values + $0)] }
        span.initial = segments.append(Lanes(rest), laneCount: span.laneCount)
      }
    }
    for index in range { resolve(segment: index, in: span) }
    return span
  }

  private mutating func resolve(segment index: Int, in span: Span) {
    switch segments.all[index].shape {
    case .eased, .easedBy, .spring:
      fillIn(index, in: span)
      if case .spring(let spring) = segments.all[index].shape, index > span.lower,
        segments.springs[Int(spring)].inheritsVelocity
      {
        let velocity = (0..<Int(span.laneCount)).map { lane in
          segments.velocity(
            ofSegment: index - 1, of: span, lane: lane, at: segments.starts[index])
        }
        segments.springs[Int(spring)].velocity = segments.append(
          Lanes(velocity), laneCount: span.laneCount)
      }
    case .frames, .path:
      break
    case .loop(let loop):
      var entry = span.initial
      if let before = valueBefore(index, in: span) {
        entry = segments.append(before, laneCount: span.laneCount)
      }
      segments.loops[Int(loop)].span = resolve(segments.loops[Int(loop)].body, entry: entry)
    }
  }

  /// Fills in the values of a segment that depend on earlier segments.
  private mutating func fillIn(_ index: Int, in span: Span) {
    let opening = openSegments[index]
    guard opening.follows || opening.isRelative || opening.turning != .direct else { return }
    let laneCount = Int(span.laneCount)
    let values = Int(segments.all[index].values)
    if opening.follows { startFromCurrentValue(index, in: span) }
    if opening.isRelative {
      for lane in 0..<laneCount {
        segments.values[values + laneCount + lane] += segments.values[values + lane]
      }
    }
    if opening.turning != .direct {
      segments.values[values + laneCount] = opening.turning.target(
        from: segments.values[values], to: segments.values[values + laneCount])
    }
  }

  /// Starts a segment from the channel's value at that time.
  private mutating func startFromCurrentValue(_ index: Int, in span: Span) {
    let laneCount = Int(span.laneCount)
    let values = Int(segments.all[index].values)
    if index > span.lower, let end = segments.end(ofSegment: index - 1, by: segments.starts[index])
    {
      // In the common case the previous segment has ended.
      for lane in 0..<laneCount {
        segments.values[values + lane] = segments.values[end + laneCount + lane]
      }
    } else if let before = valueBefore(index, in: span) {
      for lane in 0..<laneCount {
        segments.values[values + lane] = segments.lane(lane, of: before)
      }
    }
  }

  /// The channel's value when a segment begins.
  private func valueBefore(_ index: Int, in span: Span) -> Sample? {
    if index == span.lower { return span.initial < 0 ? nil : .still(span.initial) }
    return segments.sample(
      ofSegment: index - 1, at: segments.starts[index], laneCount: span.laneCount)
  }
}
