/// A timeline that is one tween with a plain easing: sampled without a search, made without arrays.
@usableFromInline
struct LoneTween: Sendable {
  let step: AnyStep
  let start: Int64
  let length: Int64

  /// `nil` for a step that is more than that.
  init?(_ step: AnyStep) throws(TimelineError) {
    guard case .tween = step.kind, !step.move.isRelative, step.move.turning == .direct else {
      return nil
    }
    do throws(TimelineError) {
      let place = Composer.Place()
      start = try place.after(step.move.delay, "delay")
      length = try place.ticks(step.move.duration, "duration")
      guard start.adding(length) <= Composer.Place.latest else { throw TimelineError(.tooLong) }
      for lane in 0..<Int(step.channel.laneCount) {
        try Composer.check(step.move.from[lane], "start value")
        try Composer.check(step.move.to[lane], "end value")
      }
    } catch {
      throw error.inside("Timeline step 1", of: step)
    }
    self.step = step
  }

  func lane(_ lane: Int, at time: Int64) -> Double? {
    Way(self, lane: lane).value(at: time)
  }

  /// The way of one lane, in plain numbers.
  struct Way: Sendable {
    private let start, length: Int64
    private let from, to: Double
    private let curve: Easing.Curve
    private let fillsBackwards, isOpacity: Bool

    init(_ tween: LoneTween, lane: Int = 0) {
      (start, length) = (tween.start, tween.length)
      (from, to) = (tween.step.move.from[lane], tween.step.move.to[lane])
      curve = tween.step.move.curve
      fillsBackwards = tween.step.move.fill == .backwards
      isOpacity = tween.step.channel.id.family == .opacity
    }

    @inline(__always)
    func value(at time: Int64) -> Double? {
      guard time >= start else { return fillsBackwards ? held(from) : nil }
      let (elapsed, length) = (Double(time - start), Double(length))
      guard elapsed < length else { return held(to) }
      return held(from + (to - from) * Easing.named(curve).value(at: elapsed / length))
    }

    /// An opacity stays within 0…1.
    @inline(__always)
    private func held(_ value: Double) -> Double {
      isOpacity ? min(max(value, 0), 1) : value
    }
  }

  /// How fast a lane changes, in units a second.
  func velocity(_ lane: Int, at time: Int64) -> Double {
    guard time >= start, time - start < length else { return 0 }
    let slope = Easing.named(step.move.curve).slope(at: Double(time - start) / Double(length))
    return (step.move.to[lane] - step.move.from[lane]) * slope / Time(ticks: length).seconds
  }
}
