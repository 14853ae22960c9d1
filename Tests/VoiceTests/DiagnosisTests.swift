import Foundation
import Phrases
import Testing

@testable import Voice

@Suite("R150 R151 What doctor says of the voice")
final class DiagnosisTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("diagnosis-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func diagnosis(of code: String, espeak: ESpeak?) -> String {
    let traits = Language.Traits.all.first { $0.code == code } ?? Language.english.traits
    return Voice.diagnosis(
      of: Language(traits, [:]), folders: [folder.path],
      synthesizer: SpeechSynthesizer { espeak }, dispatcher: SpeechDispatcher(path: nil))
  }

  @Test("who speaks is named; where nobody does, how to get a voice")
  func ways() {
    #expect(diagnosis(of: "en", espeak: .fake()).hasPrefix("voice     espeak-ng 0.1, in English;"))
    let none = diagnosis(of: "en", espeak: nil)
    #expect(none.hasPrefix("voice     none, in English;") && none.contains("install espeak-ng"))
  }

  @Test(
    "a language that the synthesizer reads badly is told of speech-dispatcher and recordings",
    arguments: ["ja", "zh_CN", "he"])
  func unreadable(code: String) {
    let said = diagnosis(of: code, espeak: .fake(knows: ["ja", "zh-cn", "he"]))
    #expect(said.hasPrefix("voice     none, in "))
    #expect(said.contains("install speech-dispatcher") && said.contains("recordings"))
    #expect(said.contains("`bungle voices`"))
  }

  @Test("a recording counts in its own language")
  func recorded() throws {
    let sentence = try #require(Sentence.recordable(in: .english).sentences.first)
    let place = folder.appendingPathComponent("en")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data([1]).write(to: place.appendingPathComponent("\(sentence.recordings.joined()).ogg"))
    #expect(diagnosis(of: "en", espeak: nil).contains(" 1 of "))
    #expect(!diagnosis(of: "de", espeak: nil).contains(" of "))
  }
}
