public import Animation
internal import Phrases
public import Rules
public import Stage

/// The result of a match of two, on a card.
public enum PairResult {
  /// Draws both players at a beat of the winner's dance; the left one has won unless
  /// `isRightWinner`.
  public typealias Dance = (
    _ right: Mascot, _ left: Mascot, _ isRightWinner: Bool, _ beat: Double?, inout Picture
  ) -> Void

  /// The card at the end of `match`, with a kind word for the loser; nil while it goes on.
  public static func card(
    of pair: Pair, _ match: Match, since: Time, dancing draw: Dance
  ) -> AlertCard? {
    guard let winner = match.winner else { return nil }
    let wins = [match.playerWins, match.jungleWins].sorted()
    let picture = CardPicture(
      height: 300,
      dancing: { beat, picture in
        let side = winner == .player ? 1.0 : -1
        OutcomeMarks.drawRays(behind: Point(x: 160 * side, y: 0), 1, into: &picture)
        draw(pair.mascot(.right), pair.mascot(.left), winner == .player, beat, &picture)
        for (x, wins) in [(-160.0, match.jungleWins), (160, match.playerWins)] {
          OutcomeMarks.drawCrowns(
            wins, of: wins, apart: 42, at: Point(x: x, y: 150), into: &picture)
        }
      })
    return AlertCard(
      .table(.winsMatch(pair.mascot(winner))),
      .table(.result(wins[1], to: wins[0], wellPlayed: pair.mascot(winner.other))),
      size: Size(700, 340), picture: picture, dimming: 0.2, since: since)
  }
}
