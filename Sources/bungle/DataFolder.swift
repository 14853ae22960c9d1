internal import Glibc
internal import SDLPlatform

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

  /// Where recorded sentences are looked for, below the codes of their languages: the player's own
  /// first, then those that came with the game.
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
