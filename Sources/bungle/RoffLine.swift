/// A line of a manual's text, and which of its words are bold or italic: `\fBbungle\fR`.
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

  /// The words alone.
  var plain: String { runs.map(\.text).joined() }

  /// `text` with the bold and italic words marked, each once.
  func marking(_ text: String) -> String {
    runs.filter { $0.font != "R" }.reduce(text) { text, run in
      guard let range = text.word(run.text) else { return text }
      let name = run.text.map { $0 == "-" ? "\\-" : String($0) }.joined()
      return text[..<range.lowerBound] + "\\f\(run.font)\(name)\\fR" + text[range.upperBound...]
    }
  }
}

extension String {
  /// The range of a name that isn't part of a longer one.
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
