import Sounds
import Stage

/// Sounds that several tests listen to, made once.
enum Recordings {
  private static let sounds = Dictionary(
    uniqueKeysWithValues: SoundName.allCases.map { name in
      (name, (0..<name.variants).map { Synthesizer.samples(of: name, variant: $0) })
    })

  static let loops = Dictionary(
    uniqueKeysWithValues: Ambience.allCases.map { ($0, AmbienceLoop.samples(of: $0)) })

  static func samples(_ name: SoundName, variant: Int = 0) -> [Int16] {
    sounds[name]?[variant] ?? []
  }

  static func sound(_ name: SoundName, variant: Int = 0) -> Analysis {
    Analysis(samples(name, variant: variant))
  }
}
