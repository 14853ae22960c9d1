import Glibc
import Phrases
import Rules
import Testing

@testable import Records

private let file = RecordStore.fileName

@Suite struct DamageTests {
  /// What can be wrong with the file.
  enum Damage: String, CaseIterable, Sendable {
    case truncated, halved, randomBytes, overwrittenPage, unknownFormat, hugeEntry, directory
    case lostBeginning
    case logAlone
    case futureVersion, nextVersion, brokenVersion, foreignTables, droppedTable, renamedColumn

    var ending: String {
      switch self {
      case .futureVersion, .nextVersion: "newer"
      case .foreignTables: "foreign"
      default: "damaged"
      }
    }

    /// What else is told beside the new name.
    var words: String {
      switch self {
      case .futureVersion, .nextVersion: "a newer version of the game"
      case .foreignTables: "another program"
      case .logAlone: "only its log is left"
      default: "can't be read"
      }
    }

    /// What is kept under the new name.
    var kept: String { "\(file).\(ending)-2026-11-21" + (self == .logAlone ? "-wal" : "") }

    func inflict(on folder: TemporaryFolder) throws {
      let whole = folder.bytes(of: file)
      switch self {
      case .truncated: folder.write(Array(whole.prefix(100)), to: file)
      case .halved: folder.write(Array(whole.prefix(whole.count / 2)), to: file)
      case .randomBytes:
        var chance = Chance(for: "DamageTests")
        folder.write(chance.bytes(5_000), to: file)
      case .overwrittenPage:
        let middle = whole.count / 4_096 / 2 * 4_096
        let page = [UInt8](repeating: 0xA5, count: 4_096)
        folder.write(whole[..<middle] + page + whole[(middle + 4_096)...], to: file)
      case .unknownFormat:
        // The version that whoever writes has to know.
        folder.write(whole[..<18] + [9] + whole[19...], to: file)
      case .hugeEntry:
        // The first entry of the catalogue claims to be two billion bytes, its first text most of
        // them.
        let place = Int(whole[108]) << 8 | Int(whole[109])
        let length: [UInt8] = [0x87, 0xB9, 0xD6, 0xA8, 0x00]
        let text: [UInt8] = [0x8B, 0x96, 0xC1, 0xBC, 0x0D]
        let entry = length + [1, 20] + text
        folder.write(whole[..<place] + entry + whole[(place + entry.count)...], to: file)
      case .directory:
        unlink(folder.file)
        mkdir(folder.file, 0o700)
      case .lostBeginning:
        folder.write(Array(repeating: 7, count: 4_000), to: file + "-wal")
        folder.write([], to: file)
      case .logAlone:
        folder.write(Array(repeating: 7, count: 4_000), to: file + "-wal")
        unlink(folder.file)
      case .futureVersion: try folder.execute("PRAGMA user_version = 99")
      case .nextVersion: try folder.execute("PRAGMA user_version = 2")
      case .brokenVersion: try folder.execute("PRAGMA user_version = -5")
      case .foreignTables:
        unlink(folder.file)
        try folder.execute("CREATE TABLE score (wine TEXT)")
      case .droppedTable: try folder.execute("DROP TABLE score")
      case .renamedColumn: try folder.execute("ALTER TABLE score RENAME COLUMN longest TO longess")
      }
    }
  }

  private func filled() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.store().save(score("Ada Lovelace", 0))
    // Enough for a file of some pages.
    try folder.execute(
      "INSERT INTO score (name, kind, points, longest, date) WITH RECURSIVE n (i) AS"
        + " (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
        + " SELECT 'Ada Lovelace', 'single', i, 4, 1 FROM n")
    return folder
  }

  @Test(
    "R96 a file that can't be used is set aside as it is, told about once, and a new one is begun",
    arguments: Damage.allCases)
  func damage(_ damage: Damage) throws {
    let folder = try filled()
    try damage.inflict(on: folder)
    let before = folder.bytes(of: damage == .logAlone ? file + "-wal" : file)

    let store = folder.store()
    #expect(try store.scores().isEmpty)
    let notices = store.takeNotices()
    #expect(notices.count == 1 && store.takeNotices() == [], "told once")
    let notice = try #require(notices.first).description
    #expect(notice.contains(damage.kept) && notice.contains(damage.words) && notice.hasSuffix("."))
    #expect(folder.names.contains(damage.kept))
    let isUnchanged = folder.bytes(of: damage.kept) == before
    #expect(isUnchanged)
    try store.save(score("Grace", 1))
    #expect(try store.scores().count == 1)
    store.close()

    let again = folder.store()
    #expect(try again.scores().count == 1)
    #expect(again.takeNotices() == [])
  }

  @Test("R96 what was set aside earlier the same day is not overwritten either, log or file")
  func twiceADay() throws {
    let folder = try TemporaryFolder()
    // A log without its file takes the name as well.
    folder.write([9], to: file + ".damaged-2026-11-21-wal")
    for byte in UInt8(1)...3 {
      folder.write(Array(repeating: byte, count: 999), to: file)
      folder.write([byte], to: file + "-wal")
      let store = folder.store()
      #expect(try store.scores().isEmpty)
      #expect(store.takeNotices().count == 1)
    }
    let names = ["-2", "-3", "-4"].map { "\(file).damaged-2026-11-21\($0)" }
    #expect(names.map { folder.bytes(of: $0).first } == [1, 2, 3])
    #expect(names.map { folder.bytes(of: $0 + "-wal") } == [[1], [2], [3]])
    #expect(folder.bytes(of: file + ".damaged-2026-11-21-wal") == [9])
  }

  @Test("R96 the log of a damaged file goes with it")
  func companions() throws {
    let folder = try TemporaryFolder()
    folder.write(Array(repeating: 9, count: 999), to: file)
    folder.write([1, 2, 3], to: file + "-wal")
    #expect(try folder.scores().isEmpty)
    #expect(folder.bytes(of: "\(file).damaged-2026-11-21-wal") == [1, 2, 3])
  }

  @Test("R96 a file that breaks while one plays is set aside when the next score is saved")
  func damageInPlay() throws {
    let folder = try filled()
    let store = folder.store()
    #expect(try store.scores().count == 501)
    try folder.execute("DROP TABLE score")
    try store.save(score("Grace", 1))
    #expect(store.takeNotices().count == 1 && folder.kept.contains("\(file).damaged-2026-11-21"))
    #expect(try folder.scores().map(\.points) == [1])
  }

  @Test("R96 nothing is set aside while another copy of the game is opening the file")
  func heldByAnother() throws {
    let folder = try filled()
    try Damage.truncated.inflict(on: folder)
    let before = folder.bytes(of: file)
    let other = try #require(FolderLock(folder.path, patience: 1))
    defer { other.release() }
    let problem = #expect(throws: RecordsError.self) { try folder.store(patience: 0).settings() }
    #expect(problem == RecordsError(.busy(.keep, path: folder.file)))
    let isUnchanged = folder.bytes(of: file) == before
    #expect(isUnchanged)
    #expect(folder.kept == [])
  }

  @Test("R96 copies of the game that find the same damage set it aside once")
  func racing() async throws {
    let folder = try TemporaryFolder()
    folder.write(Array(repeating: 9, count: 999), to: file)
    let stores = (0..<4).map { _ in folder.store() }
    let notices = try await withThrowingTaskGroup(of: [StoreNotice].self) { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          try store.save(score("Copy \(index)", index))
          return store.takeNotices()
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(notices.count == 1)
    #expect(try folder.scores().count == 4)
  }
}
