internal import Animation
internal import Phrases
internal import Stage
internal import Widgets

/// A card over any scene, shown until the player accepts it.
struct Notice: Hashable {
  private enum Action { case accept }

  let card: AlertCard
  private var controls = Controls()

  init(_ sentence: Phrase, since: Time) {
    card = AlertCard(
      .records(.heading), sentence, size: Size(920, 460),
      picture: .sign(.save, isCrossed: true), since: since)
    controls.moveFocus(to: .accept, on: screen(View(time: since)))
  }

  private func screen(_ view: View) -> Screen<Action> {
    var screen = Screen<Action>(view)
    screen.card(card) { $0.button(.accept, .common(.ok), .yes, named: "notice.accept") }
    return screen
  }

  /// Handles `event`; returns true if the player accepts the notice by it.
  mutating func accepts(_ event: InputEvent, _ view: View) -> Bool {
    controls.handle(event, on: screen(view)) != nil
  }

  func isMoving(_ view: View) -> Bool { screen(view).isMoving(view, controls) }

  func draw(_ view: View, into picture: inout Picture) {
    screen(view).draw(controls, view, into: &picture)
  }
}
