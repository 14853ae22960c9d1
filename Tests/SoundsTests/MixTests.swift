import Stage
import Testing

@testable import Sounds

@Suite("R140 R144 Everything that sounds at once")
struct MixTests {
  private func heard(_ mix: inout Mix, seconds: Double) -> [Float] {
    (0..<Int(48_000 * seconds)).flatMap { _ in
      let frame = mix.nextFrame()
      return [frame.left, frame.right]
    }
  }

  private func peak(_ samples: [Float]) -> Float { samples.reduce(0) { max($0, $1.magnitude) } }

  /// A tone at full height.
  private static let shout = (0..<48_000).map { Int16(32_767 * sine(turns: Double($0) / 240)) }

  @Test("R140 four roars in step, or the four highest sounds, stay below −1 dBFS")
  func ceiling() {
    let highest = SoundName.allCases.filter { $0 != .lionRoar }
      .sorted { Recordings.sound($0).peak > Recordings.sound($1).peak }.prefix(4)
    var loudest = Mix()
    for name in highest { loudest.play(Recordings.samples(name), as: name, pan: 0) }
    // A name other than its own, since a roar refuses a second one.
    var roars = Mix()
    for _ in 0..<4 { roars.play(Recordings.samples(.lionRoar), as: .thump, pan: 0) }
    for var mix in [loudest, roars] {
      let level = peak(heard(&mix, seconds: 0.8))
      #expect(level <= Mix.ceiling + 1e-5)
      #expect(level > 0.7, "a mix this quiet wastes the speakers")
    }
  }

  @Test("R140 even sixteen shouts are held, and the limiter lets go after them")
  func limiter() {
    var mix = Mix()
    for _ in 0..<16 { mix.play(Self.shout, as: .thump, pan: 0) }
    #expect(peak(heard(&mix, seconds: 1)) <= Mix.ceiling + 1e-5)
    _ = heard(&mix, seconds: 0.3)
    mix.play(Self.shout.map { $0 / 2 }, as: .thump, pan: 0)
    #expect(abs(peak(heard(&mix, seconds: 1)) - 0.5) < 0.01)
  }

  @Test("What is alone and not too high is played as it is, a block late")
  func transparent() {
    var mix = Mix()
    let click = Recordings.samples(.click)
    mix.play(click, as: .click, pan: 0)
    let heard = heard(&mix, seconds: 0.3)
    let left = stride(from: 2 * Limiter.blockLength, to: heard.count, by: 2).map { heard[$0] }
    #expect(zip(left, click).allSatisfy { abs($0 - Float($1) / 32_768) < 1e-6 })
  }

  @Test("R25 a roar is not interrupted by a roar, however long the roar is")
  func oneRoar() {
    var mix = Mix()
    let long = [Int16](repeating: 0, count: 5 * 48_000)
    mix.play(long, as: .lionRoar, pan: 0)
    _ = heard(&mix, seconds: 4.5)
    mix.play(long, as: .lionRoar, pan: 0)
    #expect(mix.playing == 1)
    _ = heard(&mix, seconds: 0.6)
    #expect(mix.playing == 0)
    mix.play(long, as: .lionRoar, pan: 0)
    #expect(mix.playing == 1)
  }

  @Test("R100 however much sounds already, what is done next is heard: the oldest gives way")
  func newestIsHeard() {
    var mix = Mix()
    mix.play(Self.shout, as: .thump, pan: 0)
    for _ in 1..<Mix.mostAtOnce { mix.play(Self.shout, as: .snap, pan: 0) }
    mix.play(Self.shout, as: .click, pan: 0)
    #expect(mix.isPlaying(.click) && !mix.isPlaying(.thump))
    #expect(mix.playing == Mix.mostAtOnce)
  }

  @Test("R80 a sound from the left is louder there; in the middle both ears hear it alike")
  func panning() {
    for (pan, side) in [(-1.0, 0), (1.0, 1)] {
      var mix = Mix()
      mix.play(Self.shout, as: .thump, pan: pan)
      let frames = heard(&mix, seconds: 0.1)
      let ears = [0, 1].map { ear in
        peak(stride(from: ear, to: frames.count, by: 2).map { frames[$0] })
      }
      #expect(ears[side] > 2 * ears[1 - side])
    }
    var mix = Mix()
    mix.play(Self.shout, as: .thump, pan: 0)
    let frames = heard(&mix, seconds: 0.1)
    #expect(stride(from: 0, to: frames.count, by: 2).allSatisfy { frames[$0] == frames[$0 + 1] })
  }

  @Test("R144 sounds and what sounds by itself have volumes of their own")
  func volumes() {
    func level(sounds: Double, ambience: Double) -> (sound: Float, loop: Float) {
      var (one, other) = (Mix(), Mix())
      one.setVolumes(sounds: sounds, ambience: ambience)
      other.setVolumes(sounds: sounds, ambience: ambience)
      _ = (heard(&one, seconds: 0.1), heard(&other, seconds: 0.1))
      one.play(Self.shout.map { $0 / 2 }, as: .thump, pan: 0)
      other.setAmbience(.day, Self.shout.map { $0 / 2 })
      return (peak(heard(&one, seconds: 0.5)), peak(heard(&other, seconds: 2)))
    }
    let (half, none) = (level(sounds: 0.5, ambience: 1), level(sounds: 1, ambience: 0))
    #expect(abs(half.sound - 0.25) < 0.01)
    #expect(abs(half.loop - 0.5) < 0.01)
    #expect(abs(none.sound - 0.5) < 0.01)
    #expect(none.loop == 0)
    var groove = Mix()
    groove.setVolumes(sounds: 1, ambience: 0)
    groove.accompany(4, with: Groove.Hits())
    #expect(peak(heard(&groove, seconds: 2)) == 0, "it sounds by itself too")
  }

  @Test("R144 a volume that is changed is heard at once, also by what sounds already")
  func volumeAtOnce() {
    var mix = Mix()
    mix.play(Self.shout, as: .thump, pan: 0)
    _ = heard(&mix, seconds: 0.2)
    mix.setVolumes(sounds: 0.1, ambience: 1)
    _ = heard(&mix, seconds: 0.1)
    #expect(abs(peak(heard(&mix, seconds: 0.2)) - 0.1) < 0.01)
  }

  @Test("R105 a hush ends everything without a click, and what comes while it lasts is not played")
  func hush() {
    var mix = Mix()
    mix.play(Self.shout, as: .thump, pan: 0)
    mix.setAmbience(.day, Recordings.loops[.day] ?? [])
    _ = heard(&mix, seconds: 0.2)
    mix.hush(true)
    mix.play(Self.shout, as: .snap, pan: 0)
    let ending = heard(&mix, seconds: 0.1)
    #expect(ending.suffix(2_000).allSatisfy { $0 == 0 })
    #expect(mix.playing == 0)
    #expect(!mix.hasAmbience)
    // The steepest step of the tone itself is 0.024 of full height.
    #expect(steepest(ending) < 0.03)
    mix.hush(false)
    mix.play(Self.shout, as: .snap, pan: 0)
    #expect(peak(heard(&mix, seconds: 0.2)) > 0.8)
  }

  @Test("R141 one place's sounds fade while the next one's rise; none leaves silence")
  func surroundings() {
    var mix = Mix()
    mix.setAmbience(.day, Self.shout.map { $0 / 4 })
    let rising = heard(&mix, seconds: 2)
    #expect(peak(Array(rising.prefix(9_600))) < 0.05)
    #expect(peak(Array(rising.suffix(9_600))) > 0.2)
    mix.setAmbience(.night, Self.shout.map { $0 / 4 })
    _ = heard(&mix, seconds: 2)
    mix.setAmbience(nil)
    #expect(mix.hasAmbience)
    let end = heard(&mix, seconds: 2)
    #expect(end.suffix(9_600).allSatisfy { $0 == 0 })
    #expect(!mix.hasAmbience)
  }

  private func steepest(_ frames: [Float]) -> Float {
    zip(frames, frames.dropFirst(2)).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }
}
