extension TimelineCompiler {
  @inline(__always)
  mutating func compose(
    _ move: Move, _ easing: Easing, on channel: ChannelInfo, at place: Place
  ) throws(TimelineError) -> Int64 {
    let start = try place.after(move.delay, "delay")
    let shape = segments.shape(easing)
    let values = try appendValues(of: move, on: channel)
    let segment = Segment(
      duration: try place.ticks(move.duration, "duration"), values: values, shape: shape)
    return try append(segment, from: start, on: channel, at: place, opening: OpenSegment(move))
  }

  mutating func compose(
    _ move: Move, _ step: SpringStep, on channel: ChannelInfo, at place: Place
  ) throws(TimelineError) -> Int64 {
    let start = try place.after(move.delay, "delay")
    try step.spring.check()
    let velocity = step.velocity ?? .zero
    try Self.check(velocity, Int(channel.laneCount), "velocity")
    // A spring in a faster container is a stiffer one.
    let curve = SpringCurve(step.spring.faster(by: place.rate))
    let duration = try Place().ticks(curve.settlingTime, "spring's duration")
    let values = try appendValues(of: move, on: channel)
    let run = SpringRun(
      curve: curve, velocity: segments.append(velocity, laneCount: channel.laneCount),
      inheritsVelocity: step.velocity == nil && move.follows)
    segments.springs.append(run)
    let segment = Segment(
      duration: duration, values: values, shape: .spring(Int32(segments.springs.count - 1)))
    return try append(segment, from: start, on: channel, at: place, opening: OpenSegment(move))
  }

  /// Composes keyframes as one step: tweens in a scope of their own.
  mutating func compose(
    _ keyframes: KeyframesStep, on channel: ChannelInfo, at place: Place
  ) throws(TimelineError) -> Int64 {
    let start = try place.after(keyframes.delay, "delay")
    if keyframes.keys.isEmpty { throw TimelineError(.empty("keys")) }
    let inner = open(at: place.at(start))
    var times: [Int64] = []
    for key in keyframes.keys { times.append(try inner.after(key.time, "time of a key")) }
    var now: Int64 = 0
    for index in times.indices.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
      let key = keyframes.keys[index]
      let move = Move(
        from: keyframes.rest, to: key.value, duration: 0, delay: 0, follows: true)
      try key.easing.check()
      let segment = Segment(
        duration: times[index] - now, values: try appendValues(of: move, on: channel),
        shape: segments.shape(key.easing))
      try append(segment, from: now, on: channel, at: inner, opening: OpenSegment(move))
      now = times[index]
    }
    try close(inner.scope, LoopCycle(count: 1, body: now), at: place.at(start))
    return try checked(start.adding(now))
  }

  mutating func compose(
    _ frames: FramesStep, on channel: ChannelInfo, at place: Place
  ) throws(TimelineError) -> Int64 {
    let start = try place.after(frames.delay, "delay")
    guard frames.count > 0 else { throw TimelineError(.empty("frames")) }
    let interval = try place.ticks(frames.interval, "interval")
    guard interval > 0 else {
      throw TimelineError(.badNumber("interval", frames.interval, "at least a tick, 1.42e-9 s"))
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
    segments.cycles.append(cycle)
    let segment = Segment(
      duration: duration, values: 0, shape: .frames(Int32(segments.cycles.count - 1)))
    return try append(segment, from: start, on: channel, at: place)
  }

  mutating func compose(
    _ step: PathStep, on channel: ChannelInfo, at place: Place
  ) throws(TimelineError) -> Int64 {
    let start = try place.after(step.delay, "delay")
    let duration = try place.ticks(step.duration, "duration")
    try step.easing.check()
    try step.path.check()
    segments.paths.append(
      PathRun(path: step.path, easing: step.easing, isHeading: step.isHeading))
    let segment = Segment(
      duration: duration, values: 0, shape: .path(Int32(segments.paths.count - 1)))
    return try append(segment, from: start, on: channel, at: place)
  }

  /// Stores the start and end values, one per lane of the channel.
  @inline(__always)
  private mutating func appendValues(
    of move: Move, on channel: ChannelInfo
  ) throws(TimelineError) -> Int32 {
    let index = segments.values.count
    for lane in 0..<Int(channel.laneCount) {
      try Self.check(move.from[lane], "start value")
      segments.values.append(move.from[lane])
    }
    for lane in 0..<Int(channel.laneCount) {
      try Self.check(move.to[lane], "end value")
      segments.values.append(move.to[lane])
    }
    return Int32(clamping: index)
  }

  static func check(_ lanes: Lanes, _ count: Int, _ name: String) throws(TimelineError) {
    for lane in 0..<count { try check(lanes[lane], name) }
  }

  @inline(__always)
  static func check(_ value: Double, _ name: String) throws(TimelineError) {
    // The limit keeps all results finite, however far a curve overshoots.
    guard value.magnitude <= 1e100 else {
      throw TimelineError(.badNumber(name, value, "finite and within ±1e100"))
    }
  }
}

extension TimelineCompiler.OpenSegment {
  @inline(__always)
  init(_ move: Move) {
    self.init(
      turning: move.turning, follows: move.follows, isRelative: move.isRelative,
      fillsBackwards: move.fill == .backwards)
  }
}
