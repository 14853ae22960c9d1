internal import Sounds
internal import Stage

/// The game's own sounds as the device wants them: 16 bits, the same for left and right.
enum Waveform {
  /// The samples of `name`, left and right by turns, so quiet that `Synthesizer.voicesAtOnce` of
  /// them fit beside each other; nil if nobody knows how to make it.
  static func frames(of name: SoundName) -> [Int16]? {
    Voice(rawValue: name.rawValue).map { voice in
      Synthesizer.samples(of: voice, seed: 1).flatMap { sample in
        let level = Int16(max(-1, min(1, sample)) * Synthesizer.masterGain * 32_767)
        return [level, level]
      }
    }
  }
}
