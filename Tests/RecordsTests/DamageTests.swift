import GRDB
import Glibc
import Rules
import Testing

@testable import Records

@Suite struct DamageTests {
  /// What can be wrong with the file.
  enum Damage: String, CaseIterable, Sendable {
    case truncated, halved, randomBytes, futureVersion, foreignTables, directory, lostBeginning

    func inflict(on folder: TemporaryFolder) throws {
      let file = Ledger.fileName
      let whole = folder.bytes(of: file)
      switch self {
      case .truncated: folder.write(Array(whole.prefix(100)), to: file)
      case .halved: folder.write(Array(whole.prefix(whole.count / 2)), to: file)
      case .randomBytes:
        var generator = SystemRandomNumberGenerator()
        folder.write((0..<5_000).map { _ in generator.next() }, to: file)
      case .futureVersion:
        try execute("INSERT INTO grdb_migrations VALUES ('99 holograms')", in: folder)
      case .foreignTables:
        unlink(folder.file)
        try execute("CREATE TABLE score (wine TEXT)", in: folder)
      case .directory:
        unlink(folder.file)
        mkdir(folder.file, 0o700)
      case .lostBeginning:
        folder.write(Array(repeating: 7, count: 4_000), to: file + "-wal")
        folder.write([], to: file)
      }
    }

    private func execute(_ sql: String, in folder: TemporaryFolder) throws {
      try DatabaseQueue(path: folder.file).writeWithoutTransaction { try $0.execute(sql: sql) }
    }
  }

  private func filled() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let ledger = try Ledger.Opening.of(folder).ledger
    for points in 0..<30 { try await ledger.save(score("Ada Lovelace", points)) }
    return folder
  }

  @Test(
    "R96 a damaged file is set aside as it is, told about once, and a new one is begun",
    arguments: Damage.allCases)
  func damage(_ damage: Damage) async throws {
    let folder = try await filled()
    try damage.inflict(on: folder)
    let before = folder.bytes(of: Ledger.fileName)
    let kept = "\(Ledger.fileName).damaged-2026-11-21"

    let opening = try Ledger.Opening.of(folder)
    let notice = try #require(opening.notice)
    #expect(notice.contains(kept) && notice.hasSuffix("."))
    #expect(folder.names.contains(kept))
    let isUnchanged = folder.bytes(of: kept) == before
    #expect(isUnchanged)
    try await opening.ledger.save(score("Grace", 1))
    #expect(try await opening.ledger.scores().count == 1)

    let again = try Ledger.Opening.of(folder)
    #expect(again.notice == nil, "told once")
    #expect(try await again.ledger.scores().count == 1)
  }

  @Test("R96 what was set aside earlier the same day is not overwritten either")
  func twiceADay() async throws {
    let folder = try TemporaryFolder()
    for byte in UInt8(1)...3 {
      folder.write(Array(repeating: byte, count: 999), to: Ledger.fileName)
      #expect(try Ledger.Opening.of(folder).notice != nil)
    }
    let kept = folder.names.filter { $0.contains(".damaged-") }
    #expect(kept == ["", "-2", "-3"].map { "\(Ledger.fileName).damaged-2026-11-21\($0)" })
    #expect(kept.map { folder.bytes(of: $0).first } == [1, 2, 3])
  }

  @Test("R96 the log of a damaged file goes with it")
  func companions() throws {
    let folder = try TemporaryFolder()
    folder.write(Array(repeating: 9, count: 999), to: Ledger.fileName)
    folder.write([1, 2, 3], to: Ledger.fileName + "-wal")
    _ = try Ledger.Opening.of(folder)
    #expect(folder.bytes(of: "\(Ledger.fileName).damaged-2026-11-21-wal") == [1, 2, 3])
  }

  /// The migrations' own table comes in a transaction of its own, before the first migration.
  @Test("R96 a file whose making was cut off between two transactions is finished without a word")
  func halfMade() async throws {
    let folder = try TemporaryFolder()
    try await DatabaseQueue(path: folder.file).write { db in
      try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    }
    let opening = try Ledger.Opening.of(folder)
    #expect(opening.notice == nil)
    try await opening.ledger.save(score("Ada Lovelace", 3))
    #expect(try Ledger.Opening.of(folder).ledger.scoresAtOnce().map(\.points) == [3])
    #expect(folder.names.contains { $0.contains(".damaged-") } == false)
  }

  @Test("R96 nothing is set aside while another copy of the game is opening the file")
  func heldByAnother() async throws {
    let folder = try await filled()
    try Damage.truncated.inflict(on: folder)
    let before = folder.bytes(of: Ledger.fileName)
    let other = try #require(DataPlace(folder: folder.path).lock(patience: 1))
    defer { other.release() }
    let problem = #expect(throws: RecordsError.self) {
      try Ledger.open(folder: folder.path, now: someDay, patience: 0)
    }
    #expect(problem == .busy(path: folder.file))
    let isUnchanged = folder.bytes(of: Ledger.fileName) == before
    #expect(isUnchanged)
    #expect(folder.names.contains { $0.contains(".damaged-") } == false)
  }

  @Test("R96 copies of the game that find the same damage set it aside once")
  func racing() async throws {
    let folder = try TemporaryFolder()
    folder.write(Array(repeating: 9, count: 999), to: Ledger.fileName)
    let path = folder.path
    let notices = try await withThrowingTaskGroup(of: String?.self) { group in
      for index in 0..<4 {
        group.addTask {
          let opening = try Ledger.open(folder: path, now: someDay)
          try await opening.ledger.save(score("Copy \(index)", index))
          return opening.notice
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(notices.count { $0 != nil } == 1)
    #expect(try Ledger.Opening.of(folder).ledger.scoresAtOnce().count == 4)
  }

  @Test("R96 a full disk is told in a sentence; what was saved before is still there")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger.open(
      folder: folder.path, now: someDay, patience: 1, mostPages: 9
    ).ledger
    var saved = 0
    let problem = await #expect(throws: RecordsError.self) {
      for points in 0..<10_000 {
        try await ledger.save(score("Ada Lovelace", points))
        saved += 1
      }
    }
    #expect(problem == .diskFull(path: folder.file))
    #expect(problem?.description.contains("full") == true)
    #expect(try Ledger.Opening.of(folder).ledger.scoresAtOnce().count == saved)
    #expect(saved > 0)
  }

  @Test(
    "R96 a folder that can't be made is told in a sentence",
    arguments: ["/proc/bungle", "/dev/null/bungle", ""])
  func noFolder(path: String) {
    let problem = #expect(throws: RecordsError.self) {
      _ = try Ledger.open(folder: path, now: someDay)
    }
    #expect(problem?.description.hasPrefix("Scores and settings can't be kept: ") == true)
  }

  @Test(
    "R96 a read-only home: scores are shown, none is saved, nothing changes",
    .enabled(if: geteuid() != 0, "root may write anywhere"))
  func readOnlyHome() async throws {
    let folder = try await filled()
    chmod(folder.file, 0o400)
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let before = folder.bytes(of: Ledger.fileName)
    let opening = try Ledger.Opening.of(folder)
    #expect(opening.notice?.contains("can't be written") == true)
    #expect(try opening.ledger.scoresAtOnce().count == 30)
    await #expect(throws: RecordsError.self) { try await opening.ledger.save(score("Ada", 1)) }
    let isUnchanged = folder.bytes(of: Ledger.fileName) == before
    #expect(isUnchanged)
  }
}
