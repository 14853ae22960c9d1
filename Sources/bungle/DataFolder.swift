internal import Glibc
internal import SDLPlatform

enum DataFolder {
  /// The named folder, or the game's own below `$XDG_DATA_HOME` or `$HOME`.
  ///
  /// Nil if neither is usable: nothing is ever created in the root or the current folder.
  static func path(named: Path?) -> String? {
    if let named { return named.text }
    if let home = place("XDG_DATA_HOME") { return "\(home)/bungle-in-the-jungle" }
    return place("HOME").map { "\($0)/.local/share/bungle-in-the-jungle" }
  }

  /// The folders of recorded sentences, each with one folder per language code: the player's own
  /// first, then the game's.
  static func recordings(in data: String?, _ resources: ResourceFolder) -> [String] {
    ([data] + [resources.path]).compactMap { $0 }.map { "\($0)/voices" }
  }

  private static func place(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/"),
      value.contains(where: { $0 != "/" })
    else { return nil }
    return value
  }
}
