import Animation

/// What a timeline is made of, in hundredths of a second, so that the library and the evaluator can
/// both be built from it.
indirect enum Plan {
  case tween(
    from: Double?, to: Double, by: Bool, duration: Int, easing: Easing, delay: Int, fill: Bool)
  case keyframes([Key], delay: Int)
  case frames(count: Int, every: Int, FrameLoop.Mode, lasting: Int, delay: Int)
  case hold(Int)
  case marker(String)
  case label(String)
  case series([Plan], delay: Int, rate: Rate)
  case parallel([Plan], delay: Int, rate: Rate)
  case stagger(each: Int, Stagger.Origin, [Plan])
  case loop(count: Int, yoyo: Bool, pause: Int, [Plan])
  case reversed([Plan])
  case placed(Place, Plan)

  struct Key {
    var time: Int
    var value: Double
    var easing: Easing
  }

  /// A rate that keeps every hundredth of a second a whole number of ticks.
  struct Rate {
    var numerator: Int64 = 1
    var denominator: Int64 = 1
  }

  enum Place {
    case with(delay: Int)
    case overlap(Int)
    case after(String, delay: Int)
  }

  /// A tree of up to some twenty steps.
  static func random(_ choices: inout Choices, depth: Int = 4) -> Plan {
    let kinds = depth > 0 ? 16 : 9
    switch choices.pick(kinds) {
    case 0, 1, 2, 3: return randomTween(&choices)
    case 4:
      let keys = (0...choices.pick(4)).map { _ in
        Key(
          time: choices.pick(30), value: Double(choices.pick(90)),
          easing: choices.pick(from: someEasings))
      }
      return .keyframes(keys, delay: someDelay(&choices))
    case 5:
      return .frames(
        count: choices.pick(4) + 1, every: choices.pick(6) + 1,
        choices.pick(from: [.once, .loop, .pingPong]), lasting: choices.pick(40),
        delay: someDelay(&choices))
    case 6: return .hold(choices.pick(15))
    case 7: return .marker(choices.pick(from: ["a", "b", "c", "d"]))
    case 8: return .label(choices.pick(from: ["k", "l"]))
    case 9:
      return .series(several(&choices, depth), delay: someDelay(&choices), rate: some(&choices))
    case 10:
      return .parallel(several(&choices, depth), delay: someDelay(&choices), rate: some(&choices))
    case 11:
      let plans = several(&choices, depth)
      let origin: Stagger.Origin = choices.pick(from: [
        .first, .last, .center, .index(choices.pick(plans.count)),
      ])
      return .stagger(each: choices.pick(9), origin, plans)
    case 12:
      let place: Place = choices.pick(from: [
        .with(delay: choices.pick(4)), .overlap(choices.pick(9)),
        .after("k", delay: choices.pick(3)),
      ])
      return .placed(place, random(&choices, depth: depth - 1))
    case 13: return .reversed(several(&choices, depth))
    default:
      return .loop(
        count: choices.pick(4) + 1, yoyo: choices.pick(2) == 0,
        pause: choices.pick(2) == 0 ? choices.pick(7) : 0, several(&choices, depth))
    }
  }

  private static func randomTween(_ choices: inout Choices) -> Plan {
    let by = choices.pick(6) == 0
    return .tween(
      from: choices.pick(3) == 0 ? Double(choices.pick(100)) : nil,
      to: Double(choices.pick(100)) / 3, by: by, duration: choices.pick(30),
      easing: choices.pick(from: someEasings), delay: someDelay(&choices),
      fill: !by && choices.pick(6) == 0)
  }

  private static func someDelay(_ choices: inout Choices) -> Int {
    choices.pick(4) == 0 ? choices.pick(9) : 0
  }

  private static func some(_ choices: inout Choices) -> Rate {
    switch choices.pick(8) {
    case 0: Rate(numerator: 2)
    case 1: Rate(denominator: 2)
    default: Rate()
    }
  }

  private static func several(_ choices: inout Choices, _ depth: Int) -> [Plan] {
    (0...choices.pick(4)).map { _ in random(&choices, depth: depth - 1) }
  }

  private static let someEasings: [Easing] =
    Easing.Curve.allCases.map { .named($0) } + [
      .outBack(), .inBack(3), .steps(3), .cubicBezier(0.3, -0.4, 0.6, 1.3),
      .samples([0, 0.8, 0.3, 1]),
    ]

  func timeline() throws(TimelineError) -> Timeline {
    try Timeline(checking: step)
  }
}

extension Plan {
  var step: AnyStep {
    switch self {
    case .tween(let from, let to, let by, let duration, let easing, let delay, let fill):
      let (duration, delay) = (Double(duration) / 100, Double(delay) / 100)
      if by {
        return Tween(x, from: from, by: to, duration: duration, easing: easing, delay: delay).erased
      }
      return Tween(
        x, from: from, to: to, duration: duration, easing: easing, delay: delay,
        fill: fill ? .backwards : .none
      ).erased
    case .keyframes(let keys, let delay):
      return Keyframes(x, delay: Double(delay) / 100) {
        for key in keys {
          Keyframe(at: Double(key.time) / 100, key.value, easing: key.easing)
        }
      }.erased
    case .frames(let count, let every, let mode, let lasting, let delay):
      return FrameLoop(
        f, frames: count, every: Double(every) / 100, mode: mode, lasting: Double(lasting) / 100,
        delay: Double(delay) / 100
      ).erased
    case .hold(let time): return Hold(Double(time) / 100).erased
    case .marker(let name): return Marker(name).erased
    case .label(let name): return Label(name).erased
    default: return container
    }
  }

  private var container: AnyStep {
    switch self {
    case .series(let plans, let delay, let rate):
      Series(delay: Double(delay) / 100, rate: rate.number) { for plan in plans { plan.step } }
        .erased
    case .parallel(let plans, let delay, let rate):
      Parallel(delay: Double(delay) / 100, rate: rate.number) {
        for plan in plans { plan.step }
      }.erased
    case .stagger(let each, let origin, let plans):
      Stagger(each: Double(each) / 100, from: origin) { for plan in plans { plan.step } }.erased
    case .loop(let count, let yoyo, let pause, let plans):
      Repeat(count, yoyo: yoyo, pause: Double(pause) / 100) {
        for plan in plans { plan.step }
      }.erased
    case .reversed(let plans): Series { for plan in plans { plan.step } }.reversed().erased
    case .placed(.with(let delay), let plan):
      plan.step.with(delay: Double(delay) / 100).erased
    case .placed(.overlap(let seconds), let plan):
      plan.step.overlap(Double(seconds) / 100).erased
    case .placed(.after(let label, let delay), let plan):
      plan.step.after(label, delay: Double(delay) / 100).erased
    default: Series {}.erased
    }
  }
}

extension Plan.Rate {
  var number: Double {
    Double(numerator) / Double(denominator)
  }
}

/// The channel that most tests move.
let x = Channel<Double>("x")

/// The flip-book that random timelines show.
let f = Channel<Int>("f")

/// Bytes that decide what a random timeline is made of: from a seed here, from a fuzzer there.
struct Choices {
  private var bytes: ArraySlice<UInt8>
  /// The state of SplitMix64, `nil` if there is nothing but the bytes.
  private var state: UInt64?

  init(bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  init(seed: UInt64) {
    bytes = []
    state = seed
  }

  /// A number in 0..<bound; 0 once the bytes are used up.
  mutating func pick(_ bound: Int) -> Int {
    bound > 0 ? Int(next()) % bound : 0
  }

  mutating func pick<Element>(from choices: [Element]) -> Element {
    choices[pick(choices.count)]
  }

  mutating func next() -> UInt8 {
    guard let state else { return bytes.popFirst() ?? 0 }
    let moved = state &+ 0x9E37_79B9_7F4A_7C15
    self.state = moved
    var mixed = moved
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt8(truncatingIfNeeded: mixed ^ (mixed >> 31))
  }
}
