import Testing

@testable import Rules

@Suite struct RivalTests {
  @Test("R103 a rival never sees the throw it plays against", arguments: Rival.Kind.allCases)
  func commitsFirst(kind: Rival.Kind) {
    for seed in 0..<200 {
      let before = JungleRound(kind, .mostlyRock, rounds: 30, seed: seed).rival
      #expect(before.committed == nil)
      let choices = Throw.allCases.map { hand in
        var rival = before
        var drawing = Seeded(seed)
        let choice = rival.commit(using: &drawing)
        #expect(rival.committed == choice)
        rival.observe(player: hand)
        return choice
      }
      #expect(Set(choices).count == 1, "seed \(seed)")
    }
  }

  @Test(
    "R103 asked again before the throw is seen, a rival repeats itself and draws nothing",
    arguments: Rival.Kind.allCases)
  func commitsOnce(kind: Rival.Kind) {
    var rival = Rival(kind)
    var generator = Seeded(1)
    for hand in [Throw.rock, .paper, .paper, .scissors] {
      let choice = rival.commit(using: &generator)
      let committed = rival
      var untouched = generator
      for _ in 0..<5 { #expect(rival.commit(using: &generator) == choice) }
      #expect(rival == committed)
      var again = generator
      #expect(again.next() == untouched.next())
      rival.observe(player: hand)
    }
  }

  @Test("R103 a throw seen without a commitment teaches nothing", arguments: Rival.Kind.allCases)
  func observesOnce(kind: Rival.Kind) {
    var rival = Rival(kind)
    rival.observe(player: .rock)
    #expect(rival == Rival(kind))
    var generator = Seeded(2)
    _ = rival.commit(using: &generator)
    rival.observe(player: .rock)
    let once = rival
    rival.observe(player: .rock)
    #expect(rival == once)
  }

  @Test("R22 Dice is fair, whatever the player does, and explains nothing")
  func dice() {
    var counts = [Throw: Int]()
    for seed in 0..<1000 {
      let rock = JungleRound(.dice, .alwaysRock, rounds: 30, seed: seed)
      for round in rock.rounds { counts[round.jungle, default: 0] += 1 }
      let other = JungleRound(.dice, .copying, rounds: 30, seed: seed)
      #expect(rock.rounds.map(\.jungle) == other.rounds.map(\.jungle), "seed \(seed)")
      #expect(rock.rival.account == nil)
    }
    #expect(
      chiSquare(Throw.allCases.map { counts[$0, default: 0] }) < chiSquareBound[2, default: 0])
  }

  @Test("R103 Copycat throws what would have beaten the last throw, the first at random")
  func copycat() {
    var firsts = [Throw: Int]()
    for seed in 0..<1000 {
      let round = JungleRound(.copycat, .random, rounds: 10, seed: seed)
      firsts[round.rounds[0].jungle, default: 0] += 1
      for (before, after) in zip(round.rounds, round.rounds.dropFirst()) {
        #expect(after.jungle.beats == before.player)
      }
    }
    #expect(
      chiSquare(Throw.allCases.map { firsts[$0, default: 0] }) < chiSquareBound[2, default: 0])
  }

  @Test("R103 Dice is the default")
  func standard() {
    #expect(Rival().kind == .dice)
  }
}
