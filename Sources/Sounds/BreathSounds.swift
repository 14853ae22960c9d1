/// Sounds of moving air: breath, paper, a leap, scales on leaves.
enum BreathSounds {
  static func hiss(_ noise: inout WhiteNoise) -> Wave {
    let duration = 0.85 * noise.factor(0.06)
    let colour = noise.factor(0.05)
    let loudness = Envelope([
      (0, 0), (0.09, 0.8), (0.25, 1), (duration - 0.4, 0.75), (duration, 0),
    ])
    var (teeth, throat) = (
      Biquad.bandPass(4_900 * colour, q: 1.5), Biquad.bandPass(2_900 * colour, q: 2)
    )
    var top = Biquad.lowPass(7_000)
    return Wave(seconds: duration) { time in
      let air = noise.next()
      let hiss = top.next(teeth.next(air) + 0.45 * throat.next(air))
      return hiss * loudness.value(at: time) * (1 + 0.12 * sine(turns: 9 * time))
    }
  }

  /// A leap through the air, and 0.55 s after its start a soft hit.
  static func pounce(_ noise: inout WhiteNoise) -> Wave {
    let contact = 0.55
    let pitch = Envelope([(0, 260), (contact * 0.9, 1_150), (contact + 0.15, 400)])
    let loudness = Envelope([(0, 0), (contact * 0.8, 1), (contact + 0.14, 0)])
    var wave = rush(seconds: 0.85, pitch: pitch, loudness: loudness, noise: &noise)
    wave.add(ImpactSounds.earth(pitch: 1.3, seconds: 0.3, noise: &noise), at: contact, gain: 0.6)
    return wave
  }

  /// A wooden card swings in and stops.
  static func card(_ noise: inout WhiteNoise) -> Wave {
    let pitch = Envelope([(0, 380), (0.12, 900), (0.2, 500)])
    let loudness = Envelope([(0, 0), (0.09, 0.5), (0.2, 0)])
    var wave = rush(seconds: 0.36, pitch: pitch, loudness: loudness, noise: &noise)
    let board = Strike.block(hertz: 430, ring: 0.03, noise: &noise)
    wave.add(board.wave(seconds: 0.24, noise: &noise), at: 0.12, gain: 0.8)
    return wave
  }

  /// A page turns: paper that bends, crackles and settles.
  static func page(_ noise: inout WhiteNoise) -> Wave {
    crackling(
      seconds: 0.45, pitch: Envelope([(0, 1_300), (0.18, 3_200), (0.4, 1_500)]),
      loudness: Envelope([(0, 0), (0.07, 0.5), (0.17, 1), (0.24, 0.35), (0.3, 0.5), (0.42, 0)]),
      &noise)
  }

  /// A hand of paper closes around a stone: a rustle that comes three times, each nearer.
  static func paper(_ noise: inout WhiteNoise) -> Wave {
    crackling(
      seconds: 0.5, pitch: Envelope([(0, 1_700), (0.2, 2_600), (0.46, 1_000)]),
      loudness: Envelope([
        (0, 0), (0.05, 0.6), (0.11, 0.2), (0.17, 0.8), (0.24, 0.3), (0.31, 1), (0.48, 0),
      ]), &noise)
  }

  /// The cobra glides: scales over leaves, in waves.
  static func slide(_ noise: inout WhiteNoise) -> Wave {
    let pitch = Envelope([(0, 1_400), (0.2, 2_300), (0.5, 1_200)])
    let loudness = Envelope([
      (0, 0), (0.09, 1), (0.16, 0.3), (0.26, 0.9), (0.33, 0.25), (0.42, 0.6), (0.52, 0),
    ])
    return rush(seconds: 0.54, pitch: pitch, loudness: loudness, noise: &noise)
  }

  private static func crackling(
    seconds: Double, pitch: Envelope, loudness: Envelope, _ noise: inout WhiteNoise
  ) -> Wave {
    var wave = rush(seconds: seconds, pitch: pitch, loudness: loudness, noise: &noise)
    var crackle = 0.0
    for index in wave.samples.indices {
      if noise.next() > 0.99 { crackle = 0.5 + 0.5 * noise.next() }
      crackle *= 0.995
      wave.samples[index] *= 0.45 + crackle
    }
    return wave
  }

  /// Noise in a frequency band that moves.
  static func rush(
    seconds: Double, pitch: Envelope, loudness: Envelope, noise: inout WhiteNoise
  ) -> Wave {
    var band = Biquad.bandPass(pitch.value(at: 0), q: 1)
    var again = band
    var control = ControlRate()
    return Wave(seconds: seconds) { time in
      if control.isDue() {
        let moved = Biquad.bandPass(pitch.value(at: time), q: 1)
        band.retune(to: moved)
        again.retune(to: moved)
      }
      return again.next(band.next(noise.next())) * loudness.value(at: time)
    }
  }
}
