/// Where a line may be broken: at spaces, behind hyphens and the marks of Chinese and Japanese, and
/// between their signs, but not before a mark that belongs to the sign before it, nor behind a bracket
/// that opens.
///
/// Japanese for children has spaces between its phrases, and is broken within one only where the
/// phrase is wider than its line.
enum LineBreaks {
  /// Letters that stay on one line, in any unit of width.
  struct Part: Hashable, Sendable {
    let letters: Substring
    let width: Double
    /// Whether a space parts it from what is before it.
    let followsSpace: Bool
    /// What it falls apart into where it is wider than a line, or where that saves one.
    var signs: [Part] = []

    /// Whether it is a sign that words were parted before, and the mark behind it.
    var isSign: Bool {
      !followsSpace && letters.count <= 2 && (letters.first.map(isEastern) ?? false)
    }

    /// Whether words that are to be larger may take a line of this width: Japanese is not parted for it.
    func isBreakable(into room: Double) -> Bool {
      width <= room
        || !signs.isEmpty && !letters.contains(where: isKana)
          && signs.allSatisfy { $0.width <= room }
    }
  }

  /// The phrases of a text; its own lines are joined.
  static func phrases(of text: some StringProtocol, width: (Substring) -> Double) -> [Part] {
    var last: Character?
    return text.split(whereSeparator: { $0 == " " || $0 == "\n" }).flatMap { word in
      // A line of signs goes on without a space in the next one.
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

  /// The phrases on lines that are no wider than `room`, but for what cannot be parted.
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
    // No sign stands alone in the last line.
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
    // A figure stays with what it counts.
    if last.isNumber, isEastern(next) { return false }
    return !neverFirst.contains(next) && !neverLast.contains(last)
  }

  /// Signs, kana, and the marks that are as wide; Korean is parted at spaces.
  private static func isEastern(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x30FF, 0x31F0...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
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
  /// On as many lines as it takes for none to be wider than `room`, but for what cannot be parted;
  /// `withinPhrases`: a phrase of signs can be, if it is too wide.
  public func broken(
    into room: Double, withinPhrases: Bool = true, width: (Substring) -> Double
  ) -> String {
    LineBreaks.lines(
      of: LineBreaks.phrases(of: self, width: width), into: room, space: width(" "),
      withinPhrases: withinPhrases
    ).joined(separator: "\n")
  }

  /// With `mark` where Chinese and Japanese may be broken, for programs that do not know.
  public func markingBreaks(with mark: String) -> String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      LineBreaks.split(Substring(word), where: LineBreaks.mayPart).joined(separator: mark)
    }.joined(separator: " ")
  }
}
