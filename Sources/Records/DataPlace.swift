internal import Glibc

/// An error of the system, with its message.
struct SystemError: Error {
  let reason: String

  init(_ code: Int32) { reason = String(cString: strerror(code)) }
}

struct DataPlace {
  let folder: String

  var file: String { "\(folder)/\(RecordStore.fileName)" }

  /// The suffixes of the files that SQLite keeps beside the file.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// Creates the folder and its parents.
  ///
  /// - Throws: the system's error for the folder it couldn't create.
  func make() throws(SystemError) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: true) {
      path += (path.isEmpty && !folder.hasPrefix("/") ? "" : "/") + part
      guard mkdir(path, 0o700) != 0 else { continue }
      // Any further call would overwrite `errno`.
      let code = errno
      if code != EEXIST, !Self.isFolder(path) { throw SystemError(code) }
    }
    guard Self.isFolder(folder) else { throw SystemError(ENOTDIR) }
  }

  var hasFile: Bool { Self.exists(file) }

  var mayBeWritten: Bool { access(file, W_OK) == 0 }

  /// Whether a log that is not empty lies beside the file.
  var hasLog: Bool { (Self.size(of: file + "-wal") ?? 0) > 0 }

  /// The flaw found before SQLite opens the file, as it would delete a log whose file is missing.
  var flaw: Flaw? {
    guard let size = Self.size(of: file) else {
      if Self.exists(file) { return .damaged }
      let holdsSomething = hasLog || (Self.size(of: file + "-journal") ?? 0) > 0
      return holdsSomething ? .logAlone : nil
    }
    return size == 0 && hasLog ? .damaged : nil
  }

  /// Renames the file and its companions to a free name, e.g. `….damaged-2026-11-21`.
  ///
  /// - Returns: the new name.
  func quarantine(as ending: String, now: Int) throws(SystemError) -> String {
    let date = UniversalTime(now).day
    let endings = [""] + Self.companions
    var name = "\(file).\(ending)-\(date)"
    var number = 1
    while endings.contains(where: { Self.exists(name + $0) }) {
      number += 1
      name = "\(file).\(ending)-\(date)-\(number)"
    }
    for ending in endings where Self.exists(file + ending) {
      guard rename(file + ending, name + ending) == 0 else { throw SystemError(errno) }
    }
    return name
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func exists(_ path: String) -> Bool { status(of: path) != nil }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The size of a file in bytes; nil if there is none, or if it is not a plain file.
  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}
