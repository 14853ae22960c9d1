/// Where a moment lies within a repeat.
public struct Iteration: Hashable, Sendable {
  /// Which iteration it is, counted from 0.
  public let index: Int

  /// How much of the iteration has passed; between two iterations all of it.
  public let elapsed: Time

  /// The same as a part of the whole, 0…1.
  public let progress: Double

  /// Whether a yoyo is on its way back.
  public let isMirrored: Bool
}

extension Timeline {
  /// The iteration of the timeline's first repeat that a moment belongs to, `nil` without one.
  ///
  /// Where two iterations meet, the moment belongs to the earlier one.
  public func iteration(at time: Time) -> Iteration? {
    guard let loop = compiled.score?.cues.scopes[0].firstLoop else { return nil }
    let (index, elapsed) = loop.cycle.iteration(at: time.ticks.subtracting(loop.start))
    let body = loop.cycle.body
    return Iteration(
      index: Int(clamping: index), elapsed: Time(ticks: elapsed),
      progress: body > 0 ? Double(elapsed) / Double(body) : 1,
      isMirrored: loop.cycle.isMirrored(index))
  }

  /// The moment at which an iteration of the timeline's first repeat has come so far, 0…1.
  ///
  /// That of progress 0 is the first tick that is the iteration's own. `nil` without a repeat, or
  /// beyond its last iteration.
  public func time(ofIteration index: Int, progress: Double) -> Time? {
    guard let loop = compiled.score?.cues.scopes[0].firstLoop, index >= 0,
      Int64(index) < loop.cycle.count
    else { return nil }
    let start = loop.start.adding(loop.cycle.period.multiplied(by: Int64(index)))
    let elapsed = Int64(nearest: Double(loop.cycle.body) * min(max(progress, 0), 1))
    return Time(ticks: start.adding(max(elapsed, index > 0 ? 1 : 0)))
  }
}
