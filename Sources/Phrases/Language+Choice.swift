extension Language.Traits {
  /// The language that the player chose, or else the session's; English if neither is known.
  ///
  /// - Parameters:
  /// - chosen: the code of a language, if the player has chosen one.
  /// - variables: the environment's: `LANGUAGE` is a list and goes before the locale.
  public static func wanted(
    _ chosen: String?, _ variables: [String: String], among known: [Language.Traits]
  ) -> Language.Traits {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      .first { !$0.isEmpty }
    let list = variables["LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 } ?? locale ?? ""
    let codes = chosen.map { [$0] } ?? list.split(separator: ":").map(String.init)
    return codes.lazy.compactMap { code in match(code, among: known) }.first
      ?? Language.english.traits
  }

  /// The language of a locale: `de_AT.UTF-8` is German if there is no Austrian German.
  private static func match(
    _ locale: String, among known: [Language.Traits]
  ) -> Language.Traits? {
    let code = locale.prefix { $0 != "." && $0 != "@" }
    if let exact = known.first(where: { $0.code == code }) { return exact }
    // Simplified characters are hard to read for readers of traditional ones.
    if ["zh_TW", "zh_HK", "zh_MO"].contains(code) { return nil }
    let language = code.prefix { $0 != "_" && $0 != "-" }
    return known.first { $0.code.prefix { $0 != "_" } == language }
  }
}

extension Language.Traits {
  /// All languages of the game; a new one needs a line here and a file.
  public static let all: [Language.Traits] = [
    Language.english.traits,
    .init("cs", "Čeština", .czech, group: "\u{A0}"),
    .init("da", "Dansk", .one),
    .init("de", "Deutsch", .one),
    .init("es", "Español", .one),
    .init("fr", "Français", .upToOne, group: "\u{202F}"),
    .init("it", "Italiano", .one),
    .init("nl", "Nederlands", .one),
    .init("pl", "Polski", .polish, group: "\u{A0}"),
    .init("pt_BR", "Português (Brasil)", .upToOne),
    .init("sv", "Svenska", .one, group: "\u{A0}"),
    .init("tr", "Türkçe", .one),
    .init("el", "Ελληνικά", .one),
    .init("ru", "Русский", .eastSlavic, group: "\u{A0}"),
    .init("uk", "Українська", .eastSlavic, group: "\u{A0}"),
    .init("he", "עברית", .hebrew, group: ",", point: ".", isRightToLeft: true),
    .init("ar", "العربية", .arabic, group: ",", point: ".", isRightToLeft: true),
    .init("ja", "日本語", .single, group: ",", point: "."),
    .init("zh_CN", "简体中文", .single, group: ",", point: "."),
    .init("ko", "한국어", .single, group: ",", point: "."),
  ]
}
