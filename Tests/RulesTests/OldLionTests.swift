import Testing

@testable import Rules

@Suite struct OldLionTests {
  @Test(
    "R103 the Old Lion beats habits by a clear margin over 100 rounds",
    arguments: [
      (Player.alwaysRock, 0.9), (.cycling, 0.85), (.pattern, 0.8), (.copying, 0.85),
      (.wavering, 0.5), (.winStay, 0.3), (.mostlyRock, 0.15),
    ])
  func beats(player: Player, least: Double) {
    let margins = (0..<40).map { JungleRound(.oldLion, player, rounds: 100, seed: $0).margin }
    #expect(margins.reduce(0, +) / 40 > least)
    #expect(margins.count { $0 > 0 } > 37)
  }

  @Test("R103 the Old Lion loses nothing against a random player, over 1,000 seeds")
  func fair() {
    var counts = [Outcome: Int]()
    for seed in 0..<1000 {
      for round in JungleRound(.oldLion, .random, rounds: 20, seed: seed).rounds {
        counts[round.outcome, default: 0] += 1
      }
    }
    #expect(
      chiSquare(Outcome.allCases.map { counts[$0, default: 0] }) < chiSquareBound[2, default: 0])
    // 20,000 rounds worth ±1 two times in three: 3.3 standard deviations of √(20,000 · 2/3) = 115.
    let lost = counts[.win, default: 0] - counts[.loss, default: 0]
    #expect(abs(lost) < 381)
  }

  @Test("R103 while it is unsure it throws at random, all three equally likely")
  func unsure() {
    var counts = [Throw: Int]()
    for seed in 0..<1000 {
      // A habit shows from the third round on and must prove itself twice.
      let round = JungleRound(.oldLion, .alwaysRock, rounds: 4, seed: seed)
      #expect(round.rival.account?.guesses == 0)
      for round in round.rounds { counts[round.jungle, default: 0] += 1 }
    }
    #expect(
      chiSquare(Throw.allCases.map { counts[$0, default: 0] }) < chiSquareBound[2, default: 0])
  }

  @Test("R103 it follows a player who changes his habit")
  func follows() {
    let changing = Player("cycling, then always paper") { rounds, _ in
      rounds.count < 60 ? rounds.last?.player.beatenBy ?? .rock : .paper
    }
    for seed in 0..<20 {
      let late = JungleRound(.oldLion, changing, rounds: 120, seed: seed).rounds.suffix(20)
      #expect(late.count { $0.outcome == .loss } >= 18, "seed \(seed)")
    }
  }

  @Test(
    "R103 the account tells the habit that gave the player away",
    arguments: [
      (Player.alwaysRock, GuessAccount.Habit.sequence(memory: 1)),
      (.pattern, .sequence(memory: 3)), (.winStay, .reaction), (.copying, .reaction),
    ])
  func giveaway(player: Player, habit: GuessAccount.Habit) {
    for seed in 0..<20 {
      let account = JungleRound(.oldLion, player, rounds: 200, seed: seed).rival.account
      #expect(account?.giveaway == habit, "seed \(seed)")
    }
  }

  @Test("R103 every right guess the account claims is a round won", arguments: 0..<20)
  func honest(seed: Int) throws {
    for player in [Player.wavering, .mostlyRock, .random, .pattern] {
      let round = JungleRound(.oldLion, player, rounds: 100, seed: seed)
      let account = try #require(round.rival.account)
      #expect(account.right == round.wonGuesses)
      #expect(account.right <= account.guesses)
      #expect(account.guesses < account.rounds)
      #expect(account.rounds == 100)
    }
  }

  @Test("R103 without a round there is nothing to tell")
  func silent() {
    let account = Rival(.oldLion).account
    #expect(account?.rounds == 0)
    #expect(account?.guesses == 0)
    #expect(account?.giveaway == nil)
  }
}
