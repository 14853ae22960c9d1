import CSDL2
import Foundation
import Stage
import Testing

@testable import SDLPlatform
@testable import Sounds

/// SDL's disk driver writes what a device would have played; no other test opens a device.
extension SDLTests {
  @Suite("R95 R105 The mixer, by what it wrote to a device", .serialized)
  final class MixerTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mixer-\(UUID().uuidString)")
    private var file: URL { folder.appendingPathComponent("played.raw") }
    private let second = FrameClock.second

    init() throws {
      let sounds = folder.appendingPathComponent("sounds")
      try FileManager.default.createDirectory(at: sounds, withIntermediateDirectories: true)
      setenv("SDL_AUDIODRIVER", "disk", 1)
      setenv("SDL_DISKAUDIOFILE", file.path, 1)
      // Twenty times as fast as it would be heard.
      setenv("SDL_DISKAUDIODELAY", "1", 1)
    }

    deinit {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      try? FileManager.default.removeItem(at: folder)
    }

    /// A mixer whose sounds are short tones, quickly made.
    private func mixer() -> Mixer {
      Mixer(
        library: SoundLibrary(
          resources: ResourceFolder(path: folder.path), synthesise: { _, _ in Self.tone(0.2) },
          synthesiseLoop: { _ in Self.tone(1) }))
    }

    private static func tone(_ seconds: Double, hertz: Double = 400, height: Double = 16_000)
      -> [Int16]
    {
      (0..<Int(48_000 * seconds)).map { (place: Int) -> Int16 in
        let turns: Double = hertz * Double(place) / 48_000
        return Int16(height * sin(2 * Double.pi * turns))
      }
    }

    /// Waits until the device's thread has come so far; gives up after some seconds.
    private func wait(_ mixer: Mixer, until isDone: @escaping @Sendable (Mix) -> Bool) -> Bool {
      for _ in 0..<5_000 {
        if mixer.mix.change({ isDone($0) }) { return true }
        SDL_Delay(1)
      }
      return false
    }

    /// Waits until so much has been played; gives up after some seconds.
    private func waitForFile(seconds: Int) -> Bool {
      for _ in 0..<5_000 {
        if let bytes = try? Data(contentsOf: file).count, bytes > seconds * 48_000 * 4 {
          return true
        }
        SDL_Delay(1)
      }
      return false
    }

    private func playedPeak() throws -> Double {
      try played().reduce(0) { max($0, abs(Double($1))) } / 32_768
    }

    private func played() throws -> [Int16] {
      try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    @Test("R104 a device that was closed and opens again plays at the chosen volume")
    func volumeStays() throws {
      let mixer = mixer()
      mixer.carryOut(.volumes(sounds: 0.25, ambience: 0), at: 0)
      for start in [0, 10 * second] {
        mixer.carryOut(.play(.thump, pan: 0), at: start)
        #expect(wait(mixer) { $0.playing == 0 })
        mixer.runPeriodicWork(at: start + Mixer.checkInterval)
        mixer.runPeriodicWork(at: start + 4 * second)
        #expect(!mixer.isOpen)
        #expect(abs(try playedPeak() - 0.25 * 16_000 / 32_768) < 0.01)
      }
    }

    @Test("R118 the device closes three seconds after the last sound, and nobody is woken any more")
    func closes() {
      let mixer = mixer()
      mixer.carryOut(.play(.snap, pan: 0), at: 0)
      #expect(mixer.isOpen)
      #expect(wait(mixer) { $0.playing == 0 })
      mixer.runPeriodicWork(at: 2 * second)
      #expect(mixer.isOpen)
      mixer.runPeriodicWork(at: 3 * second)
      #expect(!mixer.isOpen)
      #expect(mixer.nextChore == nil)
    }

    @Test("R105 without the focus nothing is played, and what sounds ends")
    func hushed() throws {
      let mixer = mixer()
      mixer.carryOut(.setAmbience(nil), at: 0)
      mixer.carryOut(.play(.snap, pan: 0), at: 0)
      #expect(!mixer.isOpen)
      mixer.carryOut(.setAmbience(.silence), at: 0)
      mixer.carryOut(.play(.snap, pan: 0), at: 0)
      mixer.carryOut(.setAmbience(nil), at: 0)
      #expect(wait(mixer) { $0.playing == 0 })
      mixer.runPeriodicWork(at: 4 * second)
      #expect(!mixer.isOpen)
    }

    @Test("R104 muted, nothing is played")
    func muted() {
      let mixer = mixer()
      mixer.carryOut(.volumes(sounds: 0, ambience: 0), at: 0)
      mixer.carryOut(.setAmbience(Soundscape(ambience: .day)), at: 0)
      mixer.carryOut(.play(.snap, pan: 0), at: 0)
      #expect(!mixer.isOpen)
    }

    @Test(
      "R141 a place sounds once all sounds are ready, and the device closes when it falls silent")
    func ambience() throws {
      let mixer = mixer()
      mixer.carryOut(.setAmbience(Soundscape(ambience: .night)), at: 0)
      #expect(!mixer.isOpen, "nothing sounds before the game is ready")
      mixer.carryOut(.prepare, at: 0)
      for _ in 0..<200 where !mixer.isOpen { mixer.runPeriodicWork(at: 0) }
      #expect(mixer.isOpen)
      #expect(waitForFile(seconds: 2))
      mixer.runPeriodicWork(at: 20 * second)
      #expect(mixer.isOpen, "it sounds on")
      mixer.carryOut(.volumes(sounds: 1, ambience: 0), at: 21 * second)
      #expect(wait(mixer) { !$0.hasAmbience }, "what nobody wants to hear is not played")
      mixer.carryOut(.volumes(sounds: 1, ambience: 1), at: 21 * second)
      #expect(mixer.mix.change { $0.hasAmbience })
      mixer.carryOut(.setAmbience(.silence), at: 21 * second)
      #expect(wait(mixer) { !$0.hasAmbience })
      mixer.runPeriodicWork(at: 25 * second)
      #expect(!mixer.isOpen)
      #expect(try playedPeak() > 0.1)
    }

    @Test("R95 a device that comes late is found: not at once, but within some seconds")
    func lateDevice() {
      let mixer = mixer()
      setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
      mixer.carryOut(.play(.snap, pan: 0), at: second)
      #expect(!mixer.isOpen)
      setenv("SDL_AUDIODRIVER", "disk", 1)
      mixer.carryOut(.play(.snap, pan: 0), at: 2 * second)
      #expect(!mixer.isOpen, "no oftener than every three seconds")
      mixer.carryOut(.play(.snap, pan: 0), at: 4 * second)
      #expect(mixer.isOpen)
    }

    @Test("R141 a place without a device looks for one by itself")
    func lateAmbience() {
      let mixer = mixer()
      setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
      mixer.carryOut(.setAmbience(Soundscape(ambience: .day)), at: 0)
      mixer.carryOut(.prepare, at: 0)
      for _ in 0..<200 { mixer.runPeriodicWork(at: 0) }
      #expect(!mixer.isOpen)
      #expect(mixer.nextChore == Mixer.pause)
      setenv("SDL_AUDIODRIVER", "disk", 1)
      mixer.runPeriodicWork(at: Mixer.pause)
      #expect(mixer.isOpen)
    }

    @Test(
      "R104 a file of one's own is played instead, as loud as what it stands for, and unclipped")
    func ownFile() throws {
      try wave(seconds: 2).write(to: folder.appendingPathComponent("sounds/thump.wav"))
      let mixer = mixer()
      mixer.carryOut(.volumes(sounds: 1, ambience: 0), at: 0)
      mixer.carryOut(.play(.thump, pan: 0), at: 0)
      #expect(wait(mixer) { $0.playing == 0 })
      mixer.runPeriodicWork(at: second)
      mixer.runPeriodicWork(at: 5 * second)
      let left = try played().enumerated().filter { $0.offset % 2 == 0 }
        .map { Double($0.element) / 32_768 }
      let power = Loudness.power(lufs: SoundName.thump.loudness)
      #expect(abs(10 * log10(Loudness.power(of: left) / power)) < 1)
      #expect(left.allSatisfy { abs($0) < Double(Mix.ceiling) })
    }

    @Test("R104 a file that is no sound is passed over", arguments: ["", "RIFFnonsense"])
    func damagedFile(words: String) throws {
      try Data(words.utf8).write(to: folder.appendingPathComponent("sounds/snap.wav"))
      let mixer = mixer()
      mixer.carryOut(.play(.snap, pan: 0), at: 0)
      #expect(mixer.isOpen)
      #expect(mixer.mix.change { $0.isPlaying(.snap) })
    }

    /// A WAV file of a tone at full height: 16 bits, mono, 48 kHz.
    private func wave(seconds: Double) -> Data {
      let samples = Self.tone(seconds, hertz: 700, height: 32_767)
      func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
      }
      let size = UInt32(samples.count * 2)
      let parts: [[UInt8]] = [
        Array("RIFF".utf8), bytes(36 + size), Array("WAVEfmt ".utf8), bytes(UInt32(16)),
        bytes(UInt16(1)), bytes(UInt16(1)), bytes(UInt32(48_000)), bytes(UInt32(96_000)),
        bytes(UInt16(2)), bytes(UInt16(16)), Array("data".utf8), bytes(size),
      ]
      return Data((parts + samples.map(bytes)).joined())
    }
  }
}
