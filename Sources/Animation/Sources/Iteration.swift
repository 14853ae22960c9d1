/// The place of a moment within a repeat.
public struct Iteration: Hashable, Sendable {
  /// The iteration's number, from 0.
  public let index: Int

  /// The elapsed time of the iteration; its whole length between two iterations.
  public let elapsed: Time

  /// The elapsed part of the iteration, 0…1.
  public let progress: Double

  /// Whether a yoyo is on its way back.
  public let isMirrored: Bool
}

extension Timeline {
  /// The iteration of the timeline's first repeat that a moment belongs to, `nil` without one.
  ///
  /// The moment at which two iterations meet belongs to the earlier one.
  public func iteration(at time: Time) -> Iteration? {
    guard let loop = compiled.steps?.events.scopes[0].firstLoop else { return nil }
    let (index, elapsed) = loop.cycle.iteration(at: time.ticks.subtracting(loop.start))
    let body = loop.cycle.body
    return Iteration(
      index: Int(clamping: index), elapsed: Time(ticks: elapsed),
      progress: body > 0 ? Double(elapsed) / Double(body) : 1,
      isMirrored: loop.cycle.isMirrored(index))
  }

  /// The moment at which an iteration of the first repeat reaches a progress, 0…1.
  ///
  /// Progress 0 gives the first tick that belongs to the iteration. `nil` without a repeat, or
  /// beyond its last iteration.
  public func time(ofIteration index: Int, progress: Double) -> Time? {
    guard let loop = compiled.steps?.events.scopes[0].firstLoop, index >= 0,
      Int64(index) < loop.cycle.count
    else { return nil }
    let start = loop.start.adding(loop.cycle.period.multiplied(by: Int64(index)))
    let elapsed = Int64(nearest: Double(loop.cycle.body) * progress.clamped(to: 0...1))
    return Time(ticks: start.adding(max(elapsed, index > 0 ? 1 : 0)))
  }
}
