/// Short phrases on wooden bars, in the drums' key of C.
enum Melodies {
  private struct Note {
    var at: Double
    var hertz: Double
    var gain: Double
    var ring: Double
  }

  /// The notes C5 E5 G5, rising, with a low C under the last.
  static func win(_ noise: inout WhiteNoise) -> Wave {
    play(
      [
        Note(at: 0, hertz: Drums.flower * 2, gain: 0.8, ring: 0.16),
        Note(at: 0.14, hertz: Drums.sun * 2, gain: 0.9, ring: 0.16),
        Note(at: 0.28, hertz: Drums.drop * 2, gain: 1, ring: 0.3),
        Note(at: 0.28, hertz: Drums.flower, gain: 0.45, ring: 0.3),
      ], seconds: 1.25, &noise)
  }

  /// The notes G4 and E4, like a cuckoo's call.
  static func lose(_ noise: inout WhiteNoise) -> Wave {
    play(
      [
        Note(at: 0, hertz: Drums.drop, gain: 0.9, ring: 0.2),
        Note(at: 0.26, hertz: Drums.sun, gain: 1, ring: 0.3),
      ], seconds: 1.15, &noise)
  }

  /// The same note on wood and on a skin, for two equal throws.
  static func tie(_ noise: inout WhiteNoise) -> Wave {
    let hertz = Drums.sun
    let wood = Strike.bar(hertz: hertz, ring: 0.14).wave(seconds: 0.6, noise: &noise)
    let skin = Drums.skin(hertz: hertz, seconds: 0.6, noise: &noise)
    var wave = Wave(seconds: 0.9)
    wave.add(wood.faded(), gain: 0.8)
    wave.add(skin.faded(), at: 0.2)
    return wave
  }

  private static func play(_ notes: [Note], seconds: Double, _ noise: inout WhiteNoise) -> Wave {
    var wave = Wave(seconds: seconds)
    for note in notes {
      let strike = Strike.bar(hertz: note.hertz, ring: note.ring)
      wave.add(
        strike.wave(seconds: seconds - note.at, noise: &noise), at: note.at,
        gain: note.gain * noise.factor(0.05))
    }
    return wave
  }
}
