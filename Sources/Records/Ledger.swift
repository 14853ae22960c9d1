internal import GRDB
public import Rules

/// Scores and settings in one SQLite file. Every write waits on a thread of its own.
public final class Ledger: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "records.sqlite"

  let queue: DatabaseQueue
  let path: String
  /// What was found is shown, and nothing is kept.
  let isReadOnly: Bool

  init(queue: DatabaseQueue, path: String, isReadOnly: Bool = false) {
    self.queue = queue
    self.path = path
    self.isReadOnly = isReadOnly
  }

  // MARK: - Scores

  /// Every score in the order of saving.
  public func scores() async throws(RecordsError) -> [Standings.Entry] {
    try await read(Self.scores)
  }

  /// The same for a program that does nothing else; waits for the disk.
  public func scoresAtOnce() throws(RecordsError) -> [Standings.Entry] {
    do { return try queue.read(Self.scores) } catch { throw sentence(error) }
  }

  private static func scores(_ db: Database) throws -> [Standings.Entry] {
    try Row.fetchCursor(
      db, sql: "SELECT name, kind, points, longest, date FROM score ORDER BY id"
    ).reduce(into: []) { entries, row in
      // What the game would never have saved is left alone and not shown.
      guard let name = try? Name(row["name"]),
        let kind = Standings.Entry.Kind(rawValue: row["kind"])
      else { return }
      entries.append(
        Standings.Entry(
          name: name, kind: kind, points: row["points"], longest: row["longest"],
          date: row["date"]))
    }
  }

  /// Saves a score; when this returns, it is on the disk.
  public func save(_ score: Standings.Entry) async throws(RecordsError) {
    try await write { try Self.insert(score, $0) }
  }

  /// The same for a thread that may wait.
  public func saveAtOnce(_ score: Standings.Entry) throws(RecordsError) {
    try writeAtOnce { try Self.insert(score, $0) }
  }

  private static func insert(_ score: Standings.Entry, _ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO score (name, kind, points, longest, date) VALUES (?, ?, ?, ?, ?)",
      arguments: [
        score.name.text, score.kind.rawValue, score.points, score.longest, score.date,
      ])
  }

  /// Forgets every score; waits for the disk.
  ///
  /// - Returns: how many there were.
  public func clearScoresAtOnce() throws(RecordsError) -> Int {
    try writeAtOnce { db in
      try db.execute(sql: "DELETE FROM score")
      return db.changesCount
    }
  }

  // MARK: - Settings

  /// What has been chosen, by name.
  public func settings() async throws(RecordsError) -> [String: String] {
    try await read(Self.settings)
  }

  /// The same for whoever can't begin without; waits for the disk.
  public func settingsAtOnce() throws(RecordsError) -> [String: String] {
    do { return try queue.read(Self.settings) } catch { throw sentence(error) }
  }

  private static func settings(_ db: Database) throws -> [String: String] {
    try Row.fetchCursor(db, sql: "SELECT name, value FROM setting").reduce(into: [:]) {
      $0[$1["name"]] = $1["value"]
    }
  }

  /// Keeps choices; those that are not named stay as they are.
  public func keep(_ settings: [String: String]) async throws(RecordsError) {
    try await write { try Self.insert(settings, $0) }
  }

  /// The same for a thread that may wait.
  public func keepAtOnce(_ settings: [String: String]) throws(RecordsError) {
    try writeAtOnce { try Self.insert(settings, $0) }
  }

  private static func insert(_ settings: [String: String], _ db: Database) throws {
    for (name, value) in settings {
      try db.execute(
        sql: "INSERT INTO setting (name, value) VALUES (?, ?)"
          + " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        arguments: [name, value])
    }
  }

  // MARK: - The way to the disk

  private func read<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(RecordsError) -> Value {
    do { return try await queue.read(work) } catch { throw sentence(error) }
  }

  private func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(RecordsError) -> Value {
    if isReadOnly { throw .readOnly(path: path) }
    do { return try await queue.write(work) } catch { throw sentence(error) }
  }

  private func writeAtOnce<Value>(_ work: (Database) throws -> Value) throws(RecordsError) -> Value
  {
    if isReadOnly { throw .readOnly(path: path) }
    do { return try queue.write(work) } catch { throw sentence(error) }
  }

  private func sentence(_ error: any Error) -> RecordsError {
    guard let error = error as? DatabaseError else {
      return .failed(path: path, reason: "\(error)")
    }
    return RecordsError(error, path: path)
  }
}
