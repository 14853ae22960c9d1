public import Rules

/// The cast's finale over a scene whose game has ended, at most four seconds long.
public enum Finale: Hashable, Sendable {
  /// The winning side's other two animals carry this one; `jungle` tells which side has won. Where
  /// two have played they carry the winner's mascot in its place; the left one has the jungle's.
  case parade(Animal, jungle: Bool, as: Mascot? = nil)
  /// A crown comes down on the animal that holds up the winning hand, or on a mascot in its place.
  case crown(Throw, on: Animal, as: Mascot? = nil)
  /// This many petals fly, one per right answer, about the animal that gave them.
  case petals(Int, about: Animal = .cobra)
  /// The other two bring this animal, which had little luck, a plaster, a flower and a new game.
  case comfort(Animal)
  /// The player between two animals, or the whole team, drums what was played, while its points are
  /// counted.
  case drums(DrumSolo)
}

/// The end of a game at the drums.
public struct DrumSolo: Hashable, Sendable {
  /// What was played.
  public let pads: [Pad]
  /// What the game has earned.
  public let points: Int
  /// How they end.
  public let mood: Mood
  /// Who has played, in the order of the turns: one, or a team.
  public let players: [Player]

  /// After a mistake they take heart, after a won round they cheer, and the best game is crowned.
  public enum Mood: Hashable, Sendable {
    case heartened, won, record
  }

  /// A player at the drums.
  public struct Player: Hashable, Sendable {
    /// The animal that acts for the player.
    public let animal: Animal
    /// The mascot that is shown in its stead; nil for none.
    public let mascot: Mascot?

    /// A player as `animal`, or as `mascot`.
    public init(_ animal: Animal, as mascot: Mascot? = nil) {
      (self.animal, self.mascot) = (animal, mascot)
    }
  }

  /// What is drummed and counted, how it ends, and by whom it was earned.
  public init(
    _ pads: [Pad], points: Int, _ mood: Mood, by players: [Player] = [Player(.cobra)]
  ) {
    (self.pads, self.points, self.mood, self.players) = (pads, points, mood, players)
  }
}

extension Finale {
  /// Who is celebrated: one in the middle, or a team in the order of its turns.
  public var heroes: [DrumSolo.Player] {
    switch self {
    case .parade(let animal, _, let mascot), .crown(_, let animal, let mascot):
      [DrumSolo.Player(animal, as: mascot)]
    case .petals(_, let animal), .comfort(let animal): [DrumSolo.Player(animal)]
    case .drums(let solo): solo.players
    }
  }

  /// The finale as the end of an effect's line; see `Effect.line`.
  var line: String {
    switch self {
    case .parade(let winner, let jungle, let mascot):
      mascot.map { "the \(jungle ? Seat.left : .right) player's \($0.rawValue)" }
        ?? "\(jungle ? "the jungle's" : "the player's") \(winner.rawValue)"
    case .crown(let hand, let animal, let mascot):
      "crown \(hand.rawValue) \(mascot?.rawValue ?? animal.rawValue)"
    case .petals(let count, let animal): "petals \(count) \(animal.rawValue)"
    case .comfort(let animal): "comfort \(animal.rawValue)"
    case .drums(let solo): "drums \(solo.pads.map(\.rawValue).joined(separator: " "))"
    }
  }
}
