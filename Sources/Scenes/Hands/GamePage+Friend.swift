internal import Animation
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// Two players at one table: both throw in secret, and the hands open on the count of three.
extension GamePage {
  /// The two who play; nil against the jungle.
  var pair: Pair? {
    get { if case .friends(let pair) = table { pair } else { nil } }
    set { if let newValue { table = .friends(newValue) } }
  }

  /// How long somebody who hammers has to pause before a key counts.
  private static let pause = Time.seconds(0.5)

  /// Whether a throw of `seat` is awaited, and has been for long enough to be meant for this turn.
  func awaitsThrow(of seat: Seat, at now: Time) -> Bool {
    act == .waiting && offer.isOver(at: now) && early[seat].map { now >= $0 + Self.pause } != false
  }

  /// Handles a player's events at a seat; false for others. Whoever hammers a key while a result is
  /// seen, or as the next turn begins, chooses nothing.
  mutating func handleForTwo(_ event: InputEvent, _ stage: inout StageContext) -> Bool {
    if case .pressed(_, let seat) = event, pair != nil, !awaitsThrow(of: seat, at: stage.now) {
      early[seat] = stage.now
      return true
    }
    guard pair?.handle(event, &stage) == true else { return false }
    if let action = pair?.cardAction { focus(.pair(action)) }
    return true
  }

  mutating func tickForTwo(_ stage: inout StageContext) {
    guard act == .waiting, pair?.isReady(at: stage.now) == true, let round = pair?.reveal() else {
      return
    }
    shake(round, stage)
  }

  func addSeats(of pair: Pair, to screen: inout Screen<Action>) {
    screen.pair(
      pair, isOpen: act != .shown, isUnderWay: match.isUnderWay, plate: GameLayout.plate,
      mascot: GameLayout.mascot, asset: HandAssets.picture(of:)
    ) { .pair($0) }
    screen.rivalSwitch(.changeRival, isFriend: true, in: GameLayout.rivalSwitch)
  }

  /// The winner of the round shown; nil for a tie.
  var winningMascot: Mascot? {
    round?.outcome.winner.flatMap { pair?.mascot($0) }
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

  /// Draws the points, or the rounds of whoever plays to a goal: a crown for each that is won, and
  /// an empty place for each that is missing.
  func drawPlaque(_ language: Language, swell: Double, into picture: inout Picture) {
    let frame = GameLayout.plaque
    guard let goal = match.goal.wins else {
      return Plaque.draw(
        language(.common(.points)), language(.progress(match)), of: SharedAssets.star, in: frame,
        swell: swell, into: &picture)
    }
    let isForTwo = pair != nil
    Plaque.drawBoard(in: frame, into: &picture)
    picture.draw(
      isForTwo ? "\(match.jungleWins) : \(match.playerWins)" : language(.progress(match)),
      TextStyle(.label, bold: true, fit: frame.width - 84, height: 44), at: frame.point(0.5, 0.34),
      tint: .cream, named: "progress")
    for side in isForTwo ? [Side.jungle, .player] : [.player] {
      let isNew = round?.outcome.winner == side
      OutcomeMarks.drawCrowns(
        side == .player ? match.playerWins : match.jungleWins, of: goal,
        apart: isForTwo ? 32 : 42,
        at: frame.point(isForTwo ? side == .player ? 0.71 : 0.29 : 0.5, 0.68),
        swell: isNew ? swell : 0, into: &picture)
    }
  }
}
