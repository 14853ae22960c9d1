import Sounds
import Stage
import Testing

@Suite("R104 Each sound is what its caption says")
struct CharacterTests {
  @Test("R104 winning rises by three notes of the drums, an octave up")
  func win() {
    let win = Recordings.sound(.win)
    func note(_ hertz: Double, after start: Double) -> Double {
      win.amplitude(at: hertz, from: start, to: start + 0.13)
    }
    // Each note is there from its own moment on, and was not before.
    let melody = [(523.2, 0.0), (659.2, 0.14), (784, 0.28)]
    for (hertz, start) in melody { #expect(note(hertz, after: start) > 0.05) }
    for ((_, before), (hertz, start)) in zip(melody, melody.dropFirst()) {
      #expect(note(hertz, after: start) > 5 * note(hertz, after: before))
    }
  }

  @Test("R104 losing falls by a minor third, softer than winning")
  func lose() {
    let lose = Recordings.sound(.lose)
    #expect(abs(lose.pitch(at: 0.13, in: 250...500) / 392 - 1) < 0.01)
    // Later, when the first note has gone.
    #expect(abs(lose.pitch(at: 0.8, in: 250...500) / 329.6 - 1) < 0.01)
    #expect(lose.centroid < Recordings.sound(.win).centroid)
  }

  @Test("R140 a tie is one note twice, from wood and from a skin, and no beep")
  func tie() {
    let tie = Recordings.sound(.tie)
    let notes = [0.1, 0.32].map { tie.pitch(at: $0, in: 250...600) }
    #expect(abs(notes[0] / notes[1] - 1) < 0.02)
    #expect(tie.rootMeanSquare(from: 0.2, to: 0.24) > tie.rootMeanSquare(from: 0.15, to: 0.19))
    // A beep had nine tenths of its power within a few Hz.
    #expect(tie.share(of: 310...350) < 0.75)
  }

  @Test("R104 uh-oh: two syllables with a gap, the second lower and longer")
  func uhOh() {
    let voice = Recordings.sound(.uhOh)
    let (uh, oh) = (voice.pitch(at: 0.08, in: 120...350), voice.pitch(at: 0.4, in: 120...350))
    #expect((0.72...0.85).contains(oh / uh))
    #expect(
      voice.rootMeanSquare(from: 0.22, to: 0.26) < 0.3 * voice.rootMeanSquare(from: 0.03, to: 0.13))
  }

  @Test("R104 from low to high: thump, roar, click, page, hiss")
  func colours() {
    let order: [SoundName] = [.thump, .lionRoar, .click, .page, .hiss]
    let centroids = order.map { Recordings.sound($0).centroid }
    #expect(centroids == centroids.sorted())
    #expect(centroids[0] < 250)
    #expect((3_000...6_000).contains(centroids[4]))
  }

  @Test("R104 a pounce hits 0.55 s after its start, louder than its rush")
  func pounce() {
    let pounce = Recordings.sound(.pounce)
    #expect(
      pounce.rootMeanSquare(from: 0.555, to: 0.6) > 1.5
        * pounce.rootMeanSquare(from: 0.45, to: 0.54))
  }

  @Test("R104 knocks speak at once", arguments: [SoundName.thump, .snap, .click, .rock, .hop])
  func knocks(name: SoundName) {
    let knock = Recordings.sound(name)
    #expect(knock.rootMeanSquare(from: 0, to: 0.02) > 0.3 * knock.peak)
    let end = knock.seconds
    #expect(knock.rootMeanSquare(from: 0.8 * end, to: end) < 0.03 * knock.peak)
  }

  @Test("R142 the heavier who falls in, the lower, longer and louder the splash")
  func splashes() {
    let splashes = [SoundName.splashLight, .splashMiddle, .splashHeavy]
    for (lighter, heavier) in zip(splashes, splashes.dropFirst()) {
      let (small, large) = (Recordings.sound(lighter), Recordings.sound(heavier))
      #expect(large.centroid < 0.9 * small.centroid)
      #expect(large.seconds > 1.2 * small.seconds)
      #expect(heavier.loudness > lighter.loudness)
    }
  }

  @Test("R116 R142 the rabbit squeaks twice, the second higher; a loser's squeal falls")
  func squeaks() {
    let squeak = Recordings.sound(.squeak)
    let (first, second) = (
      squeak.pitch(at: 0.06, in: 700...2_500, window: 0.03),
      squeak.pitch(at: 0.27, in: 700...2_500, window: 0.03)
    )
    #expect((900...1_600).contains(first))
    #expect(second > 1.1 * first)
    let yelp = Recordings.sound(.yelp)
    #expect(
      yelp.pitch(at: 0.42, in: 250...1_500, window: 0.03)
        < 0.7 * yelp.pitch(at: 0.13, in: 250...1_500, window: 0.03))
  }

  @Test("R142 rock is low, paper rustles, scissors are the brightest")
  func hands() {
    let centroids = [SoundName.rock, .paper, .scissors].map { Recordings.sound($0).centroid }
    #expect(centroids == centroids.sorted())
    #expect(centroids[0] < 500)
    #expect(centroids[2] > 2_500)
  }
}
