public import Animation
internal import Phrases
public import Rules
internal import Stage

/// The result of a match of two, on a card: a crown for the winner, a flower for the other.
public enum PairResult {
  /// The card at the end of `match`, with a kind word for the loser; nil while it goes on.
  public static func card(of pair: Pair, _ match: Match, since: Time) -> AlertCard? {
    guard let winner = match.winner else { return nil }
    let wins = [match.playerWins, match.opponentWins].sorted()
    return AlertCard(
      .table(.winsMatch(pair.mascot(winner))),
      .table(.result(wins[1], to: wins[0], wellPlayed: pair.mascot(winner.other))),
      size: Size(960, 480), picture: picture(of: pair, match, winner: Seat(winner)), dimming: 0.2,
      since: since)
  }

  /// Both mascots, left and right of the words, over a crown for each round they won.
  private static func picture(of pair: Pair, _ match: Match, winner: Seat) -> CardPicture {
    CardPicture(
      height: 0,
      dancing: { beat, picture in
        for seat in Seat.allCases {
          let hop = seat == winner ? 16 * abs(Portable.sin((beat ?? 0) * .pi)) : 0
          let place = Point(x: seat == .left ? -318 : 318, y: (seat == winner ? 122 : 132) - hop)
          let wins = seat == .left ? match.opponentWins : match.playerWins
          OutcomeMarks.drawCrowns(
            wins, of: wins, apart: 42, at: Point(x: place.x, y: 216), into: &picture)
          let scale = seat == winner ? 2 : 1.5
          if seat == winner {
            let light = Point(x: place.x, y: 122)
            OutcomeMarks.drawRays(behind: light, 0.8, scale: 0.74, into: &picture)
          }
          picture.draw(.image(WidgetAssets.mascot(pair.mascot(seat)), at: place).scaled(scale))
          if seat == winner {
            picture.draw(.image(WidgetAssets.iconCrown, at: place - Point(x: 0, y: 73)).scaled(1.3))
          } else {
            let side = seat == .left ? -82.0 : 82
            picture.draw(.image(WidgetAssets.flower, at: place + Point(x: side, y: 4)))
          }
        }
      })
  }
}
