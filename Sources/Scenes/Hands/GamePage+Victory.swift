internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// The end of a match: the card of the victory.
extension GamePage {
  /// Whether the champion's friends dance on the victory card; the Old Lion's account leaves no
  /// room for them.
  var dancesOnCard: Bool {
    if case .jungle(_, let rival) = table { rival.account == nil } else { false }
  }

  mutating func announceVictory(_ context: inout SceneContext) {
    guard phase == .shown, match.winner != nil else { return }
    context.end(
      .hands,
      with: round.map {
        .crown($0.winner ?? $0.player, on: cast.champion.animal, as: winningMascot)
      })
    let won: AlertCard? =
      switch table {
      case .jungle(let name, let rival): victoryCard(name, rival.account, since: context.now)
      case .friends(let pair):
        PairResult.card(of: pair, match, since: context.now, dancing: CardFigures.drawPair)
      }
    card = won.map(Card.victory)
    focus(.playAgain)
    context.play(.card)
  }

  /// Returns the victory card: the loser on one side, the champion with its friends on the other,
  /// the scores between them unless the Old Lion's account needs the room.
  private func victoryCard(_ name: Name, _ account: GuessAccount?, since: Time) -> AlertCard {
    let (champion, match, marks) = (cast.champion.animal, match, account == nil ? 96.0 : 0)
    // The figures stand so that no tail or crown reaches over the card's edge.
    let feet = Point(x: 304, y: 234 - marks / 2)
    return AlertCard(
      .hands(.victory), .victory(match, name, account),
      size: Size(1_044, GameLayout.cardHeight - marks), bottom: GameLayout.cardBottom,
      picture: CardPicture(
        height: marks, side: account == nil ? 318 : 234,
        dancing: { beat, picture in
          OutcomeMarks.drawRays(behind: feet - Point(x: -12, y: 122), 1, into: &picture)
          CardFigures.drawResult(
            champion, against: .lion, isWon: true, apart: 2 * feet.x, floor: feet.y, scale: 1.02,
            beat: beat, into: &picture)
          guard account == nil else { return }
          CardFigures.drawCheering(
            about: feet, without: champion, before: 98, beat: beat, into: &picture)
          Self.drawReached(match, into: &picture)
        }), dimming: 0.2, since: since)
  }

  /// Draws both scores: the player's crowns and, above the jungle's lion, its tally, or stars for the
  /// points and a crown.
  private static func drawReached(_ match: Match, into picture: inout Picture) {
    guard let goal = match.goal.wins else {
      Gong.draw(match.points, at: .zero, radius: 50, into: &picture)
      OutcomeMarks.drawStars(
        min(match.points, 10), at: Point(x: -112, y: 0), size: 1, into: &picture)
      return picture.draw(
        .image(WidgetAssets.crown, at: Point(x: 112, y: 0)).scaled(0.84))
    }
    OutcomeMarks.drawCrowns(
      match.playerWins, of: goal, apart: min(84, 330 / Double(goal)), at: .zero, into: &picture)
    drawTally(
      match.jungleWins, at: Point(x: -282, y: -56), apart: 44, named: "tally", into: &picture)
  }

  /// Draws a wreath for each round that the jungle has won, and their number; a pale wreath for
  /// none, and a single one for more than four. `swell`, 0…1, enlarges the number.
  static func drawTally(
    _ wins: Int, at middle: Point, apart spacing: Double, fromRight: Bool = false,
    swell: Double = 0, named name: String, into picture: inout Picture
  ) {
    let wreaths = wins > 4 ? 1 : max(1, wins)
    let ground = Rect(
      center: middle, size: Size(spacing * (Double(wreaths) + 1.3), 0.92 * spacing))
    for (inset, tint) in [(-3.0, Color.ink), (0, Color(0xF1DDAE))] {
      picture.draw(
        .roundedRect(ground.insetBy(inset), radius: ground.height / 2 - inset, tint: tint))
    }
    func place(_ index: Int) -> Point {
      OutcomeMarks.crown(
        index, of: wreaths + 1, apart: spacing, at: middle, fromRight: fromRight)
    }
    for index in 0..<wreaths {
      picture.draw(
        .image(WidgetAssets.wreath, at: place(index)).scaled(0.92 * spacing / 96)
          .opacity(wins == 0 ? 0.35 : 1).named(wins == 0 ? "none" : "reached.jungle"))
    }
    picture.draw(
      .text(
        String(wins), TextStyle(.body, bold: true, fit: spacing, height: 48), at: place(wreaths),
        tint: .ink
      ).scaled(1 + 0.5 * swell).named(name))
  }
}
