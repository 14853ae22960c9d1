internal import Animation

/// A curve through a few points, level at each of them, and constant before and after.
struct Envelope {
  private let points: [(at: Double, value: Double)]

  /// - Parameter points: in ascending order of `at`; at least one.
  init(_ points: [(at: Double, value: Double)]) { self.points = points }

  func value(at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.at > time }) else {
      return points.last?.value ?? 0
    }
    guard next > 0 else { return points[0].value }
    let (from, to) = (points[next - 1], points[next])
    return from.value
      + (to.value - from.value) * smoothStep((time - from.at) / (to.at - from.at))
  }
}

/// An exponential decay from 1, by one multiplication a sample.
struct Decay {
  private var value = 1.0
  private let factor: Double

  /// - Parameter seconds: the time in which it falls to 1/e.
  init(seconds: Double) { factor = Portable.exp(-1 / (seconds * sampleRate)) }

  mutating func next() -> Double {
    let current = value
    value *= factor
    return current
  }
}
