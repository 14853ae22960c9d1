extension Easing {
  /// The value of curves that take numbers, for progress strictly within 0…1.
  @usableFromInline
  func value(within progress: Double) -> Double {
    switch self {
    case .named(let curve): curve.value(within: progress)
    case .inBack(let overshoot): back(progress, finite(overshoot))
    case .outBack(let overshoot): 1 - back(1 - progress, finite(overshoot))
    case .inOutBack(let overshoot):
      // The factor keeps the whole swing at 10 %, because each half is half as tall.
      mirrored(progress) { back($0, finite(overshoot) * 1.525) }
    case .cubicBezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1: part(x1), y1: finite(y1), x2: part(x2), y2: finite(y2)).y(atX: progress)
    case .steps(let count): staircase(progress, count)
    case .samples(let values): polyline(progress, values)
    }
  }

  /// The rate of the eased progress at a moment, relative to `.linear`.
  ///
  /// A difference quotient, accurate to a millionth; large but finite where the curve is vertical.
  func slope(at progress: Double) -> Double {
    if self == .linear { return 1 }
    let reach = 1.0 / 1_048_576
    let (low, high) = (max(progress - reach, 0), min(progress + reach, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The slope per second, `elapsed` ticks into a motion of `length` ticks.
  func pace(after elapsed: Double, of length: Double) -> Double {
    slope(at: elapsed / length) / (length / Double(Time.ticksPerSecond))
  }
}

/// Clamps any number so that everything computed from it stays finite.
private func finite(_ number: Double) -> Double {
  number.isNaN ? 0 : number.clamped(to: -1000...1000)
}

private func part(_ number: Double) -> Double { number.isNaN ? 0 : number.clamped(to: 0...1) }

private func polyline(_ progress: Double, _ values: [Double]) -> Double {
  guard values.count > 1 else { return progress }
  let place = progress * Double(values.count - 1)
  let index = min(Int(place), values.count - 2)
  let (from, to) = (finite(values[index]), finite(values[index + 1]))
  return from + (to - from) * (place - Double(index))
}

extension Easing.Curve {
  /// The curves too large to inline at every call, for progress strictly within 0…1.
  @usableFromInline @_effects(readnone)
  func callCurve(within progress: Double) -> Double {
    switch self {
    case .inOutQuad: mirrored(progress) { $0 * $0 }
    case .inQuart: quart(progress)
    case .outQuart: 1 - quart(1 - progress)
    case .inOutQuart: mirrored(progress, quart)
    case .inSine: sine(progress)
    case .outSine: 1 - sine(1 - progress)
    case .inOutSine: mirrored(progress, sine)
    case .inExpo: expo(progress)
    case .outExpo: 1 - expo(1 - progress)
    case .inOutExpo: mirrored(progress, expo)
    case .inCirc: circ(progress)
    case .outCirc: 1 - circ(1 - progress)
    case .inOutCirc: mirrored(progress, circ)
    case .inBack: back(progress, 1.70158)
    case .outBack: 1 - back(1 - progress, 1.70158)
    case .inOutBack: mirrored(progress) { back($0, 1.70158 * 1.525) }
    case .inElastic: elastic(progress)
    case .outElastic: 1 - elastic(1 - progress)
    case .inOutElastic: mirrored(progress, wideElastic)
    case .inBounce: bounce(progress)
    case .outBounce: 1 - bounce(1 - progress)
    case .inOutBounce: mirrored(progress, bounce)
    case .linear, .inQuad, .outQuad, .inCubic, .outCubic, .inOutCubic: value(within: progress)
    }
  }
}

/// An `inOut` curve: its `in` curve at half size, then the same rotated.
private func mirrored(_ progress: Double, _ half: (Double) -> Double) -> Double {
  progress < 0.5 ? half(2 * progress) / 2 : 1 - half(2 - 2 * progress) / 2
}

private func sine(_ progress: Double) -> Double { 1 - Portable.cos(progress * .pi / 2) }

private func quart(_ progress: Double) -> Double {
  let square = progress * progress
  return square * square
}

private func expo(_ progress: Double) -> Double {
  Portable.exp((progress - 1) * 10 * 0.6931471805599453)
}

private func circ(_ progress: Double) -> Double { 1 - (1 - progress * progress).squareRoot() }

private func back(_ progress: Double, _ overshoot: Double) -> Double {
  progress * progress * ((overshoot + 1) * progress - overshoot)
}

private func elastic(_ progress: Double) -> Double {
  -expo(progress) * Portable.sin((10 * progress - 10.75) * 2 * .pi / 3)
}

/// A half of `inOutElastic`, whose swings are half as long again.
private func wideElastic(_ progress: Double) -> Double {
  -expo(progress) * Portable.sin((10 * progress - 11.125) * 2 * .pi / 4.5)
}

/// A ball dropped from 1: four parabolas, each a quarter as high as the one before.
private func bounce(_ progress: Double) -> Double {
  var rest = (1 - progress) * 2.75
  var floor = 0.0
  if rest >= 2.5 {
    (rest, floor) = (rest - 2.625, 0.984375)
  } else if rest >= 2 {
    (rest, floor) = (rest - 2.25, 0.9375)
  } else if rest >= 1 {
    (rest, floor) = (rest - 1.5, 0.75)
  }
  return 1 - (rest * rest + floor)
}

private func staircase(_ progress: Double, _ count: Int) -> Double {
  let steps = Double(max(count, 1))
  // Numbers beyond 2⁵³ have no fraction to cut off.
  guard steps < 9_007_199_254_740_992 else { return progress }
  return Double(Int64(progress * steps)) / steps
}

/// A cubic Bézier curve from (0, 0) to (1, 1), solved for y at a given x.
struct CubicBezier {
  var x1, y1, x2, y2: Double

  func y(atX x: Double) -> Double {
    let parameter = parameter(atX: x)
    return Self.coordinate(parameter, y1, y2)
  }

  /// Newton's method kept inside a shrinking bracket, so that flat spots cannot throw it out.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = Self.coordinate(parameter, x1, x2) - x
      if error.magnitude < 1e-15 || high - low < 1e-16 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.slope(parameter, x1, x2)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
  }
}

extension Easing {
  /// The easing with a name from a file, such as `outCubic`; `nil` for an unknown name.
  public init?(name: String) {
    guard let curve = Curve(name: name) else { return nil }
    self = .named(curve)
  }
}

extension Easing.Curve {
  /// The name in the code and in files, such as `outCubic`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The curve with that name; `nil` for an unknown name.
  public init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  // The names are in the order of the cases; Embedded Swift has no reflection to tell them.
  private static let names = [
    "linear", "inQuad", "outQuad", "inOutQuad", "inCubic", "outCubic", "inOutCubic", "inQuart",
    "outQuart", "inOutQuart", "inSine", "outSine", "inOutSine", "inExpo", "outExpo", "inOutExpo",
    "inCirc", "outCirc", "inOutCirc", "inBack", "outBack", "inOutBack", "inElastic", "outElastic",
    "inOutElastic", "inBounce", "outBounce", "inOutBounce",
  ]
}
