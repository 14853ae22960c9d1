/// What is said when scores and settings can't be read or kept.
public enum RecordsWords: Words {
  public enum Task: String, Hashable, Sendable {
    case keep = "Scores and settings can't be kept"
    case save = "The score isn't saved"
    // Only `bungle scores` says these, which prints English.
    case read = "The scores can't be read"
    case clear = "The scores can't be cleared"
  }

  case heading
  case nowhere(Task)
  case unopened(Task, path: String, reason: String)
  case readOnly(Task, path: String)
  case diskFull(Task, path: String)
  case busy(Task, path: String)
  case failed(Task, path: String, reason: String)
  /// A file that was set aside, under another name now.
  case damaged(String, now: String), newer(String, now: String)
  case foreign(String, now: String), logAlone(String, now: String)

  static var all: [Self] {
    let (path, kept, why) = ("records.sqlite", "records.sqlite-old", "disk I/O error")
    let causes = [Task.keep, .save].flatMap { task in
      [
        nowhere(task), unopened(task, path: path, reason: why), readOnly(task, path: path),
        diskFull(task, path: path), busy(task, path: path),
        failed(task, path: path, reason: why),
      ]
    }
    return [heading] + causes + [damaged, newer, foreign, logAlone].map { $0(path, kept) }
  }

  var entry: Entry {
    switch self {
    case .heading: Entry(.title, "heading", "Scores and settings")
    case .nowhere(let task):
      Self.entry("nowhere", task, "HOME names no folder. Name one with --data.")
    case .unopened(let task, let path, let reason):
      Self.entry(
        "unopened", task, "{path} can't be opened ({reason}). Name another folder with --data.",
        path, reason)
    case .readOnly(let task, let path):
      Self.entry(
        "read-only", task, "{path} can't be written. Name another folder with --data.", path)
    case .diskFull(let task, let path):
      Self.entry("disk-full", task, "the disk of {path} is full. Make room and try again.", path)
    case .busy(let task, let path):
      Self.entry("busy", task, "another program holds {path}. Close it and try again.", path)
    case .failed(let task, let path, let reason):
      Self.entry(
        "failed", task,
        "{path} can't be \(task == .read ? "read" : "written") ({reason}). Try again.",
        path, reason)
    case .damaged(let path, let kept):
      Self.entry(
        "damaged",
        "The scores in {path} can't be read; the file is now called {kept},"
          + " and a new one was begun.", path, kept)
    case .newer(let path, let kept):
      Self.entry(
        "newer",
        "The scores in {path} are of a newer version of the game; the file is now called"
          + " {kept}, and a new one was begun.", path, kept)
    case .foreign(let path, let kept):
      Self.entry(
        "foreign",
        "{path} belongs to another program; it is now called {kept},"
          + " and a new one was begun.", path, kept)
    case .logAlone(let path, let kept):
      Self.entry(
        "log-alone",
        "{path} is gone and only its log is left, which is now called {kept}-wal;"
          + " a new file was begun.", path, kept)
    }
  }

  private static let note = "On a card that wraps it; {path} is a file, --data an option."

  private static func entry(
    _ key: String, _ task: Task, _ reason: String, _ path: String? = nil, _ why: String? = nil
  ) -> Entry {
    var values: [String: Entry.Value] = [:]
    values["path"] = path.map { .name($0) }
    values["reason"] = why.map { .name($0) }
    return Entry(.anywhere, "\(key).\(task)", "\(task.rawValue): \(reason)", values, note: note)
  }

  private static func entry(
    _ key: String, _ english: String, _ path: String, _ kept: String
  ) -> Entry {
    Entry(.anywhere, key, english, ["path": .name(path), "kept": .name(kept)], note: note)
  }
}
