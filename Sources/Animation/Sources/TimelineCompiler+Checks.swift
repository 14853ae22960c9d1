extension TimelineCompiler.Place {
  /// The latest time, a little over two centuries.
  static let latest = Int64(1) << 62

  /// The most repeats nested in each other.
  static let mostLoops = 8

  /// A number of seconds at this place's rate, in ticks.
  @inline(__always)
  func ticks(_ seconds: Double, _ name: String) throws(TimelineError) -> Int64 {
    guard seconds >= 0, seconds < .infinity else {
      throw TimelineError(.badNumber(name, seconds, "a finite number of seconds, at least 0"))
    }
    let ticks = (rate == 1 ? seconds : seconds / rate) * Double(Time.ticksPerSecond)
    guard ticks <= Double(Self.latest) else { throw TimelineError(.tooLong) }
    // This rounds as `Time.seconds` does, with fewer branches because the number is in range.
    let whole = Int64(ticks)
    return ticks - Double(whole) >= 0.5 ? whole + 1 : whole
  }

  /// The moment `seconds` after this place.
  func after(_ seconds: Double, _ name: String) throws(TimelineError) -> Int64 {
    if seconds == 0 { return start }
    let moment = start.adding(try ticks(seconds, name))
    guard moment <= Self.latest else { throw TimelineError(.tooLong) }
    return moment
  }
}

extension TimelineCompiler {
  /// Throws if a moment is more than two centuries away.
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
    case .samples(let values):
      guard values.count >= 2, values.first == 0, values.last == 1 else {
        throw TimelineError(
          .badNumber(
            name: "curve of samples", value: "\(values.count) numbers",
            needs: "at least 2, from 0 to 1"))
      }
      for value in values where !(value.magnitude <= 1000) {
        throw TimelineError(.badNumber("curve's sample", value, "within ±1000"))
      }
    }
  }
}

extension LoopStep {
  func iterations() throws(TimelineError) -> (count: Int64, isEndless: Bool) {
    switch count {
    case .forever:
      return (.max, true)
    case .times(let times):
      guard times >= 1 else {
        throw TimelineError(.badNumber("count", Double(times), "at least 1"))
      }
      return (Int64(times), false)
    }
  }

  var name: String { isReversed ? "reversed" : "Repeat" }
}

extension GroupStep {
  var name: String {
    switch arrangement {
    case .series: "Series"
    case .parallel: "Parallel"
    case .stagger: "Stagger"
    }
  }
}

extension AnyStep {
  /// This step's name in errors.
  var name: String {
    switch kind {
    case .tween, .eased, .spring: "Tween of \(channel.id)"
    case .keyframes: "Keyframes of \(channel.id)"
    case .frames: "FrameLoop of \(channel.id)"
    case .path: "Follow of \(channel.id)"
    case .hold: "Hold"
    case .marker(let name): "Marker \(name)"
    case .label(let name): "Label \(name)"
    case .group(let group): group.name
    case .loop(let loop): loop.name
    case .fullMotion: "FullMotion"
    case .placed(let placed): placed.step.name
    case .several: "Series"
    }
  }
}

extension TimelineError {
  /// An error of a step still to be named.
  init(_ problem: Problem) { self.init("", problem) }

  /// The same error as seen from the next container outwards.
  func inside(_ place: String, of step: AnyStep) -> TimelineError {
    TimelineError(
      self.step.isEmpty ? step.name : self.step, problem, path: [place] + path)
  }
}

extension TimelineError.Problem {
  static func badNumber(_ name: String, _ value: Double, _ needs: String) -> Self {
    Self.badNumber(name: name, value: "\(value)", needs: needs)
  }
}
