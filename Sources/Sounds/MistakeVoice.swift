/// The sound of a mistake: a soft voice says "uh" and, lower and longer, "oh".
enum MistakeVoice {
  static func wave(_ noise: inout WhiteNoise) -> Wave {
    let height = noise.factor(0.03)
    var wave = Wave(seconds: 0.75)
    let uh = syllable(
      pitch: Envelope([(0, 247 * height), (0.17, 238 * height)]), seconds: 0.17,
      formants: [(250, 0.6), (620, 1), (1_170, 0.9), (2_390, 0.4)], noise: &noise)
    let oh = syllable(
      pitch: Envelope([(0, 204 * height), (0.42, 178 * height)]), seconds: 0.42,
      formants: [(230, 0.6), (450, 1), (830, 0.8), (2_300, 0.3)], noise: &noise)
    wave.add(uh)
    wave.add(oh, at: 0.27)
    return wave
  }

  private static func syllable(
    pitch: Envelope, seconds: Double, formants: [(hertz: Double, gain: Double)],
    noise: inout WhiteNoise
  ) -> Wave {
    var cycles: [GlottalCycle] = []
    var time = 0.0
    while time < seconds {
      let period = noise.factor(0.006) / pitch.value(at: time)
      cycles.append(GlottalCycle(period: period, strength: noise.factor(0.03)))
      time += period
    }
    var source = GlottalSource(cycles: cycles, openShare: 0.6)
    var tract = VocalTract()
    tract.shape(
      formants.map { .init(hertz: $0.hertz, bandwidth: 90 + $0.hertz / 12, gain: $0.gain) })
    let loudness = Envelope([(0, 0), (0.03, 1), (seconds * 0.5, 0.85), (seconds, 0)])
    return Wave(seconds: seconds) { time in
      let breath = source.isOpen ? 0.02 * noise.next() : 0
      return tract.next(source.next() + breath) * loudness.value(at: time)
    }
  }
}
