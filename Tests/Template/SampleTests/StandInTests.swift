import Foundation
import Testing

@testable import Phrases
@testable import Sample

/// The template's translations, which a scene made from it takes along.
@Suite struct StandInTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "po")
  private static let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)

  @Test("R160 the template's words are translated as they are", arguments: try #require(files))
  func translated(file: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let entries = SampleWords.all.map(\.entry)
    #expect(text.components(separatedBy: "msgctxt").count == entries.count + 1)
    for entry in entries {
      let asked = "msgctxt \"sample.\(entry.key)\"\nmsgid \"\(entry.other)\"\nmsgstr \""
      #expect(text.contains(asked), "\(entry.key): \(entry.other)")
      for name in entry.values.keys {
        #expect(text.components(separatedBy: "{\(name)}").count == 3, "\(entry.key): \(name)")
      }
    }
  }
}
