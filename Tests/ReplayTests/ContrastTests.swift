import Animation
import Director
import Foundation
import Rules
import SDLPlatform
import Stage
import StageTesting
import Studio
import Testing
import Widgets

@MainActor
@Suite struct ContrastTests {
  private let reader: Reader

  init() throws {
    let root = Archive.tests.deletingLastPathComponent()
    reader = try Reader(resources: ResourceFolder(path: root.appending(path: "Resources").path))
  }

  private func expectReadable(_ picture: Picture, _ place: String) {
    let faint = reader.faintTexts(in: picture)
    #expect(faint.isEmpty, "\(place): \(faint)")
  }

  @Test("all words of a visit to every door read with a contrast of 4.5 to 1 at least")
  func visit() throws {
    let (replay, stills) = try Demo.all()
    var playback = Playback(replay)
    for still in stills {
      playback.play(to: still.tick)
      guard playback.director.isStill else { continue }
      expectReadable(playback.director.picture(), still.name)
    }
  }

  @Test("so do the pages that a visit does not see", arguments: RarePage.all)
  func rarePages(page: RarePage) {
    expectReadable(page.picture, page.name)
  }

  @Test(
    "so do the results of rounds, on every colour of the ground",
    arguments: ["win", "loss", "tie"].flatMap { ["hands.round.\($0)", "hands.round.\($0).calm"] })
  func grounds(name: String) throws {
    let film = try #require(try Film.named(name))
    var playback = Playback(film.replay)
    playback.play()
    for _ in 0..<3_600 where !playback.director.isStill { playback.step() }
    expectReadable(playback.director.picture(), name)
  }

  @Test(
    "R137 where the player wants high contrast, words read with 7 to 1 on every page",
    arguments: RestingPlace.pictured)
  func highContrast(place: RestingPlace) throws {
    let picture = try place.picture(metrics: FontMetrics()) { $0.isHighContrast = true }
    let faint = reader.faintTexts(in: picture, below: 7)
    #expect(faint.isEmpty, "\(place): \(faint)")
  }

  @Test("so do buttons, tabs and choices in all their states", arguments: States.all)
  func states(states: States) {
    var picture = Picture()
    picture.draw(DrawCommand.panel(WidgetAssets.card, inset: 56, in: Design.frame))
    states.draw(into: &picture)
    expectReadable(picture, states.testDescription)
  }
}

/// A page to which keys lead.
struct RarePage: Sendable, CustomTestStringConvertible {
  let name: String
  let scene: SceneID
  var events: [InputEvent] = []
  var records: [Standings.Entry] = []

  var testDescription: String { name }

  static let all = [
    RarePage(name: "settings", scene: .settings),
    RarePage(name: "settings with the focus", scene: .settings, events: keys(.tab, .tab, .enter)),
    RarePage(name: "information", scene: .information),
    RarePage(name: "leaving", scene: .hub, events: keys(.escape)),
    RarePage(name: "hub by keys", scene: .hub, events: keys(.tab, .right)),
    RarePage(name: "jungle by keys", scene: .jungle, events: keys(.tab, .enter)),
    RarePage(
      name: "jungle by gamepad", scene: .jungle, events: [.used(.gamepad)] + keys(.tab)),
    RarePage(name: "wrong name", scene: .hands, events: [.text("a/b")] + keys(.tab)),
    RarePage(
      name: "wrong numbers", scene: .hands,
      events: [.text("Ana")] + keys(.tab, .tab, .enter, .tab) + [.text("x")] + keys(.tab)
        + [.text("99999")] + keys(.tab)),
    RarePage(name: "no scores", scene: .simonSays, events: keys(.tab, .up, .down, .down, .enter)),
    RarePage(
      name: "scores", scene: .simonSays, events: keys(.tab, .down, .down, .enter),
      records: (0..<20).map {
        Standings.Entry(
          name: "Player \($0)", kind: $0 % 2 == 0 ? .team : .single, points: $0, longest: 3,
          date: 1_700_000_000)
      }),
    RarePage(
      name: "team", scene: .simonSays, events: keys(.tab, .down, .enter) + [.text("Ana")]),
  ]

  var picture: Picture {
    var game = Director(starting: scene, seed: 1, records: records)
    for event in events {
      game.send(event)
      for _ in 0..<90 { game.tick() }
    }
    for _ in 0..<240 { game.tick() }
    return game.picture()
  }

  private static func keys(_ keys: Key...) -> [InputEvent] { keys.map { .key($0, []) } }
}

/// One kind of control in every state.
struct States: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let drawOne: @Sendable (Rect, ControlState, inout Picture) -> Void

  static let all = [
    States("button") { Button.draw("Continue", .next, in: $0, $1, View(time: .zero), into: &$2) },
    States("small button") {
      Button.draw("Short game", .dice, scale: .body, in: $0, $1, View(time: .zero), into: &$2)
    },
    States("risky button") {
      Button.draw(
        "Restart", .again, scale: .body, isRisky: true, in: $0, $1, View(time: .zero), into: &$2)
    },
    States("chosen segment") { SegmentRow.draw("Endless", isChosen: true, in: $0, $1, into: &$2) },
    States("segment") { SegmentRow.draw("Endless", isChosen: false, in: $0, $1, into: &$2) },
    States("chosen tab") { TabRow.draw("By points", isChosen: true, in: $0, $1, into: &$2) },
    States("tab") { TabRow.draw("By points", isChosen: false, in: $0, $1, into: &$2) },
    States("hand") {
      HandButton.draw(.rock, in: $0, $1, View(time: .zero, device: .keyboard), into: &$2)
    },
    States("plaque") { frame, _, picture in
      Plaque.draw("Points", "12", in: frame, into: &picture)
    },
    States("key caps") { frame, _, picture in
      KeyCap.draw(.one, View(time: .zero, device: .gamepad), at: frame.center, into: &picture)
    },
  ]

  private init(
    _ name: String, _ draw: @escaping @Sendable (Rect, ControlState, inout Picture) -> Void
  ) {
    testDescription = name
    drawOne = draw
  }

  func draw(into picture: inout Picture) {
    for number in 0..<16 {
      var state = ControlState()
      state.isHovered = number & 1 != 0
      state.isPressed = number & 2 != 0
      state.isFocused = number & 4 != 0
      state.isEnabled = number & 8 == 0
      let (row, column) = number.quotientAndRemainder(dividingBy: 4)
      drawOne(
        Rect(x: 80 + 290 * Double(column), y: 60 + 155 * Double(row), width: 250, height: 120),
        state, &picture)
    }
  }
}
