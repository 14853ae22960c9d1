import Sounds
import Testing

@Suite("R104 The sound family, synthesised by the game itself")
struct FamilyTests {
  @Test(
    "R104 every sound is finite, at most −3 dBFS, and not lost beside the others",
    arguments: Voice.allCases)
  func peaks(voice: Voice) {
    for samples in [Recordings.samples(voice), Recordings.another(voice)] {
      #expect(samples.allSatisfy { $0.isFinite })
      let peak = samples.reduce(0) { max($0, abs($1)) }
      #expect((0.2...Synthesizer.peakCeiling).contains(peak))
    }
  }

  @Test("R104 no click at either end, no constant part", arguments: Voice.allCases)
  func ends(voice: Voice) {
    let samples = Recordings.samples(voice)
    let peak = samples.reduce(0) { max($0, abs($1)) }
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    // The steps out of and into silence are no higher than a hundredth of the sound.
    #expect(samples.prefix(4).allSatisfy { abs($0) < 0.01 * peak })
    #expect(samples.suffix(48).allSatisfy { abs($0) < 0.01 * peak })
    let mean = samples.reduce(0.0) { $0 + Double($1) } / Double(samples.count)
    #expect(abs(mean) < 1e-6)
  }

  @Test("R104 the same seed gives the same samples, another seed others", arguments: Voice.allCases)
  func seeds(voice: Voice) {
    let first = Recordings.samples(voice)
    #expect(Synthesizer.samples(of: voice, seed: 1) == first)
    #expect(Recordings.another(voice) != first)
  }

  @Test("R104 lengths suit the moment they are for", arguments: Voice.allCases)
  func lengths(voice: Voice) {
    let limits: ClosedRange<Double> =
      switch voice {
      case .lionRoar: 1.38...1.62
      case .click: 0.04...0.1
      case .snap: 0.1...0.2
      case .thump, .card, .page: 0.25...0.5
      case .hiss, .pounce, .tie, .uhOh, .drumLeaf, .drumFlower, .drumSun, .drumDrop: 0.6...0.95
      case .win, .lose: 1...1.5
      }
    #expect(limits.contains(Recordings.sound(voice).seconds))
  }

  @Test("R104 any four sounds at once stay below full scale, even where all their peaks meet")
  func headroom() {
    let bound =
      Float(Synthesizer.voicesAtOnce) * Synthesizer.peakCeiling * Synthesizer.masterGain
    #expect(bound < 1)
    let loudest = Voice.allCases.map { Recordings.samples($0) }.sorted { peak($0) > peak($1) }
      .prefix(4)
    let peaks = loudest.map { peak($0) }.reduce(0, +) * Synthesizer.masterGain
    #expect(peaks < 1)
    #expect(peaks > 0.5, "a mix this quiet wastes the speakers")
  }

  @Test("R104 four roars from one seed, in step, do not clip")
  func unison() {
    let roar = Recordings.samples(.lionRoar)
    let mix = roar.map { $0 * Synthesizer.masterGain }.map { $0 + $0 + $0 + $0 }
    #expect(peak(mix) < 1)
  }

  private func peak(_ samples: [Float]) -> Float { samples.reduce(0) { max($0, abs($1)) } }
}
