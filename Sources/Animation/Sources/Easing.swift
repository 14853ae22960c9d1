/// The course of a tween's progress, exactly 0 at its start and exactly 1 at its end.
///
/// `in` starts gently, `out` ends gently, `inOut` does both. Back and elastic overshoot on the way.
/// The formulas are Robert Penner's, as collected on easings.net.
@frozen
public enum Easing: Hashable, Sendable {
  /// A curve without parameters, usually written `.outCubic`; the usual back curve is `.outBack()`.
  case named(Curve)
  /// Swings back before it starts; an overshoot of 1.70158 goes 10 % beyond.
  case inBack(_ overshoot: Double = 1.70158)
  /// Swings beyond the end and returns; an overshoot of 1.70158 goes 10 % beyond.
  case outBack(_ overshoot: Double = 1.70158)
  /// Swings back before it starts and beyond the end.
  case inOutBack(_ overshoot: Double = 1.70158)
  /// The curve through (0, 0) and (1, 1) with these two control points, as in CSS; x within 0…1.
  case cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
  /// Equal jumps, each at the end of its share of the time; at least 1 step.
  case steps(_ count: Int)
  /// A custom curve through equidistant numbers, with straight lines between them; at least 2, the
  /// first 0 and the last 1.
  case samples(_ values: [Double])

  /// A curve without parameters.
  // A type of its own, so that a switch over these curves is a one-byte jump.
  @frozen
  public enum Curve: UInt8, Hashable, Sendable, CaseIterable {
    /// An even pace: progress itself.
    case linear
    /// `in` is t², where t is the progress; `out` is the same rotated, `inOut` half of each.
    case inQuad, outQuad, inOutQuad
    /// `in` is t³.
    case inCubic, outCubic, inOutCubic
    /// `in` is t⁴.
    case inQuart, outQuart, inOutQuart
    /// `in` is 1 − cos(πt / 2).
    case inSine, outSine, inOutSine
    /// `in` is 2^(10t − 10), which jumps by a thousandth at its start.
    case inExpo, outExpo, inOutExpo
    /// `in` is 1 − √(1 − t²), a quarter of a circle.
    case inCirc, outCirc, inOutCirc
    /// `in` is t²(2.70158t − 1.70158), which first goes back by 10 %.
    case inBack, outBack, inOutBack
    /// `in` is −2^(10t − 10) sin((20t − 21.5)π / 3); `inOut` has swings half as long again.
    case inElastic, outElastic, inOutElastic
    /// `out` is a ball that falls and bounces three times, each a quarter as high, on parabolas.
    case inBounce, outBounce, inOutBounce
  }

  /// A custom curve from a formula, stored as `count` numbers, at least 2.
  ///
  /// The formula is evaluated strictly within 0…1; the ends are 0 and 1, as for every easing.
  public init(sampling count: Int = 129, _ formula: (Double) -> Double) {
    let last = max(count, 2) - 1
    self = .samples(
      (0...last).map { $0 == 0 ? 0 : $0 == last ? 1 : formula(Double($0) / Double(last)) })
  }

  /// The eased progress: 0 at or below 0, 1 at or above 1, and 0 for NaN.
  ///
  /// Overshoots and control points' y are clamped to ±1000, x to 0…1; NaN counts as 0.
  @inlinable
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .named(let curve) = self { return curve.value(within: progress) }
    return value(within: progress)
  }
}

extension Easing.Curve {
  /// The eased progress, strictly within 0…1: common curves inline, the others by a call.
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
      return callCurve(within: progress)
    }
  }
}

extension Easing {
  /// A constant pace.
  public static let linear = named(.linear)
  /// Starts gently, ends gently or both, squared.
  public static let inQuad = named(.inQuad), outQuad = named(.outQuad),
    inOutQuad = named(.inOutQuad)
  /// Starts gently, ends gently or both, cubed.
  public static let inCubic = named(.inCubic), outCubic = named(.outCubic),
    inOutCubic = named(.inOutCubic)
  /// Starts gently, ends gently or both, to the fourth power.
  public static let inQuart = named(.inQuart), outQuart = named(.outQuart),
    inOutQuart = named(.inOutQuart)
  /// Starts gently, ends gently or both, along a sine.
  public static let inSine = named(.inSine), outSine = named(.outSine),
    inOutSine = named(.inOutSine)
  /// Starts gently, ends gently or both, along a power of two.
  public static let inExpo = named(.inExpo), outExpo = named(.outExpo),
    inOutExpo = named(.inOutExpo)
  /// Starts gently, ends gently or both, along a quarter of a circle.
  public static let inCirc = named(.inCirc), outCirc = named(.outCirc),
    inOutCirc = named(.inOutCirc)
  /// Starts as if on a rubber band, ends so, or both.
  public static let inElastic = named(.inElastic), outElastic = named(.outElastic),
    inOutElastic = named(.inOutElastic)
  /// Starts or ends as a ball bounces, or both.
  public static let inBounce = named(.inBounce), outBounce = named(.outBounce),
    inOutBounce = named(.inOutBounce)
}
