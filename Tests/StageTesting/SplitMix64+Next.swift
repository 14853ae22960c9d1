public import Stage

extension SplitMix64 {
  /// Creates a generator whose next number is `number`: each step of `next()` is undone.
  public init(next number: UInt64) {
    var z = number ^ (number >> 31) ^ (number >> 62)
    // The inverses, modulo 2⁶⁴, of the factors in `next()`.
    z = z &* 0x3196_42B2_D24D_8EC3
    z = (z ^ (z >> 27) ^ (z >> 54)) &* 0x96DE_1B17_3F11_9089
    z = z ^ (z >> 30) ^ (z >> 60)
    self.init(seed: z &- 0x9E37_79B9_7F4A_7C15)
  }
}
