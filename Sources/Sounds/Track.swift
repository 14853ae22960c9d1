/// A stretch of sound in the making.
struct Track {
  var samples: [Double]

  init(samples: [Double]) { self.samples = samples }

  init(seconds: Double) {
    samples = Array(repeating: 0, count: Int((seconds * sampleRate).rounded()))
  }

  /// Samples from a function of the seconds since the start.
  init(seconds: Double, _ sample: (_ time: Double) -> Double) {
    samples = (0..<Int((seconds * sampleRate).rounded())).map { sample(Double($0) / sampleRate) }
  }

  var peak: Double { samples.reduce(0) { max($0, $1.magnitude) } }

  private var sum: Double { samples.reduce(0, +) }

  var rootMeanSquare: Double {
    (samples.reduce(0) { $0 + $1 * $1 } / Double(max(samples.count, 1))).squareRoot()
  }

  /// Mixes another sound in; what reaches past the end is left out.
  mutating func add(_ other: Track, at seconds: Double = 0, gain: Double = 1) {
    let start = Int((seconds * sampleRate).rounded())
    for index in 0..<max(0, min(other.samples.count, samples.count - start)) {
      samples[start + index] += gain * other.samples[index]
    }
  }

  /// This sound with another as its loudness.
  func shaped(by other: Track) -> Track {
    var result = self
    for index in samples.indices { result.samples[index] *= other.samples[index] }
    return result
  }

  mutating func filter(_ biquad: Biquad) {
    var biquad = biquad
    for index in samples.indices { samples[index] = biquad.next(samples[index]) }
  }

  /// The finished samples: at their level, with no constant part, faded to exact zeros at both ends.
  func finished(peak level: Double) -> [Float] {
    var result = self
    result.filter(.highPass(35))
    let (rise, fall) = (Track.ramp(seconds: 0.001), Track.ramp(seconds: 0.02))
    result.fade(rise: rise, fall: fall)
    // What the fades have made of a constant part is taken out in their own shape.
    var window = Track(samples: Array(repeating: 1, count: samples.count))
    window.fade(rise: rise, fall: fall)
    let offset = result.sum / max(window.sum, 1)
    result.add(window, gain: -offset)
    let gain = level / max(result.peak, 1e-12)
    return result.samples.map { Float($0 * gain) }
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
