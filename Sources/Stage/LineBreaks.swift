/// Where a line may be broken: at spaces, and between signs of Chinese and Japanese, but not before a mark that
/// belongs to the sign before it, nor behind a bracket that opens.
enum LineBreaks {
  /// Letters that stay on one line.
  struct Part: Hashable {
    let letters: Substring
    /// Whether a space parts it from what is before it.
    let followsSpace: Bool
  }

  static func parts(of line: some StringProtocol) -> [Part] {
    line.split(separator: " ").flatMap { word in
      pieces(of: Substring(word)).enumerated().map { index, piece in
        Part(letters: piece, followsSpace: index == 0)
      }
    }
  }

  /// The parts of several lines, as if they were one.
  static func parts(ofLines lines: some StringProtocol) -> [(part: Part, endsLine: Bool)] {
    var last: Character?
    return lines.split(separator: "\n").flatMap { line in
      let parts = parts(of: line)
      let isParted = !(last.map(isEastern) ?? false) || !(line.first.map(isEastern) ?? false)
      last = line.last
      return parts.enumerated().map { index, part in
        let followsSpace = index == 0 ? isParted : part.followsSpace
        return (Part(letters: part.letters, followsSpace: followsSpace), index == parts.count - 1)
      }
    }
  }

  private static func pieces(of word: Substring) -> [Substring] {
    guard word.contains(where: isEastern) else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      guard mayPart(word[word.index(before: index)], word[index]) else { continue }
      pieces.append(word[start..<index])
      start = index
    }
    return pieces + [word[start...]]
  }

  private static func mayPart(_ last: Character, _ next: Character) -> Bool {
    guard isEastern(last) || isEastern(next) else { return false }
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

  private static let neverFirst = Set(
    "。、，．・：；！？）」』】〉》〕］｝…‥—ー々ゝゞヽヾ％℃”’!?,.:;)%\u{2069}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  private static let neverLast = Set("（「『【〈《〔［｛“‘(\u{2066}\u{2067}\u{2068}")
}

extension StringProtocol {
  /// On as many lines as it takes for none to be wider than `room`, but for what cannot be parted.
  public func broken(into room: Double, width: (Substring) -> Double) -> String {
    let space = width(" ")
    var (text, used) = ("", 0.0)
    for part in LineBreaks.parts(of: self) {
      let wide = width(part.letters)
      let gap = part.followsSpace && used > 0 ? space : 0
      if used > 0, used + gap + wide > room {
        (text, used) = (text + "\n", wide)
      } else {
        if gap > 0 { text += " " }
        used += gap + wide
      }
      text.append(contentsOf: part.letters)
    }
    return text
  }
}
