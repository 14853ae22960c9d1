import Testing

@testable import Rules

/// A player who chooses by the rounds so far and a generator of his own.
private struct Player: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let choose: @Sendable ([Round], inout Seeded) -> Throw

  init(
    _ description: String, _ choose: @escaping @Sendable ([Round], inout Seeded) -> Throw
  ) {
    testDescription = description
    self.choose = choose
  }

  static let random = Player("random") { .random(using: &$1) }
  static let alwaysRock = Player("always rock") { _, _ in .rock }
  static let mostlyRock = Player("rock 60 %") { _, generator in
    [.rock, .rock, .rock, .paper, .scissors][generator.index(below: 5)]
  }
  static let cycling = Player("cycling") { rounds, _ in rounds.last?.player.beatenBy ?? .rock }
  static let pattern = Player("seven by heart") { rounds, _ in
    [.rock, .rock, .paper, .scissors, .paper, .paper, .scissors][rounds.count % 7]
  }
  static let winStay = Player("win-stay, lose-shift") { rounds, generator in
    guard let last = rounds.last else { return .random(using: &generator) }
    if last.outcome == .win { return last.player }
    return generator.coin() ? last.player.beats : last.player.beatenBy
  }
  static let copying = Player("copycat") { rounds, _ in rounds.last?.jungle.beatenBy ?? .rock }
  static let wavering = Player("copycat three times in four") { rounds, generator in
    generator.index(below: 4) > 0
      ? rounds.last?.jungle.beatenBy ?? .rock : .random(using: &generator)
  }
}

private struct Bout {
  var rival: Rival
  var rounds: [Round] = []
  /// Rounds the rival won after its account said that it had guessed.
  var wonGuesses = 0
  /// Rounds the rival won less those it lost, a round.
  var margin: Double {
    let gain = rounds.reduce(0) { $0 + ($1.outcome == .loss ? 1 : $1.outcome == .win ? -1 : 0) }
    return Double(gain) / Double(rounds.count)
  }

  init(_ kind: Rival.Kind, _ player: Player, rounds count: Int, seed: Int) {
    rival = Rival(kind)
    var own = Seeded(seed)
    var others = Seeded(seed + 1_000_000)
    for _ in 0..<count {
      let guesses = rival.account?.guesses
      let jungle = rival.commit(using: &own)
      let hand = player.choose(rounds, &others)
      rival.observe(player: hand)
      let round = Round(player: hand, jungle: jungle)
      rounds.append(round)
      if rival.account?.guesses != guesses, round.outcome == .loss { wonGuesses += 1 }
    }
  }
}

@Suite struct RivalTests {
  @Test("R103 a rival never sees the throw it plays against", arguments: Rival.Kind.allCases)
  func commitsFirst(kind: Rival.Kind) {
    for seed in 0..<200 {
      let before = Bout(kind, .mostlyRock, rounds: 30, seed: seed).rival
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
      let rock = Bout(.dice, .alwaysRock, rounds: 30, seed: seed)
      for round in rock.rounds { counts[round.jungle, default: 0] += 1 }
      let other = Bout(.dice, .copying, rounds: 30, seed: seed)
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
      let bout = Bout(.copycat, .random, rounds: 10, seed: seed)
      firsts[bout.rounds[0].jungle, default: 0] += 1
      for (before, after) in zip(bout.rounds, bout.rounds.dropFirst()) {
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

@Suite struct OldLionTests {
  @Test(
    "R103 the Old Lion beats habits by a clear margin over 100 rounds",
    arguments: [
      (Player.alwaysRock, 0.9), (.cycling, 0.85), (.pattern, 0.8), (.copying, 0.85),
      (.wavering, 0.5), (.winStay, 0.3), (.mostlyRock, 0.15),
    ])
  fileprivate func beats(player: Player, least: Double) {
    let margins = (0..<40).map { Bout(.oldLion, player, rounds: 100, seed: $0).margin }
    #expect(margins.reduce(0, +) / 40 > least)
    #expect(margins.count { $0 > 0 } > 37)
  }

  @Test("R103 the Old Lion loses nothing against a random player, over 1,000 seeds")
  func fair() {
    var counts = [Outcome: Int]()
    for seed in 0..<1000 {
      for round in Bout(.oldLion, .random, rounds: 20, seed: seed).rounds {
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
      let bout = Bout(.oldLion, .alwaysRock, rounds: 2, seed: seed)
      #expect(bout.rival.account?.guesses == 0)
      for round in bout.rounds { counts[round.jungle, default: 0] += 1 }
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
      let late = Bout(.oldLion, changing, rounds: 120, seed: seed).rounds.suffix(20)
      #expect(late.count { $0.outcome == .loss } >= 18, "seed \(seed)")
    }
  }

  @Test(
    "R103 the account tells the habit that gave the player away",
    arguments: [
      (Player.alwaysRock, GuessAccount.Habit.sequence(memory: 1)),
      (.pattern, .sequence(memory: 3)), (.winStay, .reaction), (.copying, .reaction),
    ])
  fileprivate func giveaway(player: Player, habit: GuessAccount.Habit) {
    for seed in 0..<20 {
      let account = Bout(.oldLion, player, rounds: 200, seed: seed).rival.account
      #expect(account?.giveaway == habit, "seed \(seed)")
    }
  }

  @Test("R103 every right guess the account claims is a round won", arguments: 0..<20)
  func honest(seed: Int) throws {
    for player in [Player.wavering, .mostlyRock, .random, .pattern] {
      let bout = Bout(.oldLion, player, rounds: 100, seed: seed)
      let account = try #require(bout.rival.account)
      #expect(account.right == bout.wonGuesses)
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
