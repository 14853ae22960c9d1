extension Segments {
  /// The value of a span at a moment, `nil` before it has one.
  func value(_ span: Span, at time: Int64) -> SIMD4<Double>? {
    guard !span.isEmpty, starts[Int(span.lower)] <= time else { return initialValue(of: span) }
    let index = lastStarted(in: Int(span.lower)..<Int(span.upper), by: time)
    return value(ofSegment: index, at: time, laneCount: span.laneCount)
  }

  /// The last of some segments that has started by a moment, given that the first has.
  ///
  /// Halving would jump on every comparison, and half of all jumps would be guessed wrong; three
  /// comparisons that are added up need no jump.
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

  /// The value of one segment at a moment from its start on.
  func value(ofSegment index: Int, at time: Int64, laneCount: UInt8) -> SIMD4<Double>? {
    let elapsed = time - starts[index]
    let values = Int(all[index].values)
    switch all[index].shape {
    case .eased(let curve):
      return value(ofSegment: index, after: elapsed, laneCount, .named(curve))
    case .easedBy(let easing):
      return value(ofSegment: index, after: elapsed, laneCount, easings[Int(easing)])
    case .spring(let spring):
      let to = lanes(values + Int(laneCount), laneCount)
      if elapsed >= all[index].duration { return to }
      let run = springs[Int(spring)]
      let response = run.curve.response(at: Time(ticks: elapsed).seconds)
      let distance = lanes(values, laneCount) - to
      return to + distance * response.distance + run.velocity * response.velocity
    case .frames(let cycle):
      // At its end a flip-book keeps the frame it showed last.
      let shown = elapsed < all[index].duration ? elapsed : all[index].duration - 1
      return SIMD4(cycles[Int(cycle)].frame(at: shown), 0, 0, 0)
    case .loop(let index):
      let loop = loops[Int(index)]
      return value(loop.span, at: loop.cycle.bodyTime(at: elapsed.adding(loop.offset)))
    }
  }

  @inline(__always)
  private func value(
    ofSegment index: Int, after elapsed: Int64, _ laneCount: UInt8, _ easing: Easing
  ) -> SIMD4<Double> {
    let values = Int(all[index].values)
    let (elapsed, duration) = (Double(elapsed), Double(all[index].duration))
    guard elapsed < duration else { return lanes(values + Int(laneCount), laneCount) }
    let eased = easing.value(at: elapsed / duration)
    if laneCount == 1 {
      let from = self.values[values]
      return SIMD4(from + (self.values[values + 1] - from) * eased, 0, 0, 0)
    }
    let from = lanes(values, laneCount)
    return from + (lanes(values + Int(laneCount), laneCount) - from) * eased
  }

  /// The velocity that a spring under way hands on to the next, in units a second.
  func velocity(ofSegment index: Int, at time: Int64, laneCount: UInt8) -> SIMD4<Double> {
    let elapsed = time - starts[index]
    guard case .spring(let spring) = all[index].shape, elapsed < all[index].duration else {
      return .zero
    }
    let run = springs[Int(spring)]
    let response = run.curve.response(at: Time(ticks: elapsed).seconds)
    let values = Int(all[index].values)
    let distance = lanes(values, laneCount) - lanes(values + Int(laneCount), laneCount)
    return distance * response.distanceRate + run.velocity * response.velocityRate
  }

  /// Where the values of an eased segment are, if it has ended by a moment.
  func end(ofSegment index: Int, by time: Int64) -> Int? {
    switch all[index].shape {
    case .eased, .easedBy:
      time - starts[index] >= all[index].duration ? Int(all[index].values) : nil
    default: nil
    }
  }

  func initialValue(of span: Span) -> SIMD4<Double>? {
    span.initial < 0 ? nil : lanes(Int(span.initial), span.laneCount)
  }

  /// Keeps a value of its own and returns where.
  mutating func append(_ value: SIMD4<Double>, laneCount: UInt8) -> Int32 {
    let index = values.count
    for lane in 0..<Int(laneCount) { values.append(value[lane]) }
    return Int32(clamping: index)
  }

  private func lanes(_ index: Int, _ laneCount: UInt8) -> SIMD4<Double> {
    switch laneCount {
    case 1: SIMD4(values[index], 0, 0, 0)
    case 2: SIMD4(values[index], values[index + 1], 0, 0)
    case 3: SIMD4(values[index], values[index + 1], values[index + 2], 0)
    default:
      SIMD4(values[index], values[index + 1], values[index + 2], values[index + 3])
    }
  }
}
