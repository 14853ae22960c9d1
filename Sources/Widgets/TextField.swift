public import Stage

/// The text being typed in a field, with its caret, selection, and uncommitted input-method
/// characters.
///
/// All offsets count grapheme clusters. Mistakes stay in the text, so that the game can report
/// them.
public struct TextField: Hashable, Sendable {
  /// The typed text, without the `composition`.
  public private(set) var text = ""
  /// The number of characters before the caret, 0…`text.count`.
  public private(set) var caret = 0
  /// An input method's uncommitted characters, shown at the caret.
  private(set) var composition = ""
  let limit: Int
  /// The fixed end of the selection while the caret moves.
  private var anchor = 0

  // An emoji of a family has ten scalars; longer characters are not text.
  private static let mostScalarsPerCharacter = 20

  /// Creates a field with `text`, cut off after `limit` characters, and the caret at its end.
  public init(_ text: String = "", limit: Int) {
    self.limit = limit
    insert(text)
  }

  /// Creates a field for a name; its limit of 32 characters exceeds that of names, so that the
  /// player can see and correct the mistake.
  public static func name(_ text: String = "") -> TextField { TextField(text, limit: 32) }

  /// The selected characters; empty for none.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Whether an input method is composing.
  public var isComposing: Bool { !composition.isEmpty }

  /// Handles typing, pasting, composing, and the keys that move, select, copy and delete.
  public mutating func handle(_ event: InputEvent, _ context: inout SceneContext) {
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
      if !isComposing { press(key, modifiers, &context) }
    case .focusLost:
      composition = ""
    default:
      break
    }
  }

  /// Moves the caret, and drops the composition; `selecting` extends the selection to it.
  public mutating func moveCaret(to index: Int, selecting: Bool = false) {
    composition = ""
    caret = max(0, min(text.count, index))
    if !selecting { anchor = caret }
  }

  /// Selects everything, and drops the composition.
  public mutating func selectAll() {
    composition = ""
    anchor = 0
    caret = text.count
  }

  /// Drops composition and selection when the focus leaves.
  mutating func resign() {
    composition = ""
    anchor = caret
  }

  private mutating func press(_ key: Key, _ modifiers: Modifiers, _ context: inout SceneContext) {
    let selects = modifiers.contains(.shift)
    let byWord = modifiers.contains(.control)
    // Arrow keys go left or right on the screen, but the caret counts in writing order.
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
      context.emit(.copy(String(Array(text)[selection])))
      if key == .cut { insert("") }
    default: break
    }
  }

  /// Deletes the selection, or, if nothing is selected, the characters from `start` to `end`.
  private mutating func delete(from start: Int, to end: Int) {
    if selection.isEmpty {
      anchor = max(0, start)
      caret = min(text.count, end)
    }
    insert("")
  }

  /// Replaces the selection by `words`, or by as much of them as fits the limit.
  private mutating func insert(_ words: String) {
    let characters = Array(text)
    let before = String(characters[..<selection.lowerBound])
    let after = String(characters[selection.upperBound...])
    var kept = bounded(words)
    // Joiners and accents merge with their neighbours, so only the whole text can be counted.
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
