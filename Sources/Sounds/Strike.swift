/// A mallet's blow on wood or skin: ringing modes and the soft knock of the contact.
struct Strike {
  var modes: [Mode]
  /// The gain of the knock; the modes have 1.
  var knock: Double
  /// The cutoff of the knock in Hz: a higher one sounds brighter.
  var softness: Double
  /// The seconds until the knock has fallen to 1/e.
  var knockDecay = 0.006

  func wave(seconds: Double, noise: inout WhiteNoise) -> Wave {
    var filter = Biquad.lowPass(softness)
    var fading = Decay(seconds: knockDecay)
    var wave = Wave(seconds: seconds) { _ in knock * fading.next() * filter.next(noise.next()) }
    // One mode after another, so that each stays in registers.
    for var mode in modes {
      let count = min(mode.lifetime, wave.samples.count)
      for index in 0..<count { wave.samples[index] += mode.next() }
    }
    return wave
  }

  /// A wooden bar: the fundamental with a trace of its octave, and two high overtones that decay at
  /// once.
  ///
  /// Source of the tuning 1 : 4 : 10: N. Fletcher, T. Rossing, "The Physics of Musical
  /// Instruments", on marimba bars.
  static func bar(hertz: Double, ring: Double) -> Strike {
    Strike(
      modes: [
        Mode(hertz: hertz, amplitude: 1, decay: ring),
        Mode(hertz: hertz * 2, amplitude: 0.12, decay: ring * 0.6),
        Mode(hertz: hertz * 4, amplitude: 0.22, decay: ring * 0.25),
        Mode(hertz: hertz * 10, amplitude: 0.05, decay: ring * 0.07),
      ], knock: 0.5, softness: 900)
  }

  /// A block of wood: a short, inharmonic, dry sound.
  static func block(hertz: Double, ring: Double, noise: inout WhiteNoise) -> Strike {
    let tuned = hertz * noise.factor(0.02)
    return Strike(
      modes: [
        Mode(hertz: tuned, amplitude: 1, decay: ring),
        Mode(hertz: tuned * 2.42, amplitude: 0.4, decay: ring * 0.6),
        Mode(hertz: tuned * 0.41, amplitude: 0.35, decay: ring * 1.4),
      ], knock: 0.7, softness: hertz * 1.6, knockDecay: 0.003)
  }
}
