internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension MenuLayout {
  /// Two drums above and two below the card; the animals look over it and stand below it.
  static let tall: Arrangement = {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 400, -28), (.sun, 880, -28), (.flower, 430, 748), (.drop, 850, 748),
    ]
    let live = zip(crowd, [(576.0, 56.0), (640, 776), (708, 56)]).map { spot, place in
      Pane(spot.frame, place.0, place.1)
    }
    let drums = places.map { pad, x, y in
      Pane(Rect(center: drum(pad), size: SimonSaysAssets.drumSize).insetBy(-12), x, y, 1.05)
    }
    return .shrunk(
      Arrangement.edges + drums + live + [Pane(card.insetBy(-10), 640, 374, 0.98)], scale: 1)
  }()
}

extension SimonSaysLayout {
  /// The drums stand in a high diamond, the team in two rows below it.
  static func tall(team: Int) -> Arrangement {
    let places: [(Pad, Double, Double)] = [
      (.leaf, 432, 356), (.flower, 640, 100), (.sun, 848, 356), (.drop, 640, 614),
    ]
    let row = Arrangement.topRow
    let drums = places.map { Pane(drumFrame($0).insetBy(-30), $1, $2, 1.24) }
    // In the corners left by the diamond.
    let live = zip(crowd, [(396.0, 664.0), (884, 664), (900, 148)]).map { spot, place in
      Pane(spot.frame.insetBy(-6), place.0, place.1, 1.1)
    }
    let players = (0..<team).map { index in
      let (below, column) = index.quotientAndRemainder(dividingBy: 3)
      let count = min(3, team - 3 * below)
      return Pane(
        player(index, of: team), 640 + 228 * (Double(column) - Double(count - 1) / 2),
        806 + 62 * Double(below))
    }
    return .shrunk(
      Arrangement.edges + players + [
        Pane(points, 516, row), Pane(length, 764, row), Pane(banner, 640, row + 126, 1.2),
        Pane(Rect(center: fire, size: Size(180, 180)), 640, 360, 1.3),
      ] + drums + live, scale: 1)
  }
}
