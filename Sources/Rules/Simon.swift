/// The four pads of Simon Says.
public enum Pad: String, Sendable, Hashable, CaseIterable {
  case leaf, flower, sun, drop

  /// Draws one of the four pads, all equally likely.
  public static func random(using generator: inout some RandomNumberGenerator) -> Pad {
    allCases[generator.index(below: allCases.count)]
  }
}

/// Simon Says, alone or as a team: a sequence of pads that grows each time it is repeated.
///
/// The scene shows the sequence at its own pace and calls `listen()`; then `press(_:)` is judged.
/// Each completed sequence earns its length in points. The target length wins the round, and a
/// fresh sequence follows with a target 5 longer. A wrong pad ends the game, and the points stay;
/// a team may have agreed on a second try, which the first wrong pad uses up.
public struct Simon: Sendable, Hashable {
  /// The wrong pad that was `pressed`, and the `right` one.
  public struct Mistake: Sendable, Hashable {
    public let pressed: Pad
    public let right: Pad
  }

  /// What a game waits for.
  public enum Phase: Sendable, Hashable {
    /// The sequence is being shown; presses do nothing.
    case playback
    /// The player repeats the sequence; `done` pads are already right.
    case listening(done: Int)
    /// The sequence was completed; `proceed(using:)` makes it longer.
    case completed
    /// The target length was completed; `proceed(using:)` begins the next, longer round.
    case won
    /// A wrong pad used up the second try; `retry()` lets the same player begin anew.
    case stumbled(Mistake)
    /// A wrong pad ended the game.
    case lost(Mistake)
    /// The game was left.
    case left
  }

  /// The judgement of one press.
  public enum Press: Sendable, Hashable {
    /// Ignored: no press was awaited.
    case ignored
    /// Right, with more to repeat.
    case right
    /// Right, and the sequence is complete, earning as many points as it is long.
    case completed(length: Int)
    /// Right, and the target length is complete: earned as above, and the round is won.
    case won(length: Int)
    /// Wrong; the game is lost, or the second try begins.
    case mistake(Mistake)
  }

  static let firstTarget = 10
  /// The increase of each next target.
  public static let targetStep = 5

  /// The team in its order of play; empty in the single-player game.
  public let team: [Name]
  /// Whether a wrong pad does not end the game yet.
  public private(set) var hasSecondTry: Bool
  /// The number of pads that had been repeated before a mistake.
  public private(set) var repeated = 0
  /// The pads to repeat, never empty.
  public private(set) var sequence: [Pad]
  /// The length that wins the current round: 10, then 15, 20, …
  public private(set) var target = firstTarget
  /// What a game waits for.
  public private(set) var phase = Phase.playback
  /// The points earned so far.
  public private(set) var points = 0
  /// The longest sequence completed so far.
  public private(set) var longest = 0
  /// The index in the team of the first player to repeat the longest sequence so far; nil if alone.
  public private(set) var farthest: Int?
  /// The number of sequences completed so far; each gives the turn to the next player.
  private var turns = 0

  /// Begins a game with a sequence of one pad, ready to be shown.
  public init(
    team: [Name] = [], hasSecondTry: Bool = false, using generator: inout some RandomNumberGenerator
  ) {
    (self.team, self.hasSecondTry) = (team, hasSecondTry)
    sequence = [.random(using: &generator)]
  }

  /// Ends the playback: the player's presses count from here on.
  public mutating func listen() {
    if phase == .playback { phase = .listening(done: 0) }
  }

  /// Shows the sequence again, unless the players have begun to repeat it.
  public mutating func showAgain() {
    if phase == .listening(done: 0) { phase = .playback }
  }

  /// Begins the second try: the player's presses count again, from the first pad.
  public mutating func retry() {
    if case .stumbled = phase { phase = .listening(done: 0) }
  }

  /// Judges one press.
  @discardableResult
  public mutating func press(_ pad: Pad) -> Press {
    guard case .listening(let done) = phase else { return .ignored }
    guard pad == sequence[done] else {
      let mistake = Mistake(pressed: pad, right: sequence[done])
      repeated = done
      phase = hasSecondTry ? .stumbled(mistake) : .lost(mistake)
      hasSecondTry = false
      return .mistake(mistake)
    }
    let length = sequence.count
    guard done + 1 == length else {
      phase = .listening(done: done + 1)
      return .right
    }
    points += length
    if length > longest {
      longest = length
      farthest = team.isEmpty ? nil : turn
    }
    phase = length == target ? .won : .completed
    return length == target ? .won(length: length) : .completed(length: length)
  }

  /// Goes on from a completed sequence to a longer one, or from a won round to a fresh sequence and
  /// a longer target, with the next player's turn. Does nothing in any other phase.
  public mutating func proceed(using generator: inout some RandomNumberGenerator) {
    switch phase {
    case .completed: break
    case .won:
      sequence = []
      target += Self.targetStep
    case .playback, .listening, .stumbled, .lost, .left: return
    }
    sequence.append(.random(using: &generator))
    turns += 1
    phase = .playback
  }

  /// Leaves the game; a game that is over stays as it is.
  public mutating func leave() {
    if !isOver { phase = .left }
  }

  /// The pad that would be right now; nil while no press is awaited.
  public var due: Pad? {
    if case .listening(let done) = phase { sequence[done] } else { nil }
  }

  /// The number of pads of the sequence that are already right.
  public var done: Int {
    switch phase {
    case .listening(let done): done
    case .completed, .won: sequence.count
    case .stumbled, .lost: repeated
    case .playback, .left: 0
    }
  }

  /// The index in the team of the player whose turn it is; 0 in the single-player game.
  public var turn: Int { team.isEmpty ? 0 : turns % team.count }

  /// The player whose turn it is; nil in the single-player game.
  public var player: Name? { team.isEmpty ? nil : team[turn] }

  /// Whether the game has ended.
  public var isOver: Bool {
    switch phase {
    case .lost, .left: true
    case .playback, .listening, .stumbled, .completed, .won: false
    }
  }

  /// The last wrong pad, until the game goes on.
  public var mistake: Mistake? {
    switch phase {
    case .stumbled(let mistake), .lost(let mistake): mistake
    case .playback, .listening, .completed, .won, .left: nil
    }
  }

  /// Whether the points beat all `records` of its kind, players or teams, or those by the `name`.
  public func isRecord(among records: [Standings.Entry], by name: String) -> Bool {
    [best(among: records), best(among: records.filter { $0.name.text == name })].contains {
      0 < $0 && $0 < points
    }
  }

  /// Whether dropping the game's points needs a question: they are for three drums or more, and
  /// none of the `records` has as many.
  public func isWorthKeeping(among records: [Standings.Entry]) -> Bool {
    longest >= 3 && best(among: records) < points
  }

  /// The most points among the records of single players, or of teams.
  private func best(among records: [Standings.Entry]) -> Int {
    records.filter { ($0.kind == .team) != team.isEmpty }.map(\.points).max() ?? 0
  }

  /// Whether to ask for a scoreboard name: after a mistake always, after leaving only with points.
  public var offersScoreboard: Bool {
    switch phase {
    case .lost: true
    case .left: points > 0
    case .playback, .listening, .stumbled, .completed, .won: false
    }
  }
}
