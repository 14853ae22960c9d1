/// A second-order filter.
///
/// Source of the coefficients: R. Bristow-Johnson, "Cookbook formulae for audio equalizer biquad
/// filter coefficients".
struct Biquad {
  private var b0, b1, b2, a1, a2: Double
  private var first = 0.0
  private var second = 0.0

  /// A filter with these coefficients; a0 is 1 and left out of `a`.
  init(b: (Double, Double, Double), a: (Double, Double)) {
    (b0, b1, b2) = b
    (a1, a2) = a
  }

  private enum Kind { case lowPass, highPass, bandPass }

  private init(_ kind: Kind, hertz: Double, q: Double) {
    let turns = hertz / sampleRate
    let cos = cosine(turns: turns)
    let alpha = sine(turns: turns) / (2 * q)
    let scale = 1 / (1 + alpha)
    switch kind {
    case .lowPass: (b0, b1, b2) = ((1 - cos) / 2, 1 - cos, (1 - cos) / 2)
    case .highPass: (b0, b1, b2) = ((1 + cos) / 2, -1 - cos, (1 + cos) / 2)
    case .bandPass: (b0, b1, b2) = (alpha, 0, -alpha)
    }
    (b0, b1, b2) = (b0 * scale, b1 * scale, b2 * scale)
    (a1, a2) = (-2 * cos * scale, (1 - alpha) * scale)
  }

  static func lowPass(_ hertz: Double) -> Biquad { Biquad(.lowPass, hertz: hertz, q: 0.7071) }

  static func highPass(_ hertz: Double) -> Biquad { Biquad(.highPass, hertz: hertz, q: 0.7071) }

  /// A filter that passes `hertz` at unity gain.
  static func bandPass(_ hertz: Double, q: Double) -> Biquad {
    Biquad(.bandPass, hertz: hertz, q: q)
  }

  /// Takes over another filter's coefficients and keeps ringing, for sweeps.
  mutating func retune(to other: Biquad) {
    (b0, b1, b2, a1, a2) = (other.b0, other.b1, other.b2, other.a1, other.a2)
  }

  mutating func next(_ input: Double) -> Double {
    let output = b0 * input + first
    first = b1 * input - a1 * output + second
    second = b2 * input - a2 * output
    return output
  }
}

/// A clock that ticks every millisecond, at which filters are retuned: finer steps are inaudible.
struct ControlRate {
  private var samplesLeft = 0

  mutating func isDue() -> Bool {
    samplesLeft = samplesLeft == 0 ? Int(sampleRate / 1_000) - 1 : samplesLeft - 1
    return samplesLeft == Int(sampleRate / 1_000) - 1
  }
}
