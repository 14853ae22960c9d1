/// The rules of line breaking: at spaces, after hyphens, and between Chinese and Japanese
/// characters, except before closing punctuation and after opening brackets.
///
/// Japanese for children has spaces between phrases; only a phrase wider than the line is broken.
enum LineBreaks {
  /// Letters that stay on one line, with their width in any unit.
  struct Part: Hashable, Sendable {
    let letters: Substring
    let width: Double
    let followsSpace: Bool
    /// The parts into which the part may be broken if it is wider than a line or if that saves a
    /// line.
    var signs: [Part] = []

    /// Whether the part is a single Chinese or Japanese character, with or without a punctuation
    /// mark.
    var isSign: Bool {
      !followsSpace && letters.count <= 2 && (letters.first.map(isEastern) ?? false)
    }

    /// Returns whether enlarged text may wrap the part into `room`; Japanese phrases are never
    /// broken.
    func isBreakable(into room: Double) -> Bool {
      width <= room
        || !signs.isEmpty && !letters.contains(where: isKana)
          && signs.allSatisfy { $0.width <= room }
    }
  }

  /// Returns the phrases of a text, whose own line breaks are ignored.
  static func phrases(of text: some StringProtocol, width: (Substring) -> Double) -> [Part] {
    var last: Character?
    return text.split(whereSeparator: { $0 == " " || $0 == "\n" }).flatMap { word in
      // Between Chinese or Japanese characters a line break is not a space.
      let gap = text[..<word.startIndex].last
      let isParted = gap != "\n" || !(last.map(isEastern) ?? false) || !isEastern(word.first ?? " ")
      last = word.last
      return split(Substring(word), where: isPhraseEnd).enumerated().map { index, phrase in
        let followsSpace = index == 0 && isParted
        let signs = split(phrase[...], where: mayPart)
        return Part(
          letters: phrase, width: width(phrase), followsSpace: followsSpace,
          signs: signs.count < 2
            ? []
            : signs.enumerated().map {
              Part(letters: $1, width: width($1), followsSpace: followsSpace && $0 == 0)
            })
      }
    }
  }

  /// Returns the phrases in lines no wider than `room`, except where a single part is wider.
  static func lines(
    of phrases: [Part], into room: Double, space: Double, withinPhrases: Bool
  ) -> [String] {
    let parts = phrases.flatMap {
      withinPhrases && $0.width > room && !$0.signs.isEmpty ? $0.signs : [$0]
    }
    var lines = fill(parts, into: room, space: space)
    if !phrases.contains(where: { $0.letters.contains(where: isKana) }) {
      let signs = phrases.flatMap { $0.signs.isEmpty ? [$0] : $0.signs }
      let fine = fill(signs, into: room, space: space)
      if fine.count < lines.count { lines = fine }
    }
    // No last line has a single character: the one before it moves down with it.
    if let sign = lines.last?.first, lines.last?.count == 1, sign.isSign,
      lines.count > 1, lines[lines.count - 2].count > 2
    {
      lines[lines.count - 1].insert(lines[lines.count - 2].removeLast(), at: 0)
    }
    return lines.map(write)
  }

  private static func fill(_ parts: [Part], into room: Double, space: Double) -> [[Part]] {
    var lines: [[Part]] = []
    var used = 0.0
    for part in parts {
      let gap = part.followsSpace ? space : 0
      if lines.isEmpty || used > 0 && used + gap + part.width > room {
        lines.append([part])
        used = part.width
      } else {
        lines[lines.count - 1].append(part)
        used += gap + part.width
      }
    }
    return lines
  }

  private static func write(_ line: [Part]) -> String {
    line.enumerated().reduce(into: "") { text, part in
      if part.offset > 0, part.element.followsSpace { text += " " }
      text.append(contentsOf: part.element.letters)
    }
  }
}

extension LineBreaks {
  fileprivate static func split(
    _ word: Substring, where isBreak: (Substring, Character) -> Bool
  ) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() where isBreak(word[start..<index], word[index]) {
      parts.append(word[start..<index])
      start = index
    }
    return parts + [word[start...]]
  }

  private static func isPhraseEnd(_ before: Substring, _ next: Character) -> Bool {
    switch before.last {
    case "-": next.isLetter && before.contains(where: \.isLetter)
    case let mark?: marks.contains(mark) && mayPart(before, next)
    case nil: false
    }
  }

  fileprivate static func mayPart(_ before: Substring, _ next: Character) -> Bool {
    guard let last = before.last, isEastern(last) || isEastern(next) else { return false }
    // A number stays on one line with the thing that it counts.
    if last.isNumber, isEastern(next) { return false }
    return !neverFirst.contains(next) && !neverLast.contains(last)
  }

  /// Returns whether a character is Chinese, kana or full-width punctuation. Korean is broken at
  /// spaces.
  private static func isEastern(_ character: Character) -> Bool {
    character.unicodeScalars.first?.isFullWidth ?? false
  }

  private static func isKana(_ character: Character) -> Bool {
    (0x3041...0x30FF).contains(character.unicodeScalars.first?.value ?? 0)
  }

  private static let marks = Set("。、，！？：；…")
  private static let neverFirst = Set(
    "。、，．・：；！？）」』】〉》〕］｝…‥—ー々ゝゞヽヾ％℃”’!?,.:;)%\u{2069}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  private static let neverLast = Set("（「『【〈《〔［｛“‘(\u{2066}\u{2067}\u{2068}")
}

extension StringProtocol {
  /// Returns the text in as few lines as possible, none wider than `room` unless a single part is.
  ///
  /// - Parameters:
  ///   - room: the widest line, in the unit of `width`.
  ///   - withinPhrases: whether a Chinese or Japanese phrase that is too wide may be broken.
  ///   - width: the width of a piece of text.
  public func broken(
    into room: Double, withinPhrases: Bool = true, width: (Substring) -> Double
  ) -> String {
    LineBreaks.lines(
      of: LineBreaks.phrases(of: self, width: width), into: room, space: width(" "),
      withinPhrases: withinPhrases
    ).joined(separator: "\n")
  }

  /// Returns the text with `mark` at possible Chinese and Japanese breaks, for programs that find
  /// none.
  public func markingBreaks(with mark: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      LineBreaks.split(Substring(word), where: LineBreaks.mayPart).joined(separator: mark)
    }.joined(separator: " ")
  }
}
