/// The words about scores and settings that can't be read or kept.
public enum RecordsWords: Words {
  public enum Attempt: String, Hashable, Sendable {
    case keep = "Scores and settings can't be kept"
    case save = "The score isn't saved"
    // Only `bungle scores`, which prints English, says these.
    case read = "The scores can't be read"
    case clear = "The scores can't be cleared"
  }

  case heading
  case nowhere(Attempt)
  case unopened(Attempt, path: String, reason: String)
  case readOnly(Attempt, path: String)
  case diskFull(Attempt, path: String)
  case busy(Attempt, path: String)
  case failed(Attempt, path: String, reason: String)
  /// A file that was set aside, under another name now.
  case damaged(String, now: String), newer(String, now: String)
  case foreign(String, now: String), logAlone(String, now: String)

  static var all: [Self] {
    let (path, kept, why) = ("records.sqlite", "records.sqlite-old", "disk I/O error")
    let causes = [Attempt.keep, .save].flatMap { attempt in
      [
        nowhere(attempt), unopened(attempt, path: path, reason: why), readOnly(attempt, path: path),
        diskFull(attempt, path: path), busy(attempt, path: path),
        failed(attempt, path: path, reason: why),
      ]
    }
    return [heading] + causes + [damaged, newer, foreign, logAlone].map { $0(path, kept) }
  }

  var entry: Entry {
    switch self {
    case .heading: Entry(.title, "heading", "Scores and settings")
    case .nowhere(let attempt):
      Self.entry("nowhere", attempt, "HOME names no folder. Name one with --data.")
    case .unopened(let attempt, let path, let reason):
      Self.entry(
        "unopened", attempt, "{path} can't be opened ({reason}). Name another folder with --data.",
        path, reason)
    case .readOnly(let attempt, let path):
      Self.entry(
        "read-only", attempt, "{path} can't be written. Name another folder with --data.", path)
    case .diskFull(let attempt, let path):
      Self.entry("disk-full", attempt, "the disk of {path} is full. Make room and try again.", path)
    case .busy(let attempt, let path):
      Self.entry("busy", attempt, "another program holds {path}. Close it and try again.", path)
    case .failed(let attempt, let path, let reason):
      Self.entry(
        "failed", attempt,
        "{path} can't be \(attempt == .read ? "read" : "written") ({reason}). Try again.",
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
    _ key: String, _ attempt: Attempt, _ reason: String, _ path: String? = nil, _ why: String? = nil
  ) -> Entry {
    var values: [String: Entry.Value] = [:]
    values["path"] = path.map { .name($0) }
    values["reason"] = why.map { .name($0) }
    return Entry(
      .anywhere, "\(key).\(attempt)", "\(attempt.rawValue): \(reason)", values, note: note)
  }

  private static func entry(
    _ key: String, _ english: String, _ path: String, _ kept: String
  ) -> Entry {
    Entry(.anywhere, key, english, ["path": .name(path), "kept": .name(kept)], note: note)
  }
}
