/// The treatment of a segment in calm motion.
enum MotionReduction: Sendable {
  case none
  /// The movement becomes a fade.
  case fades
  /// The movement stays, but does not overshoot.
  case settles
}

/// Replaces the movements in a resolved timeline by fades.
struct MotionReducer {
  private var segments: Segments
  private let reductions: [MotionReduction]

  /// The duration of a fade out and in.
  private static let fade = Time.seconds(0.3).ticks

  /// The time after a fade's beginning within which further movements join it, so nothing flickers.
  private static let gap = Time.seconds(0.4).ticks

  init(segments: Segments, reductions: [MotionReduction]) {
    self.segments = segments
    self.reductions = reductions
  }

  private struct Movement {
    var entry: Int
    var index: Int
    var start: Int64
    var end: Int64
    var before: [Double]
    var after: [Double]
    /// Whether the channel had no value before this movement.
    var isNew: Bool
  }

  private struct Cut {
    var time: Int64
    var value: [Double]
  }

  mutating func calm(_ entries: [TrackEntry]) -> (Segments, [TrackEntry]) {
    var entries = entries
    var subjects: [String] = []
    var movements: [String: [Movement]] = [:]
    for (place, entry) in entries.enumerated() where entry.channel.id.family.isMovement {
      let name = entry.channel.id.name
      if movements[name] == nil { subjects.append(name) }
      movements[name, default: []] += self.movements(of: entry, at: place)
    }
    for index in reductions.indices where reductions[index] != .none { removeOvershoot(index) }
    for name in subjects {
      guard let movements = movements[name], !movements.isEmpty else { continue }
      replace(movements.sorted { ($0.start, $0.index) < ($1.start, $1.index) }, name, &entries)
    }
    return (segments, entries)
  }

  private func movements(of entry: TrackEntry, at place: Int) -> [Movement] {
    let span = entry.span
    return (Int(span.lower)..<Int(span.upper)).compactMap { index in
      let start = segments.starts[index]
      let duration = segments.all[index].duration
      guard reductions[index] == .fades, duration > 0 else { return nil }
      let before = index > span.lower ? numbers(index - 1, at: start, in: span) : initial(of: span)
      // Endless segments count as staying at their start.
      let settled = duration == .max ? start : start + duration
      guard let begin = numbers(index, at: start, in: span),
        let after = numbers(index, at: settled, in: span)
      else { return nil }
      return Movement(
        entry: place, index: index, start: start, end: start.adding(duration),
        before: before ?? begin, after: after, isNew: before == nil)
    }
  }

  private func numbers(_ segment: Int, at time: Int64, in span: Span) -> [Double]? {
    segments.sample(ofSegment: segment, at: time, laneCount: span.laneCount).map { sample in
      (0..<Int(span.laneCount)).map { segments.lane($0, of: sample) }
    }
  }

  private func initial(of span: Span) -> [Double]? {
    guard span.initial >= 0 else { return nil }
    return (0..<span.laneCount).map { segments.values[Int(span.initial + $0)] }
  }

  private mutating func removeOvershoot(_ index: Int) {
    switch segments.all[index].shape {
    case .eased(let curve):
      segments.all[index].shape = segments.shape(Easing.named(curve).withoutOvershoot)
    case .easedBy(let easing):
      segments.all[index].shape = segments.shape(
        segments.easings[Int(easing)].withoutOvershoot)
    case .spring: segments.all[index].shape = .eased(.outCubic)
    case .frames, .loop, .path: break
    }
  }

  /// Gives a subject's channels cuts for movements, and its opacity a fade per group of them.
  private mutating func replace(
    _ movements: [Movement], _ name: String, _ entries: inout [TrackEntry]
  ) {
    var cuts: [Int: [Cut]] = [:]
    var veil: [(start: Int64, duration: Int64, from: Double, to: Double)] = []
    var rest = movements[...]
    while let first = rest.first {
      let group = rest.prefix { $0.start - first.start < Self.gap }
      rest = rest.dropFirst(group.count)
      let end = group.reduce(first.end) { max($0, $1.end) }
      let length = min(Self.fade, end - first.start)
      let moves = group.contains { $0.before != $0.after }
      let appears = group.allSatisfy { $0.isNew || $0.before == $0.after }
      let out = moves && !appears ? length / 2 : 0
      for movement in group {
        // The last of several movements on a channel gives the end value from the first cut on.
        let last = group.last { $0.entry == movement.entry } ?? movement
        cuts[movement.entry, default: []].append(
          Cut(time: first.start + out, value: last.after))
      }
      if out > 0 { veil.append((first.start, out, 1, 0)) }
      if moves { veil.append((first.start + out, length - out, 0, 1)) }
    }
    for entry in cuts.keys.sorted() { rebuild(&entries[entry], cuts[entry] ?? []) }
    let span = append(veil)
    if let opacity = entries.firstIndex(where: { $0.channel.id == Self.opacity(name) }) {
      entries[opacity].veil = span
    } else if !veil.isEmpty {
      let channel = ChannelInfo(Self.opacity(name), type: Double.typeName, laneCount: 1)
      entries.append(TrackEntry(channel: channel, span: Span(), veil: span))
    }
  }

  private static func opacity(_ name: String) -> ChannelID {
    ChannelID(name: name, family: .opacity)
  }

  /// Rebuilds a track from its cuts and from the segments that were never calmed.
  private mutating func rebuild(_ entry: inout TrackEntry, _ cuts: [Cut]) {
    let old = Int(entry.span.lower)..<Int(entry.span.upper)
    let kept = old.filter { reductions[$0] != .fades || segments.all[$0].duration == 0 }
    entry.span.lower = Int32(segments.all.count)
    var waiting = kept[...]
    for cut in cuts.sorted(by: { $0.time < $1.time }) {
      while let next = waiting.first, segments.starts[next] <= cut.time {
        append(segments.all[next], at: segments.starts[next])
        waiting = waiting.dropFirst()
      }
      let values = segments.append(Lanes(cut.value), laneCount: entry.span.laneCount)
      _ = segments.append(Lanes(cut.value), laneCount: entry.span.laneCount)
      append(Segment(duration: 0, values: values, shape: .eased(.linear)), at: cut.time)
    }
    for next in waiting { append(segments.all[next], at: segments.starts[next]) }
    entry.span.upper = Int32(segments.all.count)
  }

  private mutating func append(
    _ veil: [(start: Int64, duration: Int64, from: Double, to: Double)]
  ) -> Span {
    var span = Span(lower: Int32(segments.all.count), upper: Int32(segments.all.count))
    for fade in veil {
      let values = segments.append(Lanes(number: fade.from), laneCount: 1)
      _ = segments.append(Lanes(number: fade.to), laneCount: 1)
      append(
        Segment(duration: fade.duration, values: values, shape: .eased(.linear)), at: fade.start)
    }
    span.upper = Int32(segments.all.count)
    return span
  }

  private mutating func append(_ segment: Segment, at start: Int64) {
    segments.starts.append(start)
    segments.all.append(segment)
  }
}
