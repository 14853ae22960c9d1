/// The outcome of a round for one side.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  case win, loss, tie

  /// The same round seen from the other side.
  public var reversed: Outcome {
    switch self {
    case .win: .loss
    case .loss: .win
    case .tie: .tie
    }
  }

  /// The winning side of the round whose outcome for the player this is; nil for a tie.
  public var winner: Side? {
    switch self {
    case .win: .player
    case .loss: .jungle
    case .tie: nil
    }
  }
}

/// A throw. The three form a circle: each `beats` the one before it and is `beatenBy` the next.
public enum Throw: String, Sendable, Hashable, CaseIterable {
  case rock, paper, scissors

  public var beats: Throw {
    switch self {
    case .rock: .scissors
    case .paper: .rock
    case .scissors: .paper
    }
  }

  public var beatenBy: Throw { beats.beats }

  /// The outcome of a round against `other`, for this throw.
  public func outcome(against other: Throw) -> Outcome {
    if beats == other { return .win }
    return other.beats == self ? .loss : .tie
  }

  /// Draws one of the three throws, all equally likely.
  public static func random(using generator: inout some RandomNumberGenerator) -> Throw {
    allCases[generator.index(below: allCases.count)]
  }
}
