internal import Animation
internal import Rules
internal import Stage
internal import Widgets

extension WinOrLoseLayout {
  /// The boards and the sign above, the stage below them, and the verdict under it.
  static let tall = tall([
    Pane(Rect(x: 112, y: 595, width: 232, height: 76), 412, 540, 1.05),
    Pane(restart.insetBy(-14), 634, 540), Pane(onlookers, 862, 532, 0.9),
    Pane(verdict.insetBy(-8), Design.middle, 730),
  ])
  /// The hands under it, with the options button above them.
  static let tallQuestion = tall([
    Pane(choices.insetBy(-14), 460, 540), Pane(onlookers, 810, 532, 1.1),
    Pane(throwButton(.rock).union(throwButton(.scissors)).insetBy(-14), Design.middle, 742, 0.96),
  ])

  private static let onlookers = Rect(x: 962, y: 516, width: 300, height: 150)

  private static func tall(_ own: [Pane]) -> Arrangement {
    let row = Arrangement.topRow + 128
    return .shrunk(
      [Pane(progress.insetBy(-14), 456, row, 0.88), Pane(score.insetBy(-14), 824, row, 0.88)]
        + Arrangement.edges + own + [
          Pane(sign.insetBy(-12), Design.middle, 84, 1.2),
          Pane(Rect(center: ring, size: BeatRing.size).insetBy(-1), Design.middle, 328, 0.9),
          Pane(Rect(x: 80, y: 142, width: 1_120, height: 390), Design.middle, 362, 0.64),
        ], scale: 1)
  }
}
