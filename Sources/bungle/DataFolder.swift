internal import Glibc

/// Where scores and settings are kept.
enum DataFolder {
  /// The folder that is named, or the game's own below `$XDG_DATA_HOME` or `$HOME`.
  ///
  /// Nil where neither says a place: in the root or the current folder nothing is ever made.
  static func path(named: Path?) -> String? {
    if let named { return named.text }
    if let home = place("XDG_DATA_HOME") { return "\(home)/bungle-in-the-jungle" }
    return place("HOME").map { "\($0)/.local/share/bungle-in-the-jungle" }
  }

  private static func place(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/"),
      value.contains(where: { $0 != "/" })
    else { return nil }
    return value
  }
}
