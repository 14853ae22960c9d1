/// A flaw of a file that can be opened.
public enum Flaw: Hashable, Sendable {
  case damaged
  /// A later version of the game made the file.
  case newer
  /// Another program made the file.
  case foreign
  /// The file is missing, and only its log is left.
  case logAlone

  /// The suffix of the file's name when it is set aside.
  var ending: String {
    switch self {
    case .damaged, .logAlone: "damaged"
    case .newer: "newer"
    case .foreign: "foreign"
    }
  }
}

/// The tables, and the migration of older files.
enum Schema {
  /// The mark of the game's own files: `bngl`.
  static let applicationID = 0x626E_676C

  /// The changes of each version, oldest first. A released one must never be changed.
  private static let migrations = [
    """
    CREATE TABLE score (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, kind TEXT NOT NULL,
      points INTEGER NOT NULL, longest INTEGER NOT NULL, date INTEGER NOT NULL);
    CREATE TABLE setting (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
    """
  ]

  /// The file's flaw; nil if this version of the game understands it.
  static func flaw(of database: Database) throws(SQLiteError) -> Flaw? {
    guard try database.first("PRAGMA quick_check(1)") == "ok" else { return .damaged }
    if try isEmpty(database) { return nil }
    guard try mark(of: database) == applicationID else { return .foreign }
    let version = try version(of: database)
    guard version > 0 else { return .damaged }
    guard version <= migrations.count else { return .newer }
    for query in Query.allCases { _ = try database.statement(query) }
    return nil
  }

  /// Creates missing tables; a complete file isn't touched.
  static func migrate(_ database: Database) throws(SQLiteError) {
    guard try version(of: database) < migrations.count else { return }
    try database.transaction { () throws(SQLiteError) in
      // The version is read again, as another copy of the game may have been faster.
      let version = try version(of: database)
      guard version < migrations.count else { return }
      for migration in migrations.dropFirst(version) { try database.execute(migration) }
      try database.execute("PRAGMA application_id = \(applicationID)")
      try database.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  private static func mark(of database: Database) throws(SQLiteError) -> Int {
    try database.first("PRAGMA application_id") ?? 0
  }

  /// The file's version. The oldest files have no number, only the mark, written with the tables.
  private static func version(of database: Database) throws(SQLiteError) -> Int {
    let number: Int = try database.first("PRAGMA user_version") ?? 0
    let mark = try mark(of: database)
    return number == 0 && mark == applicationID ? 1 : number
  }

  /// Whether the file has no content; the oldest files got `grdb_migrations` before anything else.
  private static func isEmpty(_ database: Database) throws(SQLiteError) -> Bool {
    let tables: Int? = try database.first(
      "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
    let (mark, version) = (try mark(of: database), try version(of: database))
    return tables == 0 && mark == 0 && version == 0
  }
}
