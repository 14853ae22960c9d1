internal import Animation
internal import Stage
internal import Widgets

/// Something that is said once, on a card over whatever plays, until it is accepted.
struct Notice: Hashable {
  private let card: AlertCard
  private var controls = Controls(focus: "notice.accept")

  init(_ sentence: String, since: Time) {
    card = AlertCard(
      "Scores and settings", sentence.wrapped(at: 52),
      buttons: [AlertButton("notice.accept", "OK")], size: Size(920, 460), since: since)
  }

  /// True once it is accepted.
  mutating func isAccepted(by event: InputEvent) -> Bool {
    card.answer(to: event, &controls) != nil
  }

  func isOpening(at time: Time) -> Bool { card.isOpening(at: time) }

  func draw(at time: Time, isCalm: Bool, into picture: inout Picture) {
    card.draw(at: time, controls, isCalm: isCalm, into: &picture)
  }
}
