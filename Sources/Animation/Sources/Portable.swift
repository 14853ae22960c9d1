/// Elementary functions that give the same bits on every machine.
///
/// System mathematics libraries differ in the last bit, enough to make a replay diverge. These use
/// only operations that IEEE 754 fixes exactly: series on a reduced argument, with rounding errors
/// carried along (Dekker, Numerische Mathematik 18, 1971).
public enum Portable {
  /// The correctly rounded square root; negative gives NaN.
  @inlinable
  public static func sqrt(_ x: Double) -> Double { x.squareRoot() }

  /// e to the power of `x`, within 2 units in the last place.
  public static func exp(_ x: Double) -> Double { exp(x, 0) }

  /// The natural logarithm, within 2 units in the last place; 0 gives −∞, less gives NaN.
  public static func log(_ x: Double) -> Double {
    let (high, low) = preciseLog(x)
    return high + low
  }

  /// `x` to the power of `y`, within 4 units in the last place; with the edge cases of IEEE 754.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    let magnitude = x.magnitude
    let isOdd = y.magnitude < 9_007_199_254_740_992 && Int64(y) & 1 == 1 && isWhole(y)
    let sign: Double = x.sign == .minus && isOdd ? -1 : 1
    if magnitude == 0 || magnitude == .infinity || y.magnitude == .infinity {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (y > 0) ? sign * .infinity : sign * 0
    }
    if x < 0 && !isWhole(y) { return .nan }
    let (high, low) = preciseLog(magnitude)
    let (product, error) = exactProduct(high, y)
    // Beyond this the result is 0 or ∞ whatever the rest is, which may itself be ∞ − ∞.
    if product.magnitude > 800 { return sign * exp(product) }
    return sign * exp(product, error + low * y)
  }

  private static func isWhole(_ x: Double) -> Bool {
    x.magnitude >= 4_503_599_627_370_496 || Double(Int64(x)) == x
  }

  /// e to the power of `x + rest`, where `rest` is small beside `x`.
  private static func exp(_ x: Double, _ rest: Double) -> Double {
    if x.isNaN { return x }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    let n = Int64(nearest: x * 1.4426950408889634)
    // ln 2 in two parts, the first short enough for its multiples to be exact.
    let reduced = x - Double(n) * 0.6931471803691238
    let r = reduced - (Double(n) * 1.9082149292705877e-10 - rest)
    var sum = 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    let value = 1 + (r + r * r * sum)
    // Two factors, because 2ⁿ alone may lie outside the range of a Double.
    let half = n / 2
    return value * powerOfTwo(half) * powerOfTwo(n - half)
  }

  /// 2 to the power of `n`, for |n| up to 1022.
  private static func powerOfTwo(_ n: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: (n + 1023) << 52))
  }

  /// The natural logarithm as a sum of two numbers, accurate to some 65 bits.
  private static func preciseLog(_ x: Double) -> (high: Double, low: Double) {
    guard x > 0 else { return (x == 0 ? -.infinity : .nan, 0) }
    guard x < .infinity else { return (x, 0) }
    var m = x.significand
    var exponent = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // log m = 2 artanh s with s = (m − 1) / (m + 1), the quotient kept with its remainder.
    let sum = m + 1
    let sumError = m - (sum - 1)
    let s = (m - 1) / sum
    let (product, productError) = exactProduct(s, sum)
    let sError = ((m - 1 - product) - productError - s * sumError) / sum
    let square = s * s
    var tail = 2.0 / 25
    for n in stride(from: 23.0, through: 3.0, by: -2) { tail = tail * square + 2 / n }
    let small = tail * square * s + 2 * sError
    let base = exponent * 0.6931471803691238
    let high = base + 2 * s
    // The sum is exact whichever of the two terms is the larger.
    let added = high - base
    let rounding = (base - (high - added)) + (2 * s - added)
    return (high, rounding + (small + exponent * 1.9082149292705877e-10))
  }

  /// A product and its rounding error, by Dekker's splitting.
  private static func exactProduct(_ a: Double, _ b: Double) -> (product: Double, error: Double) {
    let product = a * b
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    return (product, ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  private static func halves(_ x: Double) -> (high: Double, low: Double) {
    let high = Double(bitPattern: x.bitPattern & 0xFFFF_FFFF_F800_0000)
    return (high, x - high)
  }
}
