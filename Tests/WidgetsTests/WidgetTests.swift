import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

private func events(_ key: Key, times: Int = 1) -> [InputEvent] {
  Array(repeating: .key(key, []), count: times)
}

@Suite struct SliderTests {
  private static let frame = Rect(x: 100, y: 0, width: 448, height: 64)

  private func slider(_ value: Int = 3) -> Slider {
    Slider("slider", in: Self.frame, 1...5, value: value)
  }

  private static func screen(_ slider: Slider) -> Screen<Int> {
    var screen = Screen<Int>()
    screen.slider(slider, "Rounds") { $0 }
    return screen
  }

  /// The values a slider takes while events come in.
  private func values(_ slider: Slider, _ events: [InputEvent]) -> [Int] {
    var (slider, controls) = (slider, Controls())
    return events.map { event in
      if let value = controls.handle(event, on: Self.screen(slider)) {
        slider.glide(to: value, at: .zero)
      }
      return slider.value
    }
  }

  @Test("R43 a drag takes whole values only, the nearest mark, and stays inside the range")
  func dragging() {
    let xs = [0.0, 124, 173, 175, 224, 324, 520, 9_000]
    let moves = xs.map { InputEvent.pointerMoved(Point(x: $0, y: 900)) }
    let result = values(slider(), [.pointerDown(Point(x: 324, y: 32))] + moves)
    #expect(result == [3, 1, 1, 1, 2, 2, 3, 5, 5])
  }

  @Test("R43 arrows step, Home and End go to the ends, and the ends hold")
  func keys() {
    // The first key only shows the focus.
    #expect(values(slider(), events(.right, times: 5)) == [3, 4, 5, 5, 5])
    #expect(values(slider(), events(.left, times: 5)) == [3, 2, 1, 1, 1])
    #expect(values(slider(), events(.tab) + events(.end) + events(.home)) == [3, 5, 1])
  }

  @Test("R43 the knob comes to rest exactly on its mark")
  func resting() throws {
    var slider = slider(1)
    slider.glide(to: 4, at: .seconds(2))
    #expect(!slider.isOver(at: .seconds(2.05)))
    #expect(slider.isOver(at: .seconds(2.2)))
    func knob(_ time: Time, isCalm: Bool = false) -> Point? {
      var view = View(time: time)
      view.preferences.isCalm = isCalm
      return Picture.of { slider.draw(ControlState(), view, into: &$0) }
        .command(named: "slider")?.at
    }
    #expect(knob(.seconds(2)) == slider.mark(of: 1))
    #expect(knob(.seconds(2.2)) == slider.mark(of: 4))
    #expect(knob(.seconds(2), isCalm: true) == slider.mark(of: 4))
  }

  @Test("R43 only what changes the value is told")
  func telling() {
    let screen = Self.screen(slider(5))
    var controls = Controls()
    let told = [Key.tab, .right, .left].map { controls.handle(.key($0, []), on: screen) }
    #expect(told == [nil, nil, 4])
  }
}

@Suite struct StepperTests {
  private static let frame = Rect(x: 0, y: 0, width: 280, height: 72)

  /// How many play, and what is asked for instead.
  private static func screen(_ value: Int) -> Screen<Int> {
    var screen = Screen<Int>()
    screen.stepper(value, 2...5, "Players", named: "players", in: frame) { $0 }
    return screen
  }

  @Test("R75 a stepper goes from end to end and is inert there")
  func steps() throws {
    var (value, controls) = (2, Controls())
    func press(_ name: String) -> Int? {
      let screen = Self.screen(value)
      guard let place = screen.layout.first(where: { $0.name == name }) else { return nil }
      _ = controls.handle(.pointerDown(place.rect.center), on: screen)
      let asked = controls.handle(.pointerUp(place.rect.center), on: screen)
      value = asked ?? value
      return asked
    }
    #expect(press("players.less") == nil)
    #expect((0..<5).map { _ in press("players.more") } == [3, 4, 5, nil, nil])
    #expect(press("players.less") == 4)
  }

  @Test("R75 the keys reach both buttons, also the inert one, and it looks so")
  func reach() throws {
    let screen = Self.screen(2)
    var controls = Controls()
    for _ in 0..<2 { _ = controls.handle(.key(.right, []), on: screen) }
    #expect(controls.handle(.key(.enter, []), on: screen) == 3)
    _ = controls.handle(.key(.left, []), on: screen)
    #expect(controls.handle(.key(.enter, []), on: screen) == nil)
    #expect(screen.layout.allSatisfy { Self.frame.contains($0.rect) })
    let picture = Picture.of { screen.draw(controls, View(time: .zero), into: &$0) }
    #expect(picture.imageNames.count == 1, "only the other one is made of wood")
  }
}

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
      $0.form.field(.field, "Name", fields, named: "field", in: frame)
      $0.form.add(.keyed, Spoken("Keyed"), named: "keyed", in: frame.offsetBy(0, 64), key: .one) {
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
  func cards() {
    var controls = Controls()
    #expect(Self.screen(fields).layout.map(\.name) == ["field", "keyed", "accept"])
    #expect(controls.handle(.key(.escape, []), on: Self.screen(fields)) == .escape)
    let refused = Self.screen(fields, isRefused: true)
    #expect(refused.layout.map(\.name) == ["refuse"])
    #expect(controls.handle(.key(.escape, []), on: refused) == .refuse)
    let picture = Picture.of { refused.draw(controls, View(time: .seconds(1)), into: &$0) }
    #expect(picture.commands.count { $0.name == "alert" } == 2)
  }

  @Test("R133 the open hand points beside the words of a wide control, and into a round one")
  func hinted() {
    for (width, x) in [(300.0, 249.6), (72, 36)] {
      var screen = Screen<Action>()
      screen.button(
        .accept, "Save", .save, named: "accept", in: Rect(x: 0, y: 0, width: width, height: 72))
      screen.hint(.accept)
      let place = screen.hint?.place
      #expect(abs((place?.x ?? 0) - x) < 0.01 && place?.y == 36, "\(width) wide")
    }
  }

  @Test("R91 R133 keys and the hint of a card's form count while the card lies on top")
  func form() {
    func screen(isOpen: Bool) -> Screen<Action> {
      var screen = Screen<Action>()
      screen.key(.escape, .back)
      screen.key(.one, .below)
      guard isOpen else { return screen }
      screen.card(AlertCard("Name?", "", since: .zero)) {
        $0.form.key(.one, .keyed)
        $0.form.hint(Hint(at: .zero))
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
    var (fields, controls, stage) = (fields, Controls(), StageContext())
    controls.moveFocus(to: .field, on: Self.screen(fields))
    for key in [Key.space, .one, .left] {
      #expect(fields.handle(.key(key, []), &controls, on: Self.screen(fields), &stage) == nil)
    }
    let screen = Self.screen(fields)
    #expect(fields.handle(.key(.enter, []), &controls, on: screen, &stage) == .field)
    #expect(screen.textFocus(controls) != nil)
    controls.moveFocus(to: .accept, on: screen)
    #expect(fields.handle(.key(.one, []), &controls, on: screen, &stage) == .keyed)
  }
}

@Suite struct ControlsTests {
  private static let row = Rect(x: 0, y: 0, width: 632, height: 60).columns(3)

  /// Something that can be pressed in each of these places, by its number.
  private static func screen(_ frames: [Rect] = row) -> Screen<Int> {
    var screen = Screen<Int>()
    for (index, frame) in frames.enumerated() {
      screen.add(index, Spoken("Choice"), named: "choice.\(index)", in: frame) { _, _, _ in }
    }
    return screen
  }

  @Test("R100 a press counts when it is released where it began")
  func presses() {
    var controls = Controls()
    func send(_ event: InputEvent) -> Int? { controls.handle(event, on: Self.screen()) }
    let (here, there) = (Self.row[0].center, Self.row[1].center)
    _ = send(.pointerDown(here))
    #expect(send(.pointerUp(there)) == nil)
    _ = send(.pointerDown(here))
    _ = send(.pointerCancelled)
    #expect(send(.pointerUp(here)) == nil)
    _ = send(.pointerDown(there))
    #expect(controls.isPressed)
    #expect(send(.pointerUp(there)) == 1)
    #expect(!controls.isPressed)
  }

  @Test("R100 Tab goes round, Shift-Tab back, and the first key only shows where the focus is")
  func tabs() {
    var controls = Controls()
    let screen = Self.screen()
    let focus = (0..<5).map { _ -> Int? in
      _ = controls.handle(.key(.tab, []), on: screen)
      return screen.focused(controls)
    }
    #expect(focus == [0, 1, 2, 0, 1])
    _ = controls.handle(.key(.tab, .shift), on: screen)
    #expect(screen.focused(controls) == 0)
  }

  @Test("R100 the focus is never lost when its control goes away")
  func repair() {
    var controls = Controls()
    controls.moveFocus(to: 2, on: Self.screen())
    let rest = Self.screen(Array(Self.row.prefix(2)))
    _ = controls.handle(.key(.tab, []), on: rest)
    #expect(rest.focused(controls) == 0)
  }

  @Test("R100 where controls overlap, the one that is drawn last is hit")
  func topmost() {
    func hit(_ point: Point, among frames: [Rect]) -> Int? {
      var controls = Controls()
      _ = controls.handle(.pointerDown(point), on: Self.screen(frames))
      return controls.handle(.pointerUp(point), on: Self.screen(frames))
    }
    let one = Rect(x: 0, y: 0, width: 100, height: 100)
    let other = Rect(x: 50, y: 50, width: 100, height: 100)
    #expect(hit(Point(x: 75, y: 75), among: [one, other]) == 1)
    #expect(hit(Point(x: 75, y: 75), among: [other, one]) == 1)
    #expect(hit(Point(x: 25, y: 25), among: [one, other]) == 0)
  }

  @Test("R100 an arrow prefers what lies straight ahead to what is nearer and aside")
  func straightAhead() {
    for (key, ahead, aside) in [
      (Key.right, Point(x: 200, y: 0), Point(x: 100, y: 80)),
      (.left, Point(x: -200, y: 0), Point(x: -100, y: 80)),
      (.down, Point(x: 0, y: 200), Point(x: 80, y: 100)),
      (.up, Point(x: 0, y: -200), Point(x: 80, y: -100)),
    ] {
      let screen = Self.screen(
        [.zero, aside, ahead].map { Rect(center: $0, size: Size(20, 20)) })
      var controls = Controls()
      for _ in 0..<2 { _ = controls.handle(.key(key, []), on: screen) }
      #expect(screen.focused(controls) == 2, "\(key)")
    }
  }

  @Test("R100 an arrow goes far ahead before it goes to what is near and more aside than ahead")
  func farAhead() {
    for (key, ahead, aside) in [
      (Key.right, Point(x: 600, y: 0), Point(x: 30, y: -80)),
      (.left, Point(x: -600, y: 0), Point(x: -30, y: -80)),
      (.down, Point(x: 0, y: 600), Point(x: 80, y: 30)),
      (.up, Point(x: 0, y: -600), Point(x: 80, y: -30)),
    ] {
      func focus(among points: [Point]) -> Int? {
        let screen = Self.screen(points.map { Rect(center: $0, size: Size(20, 20)) })
        var controls = Controls()
        for _ in 0..<2 { _ = controls.handle(.key(key, []), on: screen) }
        return screen.focused(controls)
      }
      #expect(focus(among: [.zero, aside, ahead]) == 2, "\(key)")
      // Where nothing lies ahead, what is aside is still reached.
      #expect(focus(among: [.zero, aside]) == 1, "\(key)")
    }
  }

  @Test("R100 keys use what a pointer passes through, and need no place until a card is open")
  func places() {
    func screen(hasCard: Bool = false) -> Screen<Int> {
      var screen = Self.screen([Self.row[0]])
      screen.place(7, "Home", named: "home", in: Self.row[0])
      screen.key(.one, 9)
      if hasCard {
        screen.card(AlertCard("", "", since: .zero)) { $0.button(8, "", .yes, named: "") }
      }
      return screen
    }
    var controls = Controls()
    _ = controls.handle(.pointerDown(Self.row[0].center), on: screen())
    #expect(controls.handle(.pointerUp(Self.row[0].center), on: screen()) == 0)
    for _ in 0..<2 { _ = controls.handle(.key(.tab, []), on: screen()) }
    #expect(controls.handle(.key(.enter, []), on: screen()) == 7)
    #expect(controls.handle(.key(.one, []), on: screen()) == 9)
    #expect(controls.handle(.key(.one, []), on: screen(hasCard: true)) == nil)
    #expect(screen(hasCard: true).layout.count == 1)
  }

  @Test("R100 a chosen one looks different in more than colour", arguments: [true, false])
  func choices(isTab: Bool) {
    func images(_ isChosen: Bool) -> Set<String> {
      let (frame, state) = (Self.row[0], ControlState())
      let picture = Picture.of {
        isTab
          ? TabRow.draw("A", isChosen: isChosen, in: frame, state, into: &$0)
          : RadioChoice.draw("A", isChosen: isChosen, in: frame, state, into: &$0)
      }
      return picture.imageNames
    }
    #expect(images(true) != images(false))
  }
}

@Suite struct AlertCardTests {
  /// A card whose buttons are numbered from the left.
  private static var screen: Screen<Int> {
    var screen = Screen<Int>()
    screen.card(AlertCard("Victory!", "Ana won.", since: .zero)) {
      $0.button(0, "OK", .yes, named: "accept")
      $0.button(1, "No", .no, named: "other")
    }
    return screen
  }

  @Test(
    "R91 Enter, Space and Esc accept an alert at once", arguments: [Key.enter, .space, .escape])
  func keys(key: Key) {
    var controls = Controls()
    #expect(controls.handle(.key(key, []), on: Self.screen) == 0)
  }

  @Test("R91 a click on a button accepts that button, a click beside it nothing")
  func clicks() throws {
    var controls = Controls()
    func click(_ point: Point) -> Int? {
      _ = controls.handle(.pointerDown(point), on: Self.screen)
      return controls.handle(.pointerUp(point), on: Self.screen)
    }
    #expect(Self.screen.layout.map { click($0.rect.center) } == [0, 1])
    #expect(click(Point(x: 5, y: 5)) == nil)
  }

  @Test(
    "R101 a card does not grow in calm motion, and is as visible in the end",
    arguments: [0.0, 0.05, 0.1, 0.25])
  func calm(moment: Double) {
    func scales(isCalm: Bool) -> Set<Point> {
      var view = View(time: .seconds(moment))
      view.preferences.isCalm = isCalm
      let picture = Picture.of { Self.screen.draw(Controls(), view, into: &$0) }
      // Pictograms are smaller than they are drawn, at rest too.
      return Set(picture.commands.filter { !$0.isImage }.map(\.scale))
    }
    #expect(scales(isCalm: true).isSubset(of: [Point(x: 1, y: 1)]))
    #expect((scales(isCalm: false) == scales(isCalm: true)) == (moment == 0 || moment == 0.25))
  }

  @Test(
    "R132 what destroys something stands apart, at the left, beside what it speaks of nothing dims")
  func apart() throws {
    let place = Rect(x: 700, y: 300, width: 500, height: 300)
    var screen = Screen<Int>()
    screen.card(AlertCard("Right!", "Paper beats rock.", beside: place, since: .zero)) {
      $0.button(0, "Go on", .next, named: "go", width: 240)
      $0.apart(1, "Restart", .again, named: "again", width: 150)
    }
    let (go, again) = (screen.layout[0].rect, screen.layout[1].rect)
    #expect(again.maxX + 24 <= go.minX && place.contains(go) && place.contains(again))
    let picture = Picture.of {
      screen.draw(Controls(), View(time: .seconds(1)), into: &$0)
    }
    #expect(!picture.commands.contains { $0.shape == .flood })
    #expect(picture.commands.allSatisfy { place.contains($0.frame) })
  }

  @Test("R131 a refused name's card shows what is wrong")
  func refusedName() {
    func picture(_ problem: NameError) -> Picture {
      var screen = Screen<Int>()
      let card = AlertCard("No", "Why.", picture: .name(problem), since: .zero)
      screen.card(card) { $0.button(0, "OK", .yes, named: "ok") }
      return Picture.of { screen.draw(Controls(), View(time: .seconds(1)), into: &$0) }
    }
    #expect(picture(.reserved).words(named: "wrong") == ":    /")
    for problem in NameError.allCases {
      #expect(picture(problem).imageNames.contains("icon-cross"))
    }
  }

  @Test("R163 a card grows by its picture, which rises with the title of a long text")
  func pictureRises() throws {
    func card(_ body: Phrase, _ picture: CardPicture?) -> AlertCard {
      AlertCard("No", body, picture: picture, since: .zero)
    }
    let view = View(time: .seconds(1), metrics: FontMetrics(advances: ["W": 1]))
    let long = Phrase.verbatim(Array(repeating: "WWWW WWWW WWWW", count: 12).joined(separator: " "))
    #expect(card("W", .sign(.save)).frame.height > card("W", nil).frame.height + 90)
    let (short, risen) = (card("W", .sign(.save)), card(long, .sign(.save)))
    #expect(risen.pictureCenter(view).y < short.pictureCenter(view).y - 20)
    #expect(short.frame.contains(short.pictureCenter(view)))
  }

  @Test("R91 the keys move between the buttons of an alert")
  func moving() {
    var controls = Controls()
    for key in [Key.tab, .right] { _ = controls.handle(.key(key, []), on: Self.screen) }
    #expect(controls.handle(.key(.enter, []), on: Self.screen) == 1)
  }
}

extension DrawCommand {
  fileprivate var isImage: Bool { if case .image = shape { true } else { false } }
}

@Suite struct TargetTests {
  @Test("R171 a pointer presses a target, and neither a key nor the focus ever tells which it was")
  func target() {
    let frame = Rect(x: 0, y: 0, width: 80, height: 80)
    var screen = Screen<Int>()
    screen.target(1, named: "secret", in: frame) { _, _ in }
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

@Suite struct CardPictureTests {
  private static let since = Time.seconds(3)

  /// How far up the dancer is on each picture of 20 seconds, and when the last one moved.
  private func dance(
    isCalm: Bool
  ) -> (heights: Set<Double>, rest: Double?, stillAfter: Double, moves: Double) {
    let picture = CardPicture(
      height: 100,
      dancing: { beat, picture in
        picture.draw(
          .rounded(Rect(x: 0, y: -10 * (beat ?? 9), width: 8, height: 8), radius: 1, tint: .sun)
            .named("dancer"))
      })
    var screen = Screen<Int>()
    screen.card(AlertCard("You win!", "", picture: picture, since: Self.since)) {
      $0.button(1, "OK", .yes, named: "ok")
    }
    var preferences = Preferences()
    preferences.isCalm = isCalm
    var (heights, last, still, moved): (Set<Double>, Double?, Double, Double) = ([], nil, 0, 0)
    for tick in 20..<20 * 60 {
      let passed = Double(tick) / 60
      let view = View(time: Self.since + .frames(1) * tick, preferences: preferences)
      var drawn = Picture()
      screen.draw(Controls(), view, into: &drawn)
      let height = drawn.command(named: "dancer")?.at.y ?? 0
      if let last, height != last { moved = passed }
      if screen.isMoving(view) { still = passed }
      heights.insert(height)
      last = height
    }
    return (heights, last, still, moved)
  }

  @Test("R124 who has won dances on the card for a while, then rests as drawn; calm, at once")
  func dancing() {
    let lively = dance(isCalm: false)
    #expect(lively.heights.count == 25)
    #expect(6...20 ~= lively.moves && lively.stillAfter >= lively.moves - 0.02)
    let calm = dance(isCalm: true)
    #expect(calm.heights.count == 1 && calm.stillAfter < 0.5)
    // The picture without a beat is the lowest.
    #expect(lively.rest == lively.heights.min() && calm.rest == lively.rest)
  }
}
