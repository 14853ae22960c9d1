extension Composer.Place {
  /// A little more than two centuries.
  static let latest = Int64(1) << 62

  /// So many repeats may lie inside each other.
  static let mostLoops = 8

  /// A number of seconds at this place's rate, in ticks.
  @inline(__always)
  func ticks(_ seconds: Double, _ name: String) throws(TimelineError) -> Int64 {
    guard seconds >= 0, seconds < .infinity else {
      throw TimelineError(.badNumber(name, seconds, "a finite number of seconds, at least 0"))
    }
    let ticks = (rate == 1 ? seconds : seconds / rate) * Double(Time.ticksPerSecond)
    guard ticks <= Double(Self.latest) else { throw TimelineError(.tooLong) }
    // As `Time.seconds` rounds, with fewer questions, since it is known to be in range.
    let whole = Int64(ticks)
    return ticks - Double(whole) >= 0.5 ? whole + 1 : whole
  }

  /// The moment that many seconds after this place.
  func after(_ seconds: Double, _ name: String) throws(TimelineError) -> Int64 {
    if seconds == 0 { return start }
    let moment = start.adding(try ticks(seconds, name))
    guard moment <= Self.latest else { throw TimelineError(.tooLong) }
    return moment
  }
}

extension Composer {
  /// A moment on the timeline, refused when it lies beyond two centuries.
  func checked(_ ticks: Int64) throws(TimelineError) -> Int64 {
    guard ticks <= Place.latest else { throw TimelineError(.tooLong) }
    return ticks
  }
}

extension Easing {
  func check() throws(TimelineError) {
    switch self {
    case .named:
      break
    case .inBack(let overshoot), .outBack(let overshoot), .inOutBack(let overshoot):
      if !(overshoot.magnitude <= 1000) {
        throw TimelineError(.badNumber("overshoot", overshoot, "within ±1000"))
      }
    case .cubicBezier(let x1, let y1, let x2, let y2):
      for x in [x1, x2] where !(0...1).contains(x) {
        throw TimelineError(.badNumber("x of a Bézier control point", x, "within 0…1"))
      }
      for y in [y1, y2] where !(y.magnitude <= 1000) {
        throw TimelineError(.badNumber("y of a Bézier control point", y, "within ±1000"))
      }
    case .steps(let count):
      if count < 1 {
        throw TimelineError(.badNumber("number of steps", Double(count), "at least 1"))
      }
    }
  }
}

extension Spring {
  func check() throws(TimelineError) {
    for (name, value) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)] {
      guard value >= 1e-9, value <= 1e12 else {
        throw TimelineError(
          .badNumber("spring's \(name)", value, "above 0, from 1e-9 to 1e12"))
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
        throw TimelineError(.badNumber("count", Double(times), "at least 1"))
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
    // Twice the distance from the middle, so that a half falls away.
    case .center: Int64((2 * index - (count - 1)).magnitude / 2)
    }
  }
}

extension GroupStep {
  var name: String {
    switch arrangement {
    case .sequence: "Series"
    case .parallel: "Parallel"
    case .stagger: "Stagger"
    }
  }
}

extension AnyStep {
  /// What an error calls this step.
  var name: String {
    switch kind {
    case .tween, .eased, .spring: "Tween of \(channel.id)"
    case .keyframes: "Keyframes of \(channel.id)"
    case .frames: "FrameLoop of \(channel.id)"
    case .hold: "Hold"
    case .marker(let name): "Marker \(name)"
    case .label(let name): "Label \(name)"
    case .group(let group): group.name
    case .loop: "Repeat"
    case .lively: "Lively"
    case .several: "Series"
    }
  }
}

extension TimelineError {
  /// An error of a step that is yet to be named.
  init(_ problem: Problem) {
    self.init("", problem)
  }

  /// The same error, seen from one container further out.
  func inside(_ place: String, of step: AnyStep) -> TimelineError {
    TimelineError(
      self.step.isEmpty ? step.name : self.step, problem, path: [place] + path)
  }
}

extension TimelineError.Problem {
  static func badNumber(_ name: String, _ value: Double, _ needs: String) -> Self {
    .badNumber(name: name, value: "\(value)", needs: needs)
  }
}
