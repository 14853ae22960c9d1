internal import Animation

/// The loudness of a sound to the ear.
///
/// Source: Recommendation ITU-R BS.1770-4, "Algorithms to measure audio programme loudness and
/// true-peak audio level", annex 1; the filters' coefficients are its own, for 48 kHz.
enum Loudness {
  /// The power of a loudness in LUFS.
  static func power(lufs: Double) -> Double { Portable.pow(10, (lufs + 0.691) / 10) }

  /// The mean square of both channels after K-weighting and both gates, of samples (−1…1) at
  /// `Synthesizer.sampleRate` that both ears hear; each sample is repeated `times` times.
  ///
  /// A sound shorter than one block of 0.4 s is measured with silence after it.
  static func power(of samples: [Double], each times: Int = 1) -> Double {
    let tenths = weightedTenths(samples, times)
    let blocks = (0...(tenths.count - 4)).map { tenths[$0..<($0 + 4)].reduce(0, +) / 4 }
    // The gates are at −70 LUFS, and 10 dB below the mean of the blocks above that.
    let heard = blocks.filter { $0 > 1.172e-7 }
    let floor = 0.1 * heard.reduce(0, +) / Double(max(heard.count, 1))
    let counted = heard.filter { $0 > floor }
    return counted.reduce(0, +) / Double(max(counted.count, 1))
  }

  /// The weighted power of each tenth of a second, of at least four.
  private static func weightedTenths(_ samples: [Double], _ times: Int) -> [Double] {
    var head = Biquad(
      b: (1.53512485958697, -2.69169618940638, 1.19839281085285),
      a: (-1.69065929318241, 0.73248077421585))
    var low = Biquad(b: (1, -2, 1), a: (-1.99004745483398, 0.99007225036621))
    let length = Int(sampleRate) / 10 / times
    return (0..<max(4, (samples.count + length - 1) / length)).map { tenth in
      var sum = 0.0
      for sample in samples.dropFirst(tenth * length).prefix(length) {
        for _ in 0..<times {
          let weighted = low.next(head.next(sample))
          sum += weighted * weighted
        }
      }
      return 2 * sum / Double(length * times)
    }
  }
}
