internal import Animation

/// A sound being synthesised.
struct Wave {
  var samples: [Double]

  init(samples: [Double]) { self.samples = samples }

  init(seconds: Double) {
    samples = Array(repeating: 0, count: Int((seconds * sampleRate).rounded()))
  }

  /// Samples `sample`, a function of the seconds since the start.
  init(seconds: Double, _ sample: (_ time: Double) -> Double) {
    samples = (0..<Int((seconds * sampleRate).rounded())).map { sample(Double($0) / sampleRate) }
  }

  var peak: Double { samples.reduce(0) { max($0, $1.magnitude) } }

  var rootMeanSquare: Double {
    (samples.reduce(0) { $0 + $1 * $1 } / Double(max(samples.count, 1))).squareRoot()
  }

  /// Mixes another sound in, and drops its samples past the end.
  mutating func add(_ other: Wave, at seconds: Double = 0, gain: Double = 1) {
    let start = Int((seconds * sampleRate).rounded())
    for index in 0..<max(0, min(other.samples.count, samples.count - start)) {
      samples[start + index] += gain * other.samples[index]
    }
  }

  /// This sound with another as its loudness.
  consuming func shaped(by other: Wave) -> Wave {
    for index in samples.indices { samples[index] *= other.samples[index] }
    return self
  }

  mutating func filter(_ biquad: Biquad) {
    var biquad = biquad
    for index in samples.indices { samples[index] = biquad.next(samples[index]) }
  }

  consuming func filtered(_ biquad: Biquad) -> Wave {
    filter(biquad)
    return self
  }

  /// Clips softly, after amplifying by `drive`.
  mutating func clip(drive: Double) {
    for index in samples.indices { samples[index] = softClip(drive * samples[index]) }
  }

  /// The finished samples: at a loudness in LUFS, without an offset, below
  /// `Synthesizer.peakCeiling`, faded to exact zeros at both ends.
  // All steps work in place: copying a long sound costs more than the arithmetic on it.
  consuming func finished(loudness: Double) -> [Int16] {
    filter(.highPass(35))
    cutSilence()
    fade(rise: Wave.rise, fall: Wave.fall)
    removeOffset()
    scale(to: loudness)
    removeOffset()
    // A recording may be so asymmetric that removing its offset exceeds the scale.
    return samples.map { Int16($0.clamped(to: -1...1) * 32_767 + ($0 < 0 ? -0.5 : 0.5)) }
  }

  /// Removes the constant offset that fades and rounded peaks leave, in the shape of the fades.
  private mutating func removeOffset() {
    let (rise, fall) = (Wave.rise.prefix(samples.count), Wave.fall.prefix(samples.count))
    let faded = rise.reduce(0) { $0 + 1 - $1 } + fall.reduce(0) { $0 + 1 - $1 }
    let part = samples.reduce(0, +) / max(Double(samples.count) - faded, 1)
    for index in samples.indices { samples[index] -= part }
    for (index, factor) in rise.enumerated() { samples[index] += part * (1 - factor) }
    for (index, factor) in fall.enumerated() {
      samples[samples.count - 1 - index] += part * (1 - factor)
    }
  }

  /// Scales to a loudness in LUFS. Peaks above the ceiling are rounded off, and the rest is raised
  /// to make up for it.
  private mutating func scale(to loudness: Double) {
    let wanted = Loudness.power(lufs: loudness)
    let ceiling = Synthesizer.peakCeiling
    for _ in 0..<4 {
      let gain = (wanted / max(Loudness.power(of: samples), 1e-12)).squareRoot()
      for index in samples.indices { samples[index] *= gain }
      guard peak > ceiling else { return }
      for index in samples.indices {
        samples[index] = Wave.softLimited(samples[index] / ceiling) * ceiling
      }
    }
  }

  /// A curve that is linear up to one half, then flattens and never exceeds 1.
  private static func softLimited(_ x: Double) -> Double {
    let excess = x.magnitude - 0.5
    guard excess > 0 else { return x }
    let flat = 0.5 + 0.5 * excess / (0.5 + excess)
    return x < 0 ? -flat : flat
  }

  /// Cuts off the end from where it stays 60 dB below the peak.
  private mutating func cutSilence() {
    let floor = 0.001 * peak
    let end = samples.lastIndex { $0.magnitude > floor } ?? samples.count - 1
    samples.removeSubrange((end + 1)...)
  }

  private static let rise = ramp(seconds: 0.001)
  private static let fall = ramp(seconds: 0.02)

  /// Fades the end to zero, so that it doesn't click.
  consuming func faded() -> Wave {
    fade(rise: [], fall: Wave.fall)
    return self
  }

  private mutating func fade(rise: [Double], fall: [Double]) {
    for (index, factor) in rise.prefix(samples.count).enumerated() { samples[index] *= factor }
    for (index, factor) in fall.prefix(samples.count).enumerated() {
      samples[samples.count - 1 - index] *= factor
    }
  }

  private static func ramp(seconds: Double) -> [Double] {
    let count = seconds * sampleRate
    return (0..<Int(count)).map { smoothStep(Double($0) / count) }
  }
}
