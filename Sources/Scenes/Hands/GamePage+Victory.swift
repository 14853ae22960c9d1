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
          Self.drawReached(match, beat, into: &picture)
        }), dimming: 0.2, since: since)
  }

  /// Draws both scores at a `beat` of the dance: the player's crowns, which leap one after another,
  /// and above the jungle's lion, its tally; or stars for the points and a crown.
  private static func drawReached(_ match: Match, _ beat: Double?, into picture: inout Picture) {
    func leap(_ index: Int) -> Double {
      beat.map { 16 * max(0, Portable.sin(($0 - 0.4 * Double(index)) * .pi)) } ?? 0
    }
    drawSparkles(beat, into: &picture)
    guard let goal = match.goal.wins else {
      Gong.draw(match.points, at: Point(x: 0, y: -leap(1)), radius: 50, into: &picture)
      OutcomeMarks.drawStars(
        min(match.points, 10), at: Point(x: -112, y: -leap(0)), size: 1, into: &picture)
      return picture.draw(
        .image(WidgetAssets.crown, at: Point(x: 112, y: -leap(2))).scaled(0.84))
    }
    let spacing = min(104, 350 / Double(goal))
    for index in 0..<match.playerWins {
      let place = OutcomeMarks.crown(index, of: goal, apart: spacing, at: .zero)
      picture.draw(
        .image(WidgetAssets.crown, at: place - Point(x: 0, y: leap(index)))
          .scaled(spacing / 105 * (1 + leap(index) / 120)).named("won"))
    }
    drawTally(
      of: .jungle, match.jungleWins, at: Point(x: -282, y: -56), apart: 44, named: "tally",
      into: &picture)
  }

  /// Draws stars that rise about the scores and go out, anew with each `beat`; at rest none.
  private static func drawSparkles(_ beat: Double?, into picture: inout Picture) {
    guard let beat else { return }
    for index in 0..<8 {
      let rise = (beat / 2 + 0.618 * Double(index)).truncatingRemainder(dividingBy: 1)
      let side = index % 2 == 0 ? -1.0 : 1
      let place = Point(
        x: side * (150 + 26 * Double(index / 2)) * (0.8 + 0.2 * rise), y: 20 - 80 * rise)
      picture.draw(
        .image(SharedAssets.star, at: place).scaled(0.9 * Portable.sin(.pi * rise))
          .turned(90 * rise).named("sparkle"))
    }
  }

  /// Draws what a side has won on a light ground: a crown for each round of the player's among the
  /// places of its `goal`, or a wreath for each of the jungle's (a pale one for none, and a single
  /// one for more than four); then their number. `swell`, 0…1, enlarges the newest mark, and the
  /// number.
  static func drawTally(
    of side: Side, _ wins: Int, of goal: Int = 0, at middle: Point, apart spacing: Double,
    fromRight: Bool = false, swell: Double = 0, named name: String, into picture: inout Picture
  ) {
    let marks = side == .player ? goal : wins > 4 ? 1 : max(1, wins)
    let ground = Rect(center: middle, size: Size(spacing * (Double(marks) + 1.3), spacing + 8))
    for (inset, tint) in [(-3.0, Color.ink), (0, Color(0xF1DDAE))] {
      picture.draw(
        .roundedRect(ground.insetBy(inset), radius: ground.height / 2 - inset, tint: tint))
    }
    func place(_ index: Int) -> Point {
      OutcomeMarks.crown(index, of: marks + 1, apart: spacing, at: middle, fromRight: fromRight)
    }
    for index in 0..<marks where side == .jungle {
      picture.draw(
        .image(WidgetAssets.wreath, at: place(index)).scaled(0.92 * spacing / 96)
          .opacity(wins == 0 ? 0.35 : 1).named(wins == 0 ? "none" : "reached.jungle"))
    }
    if side == .player {
      let row = (place(0) + place(marks - 1)) * 0.5
      OutcomeMarks.drawCrowns(
        wins, of: goal, apart: spacing, at: row, fromRight: fromRight, swell: swell, onCream: true,
        into: &picture)
    }
    picture.draw(
      .text(
        String(wins), TextStyle(.body, bold: true, fit: spacing, height: 48), at: place(marks),
        tint: .ink
      ).scaled(1 + 0.5 * swell).named(name))
  }
}
