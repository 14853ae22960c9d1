import Glibc
import Phrases
import Rules
import Testing

@testable import Records

/// What the disk, its rights and other programs refuse.
@Suite struct RefusalTests {
  @Test("R96 a full disk is told in a sentence; what was saved before is still there")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let store = RecordStore(folder: folder.path, patience: 1, mostPages: 9) { someDay }
    var saved = 0
    let problem = #expect(throws: RecordsError.self) {
      for points in 0..<10_000 {
        try store.save(score("Ada Lovelace", points))
        saved += 1
      }
    }
    #expect(problem == RecordsError(.diskFull(.save, path: folder.file)))
    #expect(problem?.description.contains("full") == true)
    #expect(try folder.scores().count == saved)
    #expect(saved > 0)
  }

  @Test(
    "R96 a folder that can't be made is told in a sentence with the system's own reason",
    arguments: [
      ("/proc/bungle", "No such file or directory"), ("/dev/null/bungle", "Not a directory"),
      // Which of these depends on who asks, and on how the machine is set up.
      ("/sys/bungle", "Operation not permitted|Permission denied|Read-only file system"),
    ])
  func noFolder(path: String, reasons: String) throws {
    let store = RecordStore(folder: path) { someDay }
    let problem = try #require(throws: RecordsError.self) { _ = try store.settings() }
    let sentences = reasons.split(separator: "|").map {
      "Scores and settings can't be kept: \(path) can't be opened (\($0))."
        + " Name another folder with --data."
    }
    #expect(sentences.contains(problem.description))
  }

  @Test("R96 without any folder nothing is kept, and a sentence says so", arguments: [nil, ""])
  func nowhere(path: String?) throws {
    let store = RecordStore(folder: path) { someDay }
    let problem = try #require(throws: RecordsError.self) { _ = try store.settings() }
    #expect(
      problem.description
        == "Scores and settings can't be kept: HOME names no folder. Name one with --data.")
  }

  @Test("R96 what another program held at the start is opened again at the next save")
  func heldAtTheStart() throws {
    let folder = try TemporaryFolder()
    try folder.store().save(score("Ada", 1))
    let store = folder.store(patience: 0)
    do {
      let other = try Database(path: folder.file, patience: 5)
      try other.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
      let atStart = try #require(throws: RecordsError.self) { _ = try store.settings() }
      #expect(atStart.description.hasPrefix("Scores and settings can't be kept: another program"))
      let inPlay = try #require(throws: RecordsError.self) { try store.save(score("Ada", 2)) }
      #expect(inPlay.description.hasPrefix("The score isn't saved: another program holds"))
    }
    try store.save(score("Ada", 2))
    try store.keep(["calm": "true"])
    #expect(try store.scores().map(\.points) == [1, 2])
    #expect(try folder.store().settings() == ["calm": "true"])
  }

  @Test("R96 a folder that could not be made at the start is made at the next save")
  func madeLater() throws {
    let folder = try TemporaryFolder()
    folder.write([1], to: "home")
    let path = "\(folder.path)/home/data"
    let store = RecordStore(folder: path) { someDay }
    #expect(throws: RecordsError.self) { _ = try store.settings() }
    unlink("\(folder.path)/home")
    try store.save(score("Ada", 2))
    #expect(try RecordStore(folder: path) { someDay }.scores().map(\.points) == [2])
  }

  @Test("R96 no score is called saved in a file that was moved or deleted; it is begun anew")
  func moved() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.save(score("Ada", 1))
    let ways: [() -> Int32] = [
      { rename(folder.path, folder.path + ".moved") },
      { unlink(folder.file) + unlink(folder.file + "-wal") + unlink(folder.file + "-shm") },
    ]
    for (round, remove) in ways.enumerated() {
      #expect(remove() == 0)
      try store.save(score("Grace", round))
      #expect(try folder.scores().map(\.points) == [round])
    }
    let old = RecordStore(folder: folder.path + ".moved") { someDay }
    #expect(try old.scores().map(\.points) == [1], "what was moved keeps what it had")
    old.close()
    unlink("\(folder.path).moved/\(RecordStore.fileName)")
    for ending in ["-wal", "-shm"] {
      unlink("\(folder.path).moved/\(RecordStore.fileName)\(ending)")
    }
    rmdir(folder.path + ".moved")
    #expect(store.takeNotices() == [])
  }

  @Test("R96 a log that was deleted is written anew: a game that dies then has lost nothing")
  func logDeleted() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.save(score("Ada", 1))
    unlink(folder.file + "-wal")
    try store.save(score("Ada", 2))
    let killed = try TemporaryFolder()
    for ending in ["", "-wal"] {
      let name = RecordStore.fileName + ending
      killed.write(folder.bytes(of: name), to: name)
    }
    #expect(try killed.scores().map(\.points) == [1, 2])
  }

  @Test("R96 a read-only home: scores are shown, none is saved, nothing changes")
  func readOnlyHome() async {
    await #expect(processExitsWith: .success) {
      try RefusalTests.giveUpRoot()
      try RefusalTests().showReadOnlyHome()
    }
  }

  @Test("R96 a file alone that may not be written is shown as well, and never set aside")
  func readOnlyFile() async {
    await #expect(processExitsWith: .success) {
      try RefusalTests.giveUpRoot()
      let folder = try TemporaryFolder()
      try folder.store().save(score("Ada", 1))
      chmod(folder.file, 0o400)
      let store = folder.store()
      #expect(try store.scores().map(\.points) == [1])
      #expect(throws: RecordsError.self) { try store.save(score("Ada", 2)) }
      #expect(!folder.names.contains { $0.contains("damaged") })
    }
  }

  /// Root may write anywhere, so a process of its own gives that up first.
  private static func giveUpRoot() throws {
    guard geteuid() == 0 else { return }
    let nobody: uid_t = 65_534
    try #require(setgid(nobody) == 0 && setuid(nobody) == 0)
    // Root's folder for what is temporary may be closed to others.
    setenv("TMPDIR", "/tmp", 1)
  }

  private func showReadOnlyHome() throws {
    let folder = try TemporaryFolder()
    for points in 0..<3 { try folder.store().save(score("Ada", points)) }
    chmod(folder.file, 0o400)
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let before = folder.bytes(of: RecordStore.fileName)
    let store = folder.store()
    #expect(try store.scores().count == 3)
    let sentence = "\(folder.file) can't be written. Name another folder with --data."
    #expect(
      store.takeNotices().map(\.description)
        == ["Scores and settings can't be kept: " + sentence])
    for _ in 0..<2 {
      let problem = try #require(throws: RecordsError.self) { try store.save(score("Ada", 1)) }
      #expect(problem.description == "The score isn't saved: " + sentence)
    }
    let isUnchanged = folder.bytes(of: RecordStore.fileName) == before
    #expect(isUnchanged && store.takeNotices() == [])
    chmod(folder.path, 0o700)
    chmod(folder.file, 0o600)
    try store.save(score("Ada", 3))
    #expect(try folder.scores().count == 4)
  }
}
