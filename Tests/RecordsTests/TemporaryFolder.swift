import Glibc
import Rules

@testable import Records

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/bungle-records-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(what: "mkdtemp") }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  var file: String { "\(path)/\(RecordStore.fileName)" }

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

extension TemporaryFolder {
  /// A store in this folder as the game opens it.
  func store(patience: Double = 5) -> RecordStore {
    RecordStore(folder: path, patience: patience) { someDay }
  }

  /// The scores as whoever opens the file anew finds them.
  func scores() throws -> [Standings.Entry] { try store().scores() }

  /// Carries out SQL behind the game's back.
  func execute(_ sql: String) throws {
    try Database(path: file, patience: 5).execute(sql)
  }

  /// Puts a file of the game's first version here, and its log if it has one.
  func copyOldRecords(_ name: String) throws {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    for ending in ["", "-wal"] {
      let path = "/\(tests)/OldRecords/\(name).sqlite\(ending)"
      guard let file = fopen(path, "r") else {
        if ending.isEmpty { throw Failure(what: "open \(path)") }
        continue
      }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = fread(&bytes, 1, bytes.count, file)
      write(Array(bytes[..<count]), to: RecordStore.fileName + ending)
    }
  }

  /// The names of what was set aside.
  var kept: [String] { names.filter { $0.contains("2026-11-21") } }
}

/// SplitMix64: what chance did once it does again from the same seed.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// From `BUNGLE_SEED`, or from a seed that is printed.
  init(for test: String) {
    let seed = getenv("BUNGLE_SEED").flatMap { UInt64(String(cString: $0)) }
    let chosen = seed ?? .random(in: .min ... .max)
    print("\(test): BUNGLE_SEED=\(chosen)")
    self.init(seed: chosen)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in next() } }

  private mutating func next() -> UInt8 { UInt8(truncatingIfNeeded: next() as UInt64) }
}
