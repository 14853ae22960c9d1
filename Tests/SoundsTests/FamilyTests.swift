import Stage
import Testing

@testable import Sounds

@Suite("R104 The sound family, synthesised by the game itself")
struct FamilyTests {
  @Test("R104 no sound is higher than −3 dBFS", arguments: SoundName.allCases)
  func peaks(name: SoundName) {
    for variant in 0..<name.variants {
      let peak = Recordings.sound(name, variant: variant).peak
      #expect((0.05...0.7081).contains(peak))
    }
  }

  @Test("R104 no click at either end, no constant part", arguments: SoundName.allCases)
  func ends(name: SoundName) {
    let sound = Recordings.sound(name)
    let (samples, peak) = (sound.samples, sound.peak)
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    // The steps out of and into silence are no higher than a hundredth of the sound.
    #expect(samples.prefix(4).allSatisfy { abs($0) < 0.01 * peak })
    #expect(samples.suffix(48).allSatisfy { abs($0) < 0.01 * peak })
    let mean = samples.reduce(0, +) / Double(samples.count)
    #expect(abs(mean) < 1e-4)
  }

  @Test(
    "R104 the same variant is the same samples, another one others", arguments: SoundName.allCases)
  func variants(name: SoundName) {
    let first = Recordings.samples(name)
    // Once more only where it is quickly made: all are made by the same code.
    if first.count < 40_000 { #expect(Synthesizer.samples(of: name) == first) }
    if name.variants > 1 { #expect(Recordings.samples(name, variant: 1) != first) }
  }

  @Test("R142 what is heard often has several throws, a little apart and plainly the same sound")
  func variation() {
    let often: [SoundName] = [.click, .snap, .thump, .footstep, .hop, .splashMiddle, .drumSun]
    for name in often {
      #expect(name.variants >= 2)
      let colours = (0..<name.variants).map { Recordings.sound(name, variant: $0).centroid }
      #expect((colours.max() ?? 0) < 1.35 * (colours.min() ?? 0), "\(name): \(colours)")
    }
  }

  @Test("R104 lengths suit the moment they are for", arguments: SoundName.allCases)
  func lengths(name: SoundName) {
    let limits: ClosedRange<Double> =
      switch name {
      case .lionRoar: 1.9...2.6
      case .click: 0.03...0.3
      case .snap: 0.1...0.4
      case .thump, .card, .page, .footstep, .hop, .rock, .scissors: 0.15...0.6
      case .splashLight, .slide, .paper, .squeak, .yelp: 0.4...0.75
      case .hiss, .pounce, .tie, .uhOh, .splashMiddle: 0.6...1.1
      case .drumLeaf, .drumFlower, .drumSun, .drumDrop: 0.5...1
      case .splashHeavy, .win, .lose: 0.9...1.5
      }
    #expect(limits.contains(Recordings.sound(name).audibleSeconds))
  }

  @Test(
    "R104 nothing clicks while it dies: what is brighter than it only becomes less",
    arguments: [SoundName.win, .lose, .tie, .drumLeaf, .drumFlower, .drumSun, .drumDrop])
  func dying(name: SoundName) {
    let sound = Recordings.sound(name)
    let bright = Analysis(
      Wave(samples: sound.samples).filtered(.highPass(7_000)).filtered(.highPass(7_000)).samples)
    // The blows are over by then; a step of a hundredth of the sound would stand out.
    let late = stride(from: 0.5, to: sound.seconds - 0.02, by: 0.02).map { start in
      bright.part(from: start, to: start + 0.02).peak
    }
    #expect((late.max() ?? 1) < 0.0005)
  }

  @Test(
    "R144 the room comes back, dull, and is gone after 0.8 s", arguments: [SoundName.click, .snap])
  func room(name: SoundName) {
    let sound = Recordings.sound(name)
    let dry = name == .click ? 0.08 : 0.16
    let answer = sound.part(from: dry + 0.005, to: sound.seconds)
    #expect(answer.peak > 0.01 * sound.peak)
    #expect(answer.seconds < 0.8)
    #expect(answer.centroid < sound.part(from: 0, to: dry).centroid)
  }
}
