internal import Animation
internal import Rules
internal import Stage
internal import Widgets

extension SetupPage {
  var tall: Arrangement {
    isUnfolded
      ? .page(
        SetupLayout.card, [Pane(RivalSwitch.belowBack.insetBy(-8), 472, Arrangement.topRow)])
      : GameLayout.tallSetup(continuing: layout.next)
  }
}

extension GamePage {
  var tall: Arrangement {
    pair == nil ? GameLayout.tall : GameLayout.tallForTwo(isChoosing: phase != .shown)
  }
}

extension GameLayout {
  /// The table of one player in a tall window: the slab between plaques and buttons, the onlookers
  /// in front.
  static let tall = arrangement([switchPane])

  /// Returns the table before the match in a tall window; the button `Continue`, at `next`, lies
  /// below the fists.
  static func tallSetup(continuing next: Rect) -> Arrangement {
    arrangement([
      switchPane,
      Pane(Rect(center: Point(x: Design.middle, y: 568), size: Size(676, 192)), 660, 832, 0.88),
      // There is room for the light round the swelling button, but not for the words above it.
      Pane(
        Rect(center: next.center, size: Size(next.width + 80, next.height + 42)), Design.middle,
        520, 0.9),
    ])
  }

  /// Returns the table of two players in a tall window; `Next Turn` replaces their plates once a
  /// round is shown.
  static func tallForTwo(isChoosing: Bool) -> Arrangement { isChoosing ? tallChoice : tallRound }

  private static let switchForTwo = Pane(
    RivalSwitch.belowBack.insetBy(-8), 472, Arrangement.topRow)
  private static let tallRound = arrangement([switchForTwo])
  private static let tallChoice = arrangement(
    [switchForTwo] + Seat.allCases.map { Pane(plate($0), $0 == .left ? 516 : 804, 822, 0.8) })
  private static let switchPane = Pane(RivalSwitch.belowBack.insetBy(-8), 424, 556, 0.9)

  /// How far the throwers stand nearer to each other in a tall window, which shows them larger.
  static func nearer(_ side: Side, _ view: View) -> Double {
    view.isTall ? 84 * side.toTheOther : 0
  }

  private static func arrangement(_ own: [Pane]) -> Arrangement {
    let row = Arrangement.topRow
    let throwers = Rect(x: 0, y: 196, width: 1_280, height: 330)
    let friends = [162, 966].map { Rect(x: $0, y: 512, width: 152, height: 156) }
    let buttons = Rect(center: Point(x: Design.middle, y: 572), size: Size(668, 200))
    return Arrangement(
      Arrangement.edges + own + [
        Pane(friends[0], 560, 706, 1.1), Pane(friends[1], 800, 706, 1.1),
        Pane(board(of: .jungle).insetBy(-16), 464, row + 108, 0.86),
        Pane(board(of: .player).insetBy(-16), 816, row + 108, 0.86),
        Pane(IconButton.besideTopLeft.insetBy(-14), 428, row),
        Pane(Rect(center: ring, size: Size(152, 140)), Design.middle, 156, 0.9),
        Pane(Rect(center: sentence, size: Size(1_000, 72)), Design.middle, 30, 0.66),
        Pane(Rect(center: sign, size: Size(150, 150)), Design.middle, 506, 0.8),
        // The buttons stay clear of the loudspeaker.
        Pane(buttons, 660, 832, 0.88),
        Pane(reset.insetBy(-4), 384, 712, 0.9),
        Pane(throwers, Design.middle, 392, 0.68),
      ],
      rows: [
        Arrangement.Row(field.minY, at: -18, width: 0.66),
        Arrangement.Row(field.maxY, at: 622, width: 0.66),
      ], scale: 0.9)
  }
}
