import Foundation
import Testing

@testable import Sounds

@Suite("The elementary functions and parts behind the sounds")
struct ElementaryTests {
  @Test("Sine and cosine agree with the C library to 10⁻¹⁰, over many turns")
  func sines() {
    for step in -4_000...4_000 {
      let turns = Double(step) / 997
      #expect(abs(sine(turns: turns) - sin(2 * .pi * turns)) < 1e-10)
      #expect(abs(cosine(turns: turns) - cos(2 * .pi * turns)) < 1e-10)
    }
  }

  @Test("Sine is exact at whole and half turns", arguments: [-3.0, -0.5, 0, 0.5, 1, 1_000])
  func zeros(turns: Double) { #expect(sine(turns: turns) == 0) }

  @Test("R98 sounds of one's own, however short and lopsided, are finished within the scale")
  func lopsided() {
    var state: UInt64 = 15
    var atItsEnd = 0
    for length in 1...400 {
      let samples = (0..<length * 12).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 40).isMultiple(of: 3) ? 1 : Double(state >> 11) / Double(1 << 53) - 0.9
      }
      let finished = Wave(samples: samples).finished(loudness: -5)
      if finished.contains(where: { abs(Int($0)) == 32_767 }) { atItsEnd += 1 }
      #expect(finished.allSatisfy { abs(Int($0)) <= 32_767 })
    }
    #expect(atItsEnd > 0, "none of them is lopsided enough")
  }

  @Test("The soft clip is odd, rises, and stays within ±1")
  func clip() {
    let values = stride(from: -5.0, through: 5, by: 0.01).map(softClip)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { abs($0) <= 1 })
    #expect(softClip(-0.7) == -softClip(0.7))
  }

  @Test("An envelope goes through its points and stays between them")
  func envelope() {
    let envelope = Envelope([(0, 1), (0.5, 3), (1, 2)])
    #expect([-1, 0, 0.5, 1, 2].map { envelope.value(at: $0) } == [1, 1, 3, 2, 2])
    #expect(envelope.value(at: 0.25) == 2)
    #expect((2...3).contains(envelope.value(at: 0.8)))
  }

  @Test("A decay has fallen to 1/e after its time")
  func decay() {
    var decay = Decay(seconds: 0.01)
    var last = 0.0
    for _ in 0...480 { last = decay.next() }
    #expect(abs(last - 1 / M_E) < 1e-9)
  }

  @Test("A mode is a dying sine")
  func mode() {
    var mode = Mode(hertz: 440, amplitude: 0.5, decay: 0.1)
    let errors = (0..<4_800).map { index in
      let time = Double(index) / 48_000
      return abs(mode.next() - 0.5 * exp(-time / 0.1) * sin(2 * .pi * 440 * time))
    }
    #expect((errors.max() ?? 1) < 1e-7)
  }

  @Test("Filters pass what they should and stop the rest")
  func filters() {
    func gain(_ filter: Biquad, _ hertz: Double) -> Double {
      var wave = Wave(seconds: 0.5) { sine(turns: hertz * $0) }
      wave.filter(filter)
      return Analysis(wave.samples).amplitude(at: hertz, from: 0.2, to: 0.5)
    }
    #expect(abs(gain(.lowPass(1_000), 100) - 1) < 0.01)
    #expect(gain(.lowPass(1_000), 8_000) < 0.02)
    #expect(abs(gain(.lowPass(1_000), 1_000) - 0.7071) < 0.01)
    #expect(gain(.highPass(1_000), 100) < 0.02)
    #expect(abs(gain(.highPass(1_000), 8_000) - 1) < 0.01)
    #expect(abs(gain(.bandPass(1_000, q: 5), 1_000) - 1) < 0.01)
    #expect(gain(.bandPass(1_000, q: 5), 2_000) < 0.15)
  }

  @Test("Noise fills −1..<1 evenly, and the same seed gives the same noise")
  func noise() {
    var (noise, again) = (WhiteNoise(seed: 9), WhiteNoise(seed: 9))
    let values = (0..<20_000).map { _ in noise.next() }
    #expect(values.allSatisfy { $0 >= -1 && $0 < 1 })
    let mean: Double = values.reduce(0, +) / 20_000
    let power: Double = values.map { $0 * $0 }.reduce(0, +) / 20_000
    #expect(abs(mean) < 0.02)
    #expect(abs(power - 1.0 / 3) < 0.01)
    #expect(values == (0..<20_000).map { _ in again.next() })
  }
}
