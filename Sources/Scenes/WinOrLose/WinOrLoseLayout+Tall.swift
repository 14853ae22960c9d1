internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension WinOrLoseLayout {
  /// The question above, the three hands below it, the verdict under them.
  static let tall = tall()
  /// Without a verdict the options button is in its place, and the ring beside the sign.
  static let tallQuestion = tall([
    Pane(choices.insetBy(-14), Design.middle, 776),
    Pane(Rect(center: ring, size: BeatRing.size).insetBy(-1), 392, 16),
  ])

  private static func tall(_ more: [Pane] = []) -> Arrangement {
    let row = Arrangement.topRow
    let hands = throwButton(.rock).union(throwButton(.scissors)).insetBy(-14)
    return .shrunk(
      Arrangement.edges + more + [
        Pane(board.insetBy(-14), Design.middle, row + 92, 0.8),
        Pane(sign.insetBy(-12), Design.middle, 16, 1.08),
        // The marks at their corners reach up to the playing hands.
        Pane(hands, Design.middle, 584, 0.96),
        Pane(Rect(x: 20, y: 142, width: 860, height: 330), Design.middle, 316, 0.8),
        Pane(verdict.insetBy(-8), Design.middle, 800, 0.96),
      ], scale: 1)
  }
}
