/// Many motions of single numbers, stored by column and sampled in one sweep, for particles.
///
/// Several times as fast as single motions, most of all where many start and end together. In
/// single precision: values have seven digits, starts and durations count in seconds from the
/// batch's own zero, and end values are reached exactly.
public struct MotionBatch: Sendable {
  /// Adjacent motions of one easing, swept by one loop.
  private struct Run: Sendable {
    var easing: Easing.Curve
    var range: Range<Int>
    /// Whether the motions start and end together, and so share the remaining time.
    var isTogether: Bool
  }

  private var runs: [Run] = []
  private var ends: [Float] = []
  /// One over each motion's duration, in 1/s; infinite for a cut.
  private var rates: [Float] = []
  /// The difference from each motion's end value back to its start value.
  private var changes: [Float] = []
  private var targets: [Float] = []

  /// The place of each source motion in the sampled values.
  public private(set) var places: [Int] = []

  /// The least number of motions that start and end together for which they get their own run.
  private static let many = 32

  /// The number of motions.
  public var count: Int { targets.count }

  /// Sorts motions by easing, start and end; equal ones keep their order.
  public init(_ motions: [Motion<Double>]) {
    let order = motions.indices.sorted { Self.key(motions[$0]) < Self.key(motions[$1]) }
    places = Array(repeating: 0, count: motions.count)
    for index in order {
      places[index] = count
      append(motions[index])
    }
    var rest = order[...]
    while let first = rest.first {
      let alike = rest.prefix { Self.key(motions[$0]) == Self.key(motions[first]) }
      rest = rest.dropFirst(alike.count)
      addRun(of: motions[first].easing, alike.startIndex..<alike.endIndex)
    }
  }

  private static func key(_ motion: Motion<Double>) -> (UInt8, Time, Time) {
    (motion.easing.rawValue, motion.start, motion.end)
  }

  /// Adds motions that start and end together; a few only extend the previous run.
  private mutating func addRun(of easing: Easing.Curve, _ range: Range<Int>) {
    let isTogether = range.count >= Self.many
    if let last = runs.last, last.easing == easing, !last.isTogether, !isTogether {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(easing: easing, range: range, isTogether: isTogether))
    }
  }

  private mutating func append(_ motion: Motion<Double>) {
    ends.append(Float(motion.end.seconds))
    rates.append(1 / Float(motion.duration.seconds))
    let target = Self.single(motion.to)
    changes.append(Self.single(motion.from) - target)
    targets.append(target)
  }

  /// Clamps to single precision so that the distance between two values is finite.
  private static func single(_ value: Double) -> Float { Float(value.clamped(to: -1e38...1e38)) }

  /// Stores every motion's value at a moment in the first `count` elements of an array, growing it
  /// if it is shorter.
  public func sample(at time: Time, into values: inout [Float]) {
    if values.count < count {
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
    let now = Float(time.seconds)
    for index in runs.indices {
      let run = runs[index]
      switch run.easing {
      case .linear: sweep(run, now, &values) { $0 }
      case .inQuad: sweep(run, now, &values) { 1 - (1 - $0) * (1 - $0) }
      case .outQuad: sweep(run, now, &values) { $0 * $0 }
      case .inCubic: sweep(run, now, &values) { 1 - (1 - $0) * (1 - $0) * (1 - $0) }
      case .outCubic: sweep(run, now, &values) { $0 * $0 * $0 }
      case let easing:
        sweep(run, now, &values) { Float(1 - Easing.named(easing).value(at: Double(1 - $0))) }
      }
    }
  }

  /// Stores a run's values; `rest` maps the remaining share of time to the remaining share of way.
  @inline(__always)
  private func sweep(
    _ run: Run, _ now: Float, _ values: inout [Float], rest: (Float) -> Float
  ) {
    if run.isTogether {
      let rest = rest(left(run.range.lowerBound, now))
      for index in run.range { values[index] = targets[index] + changes[index] * rest }
    } else {
      for index in run.range {
        values[index] = targets[index] + changes[index] * rest(left(index, now))
      }
    }
  }

  /// A motion's remaining share of time, 0…1.
  @inline(__always)
  private func left(_ index: Int, _ now: Float) -> Float {
    let left = (ends[index] - now) * rates[index]
    // This order counts a cut's 0 × ∞ as over, and makes each line one instruction.
    let positive = left > 0 ? left : 0
    return positive < 1 ? positive : 1
  }
}
