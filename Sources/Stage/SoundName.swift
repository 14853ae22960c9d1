public import Rules

/// The single sounds of the game; raw values are the names of their files.
public enum SoundName: String, Hashable, Sendable, CaseIterable {
  case lionRoar, hiss, squeak, yelp
  case footstep, hop, slide
  case snap, pounce, thump
  case splashLight, splashMiddle, splashHeavy
  case rock, paper, scissors
  case win, lose, tie, uhOh
  case click, card, page
  case drumLeaf, drumFlower, drumSun, drumDrop
}

extension Pad {
  /// The sound of its drum.
  public var sound: SoundName {
    switch self {
    case .leaf: .drumLeaf
    case .flower: .drumFlower
    case .sun: .drumSun
    case .drop: .drumDrop
    }
  }
}

extension Outcome {
  /// The sound of a round that ends so.
  public var sound: SoundName {
    switch self {
    case .win: .win
    case .loss: .lose
    case .tie: .tie
    }
  }
}

extension Throw {
  /// The sound of beating another throw.
  public var sound: SoundName {
    switch self {
    case .rock: .rock
    case .paper: .paper
    case .scissors: .scissors
    }
  }
}
