internal import Stage

/// Seeded noise, the only randomness of a sound.
struct WhiteNoise: Sendable {
  let seed: UInt64
  private var generator: SplitMix64

  init(seed: UInt64) {
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// A number in −1..<1.
  mutating func next() -> Double {
    Double(Int64(bitPattern: generator.next()) >> 11) / 4_503_599_627_370_496
  }

  /// A factor in 1 − `spread` ..< 1 + `spread`.
  mutating func factor(_ spread: Double) -> Double { 1 + spread * next() }
}
