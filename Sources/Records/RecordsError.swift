internal import GRDB

/// Why scores and settings can't be read or kept, as a sentence for the player.
public enum RecordsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or the file can't be opened.
  case unopened(path: String, reason: String)
  /// The file can be read but not written.
  case readOnly(path: String)
  /// There is no room for more.
  case diskFull(path: String)
  /// Somebody else holds the file for longer than a game waits.
  case busy(path: String)
  /// Anything else that the disk or SQLite had to say.
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .unopened(let path, let reason):
      "Scores and settings can't be kept: \(path) can't be opened (\(reason))."
        + " Name another folder with --data."
    case .readOnly(let path):
      "Scores can't be saved: \(path) can't be written. Name another folder with --data."
    case .diskFull(let path):
      "The score isn't saved: the disk of \(path) is full. Make room and try again."
    case .busy(let path):
      "The score isn't saved: another program holds \(path). Close it and try again."
    case .failed(let path, let reason):
      "The score isn't saved: \(path) can't be written (\(reason)). Try again."
    }
  }

  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM: self = .readOnly(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_CANTOPEN: self = .unopened(path: path, reason: error.sentence)
    default: self = .failed(path: path, reason: error.sentence)
    }
  }
}

extension DatabaseError {
  fileprivate var sentence: String { message ?? "SQLite says \(resultCode.rawValue)" }

  /// The file may not be written.
  var isRefusal: Bool {
    [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM].contains(resultCode)
  }

  /// The file itself is at fault, and not the disk, the rights or the moment.
  var isDamage: Bool {
    switch resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_FORMAT, .SQLITE_SCHEMA,
      .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      true
    default: false
    }
  }
}
