/// Many motions of single numbers, laid out by column and sampled in one sweep, for particles.
///
/// Several times as fast as the same motions one by one, in single precision: a value is good to
/// seven digits, starts and durations count in seconds from the batch's own zero, and the end value
/// is reached exactly.
public struct MotionBatch: Sendable {
  /// The motions of one easing lie side by side, so that one loop can sweep them.
  private struct Run: Sendable {
    var easing: Easing.Curve
    var range: Range<Int>
  }

  private var runs: [Run] = []
  private var ends: [Float] = []
  /// One over the duration, in 1/s; infinite for a cut.
  private var rates: [Float] = []
  /// From the end value back to the start value.
  private var changes: [Float] = []
  private var targets: [Float] = []

  /// Where each motion of the array it was made of is in the sampled values.
  public private(set) var places: [Int] = []

  public var count: Int {
    targets.count
  }

  /// The motions sorted by easing; those of one easing keep their order.
  public init(_ motions: [Motion<Double>]) {
    var members: [Easing.Curve: [Int]] = [:]
    var easings: [Easing.Curve] = []
    for (index, motion) in motions.enumerated() {
      if members[motion.easing] == nil { easings.append(motion.easing) }
      members[motion.easing, default: []].append(index)
    }
    places = Array(repeating: 0, count: motions.count)
    for easing in easings {
      let first = count
      for index in members[easing] ?? [] {
        places[index] = count
        append(motions[index])
      }
      runs.append(Run(easing: easing, range: first..<count))
    }
  }

  private mutating func append(_ motion: Motion<Double>) {
    ends.append(Float(motion.end.seconds))
    rates.append(1 / Float(motion.duration.seconds))
    let target = Self.single(motion.to)
    changes.append(Self.single(motion.from) - target)
    targets.append(target)
  }

  /// Held so far within single precision that the distance between two of them is finite.
  private static func single(_ value: Double) -> Float {
    Float(min(max(value, -1e38), 1e38))
  }

  /// Stores the value of every motion at a moment in the first `count` elements of an array, which
  /// grows if it is shorter.
  public func sample(at time: Time, into values: inout [Float]) {
    if values.count < count {
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
    let now = Float(time.seconds)
    for index in runs.indices {
      let run = runs[index]
      switch run.easing {
      case .linear: sweep(run.range, now, &values) { $0 }
      case .inQuad: sweep(run.range, now, &values) { 1 - (1 - $0) * (1 - $0) }
      case .outQuad: sweep(run.range, now, &values) { $0 * $0 }
      case .inCubic: sweep(run.range, now, &values) { 1 - (1 - $0) * (1 - $0) * (1 - $0) }
      case .outCubic: sweep(run.range, now, &values) { $0 * $0 * $0 }
      default: sweep(run, now, &values)
      }
    }
  }

  /// Stores a run's values, where `rest` is what is left of the way when that much time is left.
  @inline(__always)
  private func sweep(
    _ range: Range<Int>, _ now: Float, _ values: inout [Float], rest: (Float) -> Float
  ) {
    for index in range {
      values[index] = targets[index] + changes[index] * rest(left(index, now))
    }
  }

  private func sweep(_ run: Run, _ now: Float, _ values: inout [Float]) {
    let easing = Easing.named(run.easing)
    for index in run.range {
      let eased = easing.value(at: Double(1 - left(index, now)))
      values[index] = targets[index] + changes[index] * Float(1 - eased)
    }
  }

  /// How much of a motion's time is left, 0…1.
  @inline(__always)
  private func left(_ index: Int, _ now: Float) -> Float {
    let left = (ends[index] - now) * rates[index]
    // In this order a cut's 0 × ∞ counts as over, and each line is one instruction.
    let some = left > 0 ? left : 0
    return some < 1 ? some : 1
  }
}
