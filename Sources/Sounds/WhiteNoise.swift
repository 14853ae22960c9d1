/// Seeded noise: the chance in every sound.
///
/// The generator is SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), kept here so that sounds depend on
/// nothing else.
struct WhiteNoise: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number in −1..<1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(Int64(bitPattern: z) >> 11) / 4_503_599_627_370_496
  }

  /// A factor in 1 − `spread` ..< 1 + `spread`.
  mutating func factor(_ spread: Double) -> Double { 1 + spread * next() }
}
