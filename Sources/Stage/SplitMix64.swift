/// The generator of the game's random numbers: seeded, and the same on every machine.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator that gives the same numbers for the same seed.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number in 0..<1, from the upper 53 bits of the next one.
  public mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// Returns a number in `range`, evenly distributed.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * unit()
  }

  /// Returns another generator for each `number`; drawing from one never changes the others.
  public func stream(_ number: UInt64) -> SplitMix64 {
    var seeder = SplitMix64(seed: state ^ (number &* 0xD1B5_4A32_D192_ED03))
    return SplitMix64(seed: seeder.next())
  }
}
