import Testing

@testable import Rules

/// A player who chooses by the rounds so far and a generator of his own.
struct Player: Sendable, CustomTestStringConvertible {
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

struct JungleRound {
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
