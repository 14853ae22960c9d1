import Stage
import Testing

@testable import Sounds

@Suite("R80 R143 The drums' tones")
struct DrumTests {
  private static let tones: [(name: SoundName, hertz: Double)] = [
    (.drumLeaf, 196.0), (.drumFlower, 261.6), (.drumSun, 329.6), (.drumDrop, 392.0),
  ]

  @Test("R80 leaf G3, flower C4, sun E4, drop G4, within 1 % from the samples", arguments: tones)
  func pitch(name: SoundName, hertz: Double) {
    for variant in 0..<name.variants {
      let drum = Recordings.sound(name, variant: variant)
      // Soon after a pad is lit, and when its light goes out.
      for time in [0.1, 0.22, 0.42] {
        let pitch = drum.pitch(at: time, in: 120...480)
        #expect(abs(pitch / hertz - 1) < 0.01, "\(pitch) Hz at \(time) s")
      }
    }
  }

  @Test("R143 a skin rings at 1.59 and 2.14 times its pitch, and these die first", arguments: tones)
  func skin(name: SoundName, hertz: Double) {
    let drum = Recordings.sound(name)
    for ratio in [1.59, 2.14] {
      func height(_ start: Double) -> Double {
        drum.amplitude(at: ratio * hertz, from: start, to: start + 0.08)
          / drum.amplitude(at: hertz, from: start, to: start + 0.08)
      }
      #expect(height(0.015) > 0.05)
      #expect(height(0.2) < 0.35 * height(0.015))
    }
  }

  @Test("R143 the blow is a burst of noise, gone within some 30 ms", arguments: tones)
  func noise(name: SoundName, hertz: Double) {
    let drum = Recordings.sound(name)
    let bright = Analysis(Wave(samples: drum.samples).filtered(.highPass(2_600)).samples)
    // The room sends some of it back.
    #expect(
      bright.rootMeanSquare(from: 0, to: 0.02) > 2.5 * bright.rootMeanSquare(from: 0.05, to: 0.07))
  }

  @Test("R143 the pitch begins some 3 % higher and settles", arguments: tones)
  func bend(name: SoundName, hertz: Double) {
    let drum = Recordings.sound(name)
    func height(_ ratio: Double) -> Double {
      drum.amplitude(at: ratio * hertz, from: 0, to: 0.03)
    }
    #expect(height(1.02) > height(0.97))
  }

  @Test("R80 a drum speaks at once and has died away before a second", arguments: tones)
  func decay(name: SoundName, hertz: Double) {
    let drum = Recordings.sound(name)
    #expect(drum.rootMeanSquare(from: 0, to: 0.03) > 0.3 * drum.peak)
    #expect(drum.rootMeanSquare(from: 0.8, to: 1) < 0.03 * drum.peak)
  }
}
