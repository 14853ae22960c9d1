import Animation
import Phrases
import Rules
import Stage
import StageTesting
import Testing

@testable import Widgets

@Suite struct AlertCardTests {
  /// A card whose buttons are numbered from the left.
  private static var screen: Screen<Int> { screen(after: .seconds(0.61)) }

  private static func screen(after time: Time) -> Screen<Int> {
    var screen = Screen<Int>(View(time: time))
    screen.card(AlertCard("Victory!", "Ana won.", since: .zero)) {
      $0.button(0, "OK", .yes, named: "accept")
      $0.button(1, "No", .no, named: "other")
    }
    return screen
  }

  @Test(
    "R91 Enter, Space and Esc accept an alert at once", arguments: [Key.enter, .space, .escape])
  func keysAcceptAtOnce(key: Key) {
    var controls = Controls()
    #expect(controls.handle(.key(key, []), on: Self.screen) == 0)
  }

  @Test("R91 a press on a card that has just opened was not meant for it; a key was")
  func hastyPressDoesNotCount() throws {
    let early = Self.screen(after: .seconds(0.55))
    let point = try #require(early.layout.first).rect.center
    var controls = Controls()
    for press in [InputEvent.pointerDown(point), .pointerUp(point), .otherFinger(point)] {
      #expect(controls.handle(press, on: early) == nil)
    }
    #expect(!controls.isPressed && controls.handle(.key(.enter, []), on: early) == 0)
    _ = controls.handle(.pointerDown(point), on: Self.screen)
    #expect(controls.handle(.pointerUp(point), on: Self.screen) == 0)
  }

  @Test("R91 a page that ends a game takes no press at once either, on any of its buttons")
  func endingTakesNoHastyPress() throws {
    func screen(after time: Time) -> Screen<Int> {
      var screen = Screen<Int>(View(time: time))
      screen.appears(at: .zero)
      screen.button(
        1, "Again", .again, named: "again", in: Rect(x: 0, y: 0, width: 200, height: 72))
      return screen
    }
    for (time, action) in [(0.55, nil), (0.61, 1)] {
      var controls = Controls()
      _ = controls.handle(.pointerDown(Point(x: 9, y: 9)), on: screen(after: .seconds(time)))
      let answer = controls.handle(.pointerUp(Point(x: 9, y: 9)), on: screen(after: .seconds(time)))
      #expect(answer == action)
    }
  }

  @Test("R91 a press beside an open card makes it bounce and its buttons shine for a moment")
  func pressBesideNudges() throws {
    func picture(
      _ controls: Controls, after time: Double, reducesMotion: Bool, moves: Bool = false
    ) -> Picture {
      var preferences = Preferences()
      preferences.reducesMotion = reducesMotion
      var screen = Screen<Int>(View(time: .seconds(time), preferences: preferences))
      screen.card(AlertCard("Victory!", "Ana won.", since: .zero)) {
        $0.button(0, "OK", .yes, named: "accept")
      }
      var picture = Picture()
      screen.draw(controls, screen.view, into: &picture)
      #expect(screen.isMoving(screen.view, controls) == moves)
      return picture
    }
    let screen = Self.screen(after: .seconds(1))
    let card = try #require(screen.openCard?.frame)
    for reducesMotion in [false, true] {
      let rest = [1.02, 1.1, 2].map { picture(Controls(), after: $0, reducesMotion: reducesMotion) }
      for (point, answers) in [
        (card.point(0.5, 0.5), false), (card.point(0.5, 0) - Point(x: 0, y: 9), true),
      ] {
        var controls = Controls()
        #expect(controls.handle(.pointerDown(point), on: screen) == nil)
        #expect(controls.handle(.pointerUp(point), on: screen) == nil)
        guard answers else {
          #expect(picture(controls, after: 1.1, reducesMotion: reducesMotion) == rest[1])
          continue
        }
        let now = picture(controls, after: 1.1, reducesMotion: reducesMotion, moves: true)
        #expect(now.commands.count == rest[1].commands.count + 1, "the light round its button")
        let sizes = [now, rest[1]].compactMap { $0.command(named: "alert")?.scale.x }
        #expect(Set(sizes).count == (reducesMotion ? 1 : 2), "it bounces")
        #expect(picture(controls, after: 2, reducesMotion: reducesMotion) == rest[2])
      }
    }
  }

  @Test("R91 a click on a button accepts that button, a click beside it nothing")
  func clickAcceptsItsButton() throws {
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
  func cardDoesNotGrowInCalm(moment: Double) {
    func scales(reducesMotion: Bool) -> Set<Point> {
      var view = View(time: .seconds(moment))
      view.preferences.reducesMotion = reducesMotion
      let picture = Picture.of { Self.screen.draw(Controls(), view, into: &$0) }
      // Pictograms are smaller than they are drawn, at rest too.
      return Set(picture.commands.filter { !$0.isImage }.map(\.scale))
    }
    #expect(scales(reducesMotion: true).isSubset(of: [Point(x: 1, y: 1)]))
    #expect(
      (scales(reducesMotion: false) == scales(reducesMotion: true))
        == (moment == 0 || moment == 0.25))
  }

  @Test(
    "R132 what destroys something stands apart, at the left, beside what it speaks of nothing dims")
  func riskyButtonIsApart() throws {
    let place = Rect(x: 700, y: 300, width: 500, height: 300)
    var screen = Screen<Int>()
    screen.card(AlertCard("Right!", "Paper beats rock.", beside: place, since: .zero)) {
      $0.button(0, "Go on", .next, named: "go", width: 240)
      $0.secondary(1, "Restart", .again, named: "again", width: 150)
    }
    let (go, again) = (screen.layout[0].rect, screen.layout[1].rect)
    #expect(again.maxX + 24 <= go.minX && place.contains(go) && place.contains(again))
    let picture = Picture.of {
      screen.draw(Controls(), View(time: .seconds(1)), into: &$0)
    }
    #expect(!picture.commands.contains { $0.shape == .fill })
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
  func arrowsMoveBetweenButtons() {
    var controls = Controls()
    for key in [Key.tab, .right] { _ = controls.handle(.key(key, []), on: Self.screen) }
    #expect(controls.handle(.key(.enter, []), on: Self.screen) == 1)
  }
}

@Suite struct CardPictureTests {
  private static let since = Time.seconds(3)

  /// How far up the dancer is on each picture of a minute and more, when the last one moved, and
  /// whether what moved while nothing else did was announced.
  private func dance(
    reducesMotion: Bool
  ) -> (heights: Set<Double>, rest: Double?, stillAfter: Double, moves: Double, isToldOf: Bool) {
    let picture = CardPicture(
      height: 100,
      dancing: { beat, picture in
        picture.draw(
          .roundedRect(Rect(x: 0, y: -10 * (beat ?? 9), width: 8, height: 8), radius: 1, tint: .sun)
            .named("dancer"))
      })
    var screen = Screen<Int>()
    let card = AlertCard("You win!", "", picture: picture, since: Self.since)
    screen.card(card) {
      $0.button(1, "OK", .yes, named: "ok")
    }
    var preferences = Preferences()
    preferences.reducesMotion = reducesMotion
    var (heights, last, still, moved): (Set<Double>, Double?, Double, Double) = ([], nil, 0, 0)
    var (announced, isToldOf): (Time?, Bool) = (nil, true)
    for tick in 20..<64 * 60 {
      let passed = Double(tick) / 60
      let view = View(time: Self.since + .frames(1) * tick, preferences: preferences)
      var drawn = Picture()
      screen.draw(Controls(), view, into: &drawn)
      let height = drawn.command(named: "dancer")?.at.y ?? 0
      if let last, height != last {
        moved = passed
        isToldOf = isToldOf && (announced.map { $0 <= view.time } ?? (passed < still + 0.04))
      }
      announced = card.nextChange(view)
      if screen.isMoving(view, Controls()) { still = passed }
      heights.insert(height)
      last = height
    }
    return (heights, last, still, moved, isToldOf)
  }

  @Test(
    "R118 R124 who has won dances on the card, breathes until it dozes, and rests; calm, at once")
  func winnerDancesThenRests() {
    let lively = dance(reducesMotion: false)
    #expect(lively.heights.count == 25)
    #expect(18...24 ~= lively.stillAfter, "then pictures are asked for one by one")
    #expect(58...60.1 ~= lively.moves && lively.isToldOf)
    let calm = dance(reducesMotion: true)
    #expect(calm.heights.count == 1 && calm.stillAfter < 0.61)
    // The picture without a beat is the lowest.
    #expect(lively.rest == lively.heights.min() && calm.rest == lively.rest)
  }
}

extension DrawCommand {
  fileprivate var isImage: Bool { if case .image = shape { true } else { false } }
}
