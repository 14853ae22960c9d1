import Stage
import Testing

@testable import Sounds

@Suite("R144 R153 A voice in the mix")
struct SpeechTests {
  private func heard(_ mix: inout Mix, seconds: Double) -> [Double] {
    (0..<Int(48_000 * seconds)).map { _ in Double(mix.nextFrame().left) }
  }

  /// A tone at a part of full height.
  private func tone(_ hertz: Double, seconds: Double = 1, rate: Int, height: Double) -> [Int16] {
    (0..<Int(Double(rate) * seconds)).map {
      Int16(32_767 * height * sine(turns: Double($0) * hertz / Double(rate)))
    }
  }

  private func steepest(_ samples: [Double]) -> Double {
    zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  @Test(
    "a tone keeps its pitch, its length and its height at any rate",
    arguments: [16_000, 22_050, 44_100])
  func resampled(rate: Int) {
    var mix = Mix()
    let tone = tone(1_000, rate: rate, height: 0.5)
    // As it comes: in pieces.
    for start in stride(from: 0, to: tone.count, by: 1_323) {
      mix.speak(Array(tone[start..<min(tone.count, start + 1_323)]), rate: rate)
    }
    let samples = heard(&mix, seconds: 1.2)
    let analysis = Analysis(samples)
    #expect(abs(analysis.audibleSeconds - 1) < 0.005)
    #expect(abs(analysis.amplitude(at: 1_000, from: 0.1, to: 0.9) - 0.5) < 0.005)
    // What a bad interpolation adds.
    #expect(analysis.amplitude(at: Double(rate) - 1_000, from: 0.1, to: 0.9) < 0.001)
    #expect(!mix.isSpeaking)
  }

  @Test("everything else is 9 dB lower while it speaks, and comes back, without a click")
  func ducking() {
    var mix = Mix()
    let drone = tone(300, seconds: 4, rate: 48_000, height: 0.4)
    mix.play(drone, as: .thump, pan: 0)
    let before = Analysis(heard(&mix, seconds: 0.5))
    mix.speak([Int16](repeating: 0, count: 48_000), rate: 48_000)
    let during = Analysis(heard(&mix, seconds: 1))
    let after = Analysis(heard(&mix, seconds: 1))
    let level = before.amplitude(at: 300, from: 0.1, to: 0.5)
    #expect(abs(during.amplitude(at: 300, from: 0.3, to: 0.9) / level - Mix.ducked) < 0.01)
    #expect(abs(after.amplitude(at: 300, from: 0.4, to: 1) / level - 1) < 0.01)
    let plain = steepest(before.samples)
    for part in [during, after] { #expect(steepest(part.samples) < 1.1 * plain) }
    mix.isDucked = true
    _ = heard(&mix, seconds: 0.3)
    let elsewhere = Analysis(heard(&mix, seconds: 0.3))
    #expect(abs(elsewhere.amplitude(at: 300, from: 0, to: 0.3) / level - Mix.ducked) < 0.01)
  }

  @Test("its volume is its own, and none is silence")
  func volume() {
    for volume in [1, 0.25, 0] {
      var mix = Mix()
      mix.setVolumes(sounds: 0, ambience: 0)
      mix.setVoiceVolume(volume)
      mix.speak(tone(500, rate: 22_050, height: 0.5), rate: 22_050)
      let level = Analysis(heard(&mix, seconds: 1)).amplitude(at: 500, from: 0.1, to: 0.9)
      #expect(abs(level - 0.5 * volume) < 0.005)
    }
  }

  @Test("with everything at its loudest it is not clipped")
  func ceiling() {
    var mix = Mix()
    let shout = tone(200, rate: 48_000, height: 1)
    for _ in 0..<16 { mix.play(shout, as: .thump, pan: 0) }
    mix.speak(tone(700, rate: 22_050, height: 1), rate: 22_050)
    let peak = heard(&mix, seconds: 1).reduce(0) { max($0, abs($1)) }
    #expect(peak <= Double(Mix.ceiling) + 1e-5)
  }

  @Test("its end is a short fade without a click, and the next sentence follows it")
  func end() {
    var mix = Mix()
    mix.speak(tone(300, rate: 48_000, height: 0.4), rate: 48_000)
    let before = heard(&mix, seconds: 0.3)
    mix.endSpeech()
    let ending = heard(&mix, seconds: 0.1)
    #expect(steepest(ending) < 1.2 * steepest(before))
    #expect(ending.dropFirst(1_000).allSatisfy { $0 == 0 })
    #expect(!mix.isSpeaking)
    mix.speak(tone(300, rate: 48_000, height: 0.4), rate: 48_000)
    mix.endSpeech()
    mix.speak(tone(900, rate: 48_000, height: 0.4), rate: 48_000)
    let next = Analysis(heard(&mix, seconds: 0.5))
    #expect(next.amplitude(at: 300, from: 0.1, to: 0.5) < 0.001)
    #expect(abs(next.amplitude(at: 900, from: 0.1, to: 0.5) - 0.4) < 0.01)
  }

  @Test("R105 a game that is hushed says nothing, and nothing is left for later")
  func hushed() {
    var mix = Mix()
    mix.speak(tone(300, rate: 48_000, height: 0.4), rate: 48_000)
    _ = heard(&mix, seconds: 0.1)
    mix.hush(true)
    mix.speak(tone(300, rate: 48_000, height: 0.4), rate: 48_000)
    #expect(heard(&mix, seconds: 0.1).suffix(2_000).allSatisfy { $0 == 0 })
    mix.hush(false)
    #expect(heard(&mix, seconds: 0.5).allSatisfy { $0 == 0 })
  }

  @Test("nonsense for a rate is silence", arguments: [0, -1, 96_000])
  func nonsense(rate: Int) {
    var mix = Mix()
    mix.speak([1, 2, 3], rate: rate)
    #expect(!mix.isSpeaking)
  }
}
