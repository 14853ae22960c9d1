internal import Animation

/// Measures how strong a tone is in a sound.
enum Spectrum {
  /// The power of a tone around the sample `middle`.
  ///
  /// The window spans about twelve waves of the tone, limited to 1/100–1/20 s at 48 kHz: high tones
  /// are sharp in time, low ones in pitch.
  ///
  /// - Parameter turns: the tone's waves per sample, below one half.
  ///
  /// Source: G. Goertzel, "An algorithm for the evaluation of finite trigonometric series",
  /// American Mathematical Monthly 65, 1958.
  static func power(of turns: Double, in samples: [Double], around middle: Int) -> Double {
    let length = max(480, min(2_400, Int(12 / turns)))
    let feedback = 2 * Portable.cos(2 * .pi * turns)
    var (last, before, weights) = (0.0, 0.0, 0.0)
    for step in 0..<length {
      let index = middle - length / 2 + step
      let share = (Double(step) + 0.5) / Double(length)
      let weight = 4 * share * (1 - share)
      weights += weight
      let sample = samples.indices.contains(index) ? weight * samples[index] : 0
      (last, before) = (sample + feedback * last - before, last)
    }
    return 4 * (last * last + before * before - feedback * last * before) / (weights * weights)
  }
}
