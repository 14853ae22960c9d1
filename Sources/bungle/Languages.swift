internal import Phrases
internal import SDLPlatform

/// Chooses among the installed languages.
struct Languages {
  let resources: ResourceFolder

  var known: [Language.Traits] {
    Language.Traits.all.filter { $0 == Language.english.traits || resources.hasWords($0.code) }
  }

  /// The chosen language, or else the session's; English if its file can't be read.
  func spoken(_ chosen: String?) -> Language {
    let traits = Language.Traits.wanted(
      chosen, Self.variables, among: known + Language.Traits.pseudo)
    if traits == Language.english.traits { return .english }
    return Language.pseudo(traits)
      ?? resources.catalogue(traits.code).flatMap { Language(traits, compiled: $0) } ?? .english
  }

  /// The language for pictures: the chosen one, or else English, whatever the session's is.
  func drawn(_ chosen: String?) -> Language { spoken(chosen ?? Language.english.traits.code) }

  /// The value of `--language`, for text printed outside the parsed commands.
  static func requested(in arguments: [String]) -> String? {
    let option = "--language"
    guard let last = arguments.last(where: { $0 == option || $0.hasPrefix("\(option)=") }) else {
      return nil
    }
    guard last == option else { return String(last.dropFirst(option.count + 1)) }
    return arguments.lastIndex(of: last).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private static var variables: [String: String] {
    ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].reduce(into: [:]) { variables, name in
      variables[name] = environment(name)
    }
  }
}
