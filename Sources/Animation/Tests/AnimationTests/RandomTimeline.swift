import Animation

/// What a timeline on one channel is made of, in hundredths of a second, so that the library and the
/// model can both be built from it.
indirect enum Plan {
  case tween(from: Double?, to: Double, duration: Int, easing: Easing, delay: Int, fill: Fill)
  case hold(Int)
  case marker(String)
  case sequence([Plan])
  case parallel([Plan])
  case stagger(each: Int, [Plan])
  case loop(count: Int, yoyo: Bool, delay: Int, [Plan])

  /// A tree of up to some twenty steps.
  static func random(_ choices: inout Choices, depth: Int = 4) -> Plan {
    let kinds = depth > 0 ? 9 : 5
    switch choices.pick(kinds) {
    case 0, 1, 2:
      return .tween(
        from: choices.pick(3) == 0 ? Double(choices.pick(100)) : nil,
        to: Double(choices.pick(100)) / 3, duration: choices.pick(30),
        easing: choices.pick(from: someEasings), delay: choices.pick(4) == 0 ? choices.pick(9) : 0,
        fill: choices.pick(8) == 0 ? .backwards : .none)
    case 3: return .hold(choices.pick(15))
    case 4: return .marker(choices.pick(from: ["a", "b", "c", "d"]))
    case 5: return .sequence(several(&choices, depth))
    case 6: return .parallel(several(&choices, depth))
    case 7: return .stagger(each: choices.pick(9), several(&choices, depth))
    default:
      return .loop(
        count: choices.pick(4) + 1, yoyo: choices.pick(2) == 0,
        delay: choices.pick(2) == 0 ? choices.pick(7) : 0, several(&choices, depth))
    }
  }

  private static func several(_ choices: inout Choices, _ depth: Int) -> [Plan] {
    (0...choices.pick(4)).map { _ in random(&choices, depth: depth - 1) }
  }

  private static let someEasings: [Easing] = [
    .linear, .outCubic, .inOutSine, .outBack(), .inBounce, .steps(3),
    .cubicBezier(0.3, -0.4, 0.6, 1.3),
  ]

  var step: AnyStep {
    switch self {
    case .tween(let from, let to, let duration, let easing, let delay, let fill):
      Tween(
        Channel<Double>("x"), from: from, to: to, duration: Double(duration) / 100,
        easing: easing, delay: Double(delay) / 100, fill: fill
      ).erased
    case .hold(let time): Hold(Double(time) / 100).erased
    case .marker(let name): Marker(name).erased
    case .sequence(let plans): Series { for plan in plans { plan.step } }.erased
    case .parallel(let plans): Parallel { for plan in plans { plan.step } }.erased
    case .stagger(let each, let plans):
      Stagger(each: Double(each) / 100) { for plan in plans { plan.step } }.erased
    case .loop(let count, let yoyo, let delay, let plans):
      Repeat(count, yoyo: yoyo, delay: Double(delay) / 100) {
        for plan in plans { plan.step }
      }.erased
    }
  }

  func timeline() throws(TimelineError) -> Timeline {
    try Timeline(checking: step)
  }
}

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
