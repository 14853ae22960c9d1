internal import Animation

/// A sine whose pitch may glide: the phase is accumulated, so a change of pitch never clicks.
struct Oscillator {
  private var turns = 0.0

  mutating func next(hertz: Double) -> Double {
    let value = sine(turns: turns)
    turns += hertz / sampleRate
    if turns >= 1 { turns -= 1 }
    return value
  }
}

/// A ringing mode of a struck body: a sine that dies away, by a two-term recurrence.
struct Mode {
  /// The number of samples until it has fallen by 120 dB.
  let lifetime: Int
  private let feedback: Double
  private let damping: Double
  private var current = 0.0
  private var previous: Double

  /// A mode that starts at a zero crossing.
  /// - Parameters:
  ///   - hertz: its pitch.
  ///   - amplitude: its amplitude without decay.
  ///   - decay: seconds until it has fallen to 1/e.
  init(hertz: Double, amplitude: Double, decay: Double) {
    lifetime = Int(13.8 * decay * sampleRate)
    let radius = Portable.exp(-1 / (decay * sampleRate))
    let turns = hertz / sampleRate
    feedback = 2 * radius * cosine(turns: turns)
    damping = radius * radius
    previous = -amplitude * sine(turns: turns) / radius
  }

  mutating func next() -> Double {
    let value = current
    current = feedback * current - damping * previous
    previous = value
    return value
  }
}
