/// The lion's roar: a long call, growling, hoarse at its peak and gentle at its end; then a short
/// grunt and the echo of the trees.
struct Roar {
  /// The call's length in seconds.
  let duration: Double
  private let contours: Contours
  private let pitchFactor: Double
  private let growlHertz: Double
  private let loudness: Envelope
  private var noise: WhiteNoise

  /// The contours of a call, by shares (0…1) of its length.
  struct Contours: Sendable {
    var seconds: Double
    var pitch: [(at: Double, value: Double)]
    var mouth: [(at: Double, value: Double)]
    var subharmonic: [(at: Double, value: Double)]
    var hoarseness: [(at: Double, value: Double)]
    var growlDepth: [(at: Double, value: Double)]

    static let roar = Contours(
      seconds: 1.5, pitch: [(0, 95), (0.22, 190), (0.55, 160), (0.95, 80)],
      mouth: [(0, 0), (0.3, 1), (0.5, 0.9), (0.95, 0)],
      subharmonic: [(0.3, 0), (0.8, 1), (0.95, 0)],
      hoarseness: [(0.24, 0), (0.28, 1), (0.33, 1), (0.37, 0)],
      growlDepth: [(0, 0.12), (0.35, 0.35), (0.7, 0.35), (1, 0.2)])
    static let grunt = Contours(
      seconds: 0.4, pitch: [(0, 105), (0.25, 138), (0.95, 78)],
      mouth: [(0, 0.1), (0.3, 0.7), (0.95, 0)], subharmonic: [(0, 0.4)],
      hoarseness: [(0, 0)], growlDepth: [(0, 0.3)])
  }

  init(seed: UInt64, _ contours: Contours = .roar) {
    self.contours = contours
    noise = WhiteNoise(seed: seed)
    pitchFactor = noise.factor(0.05)
    duration = contours.seconds * noise.factor(0.08)
    growlHertz = 30 * noise.factor(0.05)
    loudness = Envelope([
      (0, 0), (0.07, 0.5), (0.3 * duration, 1), (max(0.4 * duration, duration - 0.35), 0.7),
      (max(0.7 * duration, duration - 0.12), 0.3), (duration, 0),
    ])
  }

  static func wave(_ noise: inout WhiteNoise) -> Wave {
    let call = Roar(seed: noise.seed)
    let grunt = Roar(seed: noise.seed &+ 1_000, .grunt)
    var wave = Wave(seconds: call.duration + 0.95)
    wave.add(call.wave())
    wave.add(grunt.wave(), at: call.duration + 0.08, gain: 0.6)
    // The trees echo twice; the farther echo is duller.
    let near = wave.filtered(.lowPass(1_500))
    let far = near.filtered(.lowPass(900))
    wave.add(near, at: 0.27, gain: 0.2)
    wave.add(far, at: 0.46, gain: 0.14)
    return wave
  }

  /// The pitch in Hz at a share (0…1) of the call, before it trembles.
  func pitch(at share: Double) -> Double { pitchFactor * Envelope(contours.pitch).value(at: share) }

  func wave() -> Wave {
    var roar = self
    let swell = roar.swell()
    var voice = roar.voice().shaped(by: swell)
    voice.clip(drive: 2 / max(voice.peak, 1e-12))
    let breath = roar.breath().shaped(by: swell)
    // Relative to the voice, the throat's breath is at −18 dB, the teeth's at −11.
    let height = voice.rootMeanSquare / max(breath.rootMeanSquare, 1e-12)
    voice.add(breath, gain: 0.28 * height)
    return voice
  }

  /// The cycles of the vocal folds: no two alike, every second one weaker until near the end, and
  /// chaotic for a moment at the peak.
  func cycles() -> [GlottalCycle] {
    var noise = noise
    let (pitch, wildness) = (Envelope(contours.pitch), Envelope(contours.hoarseness))
    let subharmonic = Envelope(contours.subharmonic)
    var result: [GlottalCycle] = []
    var (time, chaos) = (0.0, 0.37)
    while time < duration {
      let share = time / duration
      chaos = 3.9 * chaos * (1 - chaos)
      let wild = wildness.value(at: share) * (chaos - 0.5)
      let parity = result.count.isMultiple(of: 2) ? 1.0 : -1.0
      let weaker = 0.25 * parity * subharmonic.value(at: share)
      let period = noise.factor(0.0225) * (1 + 0.1 * wild) / (pitchFactor * pitch.value(at: share))
      let strength = noise.factor(0.11) * (1 + weaker + 0.9 * wild)
      result.append(GlottalCycle(period: period, strength: strength))
      time += period
    }
    return result
  }

  /// The loudness of the call over time, with the growl's tremolo.
  private func swell() -> Wave {
    let depth = Envelope(contours.growlDepth)
    return Wave(seconds: duration) { time in
      let depth = depth.value(at: time / duration)
      let growl =
        (1 + depth * sine(turns: growlHertz * time + 0.1 * sine(turns: 2.1 * time))) / (1 + depth)
      return growl * loudness.value(at: time)
    }
  }

  private func voice() -> Wave {
    var source = GlottalSource(cycles: cycles(), openShare: 0.5)
    var tract = VocalTract()
    var control = ControlRate()
    let mouth = Envelope(contours.mouth)
    return Wave(seconds: duration) { time in
      if control.isDue() { tract.shape(formants(open: mouth.value(at: time / duration))) }
      return tract.next(source.next())
    }
  }

  /// The formants of a throat of 45–50 cm; an open mouth raises the first and amplifies the others.
  private func formants(open: Double) -> [VocalTract.Formant] {
    [
      .init(hertz: 90, bandwidth: 80, gain: 0.65),
      .init(hertz: 200 + 250 * open, bandwidth: 80 + 40 * open, gain: 0.7 + 0.4 * open),
      .init(hertz: 590 + 70 * open, bandwidth: 100, gain: 0.5 + 1.1 * open),
      .init(hertz: 980 + 60 * open, bandwidth: 110, gain: 0.3 + 1.4 * open),
      .init(hertz: 1_380 + 40 * open, bandwidth: 130, gain: 0.2 + 1.2 * open),
      .init(hertz: 1_790, bandwidth: 140, gain: 0.1 + 0.9 * open),
    ]
  }

  /// The noise of air in the throat, and between the teeth at 2–6 kHz.
  private mutating func breath() -> Wave {
    var (low, high) = (Biquad.highPass(300), Biquad.lowPass(2_500))
    var (teeth, edge) = (Biquad.highPass(2_200), Biquad.lowPass(5_500))
    return Wave(seconds: duration) { _ in
      let air = noise.next()
      return 0.45 * high.next(low.next(air)) + edge.next(teeth.next(air))
    }
  }
}
