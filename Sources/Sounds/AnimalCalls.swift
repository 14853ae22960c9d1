/// Small animals' voices: a gliding tone with a little breath.
enum AnimalCalls {
  /// The rabbit: two short squeaks, the second higher.
  static func squeak(_ noise: inout WhiteNoise) -> Wave {
    let height = noise.factor(0.04)
    var wave = Wave(seconds: 0.42)
    let first = call(
      pitch: Envelope([(0, 980 * height), (0.06, 1_420 * height), (0.13, 1_150 * height)]),
      loudness: Envelope([(0, 0), (0.015, 1), (0.08, 0.8), (0.13, 0)]), seconds: 0.13, &noise)
    let second = call(
      pitch: Envelope([(0, 1_150 * height), (0.09, 1_760 * height), (0.2, 1_240 * height)]),
      loudness: Envelope([(0, 0), (0.02, 1), (0.12, 0.7), (0.2, 0)]), seconds: 0.2, &noise)
    wave.add(first, gain: 0.7)
    wave.add(second, at: 0.18 * noise.factor(0.06))
    return wave
  }

  /// The loser's cry: up in surprise, then down into the water.
  static func yelp(_ noise: inout WhiteNoise) -> Wave {
    let height = noise.factor(0.06)
    return call(
      pitch: Envelope([
        (0, 560 * height), (0.1, 1_080 * height), (0.2, 960 * height), (0.5, 330 * height),
      ]),
      loudness: Envelope([(0, 0), (0.03, 0.9), (0.15, 1), (0.3, 0.7), (0.5, 0)]),
      seconds: 0.5, trembling: 0.035, &noise)
  }

  private static func call(
    pitch: Envelope, loudness: Envelope, seconds: Double, trembling: Double = 0.01,
    _ noise: inout WhiteNoise
  ) -> Wave {
    var (tone, octave, twelfth) = (Oscillator(), Oscillator(), Oscillator())
    var breath = Biquad.bandPass(3_200, q: 0.8)
    return Wave(seconds: seconds) { time in
      let hertz = pitch.value(at: time) * (1 + trembling * sine(turns: 13 * time))
      let voice =
        tone.next(hertz: hertz) + 0.42 * octave.next(hertz: 2 * hertz)
        + 0.2 * twelfth.next(hertz: 3 * hertz)
      return (voice + 0.25 * breath.next(noise.next())) * loudness.value(at: time)
    }
  }
}
