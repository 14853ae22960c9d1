import Sounds
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
    #expect(note(523.2, after: 0) > 0.1)
    #expect(note(659.2, after: 0.14) > 5 * note(659.2, after: 0))
    #expect(note(784, after: 0.28) > 5 * note(784, after: 0.14))
  }

  @Test("R104 losing falls by a minor third, softer than winning")
  func lose() {
    let lose = Recordings.sound(.lose)
    #expect(abs(lose.pitch(at: 0.13, in: 250...500) / 392 - 1) < 0.01)
    // Later, when the first note has gone.
    #expect(abs(lose.pitch(at: 0.8, in: 250...500) / 329.6 - 1) < 0.01)
    #expect(lose.centroid < Recordings.sound(.win).centroid)
  }

  @Test("R104 a tie is one note, twice")
  func tie() {
    let tie = Recordings.sound(.tie)
    let notes = [0.1, 0.3].map { tie.pitch(at: $0, in: 300...600) }
    #expect(abs(notes[0] / notes[1] - 1) < 0.005)
    #expect(
      tie.rootMeanSquare(from: 0.17, to: 0.2) > 1.5 * tie.rootMeanSquare(from: 0.13, to: 0.16))
  }

  @Test("R104 uh-oh: two syllables with a gap, the second lower and longer")
  func uhOh() {
    let voice = Recordings.sound(.uhOh)
    let (uh, oh) = (voice.pitch(at: 0.08, in: 120...350), voice.pitch(at: 0.4, in: 120...350))
    #expect((0.72...0.85).contains(oh / uh))
    #expect(
      voice.rootMeanSquare(from: 0.2, to: 0.26) < 0.05 * voice.rootMeanSquare(from: 0.03, to: 0.13))
  }

  @Test("R104 from low to high: thump, roar, click, page, hiss")
  func colours() {
    let order: [Voice] = [.thump, .lionRoar, .click, .page, .hiss]
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

  @Test("R104 knocks speak at once", arguments: [Voice.thump, .snap, .click])
  func knocks(voice: Voice) {
    let knock = Recordings.sound(voice)
    #expect(knock.rootMeanSquare(from: 0, to: 0.02) > 0.3 * knock.peak)
    let end = knock.seconds
    #expect(knock.rootMeanSquare(from: 0.8 * end, to: end) < 0.03 * knock.peak)
  }
}
