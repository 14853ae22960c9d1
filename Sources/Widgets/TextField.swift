internal import Animation
public import Stage

/// Words that are being typed: the text, the caret, what is selected, and what an input method has
/// not decided yet. Places are counted in characters as a reader counts them (grapheme clusters).
///
/// The text is kept as it was typed, so that whoever reads it can say what is wrong with it.
public struct TextField: Hashable, Sendable {
  /// What was typed and decided.
  public private(set) var text = ""
  public private(set) var caret = 0
  /// The undecided characters of an input method; they stand at the caret.
  public private(set) var composition = ""
  /// The most characters it takes.
  public let limit: Int
  /// The end of the selection that does not move.
  private var anchor = 0

  // A family emoji has ten scalars; what piles up more is no text but a prank.
  private static let mostScalarsPerCharacter = 20

  /// A field that holds `text`, with the caret behind it.
  public init(_ text: String = "", limit: Int) {
    self.limit = limit
    insert(text)
  }

  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  public var isComposing: Bool { !composition.isEmpty }

  /// Takes what was typed, pasted or composed, and the keys that move and delete.
  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    switch event {
    case .text(let typed):
      composition = ""
      insert(typed)
    case .composing(let undecided):
      if !isComposing, !undecided.isEmpty { insert("") }
      composition = undecided
    case .paste(let words):
      if !isComposing { insert(words) }
    case .key(let key, let modifiers):
      if !isComposing { press(key, modifiers, &stage) }
    case .focusLost:
      composition = ""
    default:
      break
    }
  }

  /// Puts the caret before the character `index`; `selecting` keeps the other end of the selection.
  public mutating func moveCaret(to index: Int, selecting: Bool = false) {
    composition = ""
    caret = max(0, min(text.count, index))
    if !selecting { anchor = caret }
  }

  public mutating func selectAll() {
    composition = ""
    anchor = 0
    caret = text.count
  }

  /// Drops what is undecided and selected, when the focus goes elsewhere.
  public mutating func resign() {
    composition = ""
    anchor = caret
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, _ stage: inout StageContext) {
    let selects = modifiers.contains(.shift)
    let byWord = modifiers.contains(.control)
    // Arrows are told by where they point, the caret by what was written first.
    let key = text.runsLeftward ? key == .left ? .right : key == .right ? .left : key : key
    switch key {
    case .left where !selects && !selection.isEmpty && !byWord: moveCaret(to: selection.lowerBound)
    case .right where !selects && !selection.isEmpty && !byWord: moveCaret(to: selection.upperBound)
    case .left: moveCaret(to: byWord ? wordStart : caret - 1, selecting: selects)
    case .right: moveCaret(to: byWord ? wordEnd : caret + 1, selecting: selects)
    case .home: moveCaret(to: 0, selecting: selects)
    case .end: moveCaret(to: text.count, selecting: selects)
    case .backspace: delete(from: byWord ? wordStart : caret - 1, to: caret)
    case .delete: delete(from: caret, to: byWord ? wordEnd : caret + 1)
    case .selectAll: selectAll()
    case .copy, .cut:
      guard !selection.isEmpty else { return }
      stage.emit(.copy(String(Array(text)[selection])))
      if key == .cut { insert("") }
    default: break
    }
  }

  /// Deletes what is selected, or else the characters of the range that exist.
  private mutating func delete(from start: Int, to end: Int) {
    if selection.isEmpty {
      anchor = max(0, start)
      caret = min(text.count, end)
    }
    insert("")
  }

  /// Puts `words` in the place of the selection, as many of them as there is room for.
  private mutating func insert(_ words: String) {
    let characters = Array(text)
    let before = String(characters[..<selection.lowerBound])
    let after = String(characters[selection.upperBound...])
    var kept = bounded(words)
    // Joiners and accents melt into their neighbours, so only the whole can be counted.
    while !kept.isEmpty, (before + kept + after).count > max(limit, before.count + after.count) {
      kept.removeLast()
    }
    text = before + kept + after
    let scalars = before.unicodeScalars.count + kept.unicodeScalars.count
    caret = characterIndex(afterScalars: scalars)
    anchor = caret
  }

  private func bounded(_ words: String) -> String {
    let scalars = words.unicodeScalars.prefix(limit * Self.mostScalarsPerCharacter)
    return String(String(String.UnicodeScalarView(scalars)).prefix(limit))
  }

  /// How many characters it takes to cover the first `count` scalars.
  private func characterIndex(afterScalars count: Int) -> Int {
    var covered = 0
    for (index, character) in text.enumerated() {
      if covered >= count { return index }
      covered += character.unicodeScalars.count
    }
    return text.count
  }

  private var wordStart: Int {
    let before = Array(text.prefix(caret))
    let end = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    return before[..<end].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
  }

  private var wordEnd: Int {
    let characters = Array(text)
    guard let start = characters[caret...].firstIndex(where: { !$0.isWhitespace }) else {
      return characters.count
    }
    return characters[start...].firstIndex(where: \.isWhitespace) ?? characters.count
  }
}
