public import Phrases
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

extension SoundName {
  /// The caption shown when the sound plays.
  public var caption: Phrase {
    switch self {
    case .lionRoar: .sound(.lionRoar)
    case .hiss: .sound(.hiss)
    case .squeak: .sound(.squeak)
    case .yelp: .sound(.yelp)
    case .footstep: .sound(.footstep)
    case .hop: .sound(.hop)
    case .slide: .sound(.slide)
    case .snap: .sound(.snap)
    case .pounce: .sound(.pounce)
    case .thump: .sound(.thump)
    case .splashLight: .sound(.splashLight)
    case .splashMiddle: .sound(.splashMiddle)
    case .splashHeavy: .sound(.splashHeavy)
    case .rock: .sound(.rock)
    case .paper: .sound(.paper)
    case .scissors: .sound(.scissors)
    case .win: .sound(.win)
    case .lose: .sound(.lose)
    case .tie: .sound(.tie)
    case .uhOh: .sound(.uhOh)
    case .click: .sound(.click)
    case .card: .sound(.card)
    case .page: .sound(.page)
    case .drumLeaf: .sound(.drumLeaf)
    case .drumFlower: .sound(.drumFlower)
    case .drumSun: .sound(.drumSun)
    case .drumDrop: .sound(.drumDrop)
    }
  }

  /// Whether it only accompanies something visible, and so has no caption.
  public var isIncidental: Bool {
    switch self {
    case .snap, .click, .card, .page, .yelp, .footstep, .hop, .slide: true
    case .splashLight, .splashMiddle, .splashHeavy, .rock, .paper, .scissors: true
    case .lionRoar, .hiss, .squeak, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: false
    }
  }
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
