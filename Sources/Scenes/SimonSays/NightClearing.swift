internal import Animation
internal import Rules
internal import Stage

/// The clearing at night behind a page.
enum NightClearing {
  /// Draws it, with the drums and the fire above and below the page in a tall window.
  static func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.evening))
    if view.isTall { drawAround(into: &picture) }
    picture.draw(.fill(.night).opacity(0.25))
  }

  private static func drawAround(into picture: inout Picture) {
    var surroundings = Picture()
    let places: [(Pad, Double, Double)] = [
      (.leaf, 420, -40), (.sun, 860, -40), (.flower, 420, 720), (.drop, 860, 720),
    ]
    for (pad, x, y) in places {
      let place = Point(x: x, y: y)
      surroundings.draw(
        .image(SharedAssets.shadow, at: place + Point(x: 0, y: 90)).scaled(0.95, 0.9))
      surroundings.draw(.image(SharedAssets.drum(pad, isLit: false), at: place))
    }
    surroundings.draw(
      .image(SimonSaysAssets.fire[0], at: Point(x: Design.middle, y: 800)).scaled(1.3))
    // The drums and the fire keep their place in the window, wherever the page is.
    surroundings.changeAll { $0.pin = .center }
    picture.draw(surroundings)
  }
}
