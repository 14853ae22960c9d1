/// The jungle's three animals, one for each throw (`hand`), which `beats` another in a circle: the
/// lion catches the rabbit, the cobra bites the lion, the rabbit outruns the cobra.
public enum Animal: String, Sendable, Hashable, CaseIterable {
  case lion, cobra, rabbit

  /// The animal that stands for a throw.
  public init(_ hand: Throw) {
    switch hand {
    case .rock: self = .lion
    case .paper: self = .cobra
    case .scissors: self = .rabbit
    }
  }

  public var hand: Throw {
    switch self {
    case .lion: .rock
    case .cobra: .paper
    case .rabbit: .scissors
    }
  }

  public var beats: Animal { Animal(hand.beats) }

  /// The outcome of a round against `other`, for this animal.
  public func outcome(against other: Animal) -> Outcome { hand.outcome(against: other.hand) }
}

/// The animals that represent the players at a table for two, instead of names.
public enum Mascot: String, Sendable, Hashable, CaseIterable {
  case frog, toucan, monkey, owl

  /// The next mascot that is not `taken`.
  public func next(without taken: Mascot) -> Mascot {
    Mascot.allCases.next(after: self, without: [taken]) ?? self
  }
}
