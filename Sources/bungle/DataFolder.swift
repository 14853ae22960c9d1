internal import Glibc

/// Where scores and settings are kept.
enum DataFolder {
  /// The folder that is named, or the game's own below `$XDG_DATA_HOME`; relative values of that are ignored.
  static func path(named: String?) -> String {
    if let named { return named }
    if let home = variable("XDG_DATA_HOME"), home.hasPrefix("/") {
      return "\(home)/bungle-in-the-jungle"
    }
    return "\(variable("HOME") ?? "")/.local/share/bungle-in-the-jungle"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
