/// The segments of all channels in flat arrays: found by binary search, sampled by arithmetic.
struct Segments: Sendable {
  /// Apart from the rest, so that a search stays within a few cache lines.
  var starts: [Int64] = []
  var all: [Segment] = []
  var springs: [SpringRun] = []
  var cycles: [FrameCycle] = []
  var loops: [LoopRun] = []

  /// The value of a span at a moment, `nil` before it has one.
  func value(_ span: Span, at time: Int64) -> SIMD4<Double>? {
    var low = span.lower
    var count = span.upper - low
    guard count > 0, starts[low] <= time else { return span.initial }
    // The last segment that has started: low always points at one that has.
    while count > 1 {
      let half = count >> 1
      low = starts[low + half] <= time ? low + half : low
      count -= half
    }
    return value(ofSegment: low, at: time)
  }

  /// The value of one segment at a moment from its start on.
  func value(ofSegment index: Int, at time: Int64) -> SIMD4<Double>? {
    let elapsed = time - starts[index]
    let duration = all[index].duration
    switch all[index].shape {
    case .eased(let easing):
      if elapsed >= duration { return all[index].to }
      let eased = easing.value(at: Double(elapsed) / Double(duration))
      let from = all[index].from
      return from + (all[index].to - from) * eased
    case .spring(let spring):
      if elapsed >= duration { return all[index].to }
      let run = springs[Int(spring)]
      let response = run.curve.response(at: Time(ticks: elapsed).seconds)
      let to = all[index].to
      return to + (all[index].from - to) * response.distance + run.velocity * response.velocity
    case .frames(let cycle):
      // At its end a flip-book keeps the frame it showed last.
      let shown = elapsed < duration ? elapsed : duration - 1
      return SIMD4(cycles[Int(cycle)].frame(at: shown), 0, 0, 0)
    case .loop(let index):
      let loop = loops[Int(index)]
      return value(loop.body, at: loop.cycle.bodyTime(at: elapsed.adding(loop.offset)))
    }
  }

  /// The velocity that a spring under way hands on to the next, in units a second.
  func velocity(ofSegment index: Int, at time: Int64) -> SIMD4<Double> {
    let elapsed = time - starts[index]
    guard case .spring(let spring) = all[index].shape, elapsed < all[index].duration else {
      return .zero
    }
    let run = springs[Int(spring)]
    let response = run.curve.response(at: Time(ticks: elapsed).seconds)
    let distance = all[index].from - all[index].to
    return distance * response.distanceRate + run.velocity * response.velocityRate
  }
}
