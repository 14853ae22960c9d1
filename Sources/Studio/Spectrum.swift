internal import Animation

/// How high a tone lies in a sound at a moment.
enum Spectrum {
  /// The power of a tone around the sample `middle`.
  ///
  /// The time that is looked at is some twelve waves of the tone, between a hundredth and a
  /// twentieth of a second at 48 kHz: what is high is seen sharply in time, what is low in pitch.
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
