import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

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
  func pressCountsOnRelease() {
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
  func tabGoesRound() {
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
  func focusIsNeverLost() {
    var controls = Controls()
    controls.moveFocus(to: 2, on: Self.screen())
    let rest = Self.screen(Array(Self.row.prefix(2)))
    _ = controls.handle(.key(.tab, []), on: rest)
    #expect(rest.focused(controls) == 0)
  }

  @Test("R100 where controls overlap, the one that is drawn last is hit")
  func topmostControlIsHit() {
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
  func arrowPrefersStraightAhead() {
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
  func arrowGoesFarAhead() {
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
  func onlyKeysUsePlaces() {
    func screen(hasCard: Bool = false) -> Screen<Int> {
      var screen = Self.screen([Self.row[0]])
      screen.focusArea(7, "Home", named: "home", in: Self.row[0])
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

  @Test("R100 choices side by side have words of one size, that of the longest")
  func choicesHaveOneSize() {
    let looks: [(any ChoiceLook.Type, longest: String)] = [
      (SegmentRow.self, "WWWWWWWW"), (TabRow.self, "WWWWWWWW"),
    ]
    for (look, longest) in looks {
      let words = ["i", longest]
      var screen = Screen<Int>()
      for (index, label) in words.enumerated() {
        screen.choice(
          index, .verbatim(label), .play, isChosen: false, row: words.map(Phrase.verbatim),
          named: label, in: Rect(x: 0, y: 100 * Double(index), width: 200, height: 64), as: look)
      }
      let view = View(time: .zero, metrics: FontMetrics(advances: ["W": 0.6, "i": 0.25]))
      let picture = Picture.of { screen.draw(Controls(), view, into: &$0) }
      let sizes = picture.commands.compactMap { command -> Double? in
        guard case .text(_, let style, _) = command.shape else { return nil }
        return style.size
      }
      #expect(sizes.count == 2 && Set(sizes).count == 1 && sizes[0] < look.scale.rawValue)
    }
  }

  @Test("R100 a chosen one looks different in more than colour", arguments: [true, false])
  func chosenDiffersInMoreThanColour(isTab: Bool) {
    func images(_ isChosen: Bool) -> Set<String> {
      let (frame, state) = (Self.row[0], ControlState())
      let picture = Picture.of {
        isTab
          ? TabRow.draw("A", isChosen: isChosen, in: frame, state, into: &$0)
          : SegmentRow.draw("A", isChosen: isChosen, in: frame, state, into: &$0)
      }
      return picture.imageNames
    }
    #expect(images(true) != images(false))
  }
}
