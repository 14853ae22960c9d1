/// The lion: a voice with a long throat, growling, hoarse at its height, gentle at its end.
struct Roar {
  /// Seconds.
  let duration: Double
  private let pitchFactor: Double
  private let growlHertz: Double
  private let loudness: Envelope
  private var noise: WhiteNoise

  private static let pitch = Envelope([(0, 95), (0.22, 190), (0.55, 160), (0.95, 80)])
  private static let mouth = Envelope([(0, 0), (0.3, 1), (0.5, 0.9), (0.95, 0)])
  private static let subharmonic = Envelope([(0.3, 0), (0.8, 1), (0.95, 0)])
  private static let hoarseness = Envelope([(0.24, 0), (0.28, 1), (0.33, 1), (0.37, 0)])
  private static let growlDepth = Envelope([(0, 0.12), (0.35, 0.35), (0.7, 0.35), (1, 0.2)])

  init(seed: UInt64) {
    noise = WhiteNoise(seed: seed)
    pitchFactor = noise.factor(0.05)
    duration = 1.5 * noise.factor(0.08)
    growlHertz = 30 * noise.factor(0.05)
    loudness = Envelope([
      (0, 0), (0.07, 0.5), (0.3 * duration, 1), (duration - 0.35, 0.7), (duration - 0.12, 0.3),
      (duration, 0),
    ])
  }

  /// The pitch in Hz at a share (0…1) of the roar, before it trembles.
  func pitch(at share: Double) -> Double { pitchFactor * Roar.pitch.value(at: share) }

  func track() -> Track {
    var roar = self
    let swell = roar.swell()
    var voice = roar.voice().shaped(by: swell)
    let breath = roar.breath().shaped(by: swell)
    // −18 dB beside the voice.
    voice.add(breath, gain: 0.126 * voice.rootMeanSquare / max(breath.rootMeanSquare, 1e-12))
    let drive = 2 / max(voice.peak, 1e-12)
    voice.samples = voice.samples.map { softClip($0 * drive) }
    return roar.echoed(voice)
  }

  /// The cycles of the folds: no two alike, every second one weaker and weaker until near the
  /// end, and for a moment at the height without any order.
  func cycles() -> [GlottalCycle] {
    var noise = noise
    var result: [GlottalCycle] = []
    var (time, chaos) = (0.0, 0.37)
    while time < duration {
      let share = time / duration
      chaos = 3.9 * chaos * (1 - chaos)
      let wild = Roar.hoarseness.value(at: share) * (chaos - 0.5)
      let parity = result.count.isMultiple(of: 2) ? 1.0 : -1.0
      let weaker = 0.25 * parity * Roar.subharmonic.value(at: share)
      let period = noise.factor(0.0225) * (1 + 0.1 * wild) / pitch(at: share)
      let strength = noise.factor(0.11) * (1 + weaker + 0.9 * wild)
      result.append(GlottalCycle(period: period, strength: strength))
      time += period
    }
    return result
  }

  /// Attack, swell and release, with the growl's trembling on top.
  private func swell() -> Track {
    Track(seconds: duration) { time in
      let depth = Roar.growlDepth.value(at: time / duration)
      let growl =
        (1 + depth * sine(turns: growlHertz * time + 0.1 * sine(turns: 2.1 * time))) / (1 + depth)
      return growl * loudness.value(at: time)
    }
  }

  private func voice() -> Track {
    var larynx = Larynx(cycles: cycles(), openShare: 0.5)
    var tract = VocalTract()
    var control = ControlRate()
    return Track(seconds: duration) { time in
      if control.isDue() { tract.shape(formants(open: Roar.mouth.value(at: time / duration))) }
      return tract.next(larynx.next())
    }
  }

  /// A throat of 45–50 cm; an open mouth raises the first formant and lets the upper ones out.
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

  private mutating func breath() -> Track {
    var (low, high) = (Biquad.highPass(300), Biquad.lowPass(2_500))
    return Track(seconds: duration) { _ in high.next(low.next(noise.next())) }
  }

  /// Two soft answers from the trees.
  private func echoed(_ voice: Track) -> Track {
    var far = voice
    far.filter(.lowPass(1_200))
    var result = voice
    result.add(far, at: 0.073, gain: 0.16)
    result.add(far, at: 0.127, gain: 0.1)
    return result
  }
}
