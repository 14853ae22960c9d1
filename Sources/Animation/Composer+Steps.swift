extension Composer {
  mutating func add(_ box: TweenBox, at place: Place) throws(TimelineError) -> Int64 {
    let start = try place.after(box.tween.delay, "delay")
    let duration = try place.ticks(box.tween.duration, "duration")
    let end = try checked(start.adding(duration))
    let easing = box.tween.easing
    if case .named = easing {} else { try easing.check() }
    let segment = Segment(
      duration: duration, values: try addValues(of: box.tween), shape: segments.shape(easing))
    try add(segment, from: start, on: box.tween.channel, at: place, note: Note(box.tween))
    return end
  }

  mutating func add(_ step: SpringStep, at place: Place) throws(TimelineError) -> Int64 {
    let start = try place.after(step.tween.delay, "delay")
    try step.spring.check()
    if let velocity = step.velocity { try Self.check(velocity, "velocity") }
    // A spring in a faster container is a stiffer one.
    let curve = SpringCurve(step.spring.faster(by: place.rate))
    let duration = try Place().ticks(curve.settlingTime, "spring's duration")
    let end = try checked(start.adding(duration))
    let run = SpringRun(
      curve: curve, velocity: step.velocity ?? .zero,
      inheritsVelocity: step.velocity == nil && step.tween.follows)
    let segment = Segment(
      duration: duration, values: try addValues(of: step.tween),
      shape: .spring(Int32(segments.springs.count)))
    segments.springs.append(run)
    try add(segment, from: start, on: step.tween.channel, at: place, note: Note(step.tween))
    return end
  }

  mutating func add(_ keyframes: KeyframesStep, at place: Place) throws(TimelineError) -> Int64 {
    let start = try place.after(keyframes.delay, "delay")
    if keyframes.keys.isEmpty { throw TimelineError(.empty("keys")) }
    var times: [Int64] = []
    for key in keyframes.keys {
      times.append(try place.at(start).after(key.time, "time of a key"))
    }
    var now = start
    for index in times.indices.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
      let key = keyframes.keys[index]
      let tween = TweenStep(
        channel: keyframes.channel, fill: .none, turning: .direct, follows: true,
        from: Lanes(keyframes.rest), to: Lanes(key.value), easing: key.easing, duration: 0,
        delay: 0)
      try key.easing.check()
      let segment = Segment(
        duration: times[index] - now, values: try addValues(of: tween),
        shape: segments.shape(key.easing))
      try add(segment, from: now, on: keyframes.channel, at: place, note: Note(tween))
      now = times[index]
    }
    return now
  }

  mutating func add(_ frames: FramesStep, at place: Place) throws(TimelineError) -> Int64 {
    let start = try place.after(frames.delay, "delay")
    guard frames.count > 0 else { throw TimelineError(.empty("frames")) }
    let interval = try place.ticks(frames.interval, "interval")
    guard interval > 0 else {
      throw TimelineError(.badNumber("interval", frames.interval, "above 0"))
    }
    let cycle = FrameCycle(
      first: Int64(frames.first), count: Int64(frames.count), interval: interval,
      mode: frames.mode)
    var duration = Int64.max
    if let lasting = frames.lasting {
      duration = try place.ticks(lasting, "duration")
    } else if frames.mode == .once {
      duration = try checked(interval.multiplied(by: cycle.count))
    }
    let end = try duration == .max ? .max : checked(start.adding(duration))
    let segment = Segment(
      duration: duration, values: 0, shape: .frames(Int32(segments.cycles.count)))
    segments.cycles.append(cycle)
    try add(segment, from: start, on: frames.channel, at: place)
    return end
  }

  /// Keeps the start and end values, as many lanes of each as the channel has.
  @inline(__always)
  private mutating func addValues(of tween: TweenStep) throws(TimelineError) -> Int32 {
    let index = segments.values.count
    if tween.channel.laneCount == 1 {
      try Self.check(tween.from.x, "start value")
      try Self.check(tween.to.x, "end value")
      segments.values.append(tween.from.x)
      segments.values.append(tween.to.x)
      return Int32(clamping: index)
    }
    let (from, to) = (tween.from.vector, tween.to.vector)
    try Self.check(from, "start value")
    try Self.check(to, "end value")
    for lane in 0..<Int(tween.channel.laneCount) { segments.values.append(from[lane]) }
    for lane in 0..<Int(tween.channel.laneCount) { segments.values.append(to[lane]) }
    return Int32(clamping: index)
  }

  static func check(_ value: SIMD4<Double>, _ name: String) throws(TimelineError) {
    for lane in 0..<4 { try check(value[lane], name) }
  }

  private static func check(_ value: Double, _ name: String) throws(TimelineError) {
    // Small enough that nothing made of it, however it overshoots, is beyond all numbers.
    guard value.magnitude <= 1e100 else {
      throw TimelineError(.badNumber(name, value, "finite and within ±1e100"))
    }
  }
}

extension Composer.Note {
  @inline(__always)
  init(_ tween: TweenStep) {
    self.init(
      track: 0, turning: tween.turning, follows: tween.follows,
      fillsBackwards: tween.fill == .backwards)
  }
}
