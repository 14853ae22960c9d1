internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// Two players at one table: both throw in secret, and the hands open on the count of three.
extension Table {
  /// Handles a player's events at a seat; false for others. After a round, any key goes on.
  mutating func handleAtTable(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    guard case .pressed = event, act == .shown else {
      guard pair?.handle(event, &stage) == true else { return false }
      if let answer = pair?.answer { focus(.pair(answer)) }
      return true
    }
    if match.winner == nil { perform(.nextTurn, &stage) } else { hurry(&stage) }
    return true
  }

  mutating func tickTable(_ stage: inout StageContext) {
    guard act == .waiting, pair?.isReady(at: stage.now) == true, let round = pair?.reveal() else {
      return
    }
    shake(round, stage.preferences)
  }

  func addSeats(of pair: Pair, to screen: inout Screen<Action>) {
    screen.pair(
      pair, isOpen: act != .shown, isUnderWay: match.isUnderWay, plate: TableLayout.plate,
      mascot: TableLayout.mascot, asset: HandAssets.picture(of:)
    ) { .pair($0) }
    screen.rivalSwitch(.changeRival, isFriend: true, in: TableLayout.rivalSwitch)
  }

  /// The winner of the round shown; nil for a tie.
  var winningMascot: Mascot? {
    guard let pair, let outcome = round?.outcome, outcome != .tie else { return nil }
    return pair.mascot(outcome == .win ? .player : .jungle)
  }

  /// The prompt or the result for two players.
  func sentence(for pair: Pair) -> Phrase? {
    switch act {
    case .waiting: .table(pair.status)
    case .shaking: nil
    case .shown:
      if let mascot = winningMascot {
        .table(match.winner == nil ? .wins(mascot) : .winsMatch(mascot))
      } else {
        .table(.tie)
      }
    }
  }

  /// Draws the score: the player's, or that of both players.
  func drawPlaque(_ language: Language, swell: Double, into picture: inout Picture) {
    let score =
      pair == nil
      ? (language(.counted(match.goal)), language(.progress(match)))
      : (language(.jungle(.goal(points: 3))), "\(match.jungleWins) : \(match.playerWins)")
    let isPoints = if case .points = match.goal { true } else { false }
    Plaque.draw(
      score.0, score.1,
      of: pair != nil ? nil : isPoints ? WidgetAssets.star : WidgetAssets.crown,
      in: TableLayout.plaque, swell: swell, into: &picture)
  }

  /// Draws a mascot's name, or its throw once shown.
  func drawTag(_ seat: Seat, _ shown: Throw?, _ language: Language, into picture: inout Picture) {
    let frame = seat == .left ? TableLayout.jungleTag : TableLayout.playerTag
    Plaque.drawBoard(in: frame, into: &picture)
    guard let line = shown.map({ Phrase.common(.hand($0)) }) ?? name(of: seat) else { return }
    picture.draw(
      language(line), TextStyle(.body, bold: true, fit: 108, height: 60),
      at: frame.point(0.66, 0.5), tint: shown == nil ? .cream : .sun)
  }

  private func name(of seat: Seat) -> Phrase? { pair.map { .table(.mascot($0.mascot(seat))) } }
}
