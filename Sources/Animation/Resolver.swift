/// Gives every record its start value, channel by channel in order of time, by sampling what has
/// been resolved before it.
struct Resolver {
  private let records: [Composer.Record]
  private let tracks: [Composer.OpenTrack]
  /// The records of each track, in order of declaration.
  private var order: [Int] = []
  private var bounds: [Int] = []
  var segments = Segments()

  init(records: [Composer.Record], tracks: [Composer.OpenTrack]) {
    self.records = records
    self.tracks = tracks
    order = Array(repeating: 0, count: records.count)
    bounds.reserveCapacity(tracks.count + 1)
    bounds.append(0)
    for track in tracks { bounds.append(bounds[bounds.count - 1] + track.count) }
    var next = bounds
    for (index, record) in records.enumerated() {
      order[next[record.track]] = index
      next[record.track] += 1
    }
    segments.starts.reserveCapacity(records.count)
    segments.all.reserveCapacity(records.count)
  }

  /// Resolves a track whose channel is worth `entry` as the scope begins to touch it.
  mutating func resolve(track: Int, entry: SIMD4<Double>?) -> Span {
    let sorted = chronological(track)
    let lower = segments.all.count
    let upper = lower + sorted.count
    for index in sorted {
      segments.starts.append(records[index].start)
      segments.all.append(
        Segment(duration: records[index].duration, from: .zero, to: .zero, shape: .eased(.linear)))
    }
    var initial = entry
    for (place, index) in zip(lower..<upper, sorted) {
      let start = records[index].start
      let before = place > lower ? segments.value(ofSegment: place - 1, at: start) : initial
      segments.all[place] = segment(
        records[index], before: before, rest: tracks[track].channel.rest,
        velocity: place > lower ? segments.velocity(ofSegment: place - 1, at: start) : .zero)
      if place == lower, records[index].fill == .backwards { initial = segments.all[place].from }
    }
    return Span(lower: lower, upper: upper, initial: initial)
  }

  /// The records of a track by start, ties in order of declaration.
  private func chronological(_ track: Int) -> [Int] {
    let mine = order[bounds[track]..<bounds[track + 1]]
    let isSorted = zip(mine, mine.dropFirst()).allSatisfy {
      records[$0].start <= records[$1].start
    }
    if isSorted { return Array(mine) }
    return mine.sorted { (records[$0].start, $0) < (records[$1].start, $1) }
  }

  private mutating func segment(
    _ record: Composer.Record, before: SIMD4<Double>?, rest: SIMD4<Double>,
    velocity: SIMD4<Double>
  ) -> Segment {
    let from = record.from ?? before ?? rest
    var segment = Segment(
      duration: record.duration, from: from, to: record.to, shape: .eased(.linear))
    switch record.shape {
    case .eased(let easing):
      segment.shape = .eased(easing)
      if record.turning != .direct {
        segment.to.x = record.turning.target(from: from.x, to: record.to.x)
      }
    case .spring(let curve, let given):
      let velocity = given ?? (record.from == nil ? velocity : .zero)
      segment.shape = .spring(Int32(segments.springs.count))
      segments.springs.append(SpringRun(curve: curve, velocity: velocity))
    case .frames(let cycle):
      segment.shape = .frames(Int32(segments.cycles.count))
      segments.cycles.append(cycle)
    case .loop(let cycle, let body):
      let span = resolve(track: body, entry: before)
      segment.shape = .loop(Int32(segments.loops.count))
      segments.loops.append(
        LoopRun(cycle: cycle, offset: tracks[body].firstTouch, body: span))
    }
    return segment
  }
}
