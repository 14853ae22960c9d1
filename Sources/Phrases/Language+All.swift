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
