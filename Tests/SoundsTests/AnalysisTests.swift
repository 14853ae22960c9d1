import Foundation
import Testing

@Suite("The rulers of the sound tests, held to known signals")
struct AnalysisTests {
  private func signal(_ seconds: Double, _ wave: (Double) -> Double) -> Analysis {
    Analysis((0..<Int(seconds * 48_000)).map { wave(Double($0) / 48_000) })
  }

  @Test(
    "Pitch: a sine, and a tone whose fundamental is missing", arguments: [80.0, 130.5, 196, 392])
  func pitch(hertz: Double) {
    let sine = signal(0.2) { sin(2 * .pi * hertz * $0) }
    let hollow = signal(0.2) { time in
      (2...6).reduce(0) { $0 + sin(2 * .pi * hertz * Double($1) * time) }
    }
    #expect(abs(sine.pitch(at: 0.1, in: 60...450) / hertz - 1) < 0.002)
    #expect(abs(hollow.pitch(at: 0.1, in: 60...450) / hertz - 1) < 0.002)
  }

  @Test("Amplitude: finds a sine's height at its pitch and nothing an octave above")
  func amplitude() {
    let sine = signal(0.5) { 0.3 * sin(2 * .pi * 440 * $0) }
    #expect(abs(sine.amplitude(at: 440, from: 0, to: 0.5) - 0.3) < 0.001)
    #expect(sine.amplitude(at: 880, from: 0, to: 0.5) < 0.001)
  }

  @Test("Centroid: of two equal sines, half way between; of one, itself")
  func centroid() {
    let one = signal(0.5) { sin(2 * .pi * 600 * $0) }
    let two = signal(0.5) { sin(2 * .pi * 500 * $0) + sin(2 * .pi * 1_500 * $0) }
    #expect(abs(one.centroid - 600) < 6)
    #expect(abs(two.centroid - 1_000) < 10)
  }

  @Test("Modulation: a tone that trembles", arguments: [20.0, 26, 30, 45])
  func modulation(rate: Double) {
    let tone = signal(1.5) { (1 + 0.3 * sin(2 * .pi * rate * $0)) * sin(2 * .pi * 170 * $0) }
    #expect(abs(tone.modulation - rate) <= 0.5)
  }

  @Test("Root mean square: of a full sine, the square root of a half")
  func rootMeanSquare() {
    let sine = signal(1) { sin(2 * .pi * 100 * $0) }
    #expect(abs(sine.rootMeanSquare(from: 0, to: 1) - 0.5.squareRoot()) < 1e-6)
  }

  @Test("Fourier: energy is the same on both sides")
  func fourierKeepsEnergy() {
    let signal = (0..<64).map { Double(($0 * 37) % 23) - 11 }
    let (real, imaginary) = fourier(signal)
    let there = zip(real, imaginary).reduce(0) { $0 + $1.0 * $1.0 + $1.1 * $1.1 } / 64
    #expect(abs(there - signal.reduce(0) { $0 + $1 * $1 }) < 1e-8)
  }
}
