/// An opening and closing of the vocal folds.
struct GlottalCycle: Sendable {
  /// The length of the cycle, in seconds.
  var period: Double
  var strength: Double
}

/// The source of a voice: a train of glottal pulses.
///
/// Source of the pulse: D. H. Klatt and L. C. Klatt, "Analysis, synthesis, and perception of voice
/// quality variations", JASA 87, 1990 (the model's flow derivative, without its spectral tilt).
struct GlottalSource {
  private let cycles: [GlottalCycle]
  private let openShare: Double
  private var index = 0
  private var phase = 0.0

  /// - Parameter openShare: the share of a cycle, 0…1, with open folds; a small one sounds pressed.
  init(cycles: [GlottalCycle], openShare: Double) {
    (self.cycles, self.openShare) = (cycles, openShare)
  }

  /// Whether the folds are open, so that air flows and breath is audible.
  var isOpen: Bool { phase < openShare }

  mutating func next() -> Double {
    guard index < cycles.count else { return 0 }
    let cycle = cycles[index]
    let opened = phase / openShare
    let value = isOpen ? cycle.strength * opened * (2 - 3 * opened) : 0
    phase += 1 / (cycle.period * sampleRate)
    if phase >= 1 {
      phase -= 1
      index += 1
    }
    return value
  }
}

/// The vocal tract: parallel formants, every second one inverted so that no gap opens between
/// neighbours.
///
/// Source: D. H. Klatt, "Software for a cascade/parallel formant synthesizer", JASA 67, 1980.
struct VocalTract {
  struct Formant: Sendable {
    var hertz: Double
    var bandwidth: Double
    var gain: Double
  }

  private var filters: [Biquad] = []
  private var gains: [Double] = []

  mutating func shape(_ formants: [Formant]) {
    for (index, formant) in formants.enumerated() {
      let filter = Biquad.bandPass(formant.hertz, q: formant.hertz / formant.bandwidth)
      let gain = index.isMultiple(of: 2) ? formant.gain : -formant.gain
      if index < filters.count {
        filters[index].retune(to: filter)
        gains[index] = gain
      } else {
        filters.append(filter)
        gains.append(gain)
      }
    }
  }

  mutating func next(_ input: Double) -> Double {
    var sum = 0.0
    for index in filters.indices { sum += gains[index] * filters[index].next(input) }
    return sum
  }
}
