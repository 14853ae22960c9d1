internal import CSQLite
internal import Phrases

/// An open file, and a notice about the file that was found.
struct OpenDatabase {
  let database: Database
  /// Whether the file can be read but not written.
  var isReadOnly = false
  var notice: StoreNotice?
  /// Whether a log existed after the last write; if it is gone, so are the data in it.
  var hasLog = false
}

extension RecordStore {
  private enum Found {
    case intact(Database)
    case flawed(Flaw)
  }

  /// Opens the file, and creates it and its folder if they are missing.
  ///
  /// A file that is damaged or not of this game is set aside under another name, never overwritten.
  /// An intact file is not changed.
  func open(_ attempt: RecordsWords.Attempt) throws(RecordsError) -> OpenDatabase {
    guard !place.folder.isEmpty else { throw RecordsError(.nowhere(attempt)) }
    do throws(SystemError) {
      try place.make()
    } catch {
      throw RecordsError(.unopened(attempt, path: place.folder, reason: error.reason))
    }
    // Two copies of the game must not set aside each other's new file.
    let lock = FolderLock(place.folder, patience: patience)
    defer { lock?.release() }
    do throws(SQLiteError) {
      switch try openIntact() {
      case .intact(let database): return OpenDatabase(database: database)
      case .flawed(let flaw):
        // A file that looks damaged may be one that another copy is creating at this moment.
        guard lock != nil else { throw SQLiteError(SQLITE_BUSY) }
        return try replaceFile(because: flaw)
      }
    } catch {
      if error.isRefusal, place.hasFile { return try openForReading() }
      throw RecordsError(attempt, place.file, error)
    }
  }

  /// Sets the flawed file aside and begins a new one.
  private func replaceFile(because flaw: Flaw) throws(SQLiteError) -> OpenDatabase {
    let kept: String
    do throws(SystemError) {
      kept = try place.quarantine(as: flaw.ending, now: now())
    } catch {
      throw SQLiteError(SQLITE_CANTOPEN, reason: error.reason)
    }
    guard case .intact(let database) = try openIntact() else { throw SQLiteError(SQLITE_CORRUPT) }
    return OpenDatabase(database: database, notice: .quarantine(flaw, file: place.file, kept: kept))
  }

  /// Opens the file, or creates it; a file with a flaw is left unchanged.
  private func openIntact() throws(SQLiteError) -> Found {
    if let flaw = place.flaw { return .flawed(flaw) }
    do throws(SQLiteError) {
      let hasLog = place.hasLog
      let database = try Database(path: place.file, patience: patience)
      database.leaveLog(hasLog)
      if let flaw = try Schema.flaw(of: database) { return .flawed(flaw) }
      if database.isReadOnly {
        // If the system allows writing, the flaw is in the file itself.
        guard place.mayBeWritten else { throw SQLiteError(SQLITE_READONLY) }
        return .flawed(.damaged)
      }
      try configure(database)
      return .intact(database)
    } catch {
      guard error.isDamage else { throw error }
      return .flawed(.damaged)
    }
  }

  private func configure(_ database: Database) throws(SQLiteError) {
    // On a disk that can't share memory, SQLite keeps its older kind of log.
    let _: String? = try database.first("PRAGMA journal_mode = WAL")
    // A save reported to the player must survive a power cut.
    try database.execute("PRAGMA synchronous = FULL")
    try Schema.migrate(database)
    if let mostPages { try database.execute("PRAGMA max_page_count = \(mostPages)") }
  }

  /// Opens a file that may not be written, so that it can at least be read.
  private func openForReading() throws(RecordsError) -> OpenDatabase {
    let refusal = RecordsError(.readOnly(.keep, path: place.file))
    do throws(SQLiteError) {
      let database = try Database(reading: place.file)
      guard try Schema.flaw(of: database) == nil else { throw SQLiteError(SQLITE_NOTADB) }
      return OpenDatabase(database: database, isReadOnly: true, notice: .refused(refusal))
    } catch {
      throw refusal
    }
  }
}
