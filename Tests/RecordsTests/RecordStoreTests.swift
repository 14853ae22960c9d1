import Phrases
import Rules
import Testing

@testable import Records

@Suite struct RecordStoreTests {
  @Test("R90 a score with a name that the game would never have saved is not shown")
  func foreignNames() throws {
    let folder = try TemporaryFolder()
    try folder.store().save(score("Ada", 1))
    for name in ["a:b", "", "somebody whose name is far too long"] {
      try folder.execute(
        "INSERT INTO score (name, kind, points, longest, date) VALUES ('\(name)', 'single', 9, 4, 1)"
      )
    }
    #expect(try folder.scores().map(\.name.text) == ["Ada"])
  }

  @Test("R78 scores survive a restart in the order of saving, whatever their names")
  func scoresSurvive() throws {
    let folder = try TemporaryFolder()
    let scores = [
      try score("Ada", 10), try score("李小龍", 55, kind: .team),
      try score("\"; DROP TABLE score", 0), try score("👩‍👩‍👧‍👦 שלום", 10),
    ]
    let store = folder.store()
    for score in scores { try store.save(score) }
    #expect(store.takeNotices() == [])
    store.close()
    #expect(try folder.scores() == scores)
    #expect(Standings(scores).entries.map(\.points) == [55, 10, 10, 0])
  }

  @Test("clearing forgets every score and keeps the settings")
  func clearing() throws {
    let store = try TemporaryFolder().store()
    for points in 0..<3 { try store.save(score("Ada", points)) }
    try store.keep(["calm": "true"])
    #expect(try store.clearScores() == 3)
    #expect(try store.clearScores() == 0)
    #expect(try store.scores().isEmpty)
    #expect(try store.settings() == ["calm": "true"])
  }

  @Test("R125 what has grown never becomes less, whatever another copy of the game knew")
  func grown() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.keep(["grown.jungle": "9", "volume": "0.8"], growing: "grown.")
    try store.keep(["grown.jungle": "11", "volume": "0.3"], growing: "grown.")
    try folder.store().keep(
      ["grown.jungle": "10", "grown.hands": "1", "volume": "0.2"], growing: "grown.")
    store.close()
    #expect(
      try folder.store().settings() == ["grown.jungle": "11", "grown.hands": "1", "volume": "0.2"])
  }

  @Test("R105 settings are kept by name; those that are not named stay")
  func settings() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.keep(["volume": "0.8", "rival": "dice"])
    try store.keep(["volume": "0.5"])
    store.close()
    #expect(try folder.store().settings() == ["volume": "0.5", "rival": "dice"])
  }

  @Test("two copies of the game at once save without losing either's scores")
  func twoCopies() async throws {
    let folder = try TemporaryFolder()
    let (one, other) = (folder.store(), folder.store())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (store, name) in [(one, "One"), (other, "Other")] {
        group.addTask {
          for points in 0..<40 { try store.save(score(name, points)) }
        }
      }
      try await group.waitForAll()
    }
    let scores = try one.scores()
    for name in ["One", "Other"] {
      #expect(scores.filter { $0.name.text == name }.map(\.points) == Array(0..<40))
    }
    #expect(scores.count == 80)
  }

  @Test("R96 what is called saved outlives a power cut: SQLite waits for the disk, and keeps a log")
  func pragmas() throws {
    let folder = try TemporaryFolder()
    // A new file, and one that was there.
    for _ in 0..<2 {
      let database = try folder.store().open(.keep).database
      #expect(try database.first("PRAGMA synchronous") == 2)
      #expect(try database.first("PRAGMA journal_mode") == "wal")
    }
  }

  @Test("R96 a backup put in the place of a killed game's file is not mixed with that one's log")
  func backup() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let store = other.store()
    for points in 1...3 { try store.save(score("Grace", points)) }
    store.close()
    // Until it ends, the game keeps its log beside the file.
    let running = folder.store()
    try running.save(score("Ada", 9))
    let killed = try TemporaryFolder()
    killed.write(folder.bytes(of: RecordStore.fileName + "-wal"), to: RecordStore.fileName + "-wal")
    killed.write(other.bytes(of: RecordStore.fileName), to: RecordStore.fileName)
    #expect(try killed.scores().map(\.points) == [1, 2, 3])
    #expect(killed.kept.isEmpty)
    running.close()
  }

  @Test("R96 a score of a date that no clock shows is passed over, and stays in the file")
  func dates() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.save(score("Ada", 3))
    store.close()
    for date in ["4611686018427387904", "-9223372036854775808"] {
      try folder.execute(
        "INSERT INTO score (name, kind, points, longest, date) VALUES ('X', 'single', 1, 1, \(date))"
      )
    }
    #expect(try folder.scores().map(\.name.text) == ["Ada"])
    #expect(try Database(path: folder.file, patience: 5).first("SELECT count(*) FROM score") == 3)
  }

  @Test("R96 who opens a whole file and only looks changes no byte of it")
  func lookingChangesNothing() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.save(score("Ada", 2))
    // A log that somebody left: the file of a game that was killed.
    let killed = try TemporaryFolder()
    do {
      let writer = try Database(path: folder.file, patience: 5)
      defer { withExtendedLifetime(writer) {} }
      try writer.execute("UPDATE score SET points = 3")
      for name in [RecordStore.fileName, RecordStore.fileName + "-wal"] {
        #expect(!folder.bytes(of: name).isEmpty)
        killed.write(folder.bytes(of: name), to: name)
      }
    }
    store.close()
    for (folder, names) in [
      (folder, [RecordStore.fileName]),
      (killed, [RecordStore.fileName, RecordStore.fileName + "-wal"]),
    ] {
      let before = names.map { folder.bytes(of: $0) }
      for _ in 0..<3 {
        let store = folder.store()
        #expect(try store.scores().map(\.points) == [3])
        #expect(try store.settings().isEmpty && store.takeNotices() == [])
      }
      let isUnchanged = names.map { folder.bytes(of: $0) } == before
      #expect(isUnchanged)
    }
    #expect(folder.names == [RecordStore.fileName], "nothing is left beside it")
    try killed.store().save(score("Ada", 4))
    #expect(killed.names == [RecordStore.fileName], "who saves carries the log over")
    #expect(try killed.scores().map(\.points) == [3, 4])
  }
}
