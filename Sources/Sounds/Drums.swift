/// The four drums: skins, whose overtones are inharmonic and decay faster than the pitch.
///
/// Source of the modes 1 : 1.59 : 2.14: N. Fletcher, T. Rossing, "The Physics of Musical
/// Instruments", on circular membranes.
enum Drums {
  /// The leaf's pitch in Hz: G3; the others are C4, E4 and G4.
  static let leaf = 196.0
  static let flower = 261.6
  static let sun = 329.6
  static let drop = 392.0

  private static let modes: [(ratio: Double, amplitude: Double, ring: Double)] = [
    (1, 1, 0.2), (1.59, 0.55, 0.055), (2.14, 0.4, 0.04), (2.3, 0.18, 0.03), (2.65, 0.15, 0.025),
  ]

  static func wave(_ hertz: Double) -> (inout WhiteNoise) -> Wave {
    { noise in
      var wave = skin(hertz: hertz, seconds: 0.8, noise: &noise)
      // The clipping's third harmonic is audible on speakers without bass.
      wave.clip(drive: 1.1)
      return wave
    }
  }

  /// A skin under a hand, tightened by the blow: its pitch begins 3 % higher.
  static func skin(hertz: Double, seconds: Double, noise: inout WhiteNoise) -> Wave {
    var (slap, fading) = (Biquad.lowPass(2_800), Decay(seconds: 0.008))
    var wave = Wave(seconds: seconds) { _ in 0.7 * fading.next() * slap.next(noise.next()) }
    for mode in modes {
      let amplitude = mode.amplitude * (mode.ratio == 1 ? 1 : noise.factor(0.15))
      var (tone, ringing, stretched) = (
        Oscillator(), Decay(seconds: mode.ring), Decay(seconds: 0.018)
      )
      for index in 0..<min(wave.samples.count, Int(8 * mode.ring * sampleRate)) {
        let bent = mode.ratio * hertz * (1 + 0.03 * stretched.next())
        wave.samples[index] += amplitude * ringing.next() * tone.next(hertz: bent)
      }
    }
    return wave
  }
}
