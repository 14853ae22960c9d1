import Foundation

/// Files beside the tests that hold what is expected. `BUNGLE_RECORD=NAME,NAME` writes those anew
/// whose name contains one of these and that are no longer right, `BUNGLE_RECORD=all` every such
/// one, and fails the run.
enum Archive {
  static func isRecording(_ name: String) -> Bool {
    guard let wanted = ProcessInfo.processInfo.environment["BUNGLE_RECORD"] else { return false }
    return wanted == "all" || wanted.split(separator: ",").contains { name.contains($0) }
  }

  /// The folder of all tests.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static func url(_ path: String) -> URL { tests.appending(path: path) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// What lies in a folder.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(folder).path).sorted()
  }

  static func write(_ text: String, to path: String) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// The first line in which two texts differ, for people.
  static func firstDifference(_ actual: String, _ expected: String) -> String? {
    let (new, old) = (lines(actual), lines(expected))
    for number in 0..<max(new.count, old.count) {
      let (a, b) = (number < new.count ? new[number] : "—", number < old.count ? old[number] : "—")
      if a != b { return "line \(number + 1): expected “\(b)”, found “\(a)”" }
    }
    return nil
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
