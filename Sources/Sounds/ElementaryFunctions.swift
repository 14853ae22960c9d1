internal import Animation

// Only basic IEEE arithmetic gives the same bits on every machine; no C library promises that.

let twoPi = 6.283185307179586

/// The sine of an angle given in turns: 0.25 is a right angle.
func sine(turns: Double) -> Double {
  // The conversion truncates, which is one instruction; rounding would be a call.
  var part = turns - Double(Int64(turns))
  if part > 0.5 { part -= 1 } else if part < -0.5 { part += 1 }
  if part > 0.25 { part = 0.5 - part } else if part < -0.25 { part = -0.5 - part }
  let x = part * twoPi
  let square = x * x
  // Taylor's series up to x¹⁵; on a quarter turn the first omitted term is below 10⁻¹¹.
  var sum = -1.0 / 1_307_674_368_000
  sum = sum * square + 1.0 / 6_227_020_800
  sum = sum * square - 1.0 / 39_916_800
  sum = sum * square + 1.0 / 362_880
  sum = sum * square - 1.0 / 5_040
  sum = sum * square + 1.0 / 120
  sum = sum * square - 1.0 / 6
  return x + x * square * sum
}

func cosine(turns: Double) -> Double { sine(turns: turns + 0.25) }

/// A smooth step from 0 to 1 with level ends.
func smoothStep(_ x: Double) -> Double {
  let clamped = x.clamped(to: 0...1)
  return clamped * clamped * (3 - 2 * clamped)
}

/// A rational stand-in for tanh: gentle below 1, never beyond ±1.
func softClip(_ x: Double) -> Double {
  let clamped = x.clamped(to: -3...3)
  let square = clamped * clamped
  return clamped * (27 + square) / (27 + 9 * square)
}
