/// Something about the file that the player is to be told once.
public enum StoreNotice: Hashable, Sendable, CustomStringConvertible {
  /// Nothing is kept, for this reason.
  case refused(RecordsError)
  /// The file at `file` was renamed to `kept` because of a flaw, and a new one begun.
  case setAside(Flaw, file: String, kept: String)

  public var description: String {
    switch self {
    case .refused(let error): error.description
    case .setAside(let flaw, let file, let kept): flaw.sentence(file: file, kept: kept)
    }
  }
}

extension Flaw {
  fileprivate func sentence(file: String, kept: String) -> String {
    switch self {
    case .damaged:
      "The scores in \(file) can't be read; the file is now called \(kept),"
        + " and a new one was begun."
    case .newer:
      "The scores in \(file) are of a newer version of the game; the file is now called \(kept),"
        + " and a new one was begun."
    case .foreign:
      "\(file) belongs to another program; it is now called \(kept),"
        + " and a new one was begun."
    case .logAlone:
      "\(file) is gone and only its log is left, which is now called \(kept)-wal;"
        + " a new file was begun."
    }
  }
}
