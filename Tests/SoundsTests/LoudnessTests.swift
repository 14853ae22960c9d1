import Foundation
import Stage
import Testing

@testable import Sounds

extension Loudness {
  /// The integrated loudness in LUFS of samples; silence is −∞.
  static func integrated(_ samples: [Double]) -> Double {
    -0.691 + 10 * log10(power(of: samples))
  }
}

@Suite("R140 Loudness is designed")
struct LoudnessTests {
  private func tone(_ hertz: Double, decibels: Double, seconds: Double) -> [Double] {
    let height = pow(10, decibels / 20)
    return (0..<Int(48_000 * seconds)).map { height * sin(2 * .pi * hertz * Double($0) / 48_000) }
  }

  // EBU Tech 3341, table 1, cases 1 to 4, with the long parts shortened.
  @Test(
    "The ruler: a tone of 1 kHz in both ears is as loud as it is high", arguments: [-23.0, -33])
  func toneLoudness(level: Double) {
    let heard = Loudness.integrated(tone(1_000, decibels: level, seconds: 3))
    #expect(abs(heard - level) < 0.1)
  }

  // Blocks that lie across the edges weigh more in so short a tone.
  @Test("The ruler: what is 10 dB softer than the rest, or nearly silent, does not count")
  func gates() {
    let (loud, soft) = (
      tone(1_000, decibels: -23, seconds: 6), tone(1_000, decibels: -36, seconds: 2)
    )
    let faint = tone(1_000, decibels: -72, seconds: 3)
    #expect(abs(Loudness.integrated(soft + loud + soft) - -23) < 0.25)
    #expect(abs(Loudness.integrated(faint + soft + loud + soft + faint) - -23) < 0.25)
  }

  @Test("The ruler: high tones are louder than low ones, silence is none")
  func weighting() {
    func heard(_ hertz: Double) -> Double {
      Loudness.integrated(tone(hertz, decibels: -20, seconds: 1))
    }
    // The curve of BS.1770's two filters: 4 dB more at the top, and falling below 100 Hz.
    #expect(abs(heard(10_000) - heard(1_000) - 3.3) < 0.5)
    #expect(heard(40) < heard(1_000) - 4)
    #expect(Loudness.integrated([Double](repeating: 0, count: 48_000)) == -.infinity)
  }

  @Test(
    "R140 every throw of a sound is as loud as the table says, ±1 dB", arguments: SoundName.allCases
  )
  func table(name: SoundName) {
    for variant in 0..<name.variants {
      let heard = Loudness.integrated(Recordings.sound(name, variant: variant).samples)
      #expect(abs(heard - name.loudness) < 1, "\(heard) LUFS, variant \(variant)")
    }
  }

  @Test("R140 the roar is the loudest of all by 3 dB, then results, contacts, clicks, ambience")
  func order() {
    let others = SoundName.allCases.filter { $0 != .lionRoar }.map(\.loudness)
    #expect((others.max() ?? 0) <= SoundName.lionRoar.loudness - 3)
    let levels: [[SoundName]] = [
      [.lionRoar], [.win, .lose, .tie], [.thump, .splashHeavy, .rock, .paper, .scissors], [.click],
    ]
    for (louder, softer) in zip(levels, levels.dropFirst()) {
      let floor = louder.map(\.loudness).min() ?? 0
      #expect(softer.allSatisfy { $0.loudness <= floor - 2 })
    }
  }

  @Test("R141 what sounds by itself lies at −34 LUFS, ±1 dB", arguments: Ambience.allCases)
  func ambience(ambience: Ambience) {
    let samples = Analysis(Recordings.loops[ambience] ?? []).samples
    // As it is played: between two samples lies their mean.
    let heard = Loudness.integrated(
      zip(samples, samples.dropFirst()).flatMap { [$0, ($0 + $1) / 2] })
    #expect(abs(heard - -34) < 1)
  }

  @Test("R140 a recording of one's own is as loud as the sound it stands for")
  func own() {
    let shout = tone(440, decibels: 0, seconds: 4).map { Float($0) }
    let brought = Analysis(Synthesizer.levelled(shout, lufs: SoundName.lionRoar.loudness))
    #expect(abs(Loudness.integrated(brought.samples) - SoundName.lionRoar.loudness) < 1)
    #expect(brought.peak <= Synthesizer.peakCeiling)
    // It ended in the midst of a tone.
    let end = brought.samples.suffix(480).map(abs).max() ?? 1
    #expect(end < 0.6 * brought.peak, "it fades over 20 ms")
    #expect(Synthesizer.levelled([], lufs: SoundName.click.loudness).isEmpty)
  }
}
