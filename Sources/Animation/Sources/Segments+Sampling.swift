/// A channel's value at a moment, before it is split into lanes.
@usableFromInline
enum Sample {
  /// A share of the way from one stored value to another.
  case between(from: Int32, to: Int32, Double)
  /// The remaining shares of a spring's distance and velocity.
  case pulled(from: Int32, to: Int32, velocity: Int32, SpringCurve.Response)
  case still(Int32)
  /// A value of up to two lanes that is not stored.
  case given(Double, Double)
}

extension Segments {
  /// A span's value at a moment, `nil` before it has one.
  @inline(__always)
  func sample(_ span: Span, at time: Int64) -> Sample? {
    guard let index = active(in: span, at: time) else {
      return span.initial < 0 ? nil : .still(span.initial)
    }
    return sample(ofSegment: index, at: time, laneCount: span.laneCount)
  }

  @inline(__always)
  func lane(_ lane: Int, of sample: Sample) -> Double {
    let lane = Int32(truncatingIfNeeded: lane)
    switch sample {
    case .between(let from, let to, let part):
      let start = values[Int(from + lane)]
      return start + (values[Int(to + lane)] - start) * part
    case .pulled(let from, let to, let velocity, let left):
      let end = values[Int(to + lane)]
      return end + (values[Int(from + lane)] - end) * left.distance
        + values[Int(velocity + lane)] * left.velocity
    case .still(let place): return values[Int(place + lane)]
    case .given(let first, let second): return lane == 0 ? first : second
    }
  }

  /// The active segment of a span at a moment, `nil` before the first has started.
  @inline(__always)
  func active(in span: Span, at time: Int64) -> Int? {
    let lower = Int(span.lower)
    guard !span.isEmpty, starts[lower] <= time else { return nil }
    return span.upper - span.lower == 1 ? lower : lastStarted(in: lower..<Int(span.upper), by: time)
  }

  /// The last segment started by a moment, given that the first has.
  ///
  /// Halving would branch on every comparison, mispredicted half the time; adding up three
  /// comparisons needs no branch.
  @inline(__always)
  private func lastStarted(in segments: Range<Int>, by time: Int64) -> Int {
    var (found, count) = (segments.lowerBound, segments.count)
    while count > 3 {
      let quarter = count >> 2
      let passed =
        (starts[found + quarter] <= time ? 1 : 0) + (starts[found + 2 * quarter] <= time ? 1 : 0)
        + (starts[found + 3 * quarter] <= time ? 1 : 0)
      found += passed * quarter
      count -= 3 * quarter
    }
    while count > 1, starts[found + 1] <= time {
      found += 1
      count -= 1
    }
    return found
  }

  /// The value of a segment at a moment from its start on.
  @inline(__always)
  func sample(ofSegment index: Int, at time: Int64, laneCount: Int32) -> Sample? {
    if case .eased(let curve) = all[index].shape {
      return sample(ofSegment: index, at: time, laneCount, .named(curve))
    }
    return otherSample(ofSegment: index, at: time, laneCount)
  }

  @inline(__always)
  private func sample(
    ofSegment index: Int, at time: Int64, _ laneCount: Int32, _ easing: Easing
  ) -> Sample {
    let from = all[index].values
    let (elapsed, duration) = (Double(time - starts[index]), Double(all[index].duration))
    guard elapsed < duration else { return .still(from + laneCount) }
    return .between(from: from, to: from + laneCount, easing.value(at: elapsed / duration))
  }

  @inline(never)
  private func otherSample(
    ofSegment index: Int, at time: Int64, _ laneCount: Int32
  ) -> Sample? {
    let elapsed = time - starts[index]
    let segment = all[index]
    switch segment.shape {
    case .eased(let curve):
      return sample(ofSegment: index, at: time, laneCount, .named(curve))
    case .easedBy(let easing):
      return sample(ofSegment: index, at: time, laneCount, easings[Int(easing)])
    case .spring(let spring):
      if elapsed >= segment.duration { return .still(segment.values + laneCount) }
      let run = springs[Int(spring)]
      return .pulled(
        from: segment.values, to: segment.values + laneCount, velocity: run.velocity,
        run.curve.response(at: Time(ticks: elapsed).seconds))
    case .frames(let cycle):
      // A finished flip-book keeps its last frame.
      let shown = elapsed < segment.duration ? elapsed : segment.duration - 1
      return .given(cycles[Int(cycle)].frame(at: shown), 0)
    case .loop(let index):
      let loop = loops[Int(index)]
      return nested(loop.span, at: loop.bodyTime(at: elapsed))
    case .path(let path):
      let run = paths[Int(path)]
      let part = segment.duration > 0 ? Double(elapsed) / Double(segment.duration) : 1
      let place = run.easing.value(at: part)
      if run.isHeading { return .given(run.path.heading(at: place), 0) }
      let point = run.path.point(at: place)
      return .given(point.x, point.y)
    }
  }

  @inline(never)
  private func nested(_ span: Span, at time: Int64) -> Sample? { sample(span, at: time) }

  /// The index of an eased segment's values, if it has ended by a moment.
  func end(ofSegment index: Int, by time: Int64) -> Int? {
    switch all[index].shape {
    case .eased, .easedBy:
      time - starts[index] >= all[index].duration ? Int(all[index].values) : nil
    default: nil
    }
  }

  /// Stores a value and returns its index.
  mutating func append(_ value: Lanes, laneCount: Int32) -> Int32 {
    append(laneCount) { value[$0] }
  }

  mutating func append(_ sample: Sample, laneCount: Int32) -> Int32 {
    if case .still(let place) = sample { return place }
    let numbers = (0..<Int(laneCount)).map { lane($0, of: sample) }
    return append(laneCount) { numbers[$0] }
  }

  private mutating func append(_ laneCount: Int32, _ lane: (Int) -> Double) -> Int32 {
    let index = values.count
    for index in 0..<Int(laneCount) { values.append(lane(index)) }
    return Int32(clamping: index)
  }
}
