import Animation
import Stage
import StageTesting
import Testing
import Widgets

/// A field with somebody at the keyboard.
struct Desk {
  static let frame = Rect(x: 100, y: 100, width: 400, height: 64)

  var field: TextField
  var context = SceneContext()

  init(_ text: String = "", limit: Int = 20) { field = TextField(text, limit: limit) }

  mutating func type(_ words: String) { field.handle(.text(words), &context) }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    for _ in 0..<times { field.handle(.key(key, modifiers), &context) }
  }

  var selected: String { String(Array(field.text)[field.selection]) }

  var copied: [String] {
    context.effects.compactMap { if case .copy(let words) = $0 { words } else { nil } }
  }

  /// The words as they are drawn, and what is marked in them.
  var drawn: (words: String, editing: TextEditing?) {
    var state = ControlState()
    state.isFocused = true
    let picture = Picture.of { field.draw(in: Self.frame, state, into: &$0) }
    for command in picture.commands {
      if case .text(let words, _, let editing) = command.shape { return (words, editing) }
    }
    return ("", nil)
  }
}

@Suite struct TextFieldTests {
  @Test("R41 letters are typed where the caret is")
  func typing() {
    var desk = Desk("Aa")
    desk.press(.left)
    desk.type("n")
    #expect(desk.field.text == "Ana")
    #expect(desk.field.caret == 2)
  }

  @Test(
    "R100 keys move the caret",
    arguments: [
      (.home, [], 0), (.end, [], 11), (.left, [], 10), (.right, [], 11), (.left, .control, 8),
    ] as [(Key, Modifiers, Int)])
  func moving(key: Key, modifiers: Modifiers, place: Int) {
    var desk = Desk("Ana the Cat")
    desk.press(key, modifiers)
    #expect(desk.field.caret == place)
    #expect(desk.field.selection.isEmpty)
  }

  @Test("R100 Shift and the arrows select, Home and End to the ends")
  func selecting() {
    var desk = Desk("Ana Cat")
    desk.press(.left, .shift, times: 3)
    #expect(desk.selected == "Cat")
    desk.press(.right, .shift)
    #expect(desk.selected == "at")
    desk.press(.home, .shift)
    #expect(desk.selected == "Ana Cat", "the end that does not move is the far right")
    desk.press(.end)
    desk.press(.home, .shift)
    #expect(desk.selected == "Ana Cat")
  }

  @Test(
    "R100 an arrow without Shift leaves a selection at its near end", arguments: [Key.left, .right])
  func arrowLeavesTheSelection(key: Key) {
    var desk = Desk("Ana Cat")
    desk.press(.left, times: 2)
    desk.press(.left, .shift, times: 3)
    #expect(desk.selected == "a C")
    desk.press(key)
    #expect(desk.field.selection.isEmpty)
    #expect(desk.field.caret == (key == .left ? 2 : 5))
  }

  @Test("R41 what is typed takes the place of what is selected")
  func replacing() {
    var desk = Desk("Ana Cat")
    desk.press(.selectAll)
    desk.type("Bo")
    #expect(desk.field.text == "Bo")
    #expect(desk.field.caret == 2)
  }

  @Test("R100 copy hands the selection to the clipboard, cut also removes it")
  func copying() {
    var desk = Desk("Ana Cat")
    desk.press(.copy)
    #expect(desk.copied == [], "nothing is selected")
    desk.press(.left, .shift, times: 3)
    desk.press(.copy)
    #expect(desk.field.text == "Ana Cat")
    desk.press(.cut)
    #expect(desk.field.text == "Ana ")
    #expect(desk.copied == ["Cat", "Cat"])
  }

  @Test("R90 pasted words are taken as they are and cut to the length of the field")
  func pasting() {
    var desk = Desk("ab", limit: 6)
    desk.press(.home)
    desk.field.handle(.paste("12\n3456"), &desk.context)
    #expect(desk.field.text == "12\n3ab")
    #expect(desk.field.caret == 4)
    #expect(desk.drawn.words == "12¶3ab", "a line break is seen, and breaks no line")
  }

  @Test(
    "R90 deletion takes whole characters as a reader counts them",
    arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "é", "e\u{301}", "👍🏽", "ы", "한", "נ", "\r\n"])
  func graphemes(character: String) {
    var desk = Desk("a\(character)b")
    #expect(desk.field.text.count == 3)
    desk.press(.left)
    desk.press(.backspace)
    #expect(desk.field.text == "ab")
    #expect(desk.field.caret == 1)
    var other = Desk("a\(character)b")
    other.press(.home)
    other.press(.right)
    other.press(.delete)
    #expect(other.field.text == "ab")
  }

  @Test("R90 an accent typed after its letter melts into it")
  func accents() {
    var desk = Desk("e")
    desk.type("\u{301}")
    #expect(desk.field.text.count == 1)
    #expect(desk.field.caret == 1)
    desk.type("x")
    #expect(desk.field.text == "e\u{301}x")
  }

  @Test("R90 a full field takes no more characters, but an accent that adds none")
  func fullFieldTakesOnlyAccents() {
    var desk = Desk("abe", limit: 3)
    desk.type("x")
    #expect(desk.field.text == "abe")
    desk.type("\u{301}")
    #expect(desk.field.text == "abe\u{301}")
    desk.press(.left, .shift)
    desk.type("xyz")
    #expect(desk.field.text == "abx")
  }

  @Test("R90 a paste of a megabyte of piled-up marks stays small")
  func piledUpMarksStaySmall() {
    var desk = Desk(limit: 20)
    desk.field.handle(.paste("a" + String(repeating: "\u{301}", count: 1_000_000)), &desk.context)
    #expect(desk.field.text.unicodeScalars.count <= 20 * 20)
  }

  @Test("R100 with Control the caret and the deletion go by words")
  func controlMovesByWords() {
    var desk = Desk("Ana the Cat")
    desk.press(.backspace, .control)
    #expect(desk.field.text == "Ana the ")
    desk.press(.home)
    desk.press(.right, .control)
    #expect(desk.field.caret == 3)
    desk.press(.delete, .control)
    #expect(desk.field.text == "Ana ")
  }

  @Test("R41 an input method composes in place and decides by typing")
  func composing() {
    var desk = Desk("ab")
    desk.press(.left)
    desk.field.handle(.composing("ni"), &desk.context)
    #expect(desk.field.text == "ab", "undecided words are not in the text")
    #expect(desk.drawn.words == "anib")
    #expect(desk.drawn.editing == TextEditing(caret: 3, marked: 1..<3))
    desk.press(.backspace)
    #expect(desk.drawn.words == "anib", "while it composes, keys are the input method's own")
    desk.type("你")
    #expect(desk.field.text == "a你b")
    #expect(desk.drawn.editing == TextEditing(caret: 2, selection: 2..<2))
  }

  @Test("R41 composing replaces what is selected, and an empty composition ends it")
  func composingOverSelection() {
    var desk = Desk("abc")
    desk.press(.selectAll)
    desk.field.handle(.composing("k"), &desk.context)
    #expect(desk.drawn.words == "k")
    desk.field.handle(.composing(""), &desk.context)
    #expect(!desk.field.isComposing)
    #expect(desk.drawn.words == "")
  }

  @Test("R36 a lost focus ends what is being composed")
  func losingFocus() {
    var desk = Desk("a")
    desk.field.handle(.composing("ni"), &desk.context)
    desk.field.handle(.focusLost, &desk.context)
    #expect(desk.drawn.words == "a")
  }

  @Test(
    "R41 a click puts the caret at the nearest gap between letters",
    arguments: [(-50.0, 0), (0, 0), (10, 0), (12, 1), (21, 1), (33, 2), (500, 4)])
  func clicking(x: Double, place: Int) {
    // Letters of the test's font are 0.6 em wide: 21.6 design pixels each, after 22 of padding.
    var desk = Desk("abcd")
    let point = Point(x: Desk.frame.minX + 22 + x, y: Desk.frame.center.y)
    desk.field.point(at: point, in: Desk.frame, FontMetrics(), .normal, selecting: false)
    #expect(desk.field.caret == place)
  }

  @Test("R41 a click finds its letter also where the words are shrunk to fit")
  func clickingShrunk() {
    var desk = Desk(String(repeating: "m", count: 40), limit: 40)
    let middle = Point(x: Desk.frame.center.x, y: Desk.frame.center.y)
    desk.field.point(at: middle, in: Desk.frame, FontMetrics(), .normal, selecting: false)
    #expect(desk.field.caret == 20)
  }

  @Test(
    "R41 a click finds its letter also where the player has chosen large words, which the field holds"
  )
  func clickingLarge() {
    var desk = Desk("abcd")
    let third = Point(x: Desk.frame.minX + 22 + 0.6 * 49 * 3, y: Desk.frame.center.y)
    desk.field.point(at: third, in: Desk.frame, FontMetrics(), .large, selecting: false)
    #expect(desk.field.caret == 3)
  }

  @Test("R41 only the field that has the focus shows its caret, and a wrong one has a rim")
  func onlyTheFocusHasACaret() {
    let field = TextField("Ana", limit: 20)
    func drawn(_ state: ControlState, isWrong: Bool = false) -> [DrawCommand] {
      Picture.of { field.draw(in: Desk.frame, state, isWrong: isWrong, into: &$0) }.commands
    }
    func editing(_ commands: [DrawCommand]) -> [TextEditing] {
      commands.compactMap { if case .text(_, _, let editing) = $0.shape { editing } else { nil } }
    }
    func rims(_ commands: [DrawCommand]) -> Int {
      commands.count { if case .border = $0.shape { true } else { false } }
    }
    var focused = ControlState()
    focused.isFocused = true
    let rest = drawn(ControlState())
    #expect(editing(rest) == [])
    #expect(editing(drawn(focused)).map(\.caret) == [3])
    #expect(rims(drawn(ControlState(), isWrong: true)) == rims(rest) + 1)
  }

  @Test("R93 any keys in any order leave the caret and the selection inside the text")
  func anyKeysKeepTheCaretInside() {
    let keys: [Key] = [.left, .right, .home, .end, .backspace, .delete, .selectAll, .cut]
    let words = ["a", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪🇫🇷", "\u{200D}", "\n", "שלום", "12345"]
    for seed in UInt64(0)..<200 {
      var chance = SplitMix64(seed: seed)
      var desk = Desk(limit: 8)
      for _ in 0..<60 {
        let pick = Int(chance.next() % 12)
        switch pick {
        case 0..<8:
          let modifiers = Modifiers(rawValue: UInt8(chance.next() % 4))
          desk.press(keys[pick], modifiers)
        case 8: desk.field.handle(.composing(words[Int(chance.next() % 9)]), &desk.context)
        case 9: desk.field.handle(.paste(words[Int(chance.next() % 9)]), &desk.context)
        default: desk.type(words[Int(chance.next() % 9)])
        }
        let text = desk.field.text
        #expect(text.count <= 8)
        #expect((0...text.count).contains(desk.field.caret))
        #expect(desk.field.selection.upperBound <= text.count)
        if let editing = desk.drawn.editing {
          #expect(editing.caret <= desk.drawn.words.count)
          #expect(editing.marked.upperBound <= desk.drawn.words.count)
        }
      }
    }
  }
}

/// Names that are written from right to left.
@Suite struct LeftwardFieldTests {
  private let metrics = FontMetrics(advances: ["א": 0.5, "ב": 0.5, "ג": 0.5, "a": 0.5, "b": 0.5])
  private let frame = Rect(x: 100, y: 100, width: 400, height: 64)

  private func caret(_ text: String, x: Double, _ writing: TextLocale) -> Int {
    var field = TextField(text, limit: 20)
    field.point(
      at: Point(x: 122 + x, y: 130), in: frame, metrics, .normal, writing, selecting: false)
    return field.caret
  }

  @Test("R164 the arrows move the caret the way they point, in words of either way")
  func arrowsMoveAsTheyPoint() {
    var context = SceneContext()
    for (text, key) in [("אבג", Key.left), ("abc", .right)] {
      var field = TextField(text, limit: 20)
      field.moveCaret(to: 1)
      field.handle(.key(key, []), &context)
      #expect(field.caret == 2)
    }
  }

  @Test("R164 a click finds its place in words of either way, on pages of either way")
  func clickFindsItsLetterEitherWay() {
    // Eighteen design pixels to a letter of the label's size.
    #expect(caret("אבג", x: 4, .rightward) == 3 && caret("אבג", x: 50, .rightward) == 0)
    #expect(caret("abb", x: 4, .rightward) == 0 && caret("abb", x: 50, .rightward) == 3)
    // On a mirrored page places are told from the right.
    #expect(caret("אבג", x: 4, .leftward) == 0 && caret("אבג", x: 50, .leftward) == 3)
    #expect(caret("abb", x: 4, .leftward) == 3 && caret("abb", x: 50, .leftward) == 0)
  }

  @Test("R164 a name that is not being typed keeps its marks on its own side")
  func restingNameIsIsolated() throws {
    func drawn(_ text: String, _ writing: TextLocale) -> DrawCommand.Shape? {
      var picture = Picture()
      TextField(text, limit: 20).draw(in: frame, ControlState(), writing, into: &picture)
      return picture.commands.last?.shape
    }
    for (text, writing, shown) in [
      ("abb!", TextLocale.rightward, "abb!"), ("abb!", .leftward, "\u{2068}abb!\u{2069}"),
      ("אבג!", .rightward, "\u{2068}אבג!\u{2069}"),
    ] {
      guard case .text(shown, _, nil) = drawn(text, writing) else {
        Issue.record("\(text) is not shown as \(shown)")
        continue
      }
    }
  }
}
