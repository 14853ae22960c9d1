extension Segments {
  /// A lane's velocity at a moment, in units a second.
  ///
  /// At the joint of two segments the later one counts; flip-books and cuts have no velocity.
  func velocity(_ span: Span, lane: Int, at time: Int64) -> Double {
    guard let index = active(in: span, at: time) else { return 0 }
    return velocity(ofSegment: index, of: span, lane: lane, at: time)
  }

  func velocity(ofSegment index: Int, of span: Span, lane: Int, at time: Int64) -> Double {
    let elapsed = time - starts[index]
    let segment = all[index]
    guard elapsed < segment.duration else { return 0 }
    let from = Int(segment.values) + lane
    let to = from + Int(span.laneCount)
    func pace(_ easing: Easing) -> Double {
      easing.pace(after: Double(elapsed), of: Double(segment.duration))
    }
    switch segment.shape {
    case .eased(let curve):
      return pace(.named(curve)) * (values[to] - values[from])
    case .easedBy(let easing):
      return pace(easings[Int(easing)]) * (values[to] - values[from])
    case .spring(let spring):
      let run = springs[Int(spring)]
      let response = run.curve.response(at: Time(ticks: elapsed).seconds)
      return (values[from] - values[to]) * response.distanceRate
        + values[Int(run.velocity) + lane] * response.velocityRate
    case .frames:
      return 0
    case .loop(let loop):
      return velocity(in: loops[Int(loop)], lane: lane, after: elapsed)
    case .path(let path):
      let run = paths[Int(path)]
      let part = Double(elapsed) / Double(segment.duration)
      return pace(run.easing)
        * run.path.slope(at: run.easing.value(at: part), lane: lane, isHeading: run.isHeading)
    }
  }

  private func velocity(in loop: LoopRun, lane: Int, after elapsed: Int64) -> Double {
    // The iteration that begins here counts, not the one that has just ended.
    let (index, local) = loop.cycle.iteration(at: elapsed.adding(1))
    guard local > 0, local <= loop.cycle.body else { return 0 }
    let place = local - 1
    if index * loop.cycle.period + place != elapsed { return 0 }
    if loop.cycle.isMirrored(index) {
      return -velocity(loop.span, lane: lane, at: max(loop.cycle.body - place - 1, 0))
    }
    return velocity(loop.span, lane: lane, at: place)
  }
}
