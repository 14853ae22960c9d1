/// A splash: a slap, the cavity that closes behind it, spray, and single drops that fall back. The
/// heavier, the lower, longer and fuller.
///
/// Source of the rising bubbles: M. Minnaert, "On musical air-bubbles and the sounds of running
/// water", Philosophical Magazine 16, 1933: the smaller the bubble, the higher it rings.
struct Splash {
  /// The time in seconds from the slap to the last drop.
  var seconds: Double
  /// The cutoff of the slap, in Hz.
  var slap: Double
  /// The first and last pitch of the closing cavity, in Hz.
  var cavity: (from: Double, to: Double)
  var spray: Double
  /// The middle of the spray's frequency band, in Hz.
  var mist: Double
  var drops: Int
  /// The pitch of the highest drop, in Hz.
  var highest: Double

  static let light = Splash(
    seconds: 0.5, slap: 1_500, cavity: (430, 820), spray: 0.35, mist: 3_200, drops: 5,
    highest: 2_400)
  static let middle = Splash(
    seconds: 0.75, slap: 850, cavity: (240, 470), spray: 0.55, mist: 2_300, drops: 9, highest: 1_900
  )
  static let heavy = Splash(
    seconds: 1.05, slap: 480, cavity: (110, 270), spray: 0.8, mist: 1_500, drops: 15, highest: 1_500
  )

  func wave(_ noise: inout WhiteNoise) -> Wave {
    var wave = impact(&noise)
    wave.add(closing(&noise), at: 0.035)
    for drop in 0..<drops {
      // Drops fall often at first, then less often and more softly.
      let share = (Double(drop) + 0.5 + 0.4 * noise.next()) / Double(drops)
      let at = 0.12 + (seconds - 0.22) * share * share.squareRoot()
      let hertz = highest * (0.55 + 0.45 * noise.next().magnitude)
      let bubble = Splash.bubble(hertz: hertz, ring: 0.016 * noise.factor(0.3))
      wave.add(bubble, at: at, gain: 0.4 * (1 - 0.75 * share) * noise.factor(0.5))
    }
    return wave
  }

  private func impact(_ noise: inout WhiteNoise) -> Wave {
    var (body, mist) = (Biquad.lowPass(slap), Biquad.bandPass(mist, q: 0.6))
    var settling = Decay(seconds: 0.035)
    let rising = Envelope([(0, 0), (0.05, 1), (0.4 * seconds, 0.35), (0.9 * seconds, 0)])
    return Wave(seconds: seconds) { time in
      let white = noise.next()
      return 2.2 * settling.next() * body.next(white)
        + 0.5 * spray * rising.value(at: time) * mist.next(white)
    }
  }

  private func closing(_ noise: inout WhiteNoise) -> Wave {
    let height = noise.factor(0.06)
    let length = 0.35 * seconds
    let pitch = Envelope([(0, cavity.from * height), (length, cavity.to * height)])
    let loudness = Envelope([(0, 0), (0.02, 1), (length, 0)])
    var tone = Oscillator()
    return Wave(seconds: length) { tone.next(hertz: pitch.value(at: $0)) * loudness.value(at: $0) }
  }

  /// The bubble of a drop: a decaying tone that rises.
  static func bubble(hertz: Double, ring: Double) -> Wave {
    var (tone, dying) = (Oscillator(), Decay(seconds: ring))
    return Wave(seconds: 7 * ring) { time in
      tone.next(hertz: hertz * (1 + 4 * time)) * dying.next() * smoothStep(time / 0.002)
    }
  }
}
