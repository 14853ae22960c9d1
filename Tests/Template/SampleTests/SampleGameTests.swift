import Rules
import Sample
import Stage
import Testing

@Suite struct SampleGameTests {
  @Test("every round is one guess, and a right one is worth a point", arguments: 0..<200)
  func rounds(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var (game, right) = (SampleGame(), 0)
    for round in 0..<SampleGame.rounds {
      #expect(!game.isOver && game.answers.count == round)
      let early = game.guess(.rock)
      #expect(early == nil, "nothing is asked yet")
      game.ask(using: &chance)
      let hidden = game.hidden
      let guessed = game.guess(Throw.allCases[round % 3])
      let answer = try #require(guessed)
      right += answer.guess == hidden ? 1 : 0
    }
    game.ask(using: &chance)
    #expect(game.isOver && game.score == right)
    let late = game.guess(.rock)
    #expect(late == nil && game.answers.count == SampleGame.rounds)
  }

  @Test("each hand is hidden about as often as the others")
  func fair() {
    var chance = SplitMix64(seed: 1)
    var counts: [Throw: Int] = [:]
    for _ in 0..<600 {
      var game = SampleGame()
      while !game.isOver {
        game.ask(using: &chance)
        if let answer = game.guess(.rock) { counts[answer.hidden, default: 0] += 1 }
      }
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { (900...1_100).contains($0) })
  }
}
