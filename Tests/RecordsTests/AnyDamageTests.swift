import Glibc
import Rules
import Testing

@testable import Records

/// Files damaged by chance; `DAMAGED_FILES=10000` is the full run.
@Suite struct AnyDamageTests {
  private let count = getenv("DAMAGED_FILES").flatMap { Int(String(cString: $0)) } ?? 120

  @Test("R96 however files are damaged: no crash, one sentence at most, and nothing is overwritten")
  func anyDamage() throws {
    var chance = Chance(for: "AnyDamageTests")
    for round in 0..<count {
      let folder = try TemporaryFolder()
      try folder.copyOldRecords(["closed", "killed"][round % 2])
      for _ in 0...Int.random(in: 0...2, using: &chance) { spoil(folder, &chance) }
      let before = folder.names.map { folder.bytes(of: $0) }

      let store = folder.store()
      var sentences: [String] = []
      do { _ = try store.scores() } catch { sentences = ["\(error)"] }
      sentences += store.takeNotices().map(\.description)
      store.close()
      try #require(sentences.count <= 1, "round \(round)")
      try #require(sentences.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") })
      let after = Set(folder.names.map { folder.bytes(of: $0) })
      try #require(before.allSatisfy { $0.isEmpty || after.contains($0) }, "round \(round)")

      let kept = folder.kept
      let keptBytes = kept.map { folder.bytes(of: $0) }
      try store.save(score("Grace", 7))
      store.close()
      try #require(folder.scores().last?.name.text == "Grace", "round \(round)")
      try #require(folder.kept.starts(with: kept), "round \(round)")
      let areUnchanged = kept.map { folder.bytes(of: $0) } == keptBytes
      try #require(areUnchanged, "round \(round)")
    }
  }

  /// Changes a file in one of the ways in which files break.
  private func spoil(_ folder: TemporaryFolder, _ chance: inout Chance) {
    let hasLog = folder.names.contains(RecordStore.fileName + "-wal")
    let isLog = hasLog && Bool.random(using: &chance)
    let name = RecordStore.fileName + (isLog ? "-wal" : "")
    var bytes = folder.bytes(of: name)
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &chance)
    let length = min(Int.random(in: 1...5_000, using: &chance), bytes.count - place)
    switch Int.random(in: 0..<9, using: &chance) {
    case 0: unlink("\(folder.path)/\(name)")
    case 1: bytes = Array(bytes[..<place])
    case 2: bytes += chance.bytes(length)
    case 3: bytes.replaceSubrange(place..<(place + length), with: chance.bytes(length))
    case 4: for index in place..<(place + length) { bytes[index] = 0 }
    case 5: bytes = chance.bytes(bytes.count)
    // The first page says what all others mean.
    case 6: bytes[place % min(100, bytes.count)] = .random(in: .min ... .max, using: &chance)
    case 7: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
    default:
      let pages = bytes.count / 4_096
      guard pages > 1 else { break }
      let (from, to) = (
        Int.random(in: 0..<pages, using: &chance) * 4_096,
        Int.random(in: 0..<pages, using: &chance) * 4_096
      )
      bytes.replaceSubrange(to..<(to + 4_096), with: bytes[from..<(from + 4_096)])
    }
    if folder.names.contains(name) { folder.write(bytes, to: name) }
  }
}
