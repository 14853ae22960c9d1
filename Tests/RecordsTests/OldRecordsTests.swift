import Rules
import Testing

@testable import Records

/// Files that the game's first version made; `killed` died with half of them still in its log.
@Suite struct OldRecordsTests {
  private var scores: [Standings.Entry] {
    get throws {
      func entry(
        _ name: String, _ points: Int, _ longest: Int, _ date: Int,
        kind: Standings.Entry.Kind = .single
      ) throws -> Standings.Entry {
        Standings.Entry(
          name: try Name(name), kind: kind, points: points, longest: longest, date: date)
      }
      return [
        try entry("Ada Lovelace", 55, 10, 1_795_256_100),
        try entry("Ada & Grace", 178, 15, 1_795_256_400, kind: .team),
        try entry("李小龍", 3, 2, 1_795_342_500), try entry("👩‍👩‍👧‍👦 שלום", 0, 0, 0),
      ]
    }
  }

  @Test(
    "R78 a file of the first version is opened without a word, unchanged, and nothing of it is lost",
    arguments: ["closed", "killed"])
  func opened(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copyOldRecords(name)
    let before = folder.bytes(of: RecordStore.fileName)
    let store = folder.store()
    #expect(try store.scores() == scores)
    #expect(try store.settings() == ["volume": "0.8", "rival": "dice", "width": "1280"])
    store.close()
    let isUnchanged = folder.bytes(of: RecordStore.fileName) == before
    #expect(isUnchanged)
    try store.save(score("Grace", 9))
    try store.keep(["rival": "clock"])
    store.close()
    #expect(try folder.scores() == scores + [score("Grace", 9)])
    #expect(
      try folder.store().settings() == ["volume": "0.8", "rival": "clock", "width": "1280"])
    #expect(store.takeNotices() == [] && folder.kept == [])
  }

  /// The list of migrations came in a transaction of its own, before the first of them.
  @Test("R96 a file whose making was cut off between two transactions is finished without a word")
  func halfMade() throws {
    let folder = try TemporaryFolder()
    try folder.execute("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    let store = folder.store()
    try store.save(score("Ada Lovelace", 3))
    #expect(store.takeNotices() == [] && folder.kept == [])
    #expect(try folder.scores().map(\.points) == [3])
  }
}
