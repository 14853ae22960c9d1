internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The backgrounds of the first page and of the players' names.
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
    let struck = strokes.max { $0.value.since < $1.value.since }?.key
    let sight = struck.map(SimonMenuLayout.drum)
    crowd.draw(view, pointer: controls.pointer ?? sight, into: &picture)
    picture.draw(.panel(WidgetAssets.card, inset: 56, in: SimonMenuLayout.card))
    for pad in Pad.allCases {
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: SimonMenuLayout.emblem(pad)).scaled(0.62))
    }
    picture.draw(
      view.language(.hub(.door(.simonSays))), TextStyle(.heading, bold: true),
      at: SimonMenuLayout.heading, tint: .ink)
  }

  func drawTeamPage(_ view: View, into picture: inout Picture) {
    Self.drawCamp(view, into: &picture)
    picture.draw(.flood(.night).opacity(0.25))
    picture.draw(.panel(WidgetAssets.card, inset: 64, in: SimonTeamLayout.card))
    picture.draw(
      view.language(.simonSays(.teamHeading)),
      TextStyle(.heading, bold: true, fit: SimonTeamLayout.noteWidth), at: SimonTeamLayout.heading,
      tint: .ink)
    picture.draw(
      view.language(.simonSays(.teamQuestion)),
      TextStyle(.body, bold: true, fit: SimonTeamLayout.noteWidth, height: 64),
      at: SimonTeamLayout.question, tint: .ink)
    picture.draw(
      view.language(.simonSays(.teamNote)),
      TextStyle(.body, fit: SimonTeamLayout.noteWidth, height: 124), at: SimonTeamLayout.note,
      tint: .ink)
    for pad in Pad.allCases {
      picture.draw(
        .image(SimonSaysAssets.emblem(pad), at: SimonTeamLayout.emblem(pad)).scaled(0.62))
    }
    for player in 0..<setup.count {
      picture.draw(
        "\(player + 1)", TextStyle(.label, bold: true), at: SimonTeamLayout.number(player),
        tint: .ink)
    }
  }

  /// Draws the drums and the fire above and below a page in a tall window.
  static func drawCamp(_ view: View, into picture: inout Picture) {
    guard view.isTall else { return }
    var camp = Picture()
    let places: [(Pad, Double, Double)] = [
      (.leaf, 420, -40), (.sun, 860, -40), (.flower, 420, 720), (.drop, 860, 720),
    ]
    for (pad, x, y) in places {
      let place = Point(x: x, y: y)
      camp.draw(.image(WidgetAssets.shadow, at: place + Point(x: 0, y: 90)).scaled(0.95, 0.9))
      camp.draw(.image(SimonSaysAssets.drum(pad, isLit: false), at: place))
    }
    camp.draw(.image(SimonSaysAssets.fire[0], at: Point(x: 640, y: 800)).scaled(1.3))
    // The camp keeps its place in the window, wherever the page moves.
    camp.changeAll { $0.pin = .center }
    picture.draw(camp)
  }
}
