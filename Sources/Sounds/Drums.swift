/// The four drums, tuned: a mallet on a skin with whole-numbered overtones up to 2 kHz, so that the
/// pitch is heard on speakers that have no bass.
enum Drums {
  /// G3, C4, E4 and G4 in Hz.
  static let leaf = 196.0
  static let flower = 261.6
  static let sun = 329.6
  static let drop = 392.0

  static func track(hertz: Double, seed: UInt64) -> Track {
    var noise = WhiteNoise(seed: seed)
    let modes = (1...Int(2_000 / hertz)).map { partial in
      let order = Double(partial)
      return Mode(
        hertz: hertz * order,
        amplitude: noise.factor(0.1) / (order * order.squareRoot()),
        decay: 0.24 / order.squareRoot())
    }
    let strike = Strike(modes: modes, knock: 1.2, softness: 700, knockDecay: 0.008)
    return strike.track(seconds: 0.8, noise: &noise)
  }
}
