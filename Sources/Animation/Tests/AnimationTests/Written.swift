import Animation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// All that the tests ask of more than Swift itself: JSON, and the files of this package.

/// A value as its file would be, its keys in order: the same value has the same letters.
func json(_ value: some Encodable, isSpread: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting =
    isSpread ? [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes] : .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func read<Value: Decodable>(_ json: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// A file or a folder of this package.
struct PackageFile {
  private let url: URL

  init(_ path: String) {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    url = tests.appending(path: "../../\(path)").standardizedFileURL
  }

  func text() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// The stored text; a missing one is written as `text` first, to be looked at and committed.
  func text(orKeeping text: String) throws -> String? {
    let kept = try? self.text()
    if kept == nil { try text.write(to: url, atomically: true, encoding: .utf8) }
    return kept
  }

  /// The names of what a folder holds.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
  }
}
