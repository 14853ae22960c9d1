public import Rules

/// The cast's finale over a scene whose game has ended, at most four seconds long.
public enum Finale: Hashable, Sendable {
  /// The winning side's other two animals carry this one; `jungle` tells which side has won. After
  /// a match of two players they carry the winner's mascot instead.
  case parade(Animal, jungle: Bool, as: Mascot? = nil)
  /// A crown comes down on the animal that holds up the winning hand, or on a mascot in its place.
  case crown(Throw, on: Animal, as: Mascot? = nil)
  /// Petals fly about the animal that gave the right answers, one for each.
  case petals(Int, about: Animal = .cobra)
  /// The other two animals bring this one, which had little luck, a plaster, a flower and a new
  /// game.
  case comfort(Animal)
  /// The player's animal between two others, or the whole team, drums the game's pads again, while
  /// its points are counted.
  case drums(DrumSolo)
}

/// The end of a game at the drums: the `points` it has earned, and the `mood` in which it ends.
public struct DrumSolo: Hashable, Sendable {
  /// The pads that were played, in order.
  public let pads: [Pad]
  public let points: Int
  public let mood: Mood
  /// The players in the order of their turns: one, or a team.
  public let players: [Player]

  /// The last moment: the players are consoled after a mistake, cheer after a won round, or are
  /// crowned for the best game.
  public enum Mood: Hashable, Sendable {
    case heartened, won, record
  }

  /// A player as `animal`, or as `mascot` in its place.
  public struct Player: Hashable, Sendable {
    public let animal: Animal
    public let mascot: Mascot?

    public init(_ animal: Animal, as mascot: Mascot? = nil) {
      (self.animal, self.mascot) = (animal, mascot)
    }
  }

  public init(
    _ pads: [Pad], points: Int, _ mood: Mood, by players: [Player] = [Player(.cobra)]
  ) {
    (self.pads, self.points, self.mood, self.players) = (pads, points, mood, players)
  }
}

extension Finale {
  /// The celebrated players: one in the middle, or a team in the order of its turns.
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
