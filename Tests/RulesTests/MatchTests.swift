import Testing

@testable import Rules

/// A round with the wanted outcome for the player.
private func play(_ outcome: Outcome, in match: inout Match) {
  let jungle: Throw =
    switch outcome {
    case .win: .scissors
    case .loss: .paper
    case .tie: .rock
    }
  match.nextTurn()
  match.play(.rock, against: jungle)
}

private func played(_ goal: Match.Goal, _ outcomes: [Outcome]) -> Match {
  var match = Match(goal)
  for outcome in outcomes { play(outcome, in: &match) }
  return match
}

@Suite struct MatchTests {
  @Test("R34 a match at rest awaits a throw: after its last round it begins again, else it goes on")
  func rests() {
    let settled = played(.firstTo(2), [.win, .loss])
    let decided = played(.firstTo(2), [.win, .win])
    #expect(!settled.awaitsThrow && decided.winner == .player)
    #expect(settled.rested.awaitsThrow && settled.rested.playerWins == settled.playerWins)
    #expect(settled.rested.jungleWins == settled.jungleWins)
    #expect(decided.rested == Match(.firstTo(2)))
  }

  @Test("R34 player and jungle score what they win; a tie scores for nobody (R32)")
  func scores() {
    let match = played(.endless, [.win, .win, .loss, .tie, .win, .tie])
    #expect(match.playerWins == 3)
    #expect(match.jungleWins == 1)
    #expect(match.roundsPlayed == 6)
    #expect(match.winner == nil)
  }

  @Test("R35 a round scores exactly once: a second throw before the next turn changes nothing")
  func scoresOnce() {
    var match = Match()
    #expect(match.play(.rock, against: .scissors) == .win)
    let settled = match
    #expect(match.play(.rock, against: .scissors) == nil)
    #expect(match.play(.rock, against: .paper) == nil)
    #expect(match == settled)
    match.nextTurn()
    match.nextTurn()
    #expect(match.awaitsThrow)
    #expect(match.playerWins == 1)
  }

  @Test("R37 endless never ends")
  func endless() {
    let match = played(.endless, Array(repeating: .win, count: 500))
    #expect(match.winner == nil)
    #expect(match.playerWins == 500)
  }

  @Test(
    "R37 first to 3 and first to 5, by either side",
    arguments: [3, 5], [(Outcome.win, Side.player), (.loss, .jungle)])
  func firstTo(wins: Int, side: (outcome: Outcome, winner: Side)) {
    let almost = Array(repeating: Outcome.win, count: wins - 1)
    let outcomes = almost + almost.map(\.reversed) + [.tie]
    var match = played(.firstTo(wins), outcomes)
    #expect(match.winner == nil)
    play(side.outcome, in: &match)
    #expect(match.winner == side.winner)
  }

  @Test(
    "R53 each won round adds one, losses and ties leave it, victory at the slider's value",
    arguments: 1...5)
  func byRounds(wins: Int) {
    var match = Match(.rounds(wins))
    for won in 0..<wins {
      #expect(match.winner == nil)
      for outcome in [Outcome.loss, .tie, .loss] { play(outcome, in: &match) }
      #expect(match.playerWins == won)
      play(.win, in: &match)
      #expect(match.playerWins == won + 1)
    }
    #expect(match.winner == .player)
  }

  @Test("R51 the stored score is floored at zero: 0 − 5 → 0, then + 2 → 2")
  func floor() {
    let scale = PointScale(win: 2, lose: 5, required: 50)
    #expect(played(.points(scale), []).points == 0)
    #expect(played(.points(scale), [.loss]).points == 0)
    #expect(played(.points(scale), [.loss, .win]).points == 2)
    #expect(played(.points(scale), [.loss, .loss, .win, .tie]).points == 2)
    #expect(played(.points(scale), [.win, .win, .win, .loss]).points == 1)
    #expect(played(.points(scale), [.win, .win, .loss]).points == 0)
  }

  @Test("R51 by points: the score is never negative, over 1,000 seeds")
  func neverNegative() {
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      let scale = PointScale(
        win: 1 + generator.index(below: 12), lose: generator.index(below: 20),
        required: 1 + generator.index(below: 60))
      var match = Match(.points(scale))
      for _ in 0..<100 {
        let before = match.points
        play(Outcome.allCases[generator.index(below: 3)], in: &match)
        #expect(match.points >= 0, "seed \(seed)")
        #expect(before < scale.required || match.points == before, "seed \(seed)")
        #expect((match.points >= scale.required) == (match.winner == .player), "seed \(seed)")
      }
    }
  }

  @Test(
    "R52 victory by reaching exactly and by passing the required score",
    arguments: [(5, 10, 2, 10), (5, 11, 3, 15), (7, 7, 1, 7), (9999, 1, 1, 9999)])
  func byPoints(win: Int, required: Int, wins: Int, final: Int) {
    let scale = PointScale(win: win, lose: 1, required: required)
    var match = played(.points(scale), Array(repeating: .win, count: wins - 1))
    #expect(match.winner == nil)
    play(.win, in: &match)
    #expect(match.winner == .player)
    #expect(match.points == final)
  }

  @Test(
    "R54 R56 a finished match takes no more throws and offers no next turn",
    arguments: [
      Match.Goal.firstTo(1), .rounds(1), .points(PointScale(win: 1, lose: 0, required: 1)),
    ])
  func finished(goal: Match.Goal) {
    var match = played(goal, [.win])
    let end = match
    #expect(match.winner == .player)
    #expect(!match.awaitsThrow)
    match.nextTurn()
    #expect(match.play(.rock, against: .scissors) == nil)
    #expect(match == end)
  }

  @Test("R54 the next turn keeps the score")
  func nextTurnKeepsScore() {
    var match = played(.points(PointScale(win: 3, lose: 1, required: 9)), [.win, .loss])
    match.nextTurn()
    #expect(match.points == 2)
    #expect(match.awaitsThrow)
  }

  @Test("R56 play again keeps the goal and clears everything else")
  func playAgain() {
    let goal = Match.Goal.points(PointScale(win: 3, lose: 1, required: 3))
    var match = played(goal, [.loss, .win])
    match.playAgain()
    #expect(match == Match(goal))
  }

  @Test("R44 a scale keeps its numbers within the fields' ranges")
  func clamped() {
    let low = PointScale(win: 0, lose: -3, required: -1)
    #expect([low.win, low.lose, low.required] == [1, 0, 1])
    let high = PointScale(win: .max, lose: .max, required: .max)
    #expect([high.win, high.lose, high.required] == [9999, 9999, 9999])
  }
}
