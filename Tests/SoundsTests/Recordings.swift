import Sounds

/// Sounds that several tests listen to, made once.
enum Recordings {
  /// Every voice, seed 1 and seed 2.
  private static let voices = [everyVoice(seed: 1), everyVoice(seed: 2)]

  static let roarSeeds: [UInt64] = [1, 7, 14, 2_026]

  private static let roars = Dictionary(
    uniqueKeysWithValues: roarSeeds.map { ($0, Synthesizer.samples(of: .lionRoar, seed: $0)) })

  static func samples(_ voice: Voice) -> [Float] { voices[0][voice] ?? [] }

  static func another(_ voice: Voice) -> [Float] { voices[1][voice] ?? [] }

  static func sound(_ voice: Voice) -> Analysis { Analysis(samples(voice)) }

  static func roar(_ seed: UInt64) -> Analysis { Analysis(roars[seed] ?? []) }

  private static func everyVoice(seed: UInt64) -> [Voice: [Float]] {
    Dictionary(
      uniqueKeysWithValues: Voice.allCases.map { ($0, Synthesizer.samples(of: $0, seed: seed)) })
  }
}
