/// How progress runs from 0 to 1 within a tween: exactly 0 at its start and exactly 1 at its end.
///
/// `in` starts gently, `out` ends gently, `inOut` does both. Back and elastic overshoot on the way.
/// The formulas are Robert Penner's, as collected on easings.net.
@frozen
public enum Easing: Hashable, Sendable, Codable {
  case linear
  case inQuad, outQuad, inOutQuad
  case inCubic, outCubic, inOutCubic
  case inQuart, outQuart, inOutQuart
  case inSine, outSine, inOutSine
  case inExpo, outExpo, inOutExpo
  case inCirc, outCirc, inOutCirc
  /// Swings back before it starts; an overshoot of 1.70158 goes 10 % beyond.
  case inBack(_ overshoot: Double = 1.70158)
  /// Swings beyond the end and returns; an overshoot of 1.70158 goes 10 % beyond.
  case outBack(_ overshoot: Double = 1.70158)
  case inOutBack(_ overshoot: Double = 1.70158)
  case inElastic, outElastic, inOutElastic
  case inBounce, outBounce, inOutBounce
  /// The curve through (0, 0) and (1, 1) with these two control points, as in CSS; x within 0…1.
  case cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
  /// Equal jumps, each at the end of its share of the time; at least 1.
  case steps(_ count: Int)

  /// The eased progress; at or below 0 it is 0, at or above 1 it is 1, and NaN gives 0.
  @inlinable
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
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
      return curve(progress)
    }
  }
}
