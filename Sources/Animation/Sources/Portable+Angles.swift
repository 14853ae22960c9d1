extension Portable {
  /// The sine of an angle in radians, to 1e-15 for angles up to a million turns.
  public static func sin(_ angle: Double) -> Double {
    let (quadrant, rest, low) = quarterTurns(angle)
    let value = quadrant & 1 == 0 ? sine(rest, low) : cosine(rest, low)
    return quadrant & 2 == 0 ? value : -value
  }

  /// The cosine of an angle in radians, to 1e-15 for angles up to a million turns.
  public static func cos(_ angle: Double) -> Double {
    let (quadrant, rest, low) = quarterTurns(angle)
    let value = quadrant & 1 == 0 ? cosine(rest, low) : sine(rest, low)
    return (quadrant + 1) & 2 == 0 ? value : -value
  }

  /// The angle of the point (x, y) in radians, −π…π; the origin gives 0.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let (across, up) = (x.magnitude, y.magnitude)
    let isSteep = up > across
    let ratio: Double
    if across == up {
      ratio = across == 0 ? 0 : 1
    } else {
      ratio = isSteep ? across / up : up / across
    }
    var angle = arcTangent(ratio)
    if isSteep { angle = .pi / 2 - (angle - 6.123233995736766e-17) }
    if x.sign == .minus { angle = .pi - (angle - 1.2246467991473532e-16) }
    return y.sign == .minus ? -angle : angle
  }

  /// An angle as whole quarter turns and a rest within ±π/4, with the rest's rounding error.
  private static func quarterTurns(_ angle: Double) -> (quadrant: Int64, rest: Double, low: Double)
  {
    guard angle.magnitude < .infinity else { return (0, .nan, 0) }
    // Beyond this, the last bit of the angle is more than a millionth of a turn.
    let inRange = angle.magnitude < 1e10 ? angle : angle.remainder(dividingBy: 2 * .pi)
    let count = Int64(nearest: inRange * 0.6366197723675814)
    let n = Double(count)
    // π/2 in three parts, the first two short enough for their multiples to be exact.
    let first = inRange - n * 1.5707963267341256
    let second = n * 6.077100506303966e-11
    let rest = first - second
    let low = (first - rest) - second - n * 2.0222662487959506e-21
    return (count, rest + low, low - ((rest + low) - rest))
  }

  private static func sine(_ x: Double, _ low: Double) -> Double {
    let square = x * x
    var sum = -1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + (sum * square * x + low * (1 - square / 2))
  }

  private static func cosine(_ x: Double, _ low: Double) -> Double {
    let square = x * x
    var sum = 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    let half = square / 2
    let near = 1 - half
    return near + (((1 - near) - half) + (sum * square * square - x * low))
  }

  /// The arc tangent of a ratio within 0…1.
  private static func arcTangent(_ ratio: Double) -> Double {
    let known: [(tangent: Double, angle: Double)] = [
      (0, 0), (0.25, 0.24497866312686414), (0.5, 0.4636476090008061),
      (0.75, 0.6435011087932844), (1, 0.7853981633974483),
    ]
    let (tangent, angle) = known[Int(Int64(nearest: ratio * 4))]
    let t = (ratio - tangent) / (1 + ratio * tangent)
    let square = t * t
    var tail = 0.0
    for n in stride(from: 19.0, through: 3.0, by: -2) { tail = (1 / n - tail) * square }
    return angle + (t - t * tail)
  }
}
