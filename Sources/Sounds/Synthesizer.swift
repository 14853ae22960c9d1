public import Stage

/// Synthesises the game's sounds. A name and a variant give the same samples on every machine.
public enum Synthesizer {
  /// The number of samples a second.
  public static let sampleRate = 48_000

  /// The highest sample of any sound: −3 dB below full scale.
  public static let peakCeiling = 0.7079

  /// The samples of a sound, mono, starting and ending at 0, at its `loudness`.
  ///
  /// - Parameter variant: the version of the sound; `SoundName.variants` of them are used.
  public static func samples(of name: SoundName, variant: Int = 0) -> [Int16] {
    let patch = name.patch
    var noise = WhiteNoise(seed: UInt64(1 + variant))
    return Reverb.withEcho(patch.wave(&noise), share: patch.room)
      .finished(loudness: patch.loudness)
  }

  /// Brings a recording to a loudness in LUFS.
  ///
  /// - Parameter samples: mono, −1…1, at `sampleRate`.
  public static func levelled(_ samples: [Float], lufs: Double) -> [Int16] {
    Wave(samples: samples.map(Double.init)).finished(loudness: lufs)
  }

  /// A recorded sentence's loudness, in LUFS: only the roar is louder.
  public static let voiceLoudness = -18.0
}

let sampleRate = Double(Synthesizer.sampleRate)
