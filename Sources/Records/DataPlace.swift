internal import Glibc

/// The data folder and the file in it.
struct DataPlace {
  let folder: String

  var file: String { "\(folder)/\(Ledger.fileName)" }

  /// What SQLite keeps beside the file; it belongs to it.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// Makes the folder and those above it.
  func make() throws(RecordsError) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: true) {
      path += (path.isEmpty && !folder.hasPrefix("/") ? "" : "/") + part
      if mkdir(path, 0o700) != 0, errno != EEXIST, !Self.isFolder(path) {
        throw .unopened(path: folder, reason: String(cString: strerror(errno)))
      }
    }
    guard Self.isFolder(folder) else {
      throw .unopened(path: folder, reason: String(cString: strerror(ENOTDIR)))
    }
  }

  var hasFile: Bool { Self.exists(file) }

  /// Whether SQLite may try its luck with what is there: a file, or nothing at all.
  ///
  /// An empty file beside a log has lost its beginning; SQLite would delete the log.
  var isSound: Bool {
    guard let size = Self.size(of: file) else { return !Self.exists(file) }
    return size > 0 || (Self.size(of: file + "-wal") ?? 0) == 0
  }

  /// Renames the file and its companions to a name that is free, e.g. `….damaged-2026-11-21`.
  ///
  /// - Returns: the new name.
  func setAside(now: Int) throws(RecordsError) -> String {
    let date = Self.date(now)
    var name = "\(file).damaged-\(date)"
    var number = 1
    while Self.exists(name) || Self.companions.contains(where: { Self.exists(name + $0) }) {
      number += 1
      name = "\(file).damaged-\(date)-\(number)"
    }
    for ending in [""] + Self.companions where Self.exists(file + ending) {
      guard rename(file + ending, name + ending) == 0 else {
        throw .unopened(path: file, reason: String(cString: strerror(errno)))
      }
    }
    return name
  }

  /// A copy of the file and its log in a folder of its own.
  func copied() throws(RecordsError) -> DataPlace {
    var template = Array("/tmp/bungle-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .readOnly(path: file) }
    let copy = DataPlace(
      folder: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    for ending in ["", "-wal"] where Self.exists(file + ending) {
      guard Self.copy(file + ending, to: copy.file + ending) else {
        copy.removeAll()
        throw .readOnly(path: file)
      }
    }
    return copy
  }

  /// Removes a copy, folder and all.
  func removeAll() {
    for ending in [""] + Self.companions { unlink(file + ending) }
    rmdir(folder)
  }

  private static func copy(_ path: String, to other: String) -> Bool {
    guard let source = fopen(path, "r") else { return false }
    defer { fclose(source) }
    guard let target = fopen(other, "w") else { return false }
    var part = [UInt8](repeating: 0, count: 65_536)
    var isWritten = true
    while case let count = fread(&part, 1, part.count, source), count > 0 {
      isWritten = fwrite(part, 1, count, target) == count && isWritten
    }
    return fclose(target) == 0 && isWritten && ferror(source) == 0
  }

  /// Waits until no other copy of the game is opening the file; nil if that takes too long.
  func lock(patience: Double) -> FolderLock? { FolderLock(folder, patience: patience) }

  /// `2026-11-21`, UTC.
  private static func date(_ now: Int) -> String {
    var seconds = time_t(now)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
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

  /// The size of a file in bytes; nil if there is none, or if it is something else.
  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }
}

/// Held by one program at a time, and given back by the system if that dies.
struct FolderLock {
  private let descriptor: Int32

  init?(_ folder: String, patience: Double) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for _ in 0...Int(patience * 50) {
      // A disk that knows no locks has nobody to wait for.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(20_000)
    }
    close(descriptor)
    return nil
  }

  func release() { close(descriptor) }
}
