/// A round: the throws of the `player` and of the `jungle`, and its `outcome` for the player.
public struct Round: Sendable, Hashable {
  public let player: Throw
  public let jungle: Throw

  public init(player: Throw, jungle: Throw) { (self.player, self.jungle) = (player, jungle) }

  public var outcome: Outcome { player.outcome(against: jungle) }

  /// The throw that beat the other; nil in a tie.
  public var winner: Throw? { outcome.winner.map { $0 == .player ? player : jungle } }
}

/// A side: the player, on the right, or on the left the jungle, for which a friend may play.
public enum Side: String, Sendable, Hashable, CaseIterable {
  case player, jungle

  /// The opposite side.
  public var other: Side { self == .player ? .jungle : .player }
}

/// A match of the player against the jungle or a friend, round by round, until one reaches the
/// `goal`.
///
/// A round stays until `nextTurn()` changes the `phase`, so it cannot score twice. Once the goal is
/// reached, the match takes no more throws until `playAgain()`.
public struct Match: Sendable, Hashable {
  /// What ends a match.
  public enum Goal: Sendable, Hashable {
    /// No goal: the match goes on for ever.
    case endless
    /// The first side to win this many rounds, 1 or more.
    case firstTo(Int)
    /// The player winning this many rounds, 1…5; the jungle cannot win.
    case rounds(Int)
    /// The player reaching or passing a number of points; the jungle cannot win.
    case points(PointScale)

    /// The rounds to win; nil for a match by points or without an end.
    public var wins: Int? {
      switch self {
      case .rounds(let wins), .firstTo(let wins): wins
      case .points, .endless: nil
      }
    }
  }

  /// What a match waits for.
  public enum Phase: Sendable, Hashable {
    /// Both sides are about to throw.
    case choosing
    /// The round has been played and scored; the next waits for `nextTurn()`.
    case settled(Round)
    /// The round brought the winner to the goal.
    case finished(Round, winner: Side)
  }

  public let goal: Goal
  public private(set) var phase: Phase = .choosing
  /// The number of rounds the player has won.
  public private(set) var playerWins = 0
  /// The number of rounds the jungle or the friend has won.
  public private(set) var jungleWins = 0
  /// The number of rounds played, ties included.
  public private(set) var roundsPlayed = 0
  /// The player's points, never below zero; they stay at zero unless the goal is `points`.
  public private(set) var points = 0

  /// The number of rounds won by a side.
  public func wins(of side: Side) -> Int { side == .player ? playerWins : jungleWins }

  public init(_ goal: Goal = .endless) { self.goal = goal }

  /// Plays and scores one round.
  ///
  /// - Returns: the outcome for the player; nil without effect if no throw is awaited.
  @discardableResult
  public mutating func play(_ player: Throw, against jungle: Throw) -> Outcome? {
    guard case .choosing = phase else { return nil }
    let round = Round(player: player, jungle: jungle)
    count(round.outcome)
    if let winner = sideAtGoal {
      phase = .finished(round, winner: winner)
    } else {
      phase = .settled(round)
    }
    return round.outcome
  }

  /// Opens the next round; does nothing while a throw is awaited or after the match.
  public mutating func nextTurn() {
    if case .settled = phase { phase = .choosing }
  }

  /// Begins again with the same goal and everything at zero.
  public mutating func playAgain() { self = Match(goal) }

  /// The match when it awaits a throw: before its next round, or a new match after the last one.
  public var rested: Match {
    var rest = self
    winner == nil ? rest.nextTurn() : rest.playAgain()
    return rest
  }

  /// The winner; nil while the match goes on.
  public var winner: Side? {
    if case .finished(_, let winner) = phase { winner } else { nil }
  }

  /// Whether a round has been played and there is no winner yet.
  public var isUnderWay: Bool { roundsPlayed > 0 && winner == nil }

  /// Whether `play(_:against:)` would score a round now.
  public var awaitsThrow: Bool { phase == .choosing }

  private mutating func count(_ outcome: Outcome) {
    roundsPlayed += 1
    switch outcome {
    case .win: playerWins += 1
    case .loss: jungleWins += 1
    case .tie: break
    }
    if case .points(let scale) = goal { points = scale.score(after: outcome, from: points) }
  }

  private var sideAtGoal: Side? {
    switch goal {
    case .endless: nil
    case .firstTo(let goal): Side.allCases.first { wins(of: $0) >= goal }
    case .rounds(let wins): playerWins >= wins ? .player : nil
    case .points(let scale): points >= scale.required ? .player : nil
    }
  }
}
