internal import CSQLite
public import Phrases

/// The reason why scores and settings can't be read or kept.
public struct RecordsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence: what failed, why, and what to do about it.
  public let words: RecordsWords

  init(_ words: RecordsWords) { self.words = words }

  init(_ attempt: RecordsWords.Attempt, _ path: String, _ error: SQLiteError) {
    words =
      switch error.code {
      case SQLITE_FULL: .diskFull(attempt, path: path)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(attempt, path: path)
      case SQLITE_BUSY, SQLITE_LOCKED: .busy(attempt, path: path)
      case SQLITE_CANTOPEN: .unopened(attempt, path: path, reason: error.reason)
      default: .failed(attempt, path: path, reason: error.reason)
      }
  }

  public var description: String { Phrase.records(words).english }
}

/// A fact about the file that the player is told once.
public enum StoreNotice: Hashable, Sendable, CustomStringConvertible {
  /// Scores and settings are not kept, for this reason.
  case refused(RecordsError)
  /// The file at `file` was renamed to `kept` because of a flaw, and a new one begun.
  case quarantine(Flaw, file: String, kept: String)

  /// The sentence about what happened, and to which file.
  public var words: RecordsWords {
    switch self {
    case .refused(let error): error.words
    case .quarantine(.damaged, let file, let kept): .damaged(file, now: kept)
    case .quarantine(.newer, let file, let kept): .newer(file, now: kept)
    case .quarantine(.foreign, let file, let kept): .foreign(file, now: kept)
    case .quarantine(.logAlone, let file, let kept): .logAlone(file, now: kept)
    }
  }

  public var description: String { Phrase.records(words).english }
}
