internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// What stands behind the buttons of the first page, and behind the players' names.
extension SimonSaysScene {
  func drawMenu(_ view: View, into picture: inout Picture) {
    for pad in Pad.allCases {
      let stroke = strokes[pad]
      let isLit = (stroke?[SimonSaysTimelines.light(pad), at: view.time] ?? 0) > 0.5
      let sink = stroke?[SimonSaysTimelines.sink(pad), at: view.time] ?? 0
      let place = SimonMenuLayout.drum(pad)
      picture.draw(
        .image(
          SimonSaysAssets.drum(pad, isLit: isLit), at: Point(x: place.x, y: place.y + 6 * sink)
        ).named("drum.\(pad)"))
    }
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: SimonMenuLayout.card))
    for pad in Pad.allCases {
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: SimonMenuLayout.emblem(pad)).scaled(0.62))
    }
    picture.draw(
      .text(
        view.words(.hub(.door(.simonSays))), TextStyle(.heading, bold: true),
        at: SimonMenuLayout.heading,
        tint: .ink))
  }

  func drawTeamPage(_ view: View, into picture: inout Picture) {
    picture.draw(.flood(.night).opacity(0.25))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SimonTeamLayout.card))
    picture.draw(
      .text(
        view.words(.simonSays(.teamHeading)),
        TextStyle(.heading, bold: true, fit: SimonTeamLayout.noteWidth),
        at: SimonTeamLayout.heading, tint: .ink))
    picture.draw(
      .text(
        view.words(.simonSays(.teamQuestion)),
        TextStyle(.body, bold: true, fit: SimonTeamLayout.noteWidth, height: 64),
        at: SimonTeamLayout.question, tint: .ink))
    picture.draw(
      .text(
        view.words(.simonSays(.teamNote)),
        TextStyle(.body, fit: SimonTeamLayout.noteWidth, height: 180),
        at: SimonTeamLayout.note, tint: .ink))
    for player in 0..<setup.count {
      picture.draw(
        .text(
          "\(player + 1)", TextStyle(.label, bold: true), at: SimonTeamLayout.number(player),
          tint: .ink))
    }
  }
}
