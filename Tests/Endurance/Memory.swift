import Foundation

/// What the process holds in memory.
enum Memory {
  /// Resident, in kibibytes; nil where the system does not tell.
  static var resident: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    return text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      .flatMap { $0.split(whereSeparator: { !$0.isNumber }).first }.flatMap { Int($0) }
  }
}
