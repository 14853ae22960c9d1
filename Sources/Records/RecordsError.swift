internal import CSQLite

/// Why scores and settings can't be read or kept; its description is a sentence for the player.
///
/// The `task` failed because of the `cause`, at the file or folder `path`; that is empty for none.
public struct RecordsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted.
  public enum Task: Sendable {
    case begin, read, save, clear

    fileprivate var words: String {
      switch self {
      case .begin: "Scores and settings can't be kept"
      case .read: "The scores can't be read"
      case .save: "The score isn't saved"
      case .clear: "The scores can't be cleared"
      }
    }
  }

  /// Why it could not be done. Strings hold the system's or SQLite's own words.
  public enum Cause: Hashable, Sendable {
    /// Neither the player nor the environment names a folder.
    case nowhere
    /// The folder or the file can't be opened.
    case unopened(String)
    /// The file can be read but not written.
    case readOnly
    /// The disk has no room.
    case diskFull
    /// Another program holds the file for longer than the store waits.
    case busy
    /// Anything else.
    case failed(String)
  }

  public let task: Task
  public let path: String
  public let cause: Cause

  init(_ task: Task, _ path: String, _ cause: Cause) {
    self.task = task
    self.path = path
    self.cause = cause
  }

  init(_ task: Task, _ path: String, _ error: SQLiteError) {
    let cause: Cause =
      switch error.code {
      case SQLITE_FULL: .diskFull
      case SQLITE_READONLY, SQLITE_PERM: .readOnly
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN: .unopened(error.reason)
      default: .failed(error.reason)
      }
    self.init(task, path, cause)
  }

  public var description: String {
    let reason =
      switch cause {
      case .nowhere: "HOME names no folder. Name one with --data."
      case .unopened(let reason):
        "\(path) can't be opened (\(reason)). Name another folder with --data."
      case .readOnly: "\(path) can't be written. Name another folder with --data."
      case .diskFull: "the disk of \(path) is full. Make room and try again."
      case .busy: "another program holds \(path). Close it and try again."
      case .failed(let reason):
        "\(path) can't be \(task == .read ? "read" : "written") (\(reason)). Try again."
      }
    return "\(task.words): \(reason)"
  }
}
