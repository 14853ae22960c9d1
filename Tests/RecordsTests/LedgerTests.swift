import Records
import Rules
import Testing

@Suite struct LedgerTests {
  @Test("R78 scores survive a restart in the order of saving, whatever their names")
  func scoresSurvive() async throws {
    let folder = try TemporaryFolder()
    let scores = [
      try score("Ada", 10), try score("李小龍", 55, kind: .team),
      try score("\"; DROP TABLE score", 0), try score("👩‍👩‍👧‍👦 שלום", 10),
    ]
    do {
      let opening = try Ledger.Opening.of(folder)
      #expect(opening.notice == nil)
      for score in scores { try await opening.ledger.save(score) }
    }
    let again = try Ledger.Opening.of(folder)
    #expect(try await again.ledger.scores() == scores)
    #expect(try again.ledger.scoresAtOnce() == scores)
    #expect(Standings(scores).entries.map(\.points) == [55, 10, 10, 0])
  }

  @Test("clearing forgets every score and keeps the settings")
  func clearing() async throws {
    let folder = try TemporaryFolder()
    let ledger = try Ledger.Opening.of(folder).ledger
    for points in 0..<3 { try await ledger.save(score("Ada", points)) }
    try await ledger.keep(["calm": "true"])
    #expect(try ledger.clearScoresAtOnce() == 3)
    #expect(try ledger.clearScoresAtOnce() == 0)
    #expect(try await ledger.scores().isEmpty)
    #expect(try await ledger.settings() == ["calm": "true"])
  }

  @Test("R105 settings are kept by name; those that are not named stay")
  func settings() async throws {
    let folder = try TemporaryFolder()
    do {
      let ledger = try Ledger.Opening.of(folder).ledger
      try await ledger.keep(["volume": "0.8", "rival": "dice"])
      try await ledger.keep(["volume": "0.5"])
    }
    let again = try Ledger.Opening.of(folder).ledger
    #expect(try again.settingsAtOnce() == ["volume": "0.5", "rival": "dice"])
  }

  @Test("two copies of the game at once save without losing either's scores")
  func twoCopies() async throws {
    let folder = try TemporaryFolder()
    let one = try Ledger.Opening.of(folder).ledger
    let other = try Ledger.Opening.of(folder).ledger
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (ledger, name) in [(one, "One"), (other, "Other")] {
        group.addTask {
          for points in 0..<40 { try await ledger.save(score(name, points)) }
        }
      }
      try await group.waitForAll()
    }
    let scores = try await one.scores()
    for name in ["One", "Other"] {
      #expect(scores.filter { $0.name.text == name }.map(\.points) == Array(0..<40))
    }
    #expect(scores.count == 80)
  }

  @Test("a file of an older game gets the new tables and keeps its scores")
  func migrationsRunOnce() async throws {
    let folder = try TemporaryFolder()
    for points in 1...3 {
      let opening = try Ledger.Opening.of(folder)
      #expect(opening.notice == nil)
      try await opening.ledger.save(score("Ada", points))
    }
    #expect(try Ledger.Opening.of(folder).ledger.scoresAtOnce().map(\.points) == [1, 2, 3])
  }
}
