internal import Phrases
internal import Stage

/// Translates the English manual page, in the roff of man(7). A line of text is a whole paragraph.
struct ManualPage {
  private let language: Language
  private let translated: Translator

  init(language: Language) {
    self.language = language
    translated = Translator(language)
  }

  func callAsFunction(_ english: String) -> String {
    var (section, tag, isTag) = (Substring(), Substring(), false)
    return english.split(separator: "\n").map { line in
      defer { isTag = line == ".TP" }
      if isTag {
        tag = line
        return keys(line) + "\n"
      }
      if line.hasPrefix(".SH ") {
        section = line.dropFirst(4)
        return ".SH \(heading(section))\n"
      }
      // Left-aligned, as some scripts lack spaces, and unhyphenated, as roff knows English.
      if section.isEmpty { return "\(line)\n.ad l\n.nh\n" }
      if section == "SYNOPSIS" || line.hasPrefix(".") { return "\(line)\n" }
      return said(RoffLine(line), section == "OPTIONS" ? Self.option(named: tag) : nil)
    }.joined()
  }

  private func heading(_ section: Substring) -> String {
    let name = section.filter { $0 != "\"" }
    return translated(name == "SYNOPSIS" ? "USAGE" : name[...])
  }

  /// `.B "Tab, arrows"`: a tag that is words.
  private func keys(_ tag: Substring) -> String {
    let english = tag.split(separator: "\"").dropFirst().first ?? ""
    let said = translated(english)
    return said == english ? String(tag) : ".B \"\(said)\""
  }

  private func said(_ line: RoffLine, _ option: Phrase?) -> String {
    // Roff has no direction marks.
    let said = (option.map { language($0) } ?? sentences(line.plain))
      .filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) }
      .map { $0 == "\n" ? " " : String($0) }.joined()
    let isMacro = said.hasPrefix(".") || said.hasPrefix("'")
    return (isMacro ? "\\&" : "") + line.marking(said).markingBreaks(with: "\\:") + "\n"
  }

  private func sentences(_ english: String) -> String {
    let name = "bungle - "
    if english.hasPrefix(name) { return "bungle \\- " + translated(english.dropFirst(name.count)) }
    // The catalogue has this sentence with "It" instead of the name.
    let subject = "bungle opens"
    return english.hasPrefix(subject)
      ? translated("It opens\(english.dropFirst(subject.count))") : translated(english[...])
  }

  /// The description of the option that a line of the page names.
  private static func option(named line: Substring) -> Phrase? {
    let named = line.filter { $0 != "\\" }.split(separator: " ").last { $0.hasPrefix("--") }
    return named.flatMap { name in
      Phrase.printed.first { $0.entry?.key == "program.\(name.dropFirst(2))" }
    }
  }
}
