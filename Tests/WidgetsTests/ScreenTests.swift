import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

@Suite struct ScreenTests {
  private enum Action { case field, keyed, below, back, accept, refuse, escape }

  /// A field and a key on a card, over a button, and perhaps another card over all.
  private static func screen(
    _ fields: FieldGroup<Action>, isRefused: Bool = false
  ) -> Screen<Action> {
    var screen = Screen<Action>()
    screen.key(.escape, .back)
    let frame = Rect(center: Design.frame.center, size: Size(300, 64))
    screen.button(.below, "Below", .play, named: "below", in: frame)
    screen.card(AlertCard("Name?", "", since: .zero), back: .escape) {
      $0.content.field(.field, "Name", fields, named: "field", in: frame)
      $0.content.add(.keyed, Spoken("Keyed"), named: "keyed", in: frame.offsetBy(0, 64), key: .one)
      {
        _, _, _ in
      }
      $0.button(.accept, "Save", .save, named: "accept")
    }
    guard isRefused else { return screen }
    screen.card(AlertCard("No", "", since: .zero)) {
      $0.button(.refuse, "OK", .yes, named: "refuse")
    }
    return screen
  }

  private let fields = FieldGroup<Action>([.field: TextField("Ada", limit: 9)])

  @Test("R91 of two cards the upper one is used, both are seen, and Esc means what each declares")
  func upperCardIsUsed() {
    var controls = Controls()
    #expect(Self.screen(fields).layout.map(\.name) == ["field", "keyed", "accept"])
    #expect(controls.handle(.key(.escape, []), on: Self.screen(fields)) == .escape)
    let refused = Self.screen(fields, isRefused: true)
    #expect(refused.layout.map(\.name) == ["refuse"])
    #expect(controls.handle(.key(.escape, []), on: refused) == .refuse)
    let picture = Picture.of { refused.draw(controls, View(time: .seconds(1)), into: &$0) }
    #expect(picture.commands.count { $0.name == "alert" } == 2)
  }

  @Test("R133 the open hand is told the whole control, so that it can stand beside it")
  func hintCoversTheControl() {
    for width in [300.0, 72] {
      let frame = Rect(x: 0, y: 0, width: width, height: 72)
      var screen = Screen<Action>()
      screen.button(.accept, "Save", .save, named: "accept", in: frame)
      screen.hint(.accept)
      #expect(screen.hint == Hint(on: frame), "\(width) wide")
    }
  }

  @Test("R91 R133 keys and the hint of a card's form count while the card lies on top")
  func formsKeysCount() {
    func screen(isOpen: Bool) -> Screen<Action> {
      var screen = Screen<Action>()
      screen.key(.escape, .back)
      screen.key(.one, .below)
      guard isOpen else { return screen }
      screen.card(AlertCard("Name?", "", since: .zero)) {
        $0.content.key(.one, .keyed)
        $0.content.hint(Hint(at: .zero))
        $0.button(.accept, "Save", .save, named: "accept")
      }
      return screen
    }
    var controls = Controls()
    #expect(controls.handle(.key(.one, []), on: screen(isOpen: false)) == .below)
    #expect(screen(isOpen: true).hint == Hint(at: .zero))
    #expect(controls.handle(.key(.one, []), on: screen(isOpen: true)) == .keyed)
  }

  @Test("R41 a field takes Space and figures for itself, and Enter for its action")
  func keysInField() {
    var controls = Controls()
    controls.moveFocus(to: .field, on: Self.screen(fields))
    for key in [Key.space, .one, .left] {
      #expect(controls.handle(.key(key, []), on: Self.screen(fields)) == nil)
    }
    let screen = Self.screen(fields)
    #expect(controls.handle(.key(.enter, []), on: screen) == .field)
    #expect(screen.textFocus(controls) != nil)
    controls.moveFocus(to: .accept, on: screen)
    #expect(controls.handle(.key(.one, []), on: screen) == .keyed)
  }
}

@Suite struct TargetTests {
  @Test("R171 a pointer presses a target, and neither a key nor the focus ever tells which it was")
  func targetKeepsASecret() {
    let frame = Rect(x: 0, y: 0, width: 80, height: 80)
    var screen = Screen<Int>()
    screen.touchArea(1, named: "secret", in: frame) { _, _ in }
    screen.button(2, "Next", .next, named: "next", in: frame.offsetBy(200, 0))
    var controls = Controls()
    let (inside, outside) = (frame.center, Point(x: 900, y: 600))
    for end in [inside, outside] {
      #expect(controls.handle(.pointerDown(inside), on: screen) == 1)
      #expect(controls.handle(.pointerUp(end), on: screen) == nil, "once is enough")
    }
    #expect(controls.handle(.otherFinger(inside), on: screen) == 1)
    for key in [Key.tab, .enter] {
      let used = controls.handle(.key(key, []), on: screen)
      #expect(used == (key == .enter ? 2 : nil))
    }
    #expect(controls.handle(.key(.left, []), on: screen) == nil)
    #expect(controls.handle(.key(.enter, []), on: screen) == 2, "the focus has stayed")
  }
}
