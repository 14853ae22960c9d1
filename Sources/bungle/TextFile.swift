internal import ArgumentParser
internal import Glibc
internal import SDLPlatform

enum TextFile {
  /// The largest file that is read, in bytes.
  static let longest = 16 << 20

  /// Reads a text file; a wrong path or content counts as a usage error.
  static func read(_ path: String) throws(ValidationError) -> String {
    func problem() -> ValidationError { ValidationError("Cannot read \(path): \(systemError()).") }
    guard let file = fopen(path, "r") else { throw problem() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
      guard bytes.count <= longest else {
        throw ValidationError("\(path) has more than \(longest >> 20) MB, which no replay has.")
      }
    }
    guard ferror(file) == 0 else { throw problem() }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ValidationError("\(path) is not text in UTF-8.")
    }
    return text
  }

  /// Writes to a draft beside the file and renames it over the file. A device or pipe is written to
  /// directly, and never replaced by a file.
  static func write(_ text: String, to path: String) throws(PlatformError) {
    var status = stat()
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try writeFile(Array(text.utf8), to: path)
    }
    func problem() -> PlatformError { PlatformError("Cannot write \(path): \(systemError()).") }
    guard let (draft, descriptor) = openDraft(of: path), let file = fdopen(descriptor, "w") else {
      throw problem()
    }
    let bytes = Array(text.utf8)
    let isWritten =
      fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
      && fsync(fileno(file)) == 0
    guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
      let problem = problem()
      unlink(draft)
      throw problem
    }
  }

  /// Opens a new file under an unguessable name: in a shared folder, a link planted under a known
  /// name could lead anywhere.
  private static func openDraft(of path: String) -> (name: String, descriptor: Int32)? {
    for _ in 0..<100 {
      let name = path + "." + String(UInt64.random(in: .min ... .max), radix: 36)
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  static func makeFolder(_ path: String) throws(PlatformError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw PlatformError("Cannot make the folder \(made): \(systemError()).")
      }
    }
  }
}
