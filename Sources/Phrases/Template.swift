/// The template of the translations, as `xgettext` would write it.
public enum Template {
  public static var text: String {
    let head = """
      # What the game says, for translators; made by `make pot`.
      msgid ""
      msgstr ""
      "Project-Id-Version: bungle-in-the-jungle\\n"
      "PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\\n"
      "Last-Translator: FULL NAME <EMAIL@ADDRESS>\\n"
      "Language-Team: LANGUAGE\\n"
      "Language: \\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"
      "Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n"

      """
    return ([head] + Phrase.all.compactMap(\.entry).map(lines)).joined(separator: "\n")
  }

  private static func lines(of entry: Entry) -> String {
    var lines = [entry.place.rawValue, entry.note].filter { !$0.isEmpty }.map { "#. \($0)" }
    if !entry.values.isEmpty { lines.append("#, python-brace-format") }
    lines.append("msgctxt \(quoted(entry.key))")
    if let one = entry.one {
      lines += ["msgid \(quoted(one))", "msgid_plural \(quoted(entry.other))"]
      lines += ["msgstr[0] \"\"", "msgstr[1] \"\""]
    } else {
      lines += ["msgid \(quoted(entry.other))", "msgstr \"\""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\n" ? "\\n" : $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }
}
