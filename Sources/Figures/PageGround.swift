internal import Animation
internal import Rules
public import Stage

/// The clearing behind a page.
public enum PageGround {
  /// Draws it. In a tall window plants stand above the page, and the animals sleep below it.
  public static func draw(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    guard view.isTall else { return }
    var aside = Picture()
    for (asset, foot, scale, isFlipped) in plants {
      aside.draw(.image(asset, at: foot, anchor: .bottom).scaled(scale).flipped(isFlipped))
    }
    for (animal, feet) in sleepers {
      aside.draw(.image(BoardAssets.patch, at: feet + Point(x: 0, y: -8)))
      var figure = AnimalFigure(animal, feet: feet)
      figure.pose = .of(animal, .doze)
      figure.draw(named: "asleep.\(animal)", into: &aside)
    }
    // It stays in its place in the window, wherever the page is moved.
    aside.changeAll { $0.pin = .center }
    picture.draw(aside)
  }

  private static let sleepers: [(Animal, Point)] = [
    (.lion, Point(x: 424, y: 832)), (.rabbit, Point(x: 856, y: 832)),
    (.cobra, Point(x: 640, y: 892)),
  ]

  /// By their feet in a tall window, from back to front.
  private static let plants: [(ImageAsset, Point, Double, Bool)] = [
    (BoardAssets.reeds, Point(x: 330, y: -30), 0.7, false),
    (BoardAssets.cattails, Point(x: 936, y: -20), 0.8, true),
    (BoardAssets.stoneB, Point(x: 388, y: -10), 0.9, false),
    (BoardAssets.starFlowers, Point(x: 560, y: 30), 0.5, false),
    (BoardAssets.stoneA, Point(x: 872, y: 40), 0.8, true),
    (BoardAssets.fern, Point(x: 420, y: 96), 0.7, false),
    (BoardAssets.hibiscus, Point(x: 800, y: 90), 0.6, false),
    (BoardAssets.fern, Point(x: 312, y: 716), 0.7, true),
    (BoardAssets.starFlowers, Point(x: 560, y: 706), 0.6, false),
    (BoardAssets.hibiscus, Point(x: 960, y: 716), 0.6, true),
  ]
}
