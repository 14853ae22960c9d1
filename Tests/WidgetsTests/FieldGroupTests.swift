import Animation
import Phrases
import Stage
import Testing
import Widgets

/// Two fields and a button, one under the other; the first takes a name.
private struct Form: ScreenScene {
  enum Action { case first, second, send }

  var fields = FieldGroup<Action>(
    [.first: TextField("Ana Cat", limit: 20), .second: TextField(limit: 20)])
  var controls = Controls()
  var context = SceneContext()

  init() { focus(.first) }

  /// Empty fields, of which these take names.
  init(names: Set<Action>) {
    self.init()
    fields = FieldGroup(
      [.first: TextField(limit: 20), .second: TextField(limit: 20)], names: names)
  }

  func declare(on screen: inout Screen<Action>) {
    screen.field(
      .first, "First", fields, named: "first", in: Rect(x: 0, y: 0, width: 400, height: 64))
    screen.field(
      .second, "Second", fields, named: "second", in: Rect(x: 0, y: 100, width: 400, height: 64))
    screen.button(
      .send, "Send", .yes, named: "send", in: Rect(x: 0, y: 200, width: 200, height: 72))
  }

  func perform(_ action: Action, _ context: inout SceneContext) {}

  func draw(_ view: View, into picture: inout Picture) {}

  @discardableResult
  mutating func send(_ event: InputEvent) -> Action? {
    var context = context
    return take(event, &context)
  }
}

@Suite struct FieldGroupTests {
  @Test("R41 letters go to the field that has the focus, and only to it")
  func lettersGoToTheFocus() {
    var form = Form()
    form.send(.key(.tab, []))
    #expect(form.focused == .second)
    form.send(.text("Bo"))
    #expect(form.fields.text(of: .first) == "Ana Cat")
    #expect(form.fields.text(of: .second) == "Bo")
    form.send(.key(.tab, []))
    form.send(.text("x"))
    #expect(form.fields.text(of: .second) == "Bo", "the button has the focus")
  }

  @Test("R100 whoever comes to a field by Tab has all of it selected")
  func tabSelectsAll() {
    var form = Form()
    form.send(.key(.tab, []))
    form.send(.key(.tab, .shift))
    #expect(form.focused == .first)
    form.send(.text("B"))
    #expect(form.fields.text(of: .first) == "B")
  }

  @Test("R100 Left and Right stay in the field, Up and Down leave it")
  func upAndDownLeaveTheField() {
    var form = Form()
    form.send(.key(.left, []))
    #expect(form.focused == .first)
    #expect(form.fields[.first]?.caret == 6)
    form.send(.key(.down, []))
    #expect(form.focused == .second)
  }

  @Test("R41 a drag selects, also beyond the field's edge")
  func dragSelects() throws {
    var form = Form()
    form.send(.pointerDown(Point(x: 24, y: 30)))
    #expect(form.fields[.first]?.caret == 0)
    form.send(.pointerMoved(Point(x: 22 + 3 * 21.6, y: 30)))
    #expect(form.fields[.first]?.selection == 0..<3)
    form.send(.pointerMoved(Point(x: 900, y: 300)))
    #expect(form.fields[.first]?.selection == 0..<7)
    form.send(.pointerUp(Point(x: 900, y: 300)))
    form.send(.pointerMoved(Point(x: 30, y: 30)))
    #expect(form.fields[.first]?.selection == 0..<7, "nothing is held any more")
  }

  @Test("R91 while an input method composes, Tab, Enter and Esc are its own")
  func composingTakesKeys() {
    var form = Form()
    form.send(.composing("ni"))
    for key in [Key.tab, .enter, .escape, .left] { #expect(form.send(.key(key, [])) == nil) }
    #expect(form.focused == .first)
    form.send(.pointerDown(Point(x: 10, y: 130)))
    #expect(form.focused == .second)
    #expect(form.fields[.first]?.isComposing == false, "undecided words go with the focus")
  }

  @Test("R100 Enter in a field says which one")
  func enterNamesItsField() {
    var form = Form()
    #expect(form.send(.key(.enter, [])) == .first)
  }
}

@Suite struct ReadyNameTests {
  @Test("R100 a gamepad gives names, each field another one; keys give none")
  func gamepadFillsInNames() {
    var form = Form(names: [.first, .second])
    func press(_ key: Key, on device: InputDevice) -> Form.Action? {
      form.context.view.device = device
      return form.send(.key(key, []))
    }
    #expect(press(.enter, on: .keyboard) == .first)
    #expect(form.fields.text(of: .first).isEmpty)
    #expect(press(.enter, on: .gamepad) == nil)
    let given = form.fields.text(of: .first)
    #expect(Language.english.readyNames.contains(given))
    #expect(press(.enter, on: .gamepad) == .first, "a name that is there is taken")
    form.focus(.second)
    var seen: Set<String> = []
    for _ in Language.english.readyNames {
      _ = press(.one, on: .gamepad)
      seen.insert(form.fields.text(of: .second))
    }
    #expect(seen == Set(Language.english.readyNames).subtracting([given]))
  }

  @Test("R100 a finger that taps an empty name gets one, then another; a mouse gets none")
  func touchFillsInNames() {
    var form = Form(names: [.first])
    func tap(_ x: Double, _ y: Double, on device: InputDevice) {
      form.context.view.device = device
      form.send(.pointerDown(Point(x: x, y: y)))
      form.send(.pointerUp(Point(x: x, y: y)))
    }
    tap(50, 30, on: .pointer)
    #expect(form.fields.text(of: .first).isEmpty)
    tap(50, 130, on: .touch)
    #expect(form.fields.text(of: .second).isEmpty, "what takes no name is given none")
    tap(50, 30, on: .touch)
    let given = form.fields.text(of: .first)
    #expect(Language.english.readyNames.contains(given))
    tap(50, 30, on: .touch)
    let another = form.fields.text(of: .first)
    #expect(Language.english.readyNames.contains(another) && another != given)
    form.send(.text("Ada"))
    #expect(form.fields.text(of: .first) == "Ada", "letters take its place")
    tap(50, 30, on: .touch)
    #expect(form.fields.text(of: .first) == "Ada", "what was typed stays")
  }
}
