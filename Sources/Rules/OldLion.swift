/// The predictor of the Old Lion: several models of the player's habits. It follows the model that
/// would have won most lately, if that clearly beat chance.
struct OldLion: Sendable, Hashable {
  private struct Guess: Sendable, Hashable {
    let habit: GuessAccount.Habit
    let expected: Throw
  }

  /// The least trust for a guess, in wins minus losses per round; chance gives 0.
  private static let confidence = 0.12

  private var models = GuessAccount.Habit.all.map { HabitModel($0) }
  private var history = PlayerHistory()
  private var guess: Guess?
  private(set) var account = GuessAccount()

  mutating func choose(using generator: inout some RandomNumberGenerator) -> Throw {
    guess = nil
    var trust = Self.confidence
    for model in models where model.trust > trust {
      guard let expected = model.guess(after: history) else { continue }
      trust = model.trust
      guess = Guess(habit: model.habit, expected: expected)
    }
    return guess?.expected.beatenBy ?? .random(using: &generator)
  }

  mutating func learn(player: Throw, own: Throw) {
    account.rounds += 1
    if let guess {
      account.tallies[guess.habit, default: .init()].guesses += 1
      if guess.expected == player { account.tallies[guess.habit, default: .init()].right += 1 }
    }
    for index in models.indices { models[index].learn(player, after: history) }
    history.add(player, against: own)
  }
}

/// The facts that a model knows: the player's last throws, newest first, and the last result.
struct PlayerHistory: Sendable, Hashable {
  private(set) var throwsMade: [Throw] = []
  private(set) var outcome: Outcome?

  mutating func add(_ player: Throw, against own: Throw) {
    throwsMade = [player] + throwsMade.prefix(4)
    outcome = player.outcome(against: own)
  }
}

/// Predicts the next throw from the throws made in each situation; recent rounds count most.
struct HabitModel: Sendable, Hashable {
  // Old rounds fade by these factors, so that the model follows changes of habit.
  private static let fading = 0.95
  private static let trustFading = 0.92

  let habit: GuessAccount.Habit
  /// The recent wins minus losses of the model's guesses, per round.
  private(set) var trust = 0.0
  private var counts: [Int: [Double]] = [:]

  init(_ habit: GuessAccount.Habit) { self.habit = habit }

  /// The throw most worth countering: its counter has the most wins minus losses, so it need not be
  /// the likeliest throw. Nil in an unknown situation.
  func guess(after history: PlayerHistory) -> Throw? {
    guard let situation = situation(in: history), let seen = counts[situation] else { return nil }
    // A throw's counter loses to the throw one step below: the one that the throw itself beats.
    let worth = seen.indices.map { seen[$0] - seen[($0 + 2) % 3] }
    var best = 0
    for step in 1...2 where worth[step] > worth[best] { best = step }
    return Throw.allCases[(best + offset(in: history)) % 3]
  }

  mutating func learn(_ player: Throw, after history: PlayerHistory) {
    guard let situation = situation(in: history) else { return }
    if let guess = guess(after: history) {
      let gain =
        switch guess.beatenBy.outcome(against: player) {
        case .win: 1.0
        case .loss: -1.0
        case .tie: 0.0
        }
      trust += (gain - trust) * (1 - Self.trustFading)
    }
    var seen = counts[situation, default: [0, 0, 0]].map { $0 * Self.fading }
    seen[(player.index + 3 - offset(in: history)) % 3] += 1
    counts[situation] = seen
  }

  /// The index of the player's situation; nil while too little has happened.
  private func situation(in history: PlayerHistory) -> Int? {
    switch habit {
    case .sequence(let memory):
      guard history.throwsMade.count >= memory else { return nil }
      return history.throwsMade.prefix(memory).reduce(0) { $0 * 3 + $1.index }
    case .reaction: return history.outcome.flatMap(Outcome.allCases.firstIndex)
    }
  }

  /// The index of the last throw, from which reactions count steps; 0 for sequences.
  private func offset(in history: PlayerHistory) -> Int {
    habit == .reaction ? history.throwsMade.first?.index ?? 0 : 0
  }
}
