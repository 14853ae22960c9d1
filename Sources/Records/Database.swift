internal import CSQLite
internal import Glibc

/// An error of SQLite, with its message.
struct SQLiteError: Error {
  let code: Int32
  let reason: String

  init(_ code: Int32, reason: String? = nil) {
    self.code = code & 0xFF
    self.reason = reason ?? String(cString: sqlite3_errstr(code))
  }

  /// Creates the connection's last error.
  init(_ code: Int32, on handle: OpaquePointer?) {
    let systemCode = sqlite3_system_errno(handle)
    if code & 0xFF == SQLITE_IOERR, systemCode == ENOSPC || systemCode == EDQUOT {
      self.init(SQLITE_FULL)
    } else {
      self.init(code, reason: handle.map { String(cString: sqlite3_errmsg($0)) })
    }
  }

  /// Whether the file may not be written or opened.
  var isRefusal: Bool { [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM].contains(code) }

  /// Whether the file itself is at fault, and not the disk, the permissions or the moment.
  var isDamage: Bool {
    [
      SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_SCHEMA, SQLITE_MISMATCH,
      SQLITE_CONSTRAINT, SQLITE_TOOBIG,
    ].contains(code)
  }
}

/// A connection to a file, closed with its last reference.
final class Database {
  fileprivate let handle: OpaquePointer

  /// Opens the file or creates it; waits up to `patience` seconds while others hold it.
  convenience init(path: String, patience: Double) throws(SQLiteError) {
    try self.init(opening: path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    bungle_wait_for_others(handle, patience)
  }

  /// Opens a file in a read-only place. Its log is not read: SQLite would have to lock the log, and
  /// each save empties it.
  convenience init(reading path: String) throws(SQLiteError) {
    let escaped = path.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
    try self.init(
      opening: "file:\(escaped.joined())?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
  }

  private init(opening name: String, _ flags: Int32) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw SQLiteError(code, on: handle)
    }
    self.handle = handle
  }

  deinit { sqlite3_close_v2(handle) }

  func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, on: handle) }
  }

  /// The first column of the first row; nil if there is none.
  func first<Value: ColumnValue>(_ sql: String) throws(SQLiteError) -> Value? {
    let statement = try Statement(sql, on: self)
    return try statement.step() ? statement[0] : nil
  }

  /// Carries out all of `work`, or nothing of it if it throws.
  func transaction(_ work: () throws(SQLiteError) -> Void) throws(SQLiteError) {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try work()
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether the file is open read-only: it isn't writable, or only by a later version of SQLite.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether the file is no longer found under its name.
  var hasMoved: Bool {
    var moved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return moved != 0
  }

  /// Sets whether closing leaves the log beside the file, instead of merging it into the file.
  func leaveLog(_ leaves: Bool) { _ = bungle_leave_log(handle, leaves ? 1 : 0) }
}

struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// Compiles `sql`.
  ///
  /// - Throws: `SQLiteError`, also if the file lacks a table or column that it names.
  init(_ sql: String, on database: Database) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw SQLiteError(code, on: database.handle) }
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement with these values bound to its parameters.
  func run(_ values: any ColumnValue...) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      try check(value.bind(to: handle, at: Int32(index + 1)))
    }
    while try step() {}
    try check(sqlite3_reset(handle))
  }

  /// Goes to the next row; false if there is none.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    try check(code == SQLITE_DONE ? SQLITE_OK : code)
    return false
  }

  /// The value of a column of the row, counted from 0.
  subscript<Value: ColumnValue>(column: Int32) -> Value { Value(column, of: handle) }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(code, on: sqlite3_db_handle(handle)) }
  }
}

/// A type that a column can hold.
protocol ColumnValue {
  init(_ column: Int32, of statement: OpaquePointer)
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension Int: ColumnValue {
  init(_ column: Int32, of statement: OpaquePointer) {
    self = Int(sqlite3_column_int64(statement, column))
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    sqlite3_bind_int64(statement, index, Int64(self))
  }
}

extension String: ColumnValue {
  init(_ column: Int32, of statement: OpaquePointer) {
    let bytes = UnsafeBufferPointer(
      start: sqlite3_column_text(statement, column),
      count: Int(sqlite3_column_bytes(statement, column)))
    self.init(decoding: bytes, as: UTF8.self)
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    bungle_bind_text(statement, index, self, Int32(utf8.count))
  }
}

/// All queries. If one of them does not compile on a file, the file is not the game's.
enum Query: String, CaseIterable {
  case scores = "SELECT name, kind, points, longest, date FROM score ORDER BY id"
  case saveScore = "INSERT INTO score (name, kind, points, longest, date) VALUES (?, ?, ?, ?, ?)"
  case clearScores = "DELETE FROM score"
  case settings = "SELECT name, value FROM setting"
  /// Saves a setting. A number whose name begins with the third value never shrinks, as another
  /// copy of the game may hold a smaller one.
  case keepSetting =
    """
    INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value =
      CASE WHEN ?3 <> '' AND substr(name, 1, length(?3)) = ?3
        AND CAST(value AS INTEGER) > CAST(excluded.value AS INTEGER)
      THEN value ELSE excluded.value END
    """
}

extension Database {
  func statement(_ query: Query) throws(SQLiteError) -> Statement {
    try Statement(query.rawValue, on: self)
  }
}
