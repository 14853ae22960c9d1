/// Resamples a stream to the mix's rate by a windowed sinc.
struct Resampler: Sendable {
  /// The number of samples on either side that a result depends on.
  private static let reach = 8

  let rate: Int
  /// The ratio of the output's rate to the input's, reduced.
  private let (up, down): (Int, Int)
  /// The neighbours' weights for each fractional position.
  private let weights: [[Float]]
  /// The samples that are still needed; at first silence.
  private var waiting: [Float] = []
  /// The position of the next result after the first waiting sample, in 1/`up` of a sample.
  private var place = 0

  /// - Parameter rate: samples per second, at most the mix's rate.
  init(rate: Int) {
    self.rate = rate
    let common = Self.commonDivisor(rate, Synthesizer.sampleRate)
    let (up, down) = (Synthesizer.sampleRate / common, rate / common)
    (self.up, self.down) = (up, down)
    weights = (0..<up).map { Self.weights(after: Double($0) / Double(up)) }
    restart()
  }

  mutating func restart() {
    waiting = [Float](repeating: 0, count: Self.reach)
    place = Self.reach * up
  }

  mutating func resample(_ samples: [Float]) -> [Float] {
    waiting += samples
    var made: [Float] = []
    made.reserveCapacity(samples.count * up / down + 1)
    while place / up + Self.reach < waiting.count {
      let (whole, part) = place.quotientAndRemainder(dividingBy: up)
      let first = whole - Self.reach + 1
      var sum: Float = 0
      for (index, weight) in weights[part].enumerated() { sum += weight * waiting[first + index] }
      made.append(sum)
      place += down
    }
    let past = max(0, place / up - Self.reach)
    waiting.removeFirst(past)
    place -= past * up
    return made
  }

  private static func weights(after part: Double) -> [Float] {
    let weights = (0..<(2 * reach)).map { index in
      let x = Double(index - reach + 1) - part
      guard abs(x) > 1e-9 else { return 1.0 }
      let window = 0.5 + 0.5 * cosine(turns: x / Double(2 * reach))
      return sine(turns: x / 2) / (Double.pi * x) * window
    }
    // The weights are scaled so that a constant stays constant.
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : commonDivisor(second, first % second)
  }
}
