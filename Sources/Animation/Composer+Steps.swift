extension Composer {
  mutating func add(_ tween: TweenStep, at place: Place) throws(TimelineError) -> Int64 {
    let name = "Tween of \(tween.channel.id)"
    let start = try place.after(tween.delay, "delay", of: name)
    try check(tween.to, "end value", of: name)
    if let from = tween.from { try check(from, "start value", of: name) }
    var record = Record(
      start: start, duration: 0, from: tween.from, to: tween.to, shape: .eased(.linear),
      fill: tween.fill, turning: tween.turning)
    switch tween.pace {
    case .eased(let easing, let duration):
      try easing.check(of: name)
      record.duration = try place.ticks(duration, "duration", of: name)
      record.shape = .eased(easing)
    case .sprung(let spring, let velocity):
      try spring.check(of: name)
      if let velocity { try check(velocity, "velocity", of: name) }
      // A spring in a faster container is a stiffer one.
      let curve = SpringCurve(spring.faster(by: place.rate))
      record.duration = try Self.Place().ticks(curve.settlingTime, "duration", of: name)
      record.shape = .spring(curve, velocity: velocity)
    }
    try add(record, on: tween.channel, scope: place.scope, step: name)
    return try checked(start.adding(record.duration), of: name)
  }

  mutating func add(_ keyframes: KeyframesStep, at place: Place) throws(TimelineError) -> Int64 {
    let name = "Keyframes of \(keyframes.channel.id)"
    let start = try place.after(keyframes.delay, "delay", of: name)
    var keys: [(time: Int64, key: KeyframesStep.Key)] = []
    for key in keyframes.keys {
      try check(key.value, "value of a key", of: name)
      try key.easing.check(of: name)
      keys.append((try place.at(start).after(key.time, "time of a key", of: name), key))
    }
    if keys.isEmpty { throw TimelineError(name, .empty("keys")) }
    var now = start
    for index in keys.indices.sorted(by: { (keys[$0].time, $0) < (keys[$1].time, $1) }) {
      let (time, key) = keys[index]
      let record = Record(
        start: now, duration: time - now, from: nil, to: key.value, shape: .eased(key.easing))
      try add(record, on: keyframes.channel, scope: place.scope, step: name)
      now = time
    }
    return now
  }

  mutating func add(_ frames: FramesStep, at place: Place) throws(TimelineError) -> Int64 {
    let name = "FrameLoop of \(frames.channel.id)"
    let start = try place.after(frames.delay, "delay", of: name)
    guard frames.count > 0 else { throw TimelineError(name, .empty("frames")) }
    let interval = try place.ticks(frames.interval, "interval", of: name)
    guard interval > 0 else {
      throw TimelineError(name, .badNumber("interval", frames.interval, "above 0"))
    }
    let cycle = FrameCycle(
      first: Int64(frames.first), count: Int64(frames.count), interval: interval,
      mode: frames.mode)
    var duration = Int64.max
    if let lasting = frames.lasting {
      duration = try place.ticks(lasting, "duration", of: name)
    } else if frames.mode == .once {
      duration = interval.multiplied(by: cycle.count)
      _ = try checked(duration, of: name)
    }
    let record = Record(start: start, duration: duration, to: .zero, shape: .frames(cycle))
    try add(record, on: frames.channel, scope: place.scope, step: name)
    return try checked(start.adding(duration), of: name, endless: duration == .max)
  }

  /// A moment on the timeline, refused when it lies beyond two centuries.
  func checked(
    _ ticks: Int64, of step: String, endless: Bool = false
  ) throws(TimelineError) -> Int64 {
    if endless { return .max }
    guard ticks <= Place.latest else { throw TimelineError(step, .tooLong) }
    return ticks
  }

  private func check(
    _ value: SIMD4<Double>, _ name: String, of step: String
  ) throws(TimelineError) {
    // Small enough that the distance between two of them is still finite.
    for lane in 0..<4 where !(value[lane].magnitude <= 1e300) {
      throw TimelineError(step, .badNumber(name, value[lane], "finite and within ±1e300"))
    }
  }
}

extension Composer.Place {
  /// A little more than two centuries.
  static let latest = Int64(1) << 62

  /// A number of seconds at this place's rate, in ticks.
  func ticks(_ seconds: Double, _ name: String, of step: String) throws(TimelineError) -> Int64 {
    guard seconds >= 0, seconds < .infinity else {
      throw TimelineError(
        step, .badNumber(name, seconds, "a finite number of seconds, at least 0"))
    }
    let ticks = Time.seconds(seconds / rate).ticks
    guard ticks <= Self.latest else { throw TimelineError(step, .tooLong) }
    return ticks
  }

  /// The moment that many seconds after this place.
  func after(_ seconds: Double, _ name: String, of step: String) throws(TimelineError) -> Int64 {
    let moment = start.adding(try ticks(seconds, name, of: step))
    guard moment <= Self.latest else { throw TimelineError(step, .tooLong) }
    return moment
  }
}

extension TimelineError.Problem {
  static func badNumber(_ name: String, _ value: Double, _ needs: String) -> Self {
    .badNumber(name: name, value: "\(value)", needs: needs)
  }
}

extension Easing {
  func check(of step: String) throws(TimelineError) {
    switch self {
    case .inBack(let overshoot), .outBack(let overshoot), .inOutBack(let overshoot):
      if !(overshoot.magnitude <= 1000) {
        throw TimelineError(step, .badNumber("overshoot", overshoot, "within ±1000"))
      }
    case .cubicBezier(let x1, let y1, let x2, let y2):
      for x in [x1, x2] where !(0...1).contains(x) {
        throw TimelineError(step, .badNumber("x of a Bézier control point", x, "within 0…1"))
      }
      for y in [y1, y2] where !(y.magnitude <= 1000) {
        throw TimelineError(step, .badNumber("y of a Bézier control point", y, "within ±1000"))
      }
    case .steps(let count):
      if count < 1 {
        throw TimelineError(step, .badNumber("number of steps", Double(count), "at least 1"))
      }
    default:
      break
    }
  }
}

extension Spring {
  func check(of step: String) throws(TimelineError) {
    for (name, value) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)] {
      guard value >= 1e-9, value <= 1e12 else {
        throw TimelineError(
          step, .badNumber("spring's \(name)", value, "above 0, from 1e-9 to 1e12"))
      }
    }
  }

  /// The same motion in less time.
  func faster(by rate: Double) -> Spring {
    rate == 1
      ? self
      : Spring(mass: mass, stiffness: stiffness * rate * rate, damping: damping * rate)
  }
}

extension LoopStep {
  /// How often it plays, `.max` for ever.
  func iterations() throws(TimelineError) -> Int64 {
    switch count {
    case .forever:
      return .max
    case .times(let times):
      guard times >= 1 else {
        throw TimelineError("Repeat", .badNumber("count", Double(times), "at least 1"))
      }
      return min(Int64(times), .max - 1)
    }
  }
}

extension Stagger.Origin {
  /// How many gaps later than the first a step starts.
  func distance(to index: Int, of count: Int) -> Int64 {
    switch self {
    case .first: Int64(index)
    case .last: Int64(count - 1 - index)
    case .index(let origin): Int64((index - min(max(origin, 0), count - 1)).magnitude)
    case .center:
      // Distances from the middle, less that of the steps nearest to it.
      Int64((2 * index - (count - 1)).magnitude / 2)
    }
  }
}

extension GroupStep {
  var name: String {
    switch arrangement {
    case .sequence: "Sequence"
    case .parallel: "Parallel"
    case .stagger: "Stagger"
    }
  }
}

extension AnyStep {
  /// What an error calls this step.
  var name: String {
    switch kind {
    case .tween(let tween): "Tween of \(tween.channel.id)"
    case .keyframes(let keyframes): "Keyframes of \(keyframes.channel.id)"
    case .frames(let frames): "FrameLoop of \(frames.channel.id)"
    case .hold: "Hold"
    case .marker(let name): "Marker \(name)"
    case .label(let name): "Label \(name)"
    case .group(let group): group.name
    case .loop: "Repeat"
    }
  }
}

extension TimelineError {
  /// The same error, seen from one container further out.
  func inside(_ place: String) -> TimelineError {
    TimelineError(step, problem, path: [place] + path)
  }
}
