import Testing

@testable import Rules

@Suite struct ThrowTests {
  @Test(
    "R48 R63 the nine pairs of hands",
    arguments: [
      (Throw.rock, Throw.rock, Outcome.tie), (.rock, .paper, .loss), (.rock, .scissors, .win),
      (.paper, .rock, .win), (.paper, .paper, .tie), (.paper, .scissors, .loss),
      (.scissors, .rock, .loss), (.scissors, .paper, .win), (.scissors, .scissors, .tie),
    ])
  func hands(mine: Throw, other: Throw, expected: Outcome) {
    #expect(mine.outcome(against: other) == expected)
    #expect(other.outcome(against: mine) == expected.reversed)
  }

  @Test("R48 the player wins a win, the jungle a loss, and nobody a tie")
  func winner() {
    #expect(Outcome.win.winner == .player && Outcome.loss.winner == .jungle)
    #expect(Outcome.tie.winner == nil)
  }

  @Test(
    "R21 lion defeats rabbit, cobra defeats lion, rabbit defeats cobra",
    arguments: [
      (Animal.lion, Animal.lion, Outcome.tie), (.lion, .cobra, .loss), (.lion, .rabbit, .win),
      (.cobra, .lion, .win), (.cobra, .cobra, .tie), (.cobra, .rabbit, .loss),
      (.rabbit, .lion, .loss), (.rabbit, .cobra, .win), (.rabbit, .rabbit, .tie),
    ])
  func animals(mine: Animal, other: Animal, expected: Outcome) {
    #expect(mine.outcome(against: other) == expected)
  }

  @Test("R21 every throw beats one, is beaten by the third", arguments: Throw.allCases)
  func cycle(hand: Throw) {
    #expect(hand.outcome(against: hand.beats) == .win)
    #expect(hand.outcome(against: hand.beatenBy) == .loss)
    #expect(Set([hand, hand.beats, hand.beatenBy]).count == 3)
    #expect(Animal(hand).hand == hand)
    #expect(Animal(hand).beats == Animal(hand.beats))
  }
}

@Suite struct FairPickTests {
  @Test("A draw of 0, 1, 2, 3, … picks the throws in order, for ever the same way")
  func pinned() {
    var scripted = Scripted([0, 1, 2, 3, 4, 5])
    let throwsDrawn = (0..<6).map { _ in Throw.random(using: &scripted) }
    #expect(throwsDrawn == [.rock, .paper, .scissors, .rock, .paper, .scissors])
  }

  @Test(
    "R22 the incomplete stretch at the top of the 64 bits is drawn again, so no index is favoured",
    arguments: [(3, 1), (5, 1), (6, 4), (7, 2), (10, 6)])
  func unbiased(bound: Int, excess: UInt64) {
    // 2⁶⁴ mod bound, worked out by hand from the powers of 2 modulo bound.
    var refused = Scripted([UInt64.max, UInt64.max - excess + 1, 2])
    #expect(refused.index(below: bound) == 2)
    var accepted = Scripted([UInt64.max - excess, 0])
    #expect(accepted.index(below: bound) == bound - 1)
  }

  @Test("R22 a bound that divides 2⁶⁴ refuses nothing", arguments: [1, 2, 4, 1024])
  func powersOfTwo(bound: Int) {
    var generator = Scripted([UInt64.max])
    #expect(generator.index(below: bound) == bound - 1)
  }

  @Test("R22 the jungle's choice is uniform over seeds, the same animal allowed")
  func fairOverSeeds() {
    var counts = [Throw: Int]()
    var repeats = 0
    for seed in 0..<1000 {
      var generator = Seeded(seed)
      let first = Throw.random(using: &generator)
      for _ in 0..<30 { counts[.random(using: &generator), default: 0] += 1 }
      if first == Throw.random(using: &generator) { repeats += 1 }
    }
    let limit = chiSquareBound[2, default: 0]
    #expect(chiSquare(Throw.allCases.map { counts[$0, default: 0] }) < limit)
    // 1,000 × 1/3, and 3.3 standard deviations of 14.9 either way.
    #expect((284...383).contains(repeats))
  }
}
