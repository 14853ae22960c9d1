internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The layout of the scene, in design pixels.
enum SampleLayout {
  static let round = ScorePlaques.jungle
  static let score = ScorePlaques.player
  static let card = Rect(center: Point(x: 640, y: 270), size: Size(360, 300))
  static let next = Rect(center: Point(x: 640, y: 540), size: Size(260, Button.height))

  /// The hands stand side by side, in their order.
  static func hand(_ hand: Throw) -> Rect {
    Rect(center: Point(x: 416 + 224 * Double(hand.index), y: 540), size: HandButton.size)
  }
}
