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
  /// The sound of the drum.
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
  /// The sound of a round with this outcome for the player.
  public var sound: SoundName {
    switch self {
    case .win: .win
    case .loss: .lose
    case .tie: .tie
    }
  }
}

extension Throw {
  /// The sound of this throw when it beats another.
  public var sound: SoundName {
    switch self {
    case .rock: .rock
    case .paper: .paper
    case .scissors: .scissors
    }
  }
}

/// The background of a scene.
public enum Ambience: String, Hashable, Sendable, CaseIterable {
  /// Birds, the river, a little wind.
  case day
  /// Crickets and a fire.
  case night
}

/// The continuous sounds, as opposed to single ones.
public struct Soundscape: Hashable, Sendable {
  /// The background; nil for none.
  public var ambience: Ambience?
  /// The richness of the drums' accompaniment, from 0 (silent) to `richestGroove`.
  public var groove: Int

  /// The highest `groove`.
  public static let richestGroove = 4

  /// The soundscape without background and accompaniment.
  public static let silence = Soundscape(ambience: nil)

  /// Creates a soundscape; `groove` is limited to 0…`richestGroove`.
  public init(ambience: Ambience?, groove: Int = 0) {
    self.ambience = ambience
    self.groove = max(0, min(Self.richestGroove, groove))
  }
}
