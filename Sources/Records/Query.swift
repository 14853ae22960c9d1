/// All queries. A file on which one of them does not compile is not the game's.
enum Query: String, CaseIterable {
  case scores = "SELECT name, kind, points, longest, date FROM score ORDER BY id"
  case saveScore = "INSERT INTO score (name, kind, points, longest, date) VALUES (?, ?, ?, ?, ?)"
  case clearScores = "DELETE FROM score"
  case settings = "SELECT name, value FROM setting"
  /// A number whose name begins with the third value never shrinks: another copy of the game may
  /// know a smaller one.
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
