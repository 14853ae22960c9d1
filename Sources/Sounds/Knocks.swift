/// Things that touch: feet on earth, wood on wood.
enum Knocks {
  /// The rabbit's hind leg on the ground.
  static func thump(seed: UInt64) -> Track {
    var noise = WhiteNoise(seed: seed)
    return earth(pitch: noise.factor(0.04), seconds: 0.32, noise: &noise)
  }

  /// An animal falls into its place: a peg into its hole.
  static func snap(seed: UInt64) -> Track {
    var noise = WhiteNoise(seed: seed)
    let peg = Strike.block(hertz: 760, ring: 0.016, noise: &noise)
    var track = peg.track(seconds: 0.16, noise: &noise)
    let hole = Strike.block(hertz: 410, ring: 0.022, noise: &noise)
    track.add(hole.track(seconds: 0.14, noise: &noise), at: 0.014, gain: 0.8)
    return track
  }

  /// A button.
  static func click(seed: UInt64) -> Track {
    var noise = WhiteNoise(seed: seed)
    let block = Strike.block(hertz: 980, ring: 0.011, noise: &noise)
    return block.track(seconds: 0.08, noise: &noise)
  }

  /// A blow on soft ground: a deep tone that falls, what lies in the ground, and the dust.
  static func earth(pitch: Double, seconds: Double, noise: inout WhiteNoise) -> Track {
    var (low, falling, ringing) = (Oscillator(), Decay(seconds: 0.028), Decay(seconds: 0.07))
    var (dust, settling) = (Biquad.lowPass(600), Decay(seconds: 0.014))
    var root = Mode(hertz: 214 * pitch, amplitude: 0.9, decay: 0.045)
    var stone = Mode(hertz: 377 * pitch, amplitude: 0.7, decay: 0.025)
    var track = Track(seconds: seconds) { _ in
      let tone = low.next(hertz: pitch * (60 + 75 * falling.next())) * ringing.next()
      let dirt = dust.next(noise.next()) * settling.next()
      return 0.75 * tone + root.next() + stone.next() + 1.6 * dirt
    }
    // The overtones of a gentle overload carry the blow on small speakers.
    track.samples = track.samples.map { softClip(1.7 * $0) }
    return track
  }
}
