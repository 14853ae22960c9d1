internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension WinOrLoseLayout {
  /// The question above, the three hands below it, the verdict under them.
  static let tall = tall(aside: aside)
  /// Without a verdict the options button is in the middle.
  static let tallQuestion = tall(
    [Arrangement.Pane(choices.insetBy(-14), at: Point(x: 640, y: 786))], aside: 0)

  /// The hands are `aside` of their places.
  private static func tall(_ more: [Arrangement.Pane] = [], aside: Double) -> Arrangement {
    typealias Pane = Arrangement.Pane
    func pane(_ place: Rect, _ x: Double, _ y: Double, _ scale: Double = 1) -> Pane {
      Pane(place, at: Point(x: x, y: y), scale: scale)
    }
    let row = Arrangement.topRow
    let dots = Rect(x: 400, y: 40, width: 480, height: 96)
    let hands = throwButton(.rock).union(throwButton(.scissors)).insetBy(-14)
    let buttons = hands.offsetBy(aside, 0)
    let (lion, cobra, rabbit) = (
      crowd[0].frame.insetBy(-2), crowd[1].frame.insetBy(-2), crowd[2].frame.insetBy(-2)
    )
    return .shrunk(
      Arrangement.edges + more + [
        pane(lion, 350, 156, 0.9), pane(cobra, 852, 34), pane(rabbit, 936, 156, 1.1),
        pane(round, 500, row), pane(score, 780, row), pane(dots, 640, row + 104, 1.2),
        pane(sign.insetBy(-12), 640, 16, 1.08),
        pane(Rect(center: ring, size: Size(152, 140)), 392, 16),
        // The marks at their corners reach up to the playing hands.
        pane(buttons, 640, 584, 0.96),
        pane(Rect(x: 256, y: 142, width: 460, height: 326), 640, 316, 1.16),
        pane(verdict.insetBy(-8), 640, 800, 0.96),
      ], scale: 1)
  }
}
