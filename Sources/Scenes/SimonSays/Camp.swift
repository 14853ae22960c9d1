internal import Animation
internal import Rules
internal import Stage

/// The clearing at night behind a page.
enum Camp {
  /// Draws it, with the drums and the fire above and below the page in a tall window.
  static func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.evening))
    if view.isTall { drawAround(into: &picture) }
    picture.draw(.flood(.night).opacity(0.25))
  }

  private static func drawAround(into picture: inout Picture) {
    var camp = Picture()
    let places: [(Pad, Double, Double)] = [
      (.leaf, 420, -40), (.sun, 860, -40), (.flower, 420, 720), (.drop, 860, 720),
    ]
    for (pad, x, y) in places {
      let place = Point(x: x, y: y)
      camp.draw(.image(SharedAssets.shadow, at: place + Point(x: 0, y: 90)).scaled(0.95, 0.9))
      camp.draw(.image(SharedAssets.drum(pad, isLit: false), at: place))
    }
    camp.draw(.image(SimonSaysAssets.fire[0], at: Point(x: Design.middle, y: 800)).scaled(1.3))
    // The camp keeps its place in the window, wherever the page moves.
    camp.changeAll { $0.pin = .center }
    picture.draw(camp)
  }
}
