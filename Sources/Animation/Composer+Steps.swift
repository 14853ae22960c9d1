extension Composer {
  mutating func add(_ tween: TweenStep, at place: Place) throws(TimelineError) -> Int64 {
    let start = try place.after(tween.delay, "delay")
    let duration = try place.ticks(tween.duration, "duration")
    let end = try checked(start.adding(duration))
    try tween.easing.check()
    let segment = Segment(
      duration: duration, values: try addValues(of: tween), shape: .eased(tween.easing))
    try add(segment, from: start, on: tween.channel, at: place, note: Note(tween))
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
        from: keyframes.rest, to: key.value, easing: key.easing, duration: 0, delay: 0)
      try key.easing.check()
      let segment = Segment(
        duration: times[index] - now, values: try addValues(of: tween), shape: .eased(key.easing))
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
  private mutating func addValues(of tween: TweenStep) throws(TimelineError) -> Int32 {
    try Self.check(tween.from, "start value")
    try Self.check(tween.to, "end value")
    let index = segments.values.count
    let laneCount = Int(tween.channel.laneCount)
    for lane in 0..<laneCount { segments.values.append(tween.from[lane]) }
    for lane in 0..<laneCount { segments.values.append(tween.to[lane]) }
    return Int32(clamping: index)
  }

  static func check(_ value: SIMD4<Double>, _ name: String) throws(TimelineError) {
    // Small enough that nothing made of them, however it overshoots, is beyond all numbers.
    let limit = SIMD4(repeating: 1e100)
    if all((value .<= limit) .& (value .>= -limit)) { return }
    for lane in 0..<4 where !(value[lane].magnitude <= 1e100) {
      throw TimelineError(.badNumber(name, value[lane], "finite and within ±1e100"))
    }
  }
}

extension Composer.Note {
  init(_ tween: TweenStep) {
    self.init(
      track: 0, turning: tween.turning, follows: tween.follows,
      fillsBackwards: tween.fill == .backwards)
  }
}
