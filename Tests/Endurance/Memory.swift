import CLinux
import Foundation

/// What the process holds in memory, in kibibytes; 0 where the system does not tell.
enum Memory {
  /// All of it, the parts of the program that have been used so far among them.
  static var resident: Int { line("VmRSS:") }

  /// What the program made itself. What the allocator only holds in reserve is given back first:
  /// how much that is depends on chance.
  static var own: Int {
    malloc_trim(0)
    return line("RssAnon:")
  }

  private static func line(_ name: String) -> Int {
    let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return text?.split(separator: "\n").first { $0.hasPrefix(name) }
      .flatMap { $0.split(whereSeparator: { !$0.isNumber }).first }.flatMap { Int($0) } ?? 0
  }
}
