/// Lays the segments out by track and time and gives each its start value, in order of time, by
/// sampling what has been resolved before it.
struct Resolver {
  private(set) var segments: Segments
  private(set) var notes: [Composer.Note]
  private let tracks: [Composer.OpenTrack]
  private var bounds: [Int] = [0]

  init(segments: Segments, notes: [Composer.Note], tracks: [Composer.OpenTrack]) {
    self.segments = segments
    self.notes = notes
    self.tracks = tracks
    bounds.reserveCapacity(tracks.count + 1)
    for track in tracks { bounds.append(bounds[bounds.count - 1] + track.count) }
    if !isInOrder { layOut() }
  }

  private var isInOrder: Bool {
    for index in notes.indices.dropFirst() {
      let (a, b) = (notes[index - 1].track, notes[index].track)
      if a > b || (a == b && segments.starts[index - 1] > segments.starts[index]) { return false }
    }
    return true
  }

  /// Sorts by track, then by start, ties in order of declaration.
  private mutating func layOut() {
    var order = Array(repeating: 0, count: notes.count)
    var next = bounds
    for index in notes.indices {
      let track = Int(notes[index].track)
      order[next[track]] = index
      next[track] += 1
    }
    let starts = segments.starts
    for track in tracks.indices {
      order[bounds[track]..<bounds[track + 1]].sort { (starts[$0], $0) < (starts[$1], $1) }
    }
    segments.starts = order.map { starts[$0] }
    segments.all = order.map { [all = segments.all] in all[$0] }
    notes = order.map { [notes] in notes[$0] }
  }

  /// Resolves a track whose channel is worth `entry` as its scope begins to touch it.
  mutating func resolve(_ track: Int32, entry: SIMD4<Double>?) -> Span {
    let open = tracks[Int(track)]
    var span = Span(
      lower: Int32(bounds[Int(track)]), upper: Int32(bounds[Int(track) + 1]),
      laneCount: open.channel.laneCount)
    if let entry { span.initial = segments.append(entry, laneCount: open.channel.laneCount) }
    for index in bounds[Int(track)]..<bounds[Int(track) + 1] {
      resolve(segment: index, in: span)
      if index == span.lower, notes[index].fillsBackwards {
        span.initial = segments.all[index].values
      }
    }
    return span
  }

  private mutating func resolve(segment index: Int, in span: Span) {
    let start = segments.starts[index]
    let isFirst = index == span.lower
    switch segments.all[index].shape {
    case .eased, .easedBy, .spring:
      guard notes[index].follows || notes[index].turning != .direct else { return }
      let laneCount = Int(span.laneCount)
      let values = Int(segments.all[index].values)
      if notes[index].follows { follow(index, in: span) }
      if notes[index].turning != .direct {
        segments.values[values + laneCount] = notes[index].turning.target(
          from: segments.values[values], to: segments.values[values + laneCount])
      }
      if case .spring(let spring) = segments.all[index].shape, !isFirst,
        segments.springs[Int(spring)].inheritsVelocity
      {
        segments.springs[Int(spring)].velocity = segments.velocity(
          ofSegment: index - 1, at: start, laneCount: span.laneCount)
      }
    case .frames:
      break
    case .loop(let loop):
      let entry = before(index, in: span)
      segments.loops[Int(loop)].span = resolve(segments.loops[Int(loop)].body, entry: entry)
    }
  }

  /// Lets a segment start from the value of the channel as it begins.
  private mutating func follow(_ index: Int, in span: Span) {
    let laneCount = Int(span.laneCount)
    let values = Int(segments.all[index].values)
    if index > span.lower, let end = segments.end(ofSegment: index - 1, by: segments.starts[index])
    {
      // Most often the one before has simply ended.
      for lane in 0..<laneCount {
        segments.values[values + lane] = segments.values[end + laneCount + lane]
      }
    } else if let before = before(index, in: span) {
      for lane in 0..<laneCount { segments.values[values + lane] = before[lane] }
    }
  }

  /// The value of the channel as a segment begins.
  private func before(_ index: Int, in span: Span) -> SIMD4<Double>? {
    if index == span.lower { return segments.initialValue(of: span) }
    return segments.value(
      ofSegment: index - 1, at: segments.starts[index], laneCount: span.laneCount)
  }
}
