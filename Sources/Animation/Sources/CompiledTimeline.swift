/// A resolved timeline, shared by its copies.
@usableFromInline
final class CompiledTimeline: Sendable {
  @usableFromInline
  enum Content: Sendable {
    /// The first lane of a single plain tween, the common case.
    case plain(PlainTween)
    /// The compiled steps of all other timelines.
    case steps(CompiledSteps)
  }

  // This order keeps the fields together that a playhead of one tween reads.
  @usableFromInline let content: Content
  /// Whether there are events besides the end.
  @usableFromInline let hasEvents: Bool
  let reducesMotion: Bool
  @usableFromInline let duration: Int64
  @usableFromInline let step: AnyStep

  init(_ step: AnyStep, reducesMotion: Bool, duration: Int64, _ steps: CompiledSteps) {
    self.step = step
    self.reducesMotion = reducesMotion
    self.duration = duration
    hasEvents = steps.events.hasEvents
    content = .steps(steps)
  }

  private init(_ step: consuming AnyStep, _ tween: PlainTween) {
    self.step = step
    content = .plain(tween)
    duration = tween.start + Int64(tween.length)
    hasEvents = false
    reducesMotion = false
  }

  static func made(
    of step: consuming AnyStep, reducesMotion: Bool = false
  ) throws(TimelineError) -> CompiledTimeline {
    if !reducesMotion, let tween = try PlainTween.timeline(of: step) {
      return CompiledTimeline(step, tween)
    }
    var compiler = TimelineCompiler()
    return try compiler.compile(step, reducesMotion: reducesMotion)
  }

  /// The compiled steps; `nil` for a plain tween.
  var steps: CompiledSteps? {
    if case .steps(let steps) = content { steps } else { nil }
  }

  var channels: [ChannelInfo] { steps?.tracks.map { $0.channel } ?? [step.channel] }

  /// The tween of a track that is a plain tween; otherwise `nil`.
  @usableFromInline
  func tween(ofTrack index: Int) -> PlainTween? {
    switch content {
    case .plain(let tween): tween
    case .steps(let steps): steps.tween(ofTrack: index)
    }
  }

  func track(of channel: ChannelID) -> Int? {
    guard let steps else { return step.channel.id == channel ? 0 : nil }
    return steps.track(of: channel)
  }

  /// The track of a channel that holds values of a type.
  @usableFromInline
  func track(of channel: ChannelID, holding type: String, _ laneCount: Int) -> Int? {
    guard let index = track(of: channel) else { return nil }
    let isHeld =
      steps?.tracks[index].channel.holds(type, laneCount: laneCount)
      ?? step.channel.holds(type, laneCount: laneCount)
    return isHeld ? index : nil
  }

  /// The value of a channel of one lane at a moment, `nil` before it has one.
  // Without the attribute, callers would retain the object that they only read.
  @usableFromInline @_effects(readonly)
  func number(of channel: ChannelID, holding type: String, at time: Int64) -> Double? {
    if case .plain(let tween) = content, step.channel.isExactly(channel, type) {
      return tween.value(at: time)
    }
    return found(channel, holding: type, at: time)
  }

  @inline(never)
  private func found(_ channel: ChannelID, holding type: String, at time: Int64) -> Double? {
    track(of: channel, holding: type, 1).flatMap { number(ofTrack: $0, at: time) }
  }

  /// The value of a track at a moment, `nil` before it has one.
  @inlinable
  func value<Value: Interpolating>(ofTrack index: Int, at time: Time) -> Value? {
    if case .plain(let tween) = content {
      guard let first = tween.value(at: time.ticks) else { return nil }
      return Value(lanes: { $0 == 0 ? first : lane($0, at: time.ticks) })
    }
    if Value.laneCount == 1 {
      guard let number = number(ofTrack: index, at: time.ticks) else { return nil }
      return Value(lanes: { _ in number })
    }
    guard let sample = sample(ofTrack: index, at: time.ticks) else { return nil }
    return Value(lanes: { lane($0, of: sample) })
  }

  /// The value of a track at a moment, lane by lane, for a type-erased channel.
  func lanes(ofTrack index: Int, count: Int, at time: Time) -> [Double]? {
    guard let first = number(ofTrack: index, at: time.ticks) else { return nil }
    if count == 1 { return [first] }
    if steps == nil { return (0..<count).map { lane($0, at: time.ticks) } }
    return sample(ofTrack: index, at: time.ticks).map { sample in
      (0..<count).map { lane($0, of: sample) }
    }
  }

  /// The value of a track's first lane.
  @usableFromInline
  func number(ofTrack index: Int, at time: Int64) -> Double? {
    switch content {
    case .plain(let tween): tween.value(at: time)
    case .steps(let steps): steps.number(ofTrack: index, at: clamped(time))
    }
  }

  /// The sample that yields every lane of a track.
  @usableFromInline
  func sample(ofTrack index: Int, at time: Int64) -> Sample? {
    steps.flatMap { $0.segments.sample($0.tracks[index].span, at: clamped(time)) }
  }

  @usableFromInline
  func lane(_ lane: Int, of sample: Sample) -> Double {
    steps?.segments.lane(lane, of: sample) ?? 0
  }

  @usableFromInline
  func lane(_ lane: Int, at time: Int64) -> Double {
    guard case .plain(let tween) = content else { return 0 }
    return tween.lane(lane, of: step).value(at: time) ?? 0
  }

  func velocity(ofTrack index: Int, lane: Int, at time: Int64) -> Double {
    guard time >= 0 else { return 0 }
    return switch content {
    case .plain(let tween): tween.lane(lane, of: step).velocity(at: time)
    case .steps(let steps): steps.velocity(ofTrack: index, lane: lane, at: time)
    }
  }

  /// The moment clamped to the timeline, from zero to its end.
  @inline(__always)
  private func clamped(_ time: Int64) -> Int64 { time < 0 ? 0 : min(time, duration) }
}
