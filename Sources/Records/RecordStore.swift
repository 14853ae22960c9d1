internal import CSQLite
public import Rules
internal import Synchronization

/// Scores and settings in one SQLite file. Everything waits for the disk.
///
/// The file is opened when it is first needed, and again whenever that failed or the file is gone.
public final class RecordStore: Sendable {
  /// The file's name in the data folder.
  public static let fileName = "records.sqlite"

  let place: DataPlace
  let patience: Double
  let now: @Sendable () -> Int
  /// The most pages that the file may have, as if the disk ended there.
  let mostPages: Int?
  private let state = Mutex(State())

  private struct State {
    var opening: Opening?
    var told: [StoreNotice] = []
    var untold: [StoreNotice] = []
  }

  /// A store in `folder`; without one nothing is kept.
  ///
  /// `patience` is how many seconds it waits for another copy of the game; `now`, in seconds since
  /// 1970, dates the names of files that are set aside.
  public convenience init(
    folder: String?, patience: Double = 5, now: @escaping @Sendable () -> Int
  ) {
    self.init(folder: folder, patience: patience, mostPages: nil, now: now)
  }

  init(folder: String?, patience: Double, mostPages: Int?, now: @escaping @Sendable () -> Int) {
    place = DataPlace(folder: folder ?? "")
    self.patience = patience
    self.mostPages = mostPages
    self.now = now
  }

  /// Carries the log over into the file; it is opened again when it is needed.
  public func close() { state.withLock { $0.opening = nil } }

  /// Sentences about the file that was found, each told once: it was set aside, or can't be written.
  public func takeNotices() -> [StoreNotice] {
    state.withLock { state in
      defer { state.untold.removeAll() }
      return state.untold
    }
  }

  // MARK: - Scores

  /// Every score in the order of saving.
  public func scores() throws(RecordsError) -> [Standings.Entry] {
    try read(.read) { (database) throws(SQLiteError) in
      var entries: [Standings.Entry] = []
      let row = try database.statement(.scores)
      while try row.step() {
        // What the game would never have saved is left alone and not shown.
        guard let name = try? Name(row[0]), let kind = Standings.Entry.Kind(rawValue: row[1])
        else { continue }
        entries.append(
          Standings.Entry(name: name, kind: kind, points: row[2], longest: row[3], date: row[4]))
      }
      return entries
    }
  }

  /// Saves a score; when this returns, it is on the disk.
  public func save(_ score: Standings.Entry) throws(RecordsError) {
    try write(.save) { (database) throws(SQLiteError) in
      try database.statement(.saveScore).run(
        score.name.text, score.kind.rawValue, score.points, score.longest, score.date)
    }
  }

  /// Forgets every score.
  ///
  /// - Returns: how many there were.
  public func clearScores() throws(RecordsError) -> Int {
    try write(.clear) { (database) throws(SQLiteError) in
      try database.statement(.clearScores).run()
      return database.changes
    }
  }

  // MARK: - Settings

  /// What has been chosen, by name.
  public func settings() throws(RecordsError) -> [String: String] {
    try read(.begin) { (database) throws(SQLiteError) in
      var settings: [String: String] = [:]
      let row = try database.statement(.settings)
      while try row.step() { settings[row[0]] = row[1] }
      return settings
    }
  }

  /// Keeps choices; those that are not named stay as they are.
  public func keep(_ settings: [String: String]) throws(RecordsError) {
    try write(.begin) { (database) throws(SQLiteError) in
      try database.transaction { () throws(SQLiteError) in
        for (name, value) in settings { try database.statement(.keepSetting).run(name, value) }
      }
    }
  }

  // MARK: - The way to the disk

  private func read<Value: Sendable>(
    _ task: RecordsError.Task, _ work: (Database) throws(SQLiteError) -> Value
  ) throws(RecordsError) -> Value {
    try state.withLock { (state) throws(RecordsError) in
      let database = try opened(&state, task).database
      do throws(SQLiteError) {
        return try work(database)
      } catch {
        throw RecordsError(task, place.file, error)
      }
    }
  }

  private func write<Value: Sendable>(
    _ task: RecordsError.Task, _ work: (Database) throws(SQLiteError) -> Value
  ) throws(RecordsError) -> Value {
    try state.withLock { (state) throws(RecordsError) in
      // What was refused or has gone astray may be in order by now.
      if let opening = state.opening, opening.isReadOnly || isAstray(opening) {
        state.opening = nil
      }
      var problem = SQLiteError(SQLITE_IOERR, reason: "it keeps being moved")
      for _ in 0..<2 {
        let opening = try opened(&state, task)
        if opening.isReadOnly { throw RecordsError(task, place.file, .readOnly) }
        opening.database.leaveLog(false)
        do throws(SQLiteError) {
          let value = try work(opening.database)
          state.opening?.hasLog = place.hasLog
          if !opening.database.hasMoved { return value }
        } catch {
          guard error.isDamage else { throw RecordsError(task, place.file, error) }
          problem = error
        }
        // Written where nobody finds it, or not at all: once more into what is there now.
        state.opening = nil
      }
      throw RecordsError(task, place.file, problem)
    }
  }

  /// Whether what is written now would be found by nobody.
  private func isAstray(_ opening: Opening) -> Bool {
    opening.database.hasMoved || opening.hasLog && !place.hasLog
  }

  private func opened(
    _ state: inout State, _ task: RecordsError.Task
  ) throws(RecordsError) -> Opening {
    if let opening = state.opening { return opening }
    let opening = try open(task)
    state.opening = opening
    if let notice = opening.notice, !state.told.contains(notice) {
      state.told.append(notice)
      state.untold.append(notice)
    }
    return opening
  }
}
