internal import Animation
internal import Rules
internal import Stage
internal import Widgets

extension WinOrLoseLayout {
  /// The arrangement with a verdict: the board above the sign, the stage below it, the verdict
  /// under that.
  static let tall = tall([
    Pane(restart.insetBy(-14), 484, Arrangement.topRow),
    Pane(verdict.insetBy(-8), Design.middle, 758, 1.04),
  ])
  /// The arrangement with a question: the three hands at the verdict's place, and the options
  /// button above.
  static let tallQuestion = tall([
    Pane(IconButton.besideTopLeft.insetBy(-14), 428, Arrangement.topRow),
    Pane(throwButton(.rock).union(throwButton(.scissors)).insetBy(-14), Design.middle, 758, 1.04),
  ])

  /// How far the throwers stand nearer to each other in a tall window, which shows them larger.
  static func nearer(_ side: Side, _ view: View) -> Double {
    view.isTall ? (side == .jungle ? 56 : -56) : 0
  }

  private static func tall(_ own: [Pane]) -> Arrangement {
    let row = Arrangement.topRow + 116
    return .shrunk(
      [Pane(board.insetBy(-2), Design.middle, row, 0.8)]
        + Arrangement.edges + own + [
          Pane(sign.insetBy(-2), Design.middle, 112, 1.18),
          Pane(Rect(center: ring, size: RuleRing.size).insetBy(-1), 420, 586),
          Pane(Rect(x: 962, y: 516, width: 300, height: 150), 878, 586),
          Pane(Rect(x: 0, y: 140, width: 1_280, height: 368), Design.middle, 402, 0.64),
        ], scale: 1)
  }
}
