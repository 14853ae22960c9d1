import Foundation
import Glibc
import Phrases
import Stage
import Synchronization
import Testing

@testable import Voice

@Suite("R150 R151 Recorded sentences and the synthesizer")
final class SourceTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("voices-\(UUID().uuidString)")
  private static let win = Phrase.common(.back)
  private static let other = Phrase.spoken(.river)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private let reader = FakeReader()

  private func clips(_ places: String...) -> Clips {
    Clips(folders: places.map { folder.appendingPathComponent($0).path }, reader: reader)
  }

  private func record(_ bytes: [UInt8], _ place: String, _ name: String) throws {
    let file = folder.appendingPathComponent("\(place)/en/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func name(_ phrase: Phrase) throws -> String { try #require(phrase.entry?.key) }

  private func heard(_ phrase: Phrase, by clips: Clips) -> [Int16]? {
    let turn = FakeSink()
    return clips.say(Sentence(phrase, in: .english), to: turn) ? turn.samples : nil
  }

  @Test("a recording is heard as soon as it is there; the player's own goes before the game's")
  func clip() throws {
    let clips = clips("own", "game")
    #expect(heard(Self.win, by: clips) == nil)
    try record([1], "game", "\(try name(Self.win)).mp3")
    #expect(heard(Self.win, by: clips) == [1])
    try record([2], "own", "\(try name(Self.win)).wav")
    #expect(heard(Self.win, by: clips) == [2])
    #expect(clips.say(Sentence(Self.win, in: .pseudo), to: FakeSink()) == false)
  }

  @Test("several sentences are heard one after another if all are recorded, else none is")
  func joined() throws {
    let both = Phrase.lines([Self.win, Self.other])
    let clips = clips("own")
    try record([1], "own", "\(try name(Self.win)).ogg")
    #expect(heard(both, by: clips) == nil)
    try record([2], "own", "\(try name(Self.other)).flac")
    #expect(heard(both, by: clips) == [1, 2])
    #expect(heard(.joined([Self.win, "Ada"], by: " "), by: clips) == nil)
  }

  @Test(
    "the first part is heard before the next is read, which is prepared for; none is read ahead")
  func parts() throws {
    let clips = clips("own")
    #expect(heard(Self.win, by: clips) == nil && reader.asked.isEmpty)
    for (phrase, byte) in [(Self.win, UInt8(1)), (Self.other, 2)] {
      try record([byte], "own", "\(try name(phrase)).ogg")
    }
    let turn = FakeSink(most: 1)
    #expect(clips.say(Sentence(.lines([Self.win, Self.other]), in: .english), to: turn))
    #expect(turn.samples == [1] && turn.pieces == [0, 1], "a device is opened meanwhile")
    #expect(reader.asked == ["read", "prepare", "read"])
    clips.releaseResources()
    #expect(reader.asked.last == "rest")
    try record(Array("x".utf8), "own", "\(try name(Self.other)).ogg")
    #expect(heard(.lines([Self.win, Self.other]), by: clips) == nil, "all of it is left to others")
  }

  @Test("what has a number or a name in it is no recording's")
  func values() {
    #expect(Sentence(.spoken(.place("Jungle")), in: .english).recordings.isEmpty)
    #expect(Sentence("Ada", in: .english).recordings.isEmpty)
    let all = Sentence.recordable(in: .english)
    #expect(all.sentences.count > 100 && all.others > 10)
    #expect(Set(all.sentences.flatMap(\.recordings)).count == all.sentences.count)
    #expect(all.sentences.allSatisfy { !$0.text.isEmpty && !$0.text.contains("{") })
  }

  @Test("a damaged, an empty and a huge recording are passed over, and so is a folder of its name")
  func damaged() throws {
    let clips = clips("own", "game")
    let name = try name(Self.win)
    try record([UInt8](repeating: 1, count: Clips.largest + 1), "own", "\(name).ogg")
    try record(Array("x".utf8), "own", "\(name).wav")
    try record([], "own", "\(name).flac")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("own/en/\(name).mp3"), withIntermediateDirectories: true)
    #expect(heard(Self.win, by: clips) == nil)
    try record([3], "game", "\(name).ogg")
    #expect(heard(Self.win, by: clips) == [3])
  }

  @Test("words are said without their line ends and marks of direction, and paragraphs stay apart")
  func text() {
    #expect(Sentence("Win\nor\u{2068} Lose\u{2069}").text == "Win or Lose")
    #expect(
      Sentence(.lines([Self.win, "", Self.other]), in: .english).text
        == "\(Self.win.english)\n\n\(Self.other.english)")
  }

  @Test("a synthesizer is loaded with the first sentence, once, and takes the language's own voice")
  func synthesizer() {
    let loads = Mutex(0)
    let synthesizer = SpeechSynthesizer {
      loads.withLock { $0 += 1 }
      return .fake()
    }
    #expect(loads.withLock { $0 } == 0)
    for _ in 0..<2 {
      let turn = FakeSink()
      #expect(synthesizer.say(Sentence("ab"), to: turn))
      #expect(turn.samples.count == 200)
    }
    #expect(loads.withLock { $0 } == 1)
    #expect(synthesizer.diagnosis(of: "pt_BR")?.speaks == true)
  }

  @Test(
    "one that is missing, does not start, makes nonsense or knows no such language leaves it to others"
  )
  func unable() {
    let unable = [
      SpeechSynthesizer { nil }, SpeechSynthesizer { .fake(rate: nil) },
      SpeechSynthesizer { .fake(rate: 0) },
      SpeechSynthesizer { .fake(rate: 1 << 30) }, SpeechSynthesizer { .fake(knows: ["de"]) },
    ]
    for synthesizer in unable {
      let turn = FakeSink()
      #expect(!synthesizer.say(Sentence("a"), to: turn))
      #expect(turn.samples.isEmpty)
    }
    #expect(unable.last?.diagnosis(of: "en")?.speaks == false)
    #expect(unable.first?.diagnosis(of: "en") == nil)
    #expect(ESpeak.load("libespeak-ng-no-such-library.so.1") == nil)
    #expect(ESpeak.load("libc.so.6") == nil, "another library")
  }

  @Test("one that never comes to an end is ended after a minute of speech")
  func endless() {
    let endless = ESpeak(
      version: { "" }, start: { 8_000 }, select: { _ in true },
      speak: { _, take in
        while take([Int16](repeating: 1, count: 8_000)) {}
        return true
      }, stop: {}, unload: { true })
    let turn = FakeSink()
    #expect(SpeechSynthesizer { endless }.say(Sentence("a"), to: turn))
    #expect((50...60).contains(turn.samples.count / 8_000))
  }

  @Test(
    "the host's espeak-ng speaks as long as the sentence is, in pieces, and ends when it is told to",
    .enabled(if: ESpeak.load()?.unload() != nil, "libespeak-ng1 is not installed"))
  func host() {
    let synthesizer = SpeechSynthesizer { ESpeak.load() }
    let whole = FakeSink()
    #expect(synthesizer.say(Sentence("The lion catches the rabbit."), to: whole))
    #expect((1.0...4.0).contains(Double(whole.samples.count) / 22_050))
    #expect(whole.samples.contains { $0.magnitude > 3_000 })
    let ended = FakeSink(most: 2_000)
    _ = synthesizer.say(Sentence("The lion catches the rabbit."), to: ended)
    #expect(ended.samples.count < 8_000)
    let german = Sentence(text: "Der Löwe", language: "de")
    #expect(synthesizer.say(german, to: FakeSink()))
    #expect(!synthesizer.say(Sentence(text: "a", language: "xx"), to: FakeSink()))
    #expect(!synthesizer.say(Sentence(text: "勝ち", language: "ja"), to: FakeSink()))
    for _ in 0..<5 {
      synthesizer.releaseResources()
      #expect(dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_NOLOAD) == nil, "its thread goes with it")
      let again = FakeSink()
      #expect(synthesizer.say(german, to: again) && again.samples.count > 5_000)
    }
    synthesizer.releaseResources()
  }

  @Test("one that rests is ended and started anew; what can't be forgotten is not started again")
  func releaseResources() {
    let calls = Mutex<[String]>([])
    let canGo = Mutex(true)
    let fake = ESpeak.fake()
    let synthesizer = SpeechSynthesizer {
      calls.withLock { $0.append("load") }
      return ESpeak(
        version: fake.version, start: fake.start, select: fake.select, speak: fake.speak,
        stop: { calls.withLock { $0.append("stop") } },
        unload: {
          calls.withLock { $0.append("unload") }
          return canGo.withLock { $0 }
        })
    }
    synthesizer.releaseResources()
    #expect(calls.withLock { $0 }.isEmpty)
    for _ in 0..<2 {
      let turn = FakeSink()
      #expect(synthesizer.say(Sentence("a"), to: turn) && turn.samples.count == 100)
      synthesizer.releaseResources()
      synthesizer.releaseResources()
    }
    #expect(calls.withLock { $0 } == ["load", "stop", "unload", "load", "stop", "unload"])
    #expect(synthesizer.say(Sentence("a"), to: FakeSink()))
    canGo.withLock { $0 = false }
    synthesizer.releaseResources()
    #expect(!synthesizer.say(Sentence("a"), to: FakeSink()))
  }
}

extension Sentence {
  fileprivate init(text: String, language: String) {
    let traits = Language.Traits.all.first { $0.code == language } ?? Language.Traits.pseudo[0]
    self.init(.verbatim(text), in: Language(traits, [:]))
  }
}

extension Language {
  fileprivate static var pseudo: Language { Language(Traits.pseudo[0], [:]) }
}
