public import Rules

/// The cast's finale over a scene whose game has ended, at most four seconds long.
public enum Finale: Hashable, Sendable {
  /// The winning side's other two animals carry this one; `jungle` tells which side has won.
  case parade(Animal, jungle: Bool)
  /// A crown comes down on the animal that holds up the winning hand, or on a mascot in its place.
  case crown(Throw, on: Animal, as: Mascot? = nil)
  /// This many petals fly, one per right answer, about the animal that gave them.
  case petals(Int, about: Animal = .cobra)
  /// The three animals drum this sequence, and cheer if it was won.
  case drums([Pad], isWon: Bool)
}

extension Finale {
  /// The animal in the middle.
  public var hero: Animal {
    switch self {
    case .parade(let animal, _), .crown(_, let animal, _), .petals(_, let animal): animal
    case .drums: .cobra
    }
  }

  /// The finale as the end of an effect's line; see `Effect.line`.
  var line: String {
    switch self {
    case .parade(let winner, let jungle):
      "\(jungle ? "the jungle's" : "the player's") \(winner.rawValue)"
    case .crown(let hand, let animal, let mascot):
      "crown \(hand.rawValue) \(mascot?.rawValue ?? animal.rawValue)"
    case .petals(let count, let animal): "petals \(count) \(animal.rawValue)"
    case .drums(let pads, _): "drums \(pads.map(\.rawValue).joined(separator: " "))"
    }
  }
}
