public import Animation
internal import Rules
public import Stage

/// The clearing behind a page, with animals that watch the pointer.
public struct PageBackground: AmbientCast {
  /// The animals beside the cards.
  private var cast = Cast([
    Cast.Member(.lion, feet: Point(x: 62, y: 584), scale: 0.5, isFlipped: true),
    Cast.Member(.rabbit, feet: Point(x: 1_220, y: 584), scale: 0.56, isFlipped: true),
  ])
  /// The animals below the cards of a tall window, from back to front.
  private var below = Cast([
    Cast.Member(.lion, feet: Point(x: 424, y: 832), scale: 0.8, isFlipped: true),
    Cast.Member(.rabbit, feet: Point(x: 856, y: 832), scale: 0.8),
    Cast.Member(.cobra, feet: Point(x: Design.middle, y: 892), scale: 0.8),
  ])

  public init() {}

  public mutating func noteActivity(_ context: inout SceneContext) {
    cast.noteActivity(&context)
    below.noteActivity(&context)
  }

  public mutating func tick(_ context: inout SceneContext) {
    cast.tick(&context)
    if context.isTall { below.tick(&context) }
  }

  public func nextChange(_ view: View) -> Time? { (view.isTall ? below : cast).nextChange(view) }

  /// Draws the clearing and its animals, whose eyes follow `pointer`, if any, beside the page.
  public func draw(watching pointer: Point?, _ view: View, into picture: inout Picture) {
    Self.drawEmpty(view, into: &picture)
    if view.isTall {
      Self.drawAside(into: &picture) {
        for spot in below.members {
          $0.draw(.image(BoardAssets.patch, at: spot.feet + Point(x: 0, y: -8)).scaled(spot.scale))
        }
        below.draw(view, pointer: nil, into: &$0)
      }
    } else {
      cast.draw(view, pointer: pointer, into: &picture)
    }
  }

  /// Draws the clearing without animals; in a tall window, with plants above and below the page.
  public static func drawEmpty(_ view: View, into picture: inout Picture) {
    picture.draw(.backdrop(SharedAssets.jungle))
    guard view.isTall else { return }
    drawAside(into: &picture) {
      for (asset, foot, scale, isFlipped) in plants {
        $0.draw(.image(asset, at: foot, anchor: .bottom).scaled(scale).flipped(isFlipped))
      }
    }
  }

  /// Draws something that keeps its place in the window while the page moves.
  private static func drawAside(into picture: inout Picture, _ draw: (inout Picture) -> Void) {
    var aside = Picture()
    draw(&aside)
    aside.changeAll { $0.pin = .center }
    picture.draw(aside)
  }

  /// The plants of a tall window, back to front.
  private static let plants: [(ImageAsset, Point, Double, Bool)] = [
    (BoardAssets.reeds, Point(x: 330, y: -30), 0.7, false),
    (BoardAssets.cattails, Point(x: 936, y: -20), 0.8, true),
    (BoardAssets.stoneB, Point(x: 388, y: -10), 0.9, false),
    (BoardAssets.starFlowers, Point(x: 560, y: 30), 0.5, false),
    (BoardAssets.stoneA, Point(x: 872, y: 40), 0.8, true),
    (SharedAssets.fern, Point(x: 420, y: 96), 0.7, false),
    (BoardAssets.hibiscus, Point(x: 800, y: 90), 0.6, false),
    (SharedAssets.fern, Point(x: 312, y: 716), 0.7, true),
    (BoardAssets.starFlowers, Point(x: 560, y: 706), 0.6, false),
    (BoardAssets.hibiscus, Point(x: 960, y: 716), 0.6, true),
  ]
}
