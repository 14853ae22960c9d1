/// The mapping of a repeat's own time to its body's, all in ticks.
struct LoopCycle: Hashable, Sendable {
  /// The number of iterations, at least 1; meaningless if the repeat is endless.
  var count: Int64
  var body: Int64
  var pause: Int64 = 0
  var yoyo = false
  var isEndless = false
  /// Whether the first iteration is already mirrored.
  var isReversed = false

  var period: Int64 { body.adding(pause) }

  /// From the start of the first iteration to the end of the last; `.max` only if endless.
  var duration: Int64 {
    if isEndless || body == .max { return .max }
    return min(period.multiplied(by: count - 1).adding(body), .max - 1)
  }

  /// The current iteration; it owns its end but not its start, so boundaries belong to the earlier.
  func iteration(at local: Int64) -> (index: Int64, elapsed: Int64) {
    guard local > 0 else { return (0, 0) }
    guard period > 0 else { return (count - 1, 0) }
    let index = (local - 1) / period
    guard index < count else { return (count - 1, body) }
    return (index, min(local - index * period, body))
  }

  func isMirrored(_ iteration: Int64) -> Bool { isReversed != (yoyo && iteration & 1 == 1) }

  /// The time within the body, mirrored in a mirrored iteration.
  func bodyTime(at local: Int64) -> Int64 {
    let (index, elapsed) = iteration(at: local)
    return isMirrored(index) ? body - elapsed : elapsed
  }

  /// The body time for whole numbers: each iteration owns its start but not its end, so a boundary
  /// belongs to the later one and all frames show equally long both ways.
  func wholeBodyTime(at local: Int64) -> Int64 {
    let moment = max(local, 0)
    var (index, elapsed) = (count - 1, body)
    if period > 0, moment / period < count {
      index = moment / period
      elapsed = min(moment - index * period, body)
    }
    guard isMirrored(index) else { return elapsed }
    return max(body - 1 - elapsed, 0)
  }
}
