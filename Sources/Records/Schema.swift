internal import GRDB

/// The tables, and how older files become newer ones. A migration that has been released is never changed.
enum Schema {
  /// Marks the file as the game's own: `bngl`.
  static let applicationID = 0x626E_676C

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    // The name is what files carry; statistics were never kept.
    migrator.registerMigration("1 scores, settings, statistics") { db in
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      try db.create(table: "score") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("name", .text).notNull()
        table.column("kind", .text).notNull()
        table.column("points", .integer).notNull()
        table.column("longest", .integer).notNull()
        table.column("date", .integer).notNull()
      }
      try db.create(table: "setting", options: .withoutRowID) { table in
        table.primaryKey("name", .text)
        table.column("value", .text).notNull()
      }
    }
    return migrator
  }

  /// Whether a file is whole and one that this version of the game understands, or an empty one.
  static func understands(_ db: Database) throws -> Bool {
    guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else { return false }
    // The migrations' own table comes alone, a transaction ahead of the first of ours and the mark.
    let tables =
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") ?? 0
    guard try !migrator.hasBeenSuperseded(db) else { return false }
    return try tables == 0 || Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
  }
}
