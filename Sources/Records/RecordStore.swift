internal import CSQLite
internal import Phrases
public import Rules
internal import Synchronization

/// Keeps scores and settings in one SQLite file. Every call waits for the disk.
///
/// The file is opened on the first call, and again after a failure or when it has vanished.
public final class RecordStore: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "records.sqlite"

  let place: DataPlace
  let patience: Double
  let now: @Sendable () -> Int
  /// The most pages the file may have, for tests of a full disk.
  let mostPages: Int?
  private let state = Mutex(State())

  private struct State {
    var opening: OpenDatabase?
    var knownNotices: [StoreNotice] = []
    var pendingNotices: [StoreNotice] = []
  }

  /// A store in `folder`; nil or an empty name keeps nothing.
  ///
  /// - Parameters:
  ///   - patience: how many seconds it waits for another program that holds the file.
  ///   - now: the time in seconds since 1970, UTC, which dates the names of files set aside.
  public convenience init(
    folder: String?, patience: Double = 5, now: @escaping @Sendable () -> Int
  ) {
    self.init(folder: folder, patience: patience, mostPages: nil, now: now)
  }

  init(folder: String?, patience: Double, mostPages: Int?, now: @escaping @Sendable () -> Int) {
    place = DataPlace(folder: folder ?? "")
    (self.patience, self.mostPages, self.now) = (patience, mostPages, now)
  }

  /// Closes the file and merges its log into it. The next call opens it again.
  public func close() { state.withLock { $0.opening = nil } }

  /// Returns the notices about the file, each of them once.
  public func takeNotices() -> [StoreNotice] {
    state.withLock { state in
      defer { state.pendingNotices.removeAll() }
      return state.pendingNotices
    }
  }

  // MARK: - Scores

  /// All scores in the order of saving.
  ///
  /// - Throws: `RecordsError` if the file can't be opened or read.
  public func scores() throws(RecordsError) -> [Standings.Entry] {
    try read(.read) { (database) throws(SQLiteError) in
      var entries: [Standings.Entry] = []
      let row = try database.statement(.scores)
      while try row.step() {
        // Rows that the game cannot have saved are skipped, but not deleted.
        let date: Int = row[4]
        guard let name = try? Name(row[0]), let kind = Standings.Entry.Kind(rawValue: row[1]),
          UniversalTime.range.contains(date)
        else { continue }
        entries.append(
          Standings.Entry(name: name, kind: kind, points: row[2], longest: row[3], date: date))
      }
      return entries
    }
  }

  /// Saves a score; it is on the disk when this returns.
  ///
  /// - Throws: `RecordsError` if it may not be on the disk.
  public func save(_ score: Standings.Entry) throws(RecordsError) {
    try write(.save) { (database) throws(SQLiteError) in
      try database.statement(.saveScore).run(
        score.name.text, score.kind.rawValue, score.points, score.longest, score.date)
    }
  }

  /// Deletes all scores.
  ///
  /// - Returns: how many there were.
  /// - Throws: `RecordsError` if they may not be deleted.
  public func clearScores() throws(RecordsError) -> Int {
    try write(.clear) { (database) throws(SQLiteError) in
      try database.statement(.clearScores).run()
      return database.changes
    }
  }

  // MARK: - Settings

  /// The settings by name.
  ///
  /// - Throws: `RecordsError` if the file can't be opened or read.
  public func settings() throws(RecordsError) -> [String: String] {
    try read(.keep) { (database) throws(SQLiteError) in
      var settings: [String: String] = [:]
      let row = try database.statement(.settings)
      while try row.step() { settings[row[0]] = row[1] }
      return settings
    }
  }

  /// Saves these settings, all or none; others stay as they are.
  ///
  /// - Parameter growing: how the names of numbers begin that never shrink; empty for none.
  /// - Throws: `RecordsError` if they may not be on the disk.
  public func keep(
    _ settings: [String: String], growing: String = ""
  ) throws(RecordsError) {
    try write(.keep) { (database) throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        for (name, value) in settings {
          try database.statement(.keepSetting).run(name, value, growing)
        }
      }
    }
  }

  // MARK: - Reading and writing

  private func read<Value: Sendable>(
    _ attempt: RecordsWords.Attempt, _ work: (Database) throws(SQLiteError) -> Value
  ) throws(RecordsError) -> Value {
    try state.withLock { (state) throws(RecordsError) in
      let database = try opened(&state, attempt).database
      do throws(SQLiteError) {
        return try work(database)
      } catch {
        throw RecordsError(attempt, place.file, error)
      }
    }
  }

  private func write<Value: Sendable>(
    _ attempt: RecordsWords.Attempt, _ work: (Database) throws(SQLiteError) -> Value
  ) throws(RecordsError) -> Value {
    try state.withLock { (state) throws(RecordsError) in
      // A file that was read-only or has been moved may be back in order by now.
      if let opening = state.opening, opening.isReadOnly || isLost(opening) {
        state.opening = nil
      }
      var problem = SQLiteError(SQLITE_IOERR, reason: "it keeps being moved")
      for _ in 0..<2 {
        let opening = try opened(&state, attempt)
        if opening.isReadOnly { throw RecordsError(.readOnly(attempt, path: place.file)) }
        opening.database.leaveLog(false)
        do throws(SQLiteError) {
          let value = try work(opening.database)
          // A log left by a power cut would be merged into a backup that replaces the file.
          try? opening.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
          state.opening?.hasLog = place.hasLog
          if !opening.database.hasMoved { return value }
        } catch {
          guard error.isDamage else { throw RecordsError(attempt, place.file, error) }
          problem = error
        }
        // The write was lost or failed, as the file is gone: retry once with the present file.
        state.opening = nil
      }
      throw RecordsError(attempt, place.file, problem)
    }
  }

  /// Whether a write would go to a file that is gone.
  private func isLost(_ opening: OpenDatabase) -> Bool {
    opening.database.hasMoved || opening.hasLog && !place.hasLog
  }

  private func opened(
    _ state: inout State, _ attempt: RecordsWords.Attempt
  ) throws(RecordsError) -> OpenDatabase {
    if let opening = state.opening { return opening }
    let opening = try open(attempt)
    state.opening = opening
    if let notice = opening.notice, !state.knownNotices.contains(notice) {
      state.knownNotices.append(notice)
      state.pendingNotices.append(notice)
    }
    return opening
  }
}
