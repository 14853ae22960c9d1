/// Impacts: feet on earth, wood on wood, stone, blades.
enum ImpactSounds {
  /// The rabbit's hind leg on the ground, or a landing.
  static func thump(_ noise: inout WhiteNoise) -> Wave {
    return earth(pitch: noise.factor(0.05), seconds: 0.32, noise: &noise)
  }

  /// The lion's paw: soft, with grass under it.
  static func footstep(_ noise: inout WhiteNoise) -> Wave {
    var wave = earth(pitch: 0.72 * noise.factor(0.06), seconds: 0.24, noise: &noise)
    wave.add(grass(&noise), at: 0.012, gain: 0.35)
    return wave
  }

  /// The rabbit lands: a small thump and a rustle.
  static func hop(_ noise: inout WhiteNoise) -> Wave {
    var wave = earth(pitch: 1.7 * noise.factor(0.06), seconds: 0.2, noise: &noise)
    wave.add(grass(&noise), at: 0.005, gain: 0.6)
    return wave
  }

  /// An animal snaps into its place: a peg into a hole.
  static func snap(_ noise: inout WhiteNoise) -> Wave {
    let peg = Strike.block(hertz: 760, ring: 0.016, noise: &noise)
    var wave = peg.wave(seconds: 0.16, noise: &noise)
    let hole = Strike.block(hertz: 410, ring: 0.022, noise: &noise)
    wave.add(hole.wave(seconds: 0.14, noise: &noise), at: 0.014, gain: 0.8)
    return wave
  }

  static func click(_ noise: inout WhiteNoise) -> Wave {
    let block = Strike.block(hertz: 980, ring: 0.011, noise: &noise)
    return block.wave(seconds: 0.08, noise: &noise)
  }

  /// A rock that blunts blades: a stone, and the ground under it.
  static func rock(_ noise: inout WhiteNoise) -> Wave {
    var wave = earth(pitch: 0.85 * noise.factor(0.03), seconds: 0.36, noise: &noise)
    let stone = Strike.block(hertz: 1_480, ring: 0.012, noise: &noise)
    wave.add(stone.wave(seconds: 0.12, noise: &noise), gain: 0.45)
    return wave
  }

  /// Two blades: one slides along the other, then they meet.
  static func scissors(_ noise: inout WhiteNoise) -> Wave {
    let height = noise.factor(0.04)
    let glide = Envelope([(0, 3_200 * height), (0.11, 6_400 * height)])
    let loudness = Envelope([(0, 0), (0.03, 0.35), (0.1, 0.8), (0.12, 0)])
    var wave = Wave(seconds: 0.34)
    wave.add(
      BreathSounds.rush(seconds: 0.12, pitch: glide, loudness: loudness, noise: &noise), gain: 1.6)
    let blades = Strike(
      modes: [2_870, 4_630, 6_910].enumerated().map { order, hertz in
        Mode(hertz: hertz * height, amplitude: 0.5 / Double(order + 1), decay: 0.03)
      }, knock: 0.9, softness: 5_000, knockDecay: 0.004)
    wave.add(blades.wave(seconds: 0.22, noise: &noise), at: 0.115)
    return wave
  }

  private static func grass(_ noise: inout WhiteNoise) -> Wave {
    let pitch = Envelope([(0, 3_400), (0.1, 2_200)])
    let loudness = Envelope([(0, 0), (0.015, 1), (0.12, 0)])
    return BreathSounds.rush(seconds: 0.12, pitch: pitch, loudness: loudness, noise: &noise)
  }

  /// A blow on soft ground: a falling deep tone, what lies in the ground, and dust.
  static func earth(pitch: Double, seconds: Double, noise: inout WhiteNoise) -> Wave {
    var (low, falling, ringing) = (Oscillator(), Decay(seconds: 0.028), Decay(seconds: 0.07))
    var (dust, settling) = (Biquad.lowPass(600), Decay(seconds: 0.014))
    var root = Mode(hertz: 214 * pitch, amplitude: 0.9, decay: 0.045)
    var stone = Mode(hertz: 377 * pitch, amplitude: 0.7, decay: 0.025)
    var wave = Wave(seconds: seconds) { _ in
      let tone = low.next(hertz: pitch * (60 + 75 * falling.next())) * ringing.next()
      let dirt = dust.next(noise.next()) * settling.next()
      return 0.75 * tone + root.next() + stone.next() + 1.6 * dirt
    }
    // The clipping's overtones carry the blow on small speakers.
    wave.clip(drive: 1.7)
    return wave
  }
}
