internal import GRDB

extension Ledger {
  /// An opened ledger, and what is to be told once about the file that was found.
  public struct Opening: Sendable {
    public let ledger: Ledger
    /// A sentence: a damaged file was set aside, or the file can't be written.
    public let notice: String?
  }

  /// Opens the ledger in `folder`, making both if they are missing.
  ///
  /// A file that is damaged or was written by a newer game is set aside under another name, never
  /// overwritten; `now`, in seconds since 1970, dates that name. `patience` is how many seconds it
  /// waits for another copy of the game.
  public static func open(
    folder: String, now: Int, patience: Double = 5
  ) throws(RecordsError) -> Opening {
    try open(folder: folder, now: now, patience: patience, mostPages: nil)
  }

  /// The same with a file of at most `mostPages` pages, as if the disk ended there.
  static func open(
    folder: String, now: Int, patience: Double, mostPages: Int?
  ) throws(RecordsError) -> Opening {
    let place = DataPlace(folder: folder)
    try place.make()
    // Two copies of the game must not set aside each other's new file.
    let lock = place.lock(patience: patience)
    defer { lock?.release() }
    let path = place.file
    func openAnew() throws(RecordsError) -> Opening {
      // What looks damaged may be what another copy is making at this moment.
      guard lock != nil else { throw .busy(path: path) }
      return try begin(place, now, patience, mostPages)
    }
    if !place.isSound { return try openAnew() }
    do {
      if place.hasFile { try inspect(path, patience) }
      let queue = try connect(path, patience, mostPages)
      return Opening(ledger: Ledger(queue: queue, path: path), notice: nil)
    } catch let error as DatabaseError where error.isDamage {
      return try openAnew()
    } catch let error as DatabaseError where error.isRefusal && place.hasFile {
      return try openForReading(place)
    } catch let error as DatabaseError {
      throw RecordsError(error, path: path)
    } catch {
      throw .unopened(path: path, reason: "\(error)")
    }
  }

  /// Sets aside what is there and begins a new file.
  private static func begin(
    _ place: DataPlace, _ now: Int, _ patience: Double, _ mostPages: Int?
  ) throws(RecordsError) -> Opening {
    let kept = try place.setAside(now: now)
    do {
      let queue = try connect(place.file, patience, mostPages)
      return Opening(
        ledger: Ledger(queue: queue, path: place.file),
        notice: "The scores in \(place.file) can't be read; the file is now called \(kept),"
          + " and a new one was begun.")
    } catch let error as DatabaseError {
      throw RecordsError(error, path: place.file)
    } catch {
      throw .unopened(path: place.file, reason: "\(error)")
    }
  }

  /// Nothing can be saved, but what is there can be shown.
  ///
  /// SQLite does not read a file with a log where it may not write, so it reads a copy.
  private static func openForReading(_ place: DataPlace) throws(RecordsError) -> Opening {
    do {
      let memory = try DatabaseQueue()
      let copy = try place.copied()
      defer { copy.removeAll() }
      try DatabaseQueue(path: copy.file).backup(to: memory)
      try memory.inDatabase { db in
        guard try Schema.understands(db), try db.tableExists("score") else {
          throw DatabaseError(resultCode: .SQLITE_NOTADB)
        }
      }
      return Opening(
        ledger: Ledger(queue: memory, path: place.file, isReadOnly: true),
        notice: RecordsError.readOnly(path: place.file).description)
    } catch {
      throw .readOnly(path: place.file)
    }
  }

  /// Looks at a file without changing a byte of it, and throws what is wrong.
  private static func inspect(_ path: String, _ patience: Double) throws {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    let queue: DatabaseQueue
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } catch let error as DatabaseError where !error.isDamage {
      // Whoever may write finds out more.
      return
    }
    let isUnderstood = Result { try queue.read(Schema.understands) }
    try queue.close()
    switch isUnderstood {
    case .success(true): break
    case .success(false): throw DatabaseError(resultCode: .SQLITE_NOTADB)
    case .failure(let error as DatabaseError) where !error.isDamage: break
    case .failure(let error): throw error
    }
  }

  private static func connect(
    _ path: String, _ patience: Double, _ mostPages: Int?
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(patience)
    configuration.label = "records"
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      // What a card calls saved must outlive a power cut as well.
      try db.execute(sql: "PRAGMA synchronous = FULL")
    }
    try Schema.migrator.migrate(queue)
    if let mostPages {
      try queue.inDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(mostPages)") }
    }
    return queue
  }
}
