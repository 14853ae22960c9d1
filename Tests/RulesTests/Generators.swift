/// SplitMix64 (Steele, Lea and Flood 2014), so that a seed names one run for ever.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Yields the values it was given, then zeros.
struct Scripted: RandomNumberGenerator {
  private var values: [UInt64]

  init(_ values: [UInt64]) { self.values = values.reversed() }

  mutating func next() -> UInt64 { values.popLast() ?? 0 }
}

/// Pearson's χ² of counts that ought to be equal.
func chiSquare(_ counts: [Int]) -> Double {
  let expected = Double(counts.reduce(0, +)) / Double(counts.count)
  return counts.reduce(0) { sum, count in
    let distance = Double(count) - expected
    return sum + distance * distance / expected
  }
}

/// The χ² that a fair draw stays below in 999 of 1,000 trials, for 1, 2, … degrees of freedom.
/// Source: any table of the χ² distribution, upper tail 0.001.
let chiSquareBound = [1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 8: 26.12]
