internal import Phrases
internal import Stage

/// Translates the English manual page, in the roff of man(7). A line of text is a paragraph.
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
      // Left-aligned, as some scripts lack spaces, and unhyphenated, as roff knows only English.
      if section.isEmpty { return "\(line)\n.ad l\n.nh\n" }
      if section == "SYNOPSIS" || line.hasPrefix(".") { return "\(line)\n" }
      return said(RoffLine(line), section == "OPTIONS" ? Self.option(named: tag) : nil)
    }.joined()
  }

  private func heading(_ section: Substring) -> String {
    let name = section.filter { $0 != "\"" }
    return translated(name == "SYNOPSIS" ? "USAGE" : name[...])
  }

  /// Translates the tag of a list that consists of words, as `.B "Tab, arrows"`.
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
    // The catalogue has this sentence with "It" as its subject.
    let subject = "bungle opens"
    return english.hasPrefix(subject)
      ? translated("It opens\(english.dropFirst(subject.count))") : translated(english[...])
  }

  /// The description of the option that a line of the page names; nil for other lines.
  private static func option(named line: Substring) -> Phrase? {
    let named = line.filter { $0 != "\\" }.split(separator: " ").last { $0.hasPrefix("--") }
    return named.flatMap { name in
      Phrase.printed.first { $0.entry?.key == "program.\(name.dropFirst(2))" }
    }
  }
}

/// A line of a manual's text, and its bold and italic words, as `\fBbungle\fR`.
struct RoffLine {
  private var runs: [(font: Character, text: String)]

  init(_ line: Substring) {
    let parts = line.split(separator: "\\", omittingEmptySubsequences: false)
    runs = [("R", String(parts[0]))]
    for part in parts.dropFirst() {
      if part.first == "f", let font = part.dropFirst().first {
        runs.append((font, String(part.dropFirst(2))))
      } else {
        runs[runs.count - 1].text += part
      }
    }
  }

  var plain: String { runs.map(\.text).joined() }

  /// `text` with the bold and italic words marked, each one once.
  func marking(_ text: String) -> String {
    runs.filter { $0.font != "R" }.reduce(text) { text, run in
      guard let range = text.word(run.text) else { return text }
      let name = run.text.map { $0 == "-" ? "\\-" : String($0) }.joined()
      return text[..<range.lowerBound] + "\\f\(run.font)\(name)\\fR" + text[range.upperBound...]
    }
  }
}

extension String {
  /// The range of a name that isn't part of a longer name.
  fileprivate func word(_ name: String) -> Range<Index>? {
    func isOfName(_ letter: Character) -> Bool {
      letter.isASCII && (letter.isLetter || "_-/".contains(letter))
    }
    return indices.lazy.filter { self[$0...].hasPrefix(name) }.map { start in
      start..<self.index(start, offsetBy: name.count)
    }.first { range in
      !(self[..<range.lowerBound].last.map(isOfName) ?? false)
        && !(self[range.upperBound...].first.map(isOfName) ?? false)
    }
  }
}
