/// Holds a mix below a ceiling without bending its waves: it looks one block ahead and turns down
/// before a peak, evenly over the block, and up again slowly.
struct Limiter: Sendable {
  /// Frames of a block; sound is late by as much (1.3 ms).
  static let blockLength = 64

  /// In a block the gain rises by a hundredth at most: from −6 dB back to full in 70 ms.
  private static let rise: Float = 0.01

  private let ceiling: Float
  private var waiting = [Float](repeating: 0, count: 2 * blockLength)
  /// What the waiting block may be multiplied by at most, and what its first frame is.
  private var allowed: Float = 1
  private var gain: Float = 1

  init(ceiling: Float) { self.ceiling = ceiling }

  /// Takes in a block of left and right by turns, and gives out the one before.
  mutating func exchange(_ block: inout [Float]) {
    var peak: Float = 0
    for sample in block { peak = max(peak, sample.magnitude) }
    let next = peak > ceiling ? ceiling / peak : 1
    // At both ends no more than either neighbour bears, so nowhere between them.
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

/// A height that changes evenly over a block.
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

/// A height that moves to where it is wanted, so slowly that nothing clicks.
struct Fader: Sendable {
  var target: Float
  private(set) var value: Float
  private let pace: Float

  /// - Parameter seconds: how long the way from 0 to 1 takes.
  init(at value: Float, seconds: Double) {
    (target, self.value) = (value, value)
    pace = Float(Double(Limiter.blockLength) / (seconds * sampleRate))
  }

  /// Sets where it goes to; where nothing sounds it may be there at once.
  mutating func move(to target: Double, atOnce: Bool) {
    self.target = Float(max(0, min(1, target)))
    if atOnce { value = self.target }
  }

  /// How it moves over the next block.
  mutating func ramp() -> Ramp {
    let end = value < target ? min(target, value + pace) : max(target, value - pace)
    defer { value = end }
    return Ramp(from: value, to: end)
  }
}
