import Sounds
import Testing

@Suite("R80 The drums' tones")
struct DrumTests {
  private static let tones: [(voice: Voice, hertz: Double)] = [
    (.drumLeaf, 196.0), (.drumFlower, 261.6), (.drumSun, 329.6), (.drumDrop, 392.0),
  ]

  @Test("R80 leaf G3, flower C4, sun E4, drop G4, within 1 % from the samples", arguments: tones)
  func pitch(voice: Voice, hertz: Double) {
    for seed in [1, 99] as [UInt64] {
      let drum = Analysis(Synthesizer.samples(of: voice, seed: seed))
      // As soon as a pad is lit, and when its light goes out.
      for time in [0.05, 0.22, 0.42] {
        #expect(abs(drum.pitch(at: time, in: 120...480) / hertz - 1) < 0.01)
      }
    }
  }

  @Test("R80 overtones reach 2 kHz for speakers without bass, and stop there", arguments: tones)
  func overtones(voice: Voice, hertz: Double) {
    let drum = Recordings.sound(voice)
    let highest = (2_000 / hertz).rounded(.down)
    func amplitude(_ order: Double) -> Double {
      drum.amplitude(at: hertz * order, from: 0, to: 0.2)
    }
    for order in stride(from: 2, through: highest, by: 1) {
      #expect(amplitude(order) > 0.01 * amplitude(1))
      #expect(amplitude(order) < amplitude(1))
    }
    #expect(amplitude(highest + 2) < 0.003 * amplitude(1))
  }

  @Test("R80 a drum speaks at once and has died away before a second", arguments: tones)
  func decay(voice: Voice, hertz: Double) {
    let drum = Recordings.sound(voice)
    #expect(drum.rootMeanSquare(from: 0, to: 0.03) > 0.3 * drum.peak)
    #expect(drum.seconds < 1)
    #expect(drum.rootMeanSquare(from: 0.7, to: 0.8) < 0.05 * drum.peak)
  }

  @Test("R80 the drums are equally loud to the ear, within 3 dB")
  func loudness() {
    let loudness = Self.tones.map { voice, hertz in
      let drum = Recordings.sound(voice)
      return (1...Int(2_000 / hertz)).reduce(0) { sum, order in
        let overtone = hertz * Double(order)
        // The A-curve below 2 kHz, IEC 61672, without its factors for lower and higher tones.
        let square = overtone * overtone
        let weight = square / ((square + 107.7 * 107.7) * (square + 737.9 * 737.9)).squareRoot()
        let heard = weight * drum.amplitude(at: overtone, from: 0, to: 0.2)
        return sum + heard * heard
      }
    }
    #expect((loudness.max() ?? 0) < 2 * (loudness.min() ?? 0))
  }
}
