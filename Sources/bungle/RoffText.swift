/// Lines of a roff paragraph, and which of their words are bold or italic.
struct RoffText {
  enum Font: Character { case roman = "R", bold = "B", italic = "I" }

  struct Run {
    var text: String
    var font: Font
  }

  private(set) var runs: [Run]

  /// `.BR bungle ,` or a line of text.
  init(line: Substring) {
    let macro = line.prefix { $0 != " " }
    let fonts = macro.dropFirst().compactMap(Font.init)
    guard macro.first == ".", let first = fonts.first, let last = fonts.last else {
      runs = [Run(text: Self.plain(line), font: .roman)]
      return
    }
    let words = Self.arguments(line.dropFirst(macro.count))
    if fonts.count == 1 {
      runs = [Run(text: words.joined(separator: " "), font: first)]
    } else {
      runs = words.enumerated().map { index, word in
        Run(text: word, font: index.isMultiple(of: 2) ? first : last)
      }
    }
  }

  private init(runs: [Run]) { self.runs = runs }

  static func joined(_ lines: [RoffText]) -> RoffText {
    let space = [Run(text: " ", font: .roman)]
    return RoffText(runs: Array(lines.map(\.runs).joined(separator: space)))
  }

  var plain: String { runs.map(\.text).joined() }

  /// `text` with the bold and italic words marked, each once.
  func marking(_ text: String) -> String {
    runs.filter { $0.font != .roman }.reduce(text) { text, run in
      guard let range = text.word(run.text) else { return text }
      let name = run.text.map { $0 == "-" ? "\\-" : String($0) }.joined()
      return text[..<range.lowerBound] + "\\f\(run.font.rawValue)\(name)\\fR"
        + text[range.upperBound...]
    }
  }

  private static func plain(_ text: some StringProtocol) -> String {
    String(text).filter { $0 != "\\" }
  }

  /// Splits at spaces outside quotation marks.
  private static func arguments(_ text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ") : [part]
      }.map { plain($0) }
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
