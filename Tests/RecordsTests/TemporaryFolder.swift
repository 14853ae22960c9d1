import Glibc
import Records
import Rules

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/bungle-records-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(what: "mkdtemp") }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  var file: String { "\(path)/\(Ledger.fileName)" }

  struct Failure: Error { let what: String }

  /// Everything in the folder, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func bytes(of name: String) -> [UInt8] {
    guard let file = fopen("\(path)/\(name)", "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }

  func write(_ bytes: [UInt8], to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}

/// 21 November 2026, about a quarter past ten.
let someDay = 1_795_256_100

func score(_ name: String, _ points: Int, kind: Standings.Entry.Kind = .single) throws
  -> Standings.Entry
{
  Standings.Entry(
    name: try Name(name), kind: kind, points: points, longest: 4, date: someDay)
}

extension Ledger.Opening {
  /// Opens the ledger of `folder` as the game does.
  static func of(_ folder: TemporaryFolder) throws -> Ledger.Opening {
    try Ledger.open(folder: folder.path, now: someDay, patience: 5)
  }
}
