import Animation
import Phrases
import Stage
import StageTesting
import Testing
import Widgets

/// A page with a field, from which the corners or a card lead away.
private struct Page: ScreenScene {
  enum Action { case name }

  var card: AlertCard?
  var controls = Controls()
  var fields = FieldGroup<Action>([.name: TextField("Ada", limit: 8)])

  func declare(on screen: inout Screen<Action>) {
    screen.field(
      .name, "Name", fields, named: "field", in: Rect(x: 400, y: 500, width: 300, height: 64))
    for corner in [Corner.home, .information, .settings] { screen.corner(corner) }
    if let card { screen.card(card) { $0.exit() } }
  }

  func perform(_ action: Action, _ context: inout SceneContext) {}

  func draw(_ view: View, into picture: inout Picture) {}
}

/// A page that says nothing of a way back.
private struct BarePage: ScreenScene {
  enum Action: Hashable {}

  var controls = Controls()

  func declare(on screen: inout Screen<Action>) {}
  func perform(_ action: Action, _ context: inout SceneContext) {}
  func draw(_ view: View, into picture: inout Picture) {}
}

@Suite struct ExitTests {
  @Test("R100 a page that declares no way back has the usual one, and Esc takes it")
  func pageHasTheUsualWayBack() {
    var page = Harness(BarePage())
    #expect(page.layout.map(\.name) == ["button.back", "button.information", "button.settings"])
    page.key(.escape)
    #expect(page.ending == .back)
  }

  private func leave(
    by card: AlertCard? = nil, _ way: (inout Harness<Page>) -> Void
  ) -> Ending? {
    var game = Harness(Page(card: card))
    if card == nil { game.tap(named: "field") }
    #expect(game.ending == nil)
    way(&game)
    #expect(game.plays(.click) == 1)
    #expect(game.scene.fields.text(of: .name) == "Ada")
    return game.ending
  }

  @Test("R100 exits leave with a click, Esc by the one back, beside a field too")
  func cornersLeave() {
    #expect(leave { $0.tap(named: "button.back") } == .back)
    #expect(leave { $0.key(.escape) } == .back)
    #expect(leave { $0.tap(named: "button.settings") } == .chose(.settings))
    #expect(leave { $0.tap(named: "button.information") } == .chose(.information))
  }

  @Test("R100 the exit of a card leaves, by Esc as well")
  func cardExitLeaves() {
    let card = AlertCard("Over", "That was it.", since: .zero)
    #expect(leave(by: card) { $0.tap(named: "alert.leave") } == .back)
    #expect(leave(by: card) { $0.key(.escape) } == .back)
  }
}
