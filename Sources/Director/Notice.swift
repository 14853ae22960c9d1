internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A card over any scene, until the player accepts it.
struct Notice: Hashable {
  private enum Action { case accept }

  let card: AlertCard
  private var controls = Controls()

  init(_ sentence: Phrase, since: Time) {
    card = AlertCard(
      .records(.heading), sentence, size: Size(920, 460),
      picture: .sign(.save, isCrossed: true), since: since)
    controls.moveFocus(to: .accept, on: screen)
  }

  private var screen: Screen<Action> {
    var screen = Screen<Action>()
    screen.card(card) { $0.button(.accept, .common(.ok), .yes, named: "notice.accept") }
    return screen
  }

  /// Handles `event`; true if that accepts it.
  mutating func accepts(_ event: InputEvent) -> Bool {
    controls.handle(event, on: screen) != nil
  }

  func isMoving(_ view: View) -> Bool { screen.isMoving(view) }

  func draw(_ view: View, into picture: inout Picture) {
    screen.draw(controls, view, into: &picture)
  }
}
