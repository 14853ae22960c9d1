internal import SDLPlatform

enum DataFolder {
  /// The path of the named folder, or of the game's own.
  static func path(named: Path?) -> String? {
    named?.text
      ?? Environment.folder("XDG_DATA_HOME", or: ".local/share").map {
        "\($0)/bungle-in-the-jungle"
      }
  }

  /// The folders of recorded sentences, each with one folder per language code: the player's own
  /// first, then the game's.
  static func recordings(in data: String?, _ resources: ResourceFolder) -> [String] {
    [data, resources.path].compactMap { $0 }.map { "\($0)/voices" }
  }
}
