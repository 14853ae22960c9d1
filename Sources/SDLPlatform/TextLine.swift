/// A line of text, as runs from left to right.
@MainActor
struct TextLine {
  /// Characters that one font sets in one direction.
  struct Run {
    let text: String
    let face: Typeface
    let script: Script
    let isLeftward: Bool
    let range: Range<Int>

    @MainActor
    func width(size: Int) -> Int {
      face.width(of: text, script, isLeftward: isLeftward, size: size)
    }
  }

  let runs: [Run]

  func width(size: Int) -> Int { runs.reduce(0) { $0 + $1.width(size: size) } }

  /// The caret's position before the character `index`, in pixels from the left.
  func place(of index: Int, size: Int) -> Int {
    let end = runs.map(\.range.upperBound).max() ?? 0
    var left = 0
    for run in runs {
      let width = run.width(size: size)
      if run.range.contains(index) || (index >= end && run.range.upperBound == end) {
        let before = part(of: run, to: index, size: size)
        return left + (run.isLeftward ? width - before : before)
      }
      left += width
    }
    return 0
  }

  /// The extents of `range`, in pixels from the left; several where the direction changes.
  func places(of range: Range<Int>, size: Int) -> [Range<Int>] {
    var left = 0
    return runs.compactMap { run in
      let width = run.width(size: size)
      defer { left += width }
      let found = run.range.clamped(to: range)
      guard !found.isEmpty else { return nil }
      let start = part(of: run, to: found.lowerBound, size: size)
      let end = part(of: run, to: found.upperBound, size: size)
      return run.isLeftward ? left + width - end..<left + width - start : left + start..<left + end
    }
  }

  /// The width of `run` before the line's character `index`.
  private func part(of run: Run, to index: Int, size: Int) -> Int {
    let count = max(0, index - run.range.lowerBound)
    guard count < run.range.count else { return run.width(size: size) }
    return run.face.width(
      of: String(run.text.prefix(count)), run.script, isLeftward: run.isLeftward, size: size)
  }
}

extension TextLine {
  /// The lines of `text`, one paragraph with line breaks.
  static func lines(
    of text: String, _ base: BidiParagraph.Base, isJapanese: Bool, isBold: Bool, _ fonts: FontSet
  ) -> [TextLine] {
    guard !BidiParagraph.isPlain(text, base) else {
      return parts(of: unmarked(text)).map { line in
        var place = 0
        let runs = fonts.stretches(of: line, isBold: isBold, isJapanese: isJapanese).map { part in
          defer { place += part.count }
          return Run(part, isLeftward: false, at: place)
        }
        return TextLine(runs: runs)
      }
    }
    let order = BidiParagraph(text.unicodeScalars.map { $0 == "\n" ? " " : $0 }, base)
    var place = 0
    return parts(of: text).map { line in
      defer { place += line.unicodeScalars.count + 1 }
      return TextLine(
        line, order, from: place, isJapanese: isJapanese, isBold: isBold, fonts)
    }
  }

  private static func parts(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func unmarked(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: BidiParagraph.isMark) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !BidiParagraph.isMark($0) }))
  }

  private init(
    _ line: Substring, _ order: BidiParagraph, from place: Int, isJapanese: Bool, isBold: Bool,
    _ fonts: FontSet
  ) {
    let scalars = line.unicodeScalars
    var runs: [Run] = []
    for run in order.runs(of: place..<place + scalars.count) {
      let start = scalars.index(scalars.startIndex, offsetBy: run.range.lowerBound - place)
      let text = line[start..<scalars.index(start, offsetBy: run.range.count)]
      let isLeftward = run.level % 2 == 1
      var first = line[..<start].count
      let parts = fonts.stretches(of: text, isBold: isBold, isJapanese: isJapanese).map { part in
        defer { first += part.count }
        return Run(part, isLeftward: isLeftward, at: first)
      }
      runs += isLeftward ? parts.reversed() : parts
    }
    self.runs = runs.filter { !$0.text.isEmpty }
  }
}

extension TextLine.Run {
  fileprivate init(_ stretch: FontSet.Stretch, isLeftward: Bool, at place: Int) {
    (text, face, script) = (stretch.text, stretch.face, stretch.script)
    self.isLeftward = isLeftward
    range = place..<place + stretch.count
  }
}
