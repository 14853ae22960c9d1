/// A lane of a plain tween, in numbers, sampled without a search.
@frozen @usableFromInline
struct PlainTween: Sendable {
  @usableFromInline let start: Int64
  /// The ticks from start to end: exact, because they were rounded from a `Double`.
  @usableFromInline let length: Double
  @usableFromInline let from: Double
  @usableFromInline let to: Double
  @usableFromInline let curve: Easing.Curve
  @usableFromInline let fillsBackwards: Bool
  @usableFromInline let isOpacity: Bool

  // The function is inlined, so that callers need not copy the tween first.
  @inlinable @inline(__always)
  func value(at time: Int64) -> Double? {
    // Times before zero count as zero.
    let moment = max(time, 0)
    guard moment >= start else { return fillsBackwards ? clamped(from) : nil }
    let elapsed = Double(moment &- start)
    guard elapsed < length else { return clamped(to) }
    guard elapsed > 0 else { return clamped(from) }
    return clamped(from + (to - from) * curve.value(within: elapsed / length))
  }

  /// Clamps an opacity to 0…1.
  @inlinable @inline(__always)
  func clamped(_ value: Double) -> Double { isOpacity ? value.clamped(to: 0...1) : value }

  /// The velocity, in units a second.
  func velocity(at time: Int64) -> Double {
    let elapsed = Double(time.subtracting(start))
    guard elapsed >= 0, elapsed < length else { return 0 }
    let easing = Easing.named(curve)
    let value = from + (to - from) * easing.value(at: elapsed / length)
    return value == clamped(value) ? easing.pace(after: elapsed, of: length) * (to - from) : 0
  }
}

extension PlainTween {
  /// The tween of a one-step timeline, `nil` unless that is a plain tween.
  // Functions rather than initialisers, which would each copy the step.
  static func timeline(of step: AnyStep) throws(TimelineError) -> PlainTween? {
    guard case .tween = step.kind, !step.move.isRelative, step.move.turning == .direct else {
      return nil
    }
    let (start, length): (Int64, Int64)
    do throws(TimelineError) {
      start = try TimelineCompiler.Place().after(step.move.delay, "delay")
      length = try TimelineCompiler.Place().ticks(step.move.duration, "duration")
      guard start.adding(length) <= TimelineCompiler.Place.latest else {
        throw TimelineError(.tooLong)
      }
      for lane in 0..<Int(step.channel.laneCount) {
        try TimelineCompiler.check(step.move.from[lane], "start value")
        try TimelineCompiler.check(step.move.to[lane], "end value")
      }
    } catch {
      throw error.inside("Timeline step 1", of: step)
    }
    return tween(of: step, lane: 0, start: start, length: Double(length))
  }

  func lane(_ lane: Int, of step: AnyStep) -> PlainTween {
    PlainTween.tween(of: step, lane: lane, start: start, length: length)
  }

  private static func tween(of step: AnyStep, lane: Int, start: Int64, length: Double) -> PlainTween
  {
    PlainTween(
      start: start, length: length, from: step.move.from[lane], to: step.move.to[lane],
      curve: step.move.curve, fillsBackwards: step.move.fill == .backwards,
      isOpacity: step.channel.id.family == .opacity)
  }
}

extension CompiledSteps {
  func tween(ofTrack index: Int) -> PlainTween? {
    let (span, entry) = (tracks[index].span, tracks[index])
    guard span.upper - span.lower == 1, entry.veil.isEmpty,
      case .eased(let curve) = segments.all[Int(span.lower)].shape
    else { return nil }
    let segment = segments.all[Int(span.lower)]
    // Before the tween its own first value shows, or none.
    guard span.initial < 0 || span.initial == segment.values else { return nil }
    let from = Int(segment.values)
    return PlainTween(
      start: segments.starts[Int(span.lower)], length: Double(segment.duration),
      from: segments.values[from], to: segments.values[from + Int(span.laneCount)], curve: curve,
      fillsBackwards: span.initial >= 0, isOpacity: entry.isOpacity)
  }
}
