internal import Animation

/// Holds a mix below a ceiling without distortion: looks one block ahead, lowers the gain evenly
/// over the block before a peak, and raises it again slowly.
struct Limiter: Sendable {
  /// The number of frames in a block, by which the sound is delayed (1.3 ms).
  static let blockLength = 64

  /// The most that the gain rises in a block: from −6 dB back to full in 70 ms.
  private static let rise: Float = 0.01

  private let ceiling: Float
  private var waiting = [Float](repeating: 0, count: 2 * blockLength)
  /// The largest factor that keeps the waiting block below the ceiling, and its first gain.
  private var allowed: Float = 1
  private var gain: Float = 1

  init(ceiling: Float) { self.ceiling = ceiling }

  /// Takes a block of interleaved left and right samples, and returns the block before.
  @_optimize(speed)
  mutating func process(_ block: inout [Float]) {
    var peak: Float = 0
    for sample in block { peak = max(peak, sample.magnitude) }
    let next = peak > ceiling ? ceiling / peak : 1
    // Both ends suit the blocks on their two sides, and so does every gain between them.
    let ramp = Ramp(from: gain, to: min(allowed, next, gain + Self.rise))
    for index in block.indices {
      let incoming = block[index]
      block[index] = waiting[index] * ramp.value(at: index / 2)
      waiting[index] = incoming
    }
    gain = ramp.end
    allowed = next
  }
}

/// A gain that changes linearly over a block.
struct Ramp {
  let start: Float
  let end: Float
  private let step: Float

  init(from start: Float, to end: Float) {
    (self.start, self.end) = (start, end)
    step = (end - start) / Float(Limiter.blockLength)
  }

  func value(at frame: Int) -> Float { start + step * Float(frame) }
}

/// A gain that moves to its target, slowly enough not to click.
struct Fader: Sendable {
  var target: Float
  private(set) var value: Float
  private let pace: Float

  /// - Parameter seconds: the time that it takes from 0 to 1.
  init(at value: Float, seconds: Double) {
    (target, self.value) = (value, value)
    pace = Float(Double(Limiter.blockLength) / (seconds * sampleRate))
  }

  /// Sets the target; `atOnce` jumps there, for use while nothing plays.
  mutating func move(to target: Double, atOnce: Bool) {
    self.target = Float(target.clamped(to: 0...1))
    if atOnce { value = self.target }
  }

  mutating func ramp() -> Ramp {
    let end = value < target ? min(target, value + pace) : max(target, value - pace)
    defer { value = end }
    return Ramp(from: value, to: end)
  }
}
