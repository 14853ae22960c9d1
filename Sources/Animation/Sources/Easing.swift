/// How progress runs from 0 to 1 within a tween: exactly 0 at its start and exactly 1 at its end.
///
/// `in` starts gently, `out` ends gently, `inOut` does both. Back and elastic overshoot on the way.
/// The formulas are Robert Penner's, as collected on easings.net.
@frozen
public enum Easing: Hashable, Sendable {
  /// One of the curves that need no number, usually written `.outCubic`; back with its usual swing
  /// as `.outBack()`.
  case named(Curve)
  /// Swings back before it starts; an overshoot of 1.70158 goes 10 % beyond.
  case inBack(_ overshoot: Double = 1.70158)
  /// Swings beyond the end and returns; an overshoot of 1.70158 goes 10 % beyond.
  case outBack(_ overshoot: Double = 1.70158)
  /// Swings back before it starts and beyond the end.
  case inOutBack(_ overshoot: Double = 1.70158)
  /// The curve through (0, 0) and (1, 1) with these two control points, as in CSS; x within 0…1.
  case cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
  /// Equal jumps, each at the end of its share of the time; at least 1.
  case steps(_ count: Int)
  /// A curve of your own through these numbers at equal distances, straight between them; at least
  /// 2, the first of them 0 and the last 1.
  case samples(_ values: [Double])

  /// A curve that its name says all about.
  // Apart from the cases with numbers, so that a switch over them is a jump by one byte.
  @frozen
  public enum Curve: UInt8, Hashable, Sendable, CaseIterable {
    case linear
    case inQuad, outQuad, inOutQuad
    case inCubic, outCubic, inOutCubic
    case inQuart, outQuart, inOutQuart
    case inSine, outSine, inOutSine
    case inExpo, outExpo, inOutExpo
    case inCirc, outCirc, inOutCirc
    case inBack, outBack, inOutBack
    case inElastic, outElastic, inOutElastic
    case inBounce, outBounce, inOutBounce
  }

  /// A curve of your own by a formula, kept as `count` numbers, at least 2.
  ///
  /// The formula is asked for progress strictly within 0…1; both ends are what every easing's are.
  public init(sampling count: Int = 129, _ formula: (Double) -> Double) {
    let last = max(count, 2) - 1
    self = .samples(
      (0...last).map { $0 == 0 ? 0 : $0 == last ? 1 : formula(Double($0) / Double(last)) })
  }

  /// The eased progress; at or below 0 it is 0, at or above 1 it is 1, and NaN gives 0.
  ///
  /// An overshoot and a control point's y are held within ±1000, its x within 0…1; NaN counts as 0.
  @inlinable
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .named(let curve) = self { return curve.value(within: progress) }
    return value(within: progress)
  }
}

extension Easing.Curve {
  /// The eased progress, strictly within 0…1: the common curves inline, the others by a call.
  @inlinable
  func value(within progress: Double) -> Double {
    switch self {
    case .linear:
      return progress
    case .inQuad:
      return progress * progress
    case .outQuad:
      return progress * (2 - progress)
    case .inCubic:
      return progress * progress * progress
    case .outCubic:
      let rest = 1 - progress
      return 1 - rest * rest * rest
    case .inOutCubic:
      let near = progress < 0.5 ? progress : 1 - progress
      let eased = 4 * near * near * near
      return progress < 0.5 ? eased : 1 - eased
    default:
      return further(within: progress)
    }
  }
}

extension Easing {
  @inlinable public static var linear: Easing { .named(.linear) }
  @inlinable public static var inQuad: Easing { .named(.inQuad) }
  @inlinable public static var outQuad: Easing { .named(.outQuad) }
  @inlinable public static var inOutQuad: Easing { .named(.inOutQuad) }
  @inlinable public static var inCubic: Easing { .named(.inCubic) }
  @inlinable public static var outCubic: Easing { .named(.outCubic) }
  @inlinable public static var inOutCubic: Easing { .named(.inOutCubic) }
  @inlinable public static var inQuart: Easing { .named(.inQuart) }
  @inlinable public static var outQuart: Easing { .named(.outQuart) }
  @inlinable public static var inOutQuart: Easing { .named(.inOutQuart) }
  @inlinable public static var inSine: Easing { .named(.inSine) }
  @inlinable public static var outSine: Easing { .named(.outSine) }
  @inlinable public static var inOutSine: Easing { .named(.inOutSine) }
  @inlinable public static var inExpo: Easing { .named(.inExpo) }
  @inlinable public static var outExpo: Easing { .named(.outExpo) }
  @inlinable public static var inOutExpo: Easing { .named(.inOutExpo) }
  @inlinable public static var inCirc: Easing { .named(.inCirc) }
  @inlinable public static var outCirc: Easing { .named(.outCirc) }
  @inlinable public static var inOutCirc: Easing { .named(.inOutCirc) }
  @inlinable public static var inElastic: Easing { .named(.inElastic) }
  @inlinable public static var outElastic: Easing { .named(.outElastic) }
  @inlinable public static var inOutElastic: Easing { .named(.inOutElastic) }
  @inlinable public static var inBounce: Easing { .named(.inBounce) }
  @inlinable public static var outBounce: Easing { .named(.outBounce) }
  @inlinable public static var inOutBounce: Easing { .named(.inOutBounce) }
}
