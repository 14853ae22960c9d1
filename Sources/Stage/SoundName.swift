/// The sounds of the game, by the names of their files and of their synthesis.
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
  /// What is said where the sound is not heard.
  public var caption: String {
    switch self {
    case .lionRoar: "The lion roars."
    case .hiss: "The cobra hisses."
    case .squeak: "The rabbit squeaks."
    case .yelp: "A squeal."
    case .footstep: "A soft step."
    case .hop: "A hop."
    case .slide: "Something slides."
    case .snap: "It snaps into place."
    case .pounce: "A leap through the air."
    case .thump: "A thump."
    case .splashLight: "A small splash."
    case .splashMiddle: "A splash."
    case .splashHeavy: "A big splash!"
    case .rock: "The rock hits."
    case .paper: "The paper wraps."
    case .scissors: "The scissors snip."
    case .win: "Three rising notes."
    case .lose: "Two soft falling notes."
    case .tie: "Two equal notes."
    case .uhOh: "Uh-oh!"
    case .click: "A wooden click."
    case .card: "A card drops in."
    case .page: "A page turns."
    case .drumLeaf: "The leaf drum."
    case .drumFlower: "The flower drum."
    case .drumSun: "The sun drum."
    case .drumDrop: "The drop drum."
    }
  }

  /// Whether it only accompanies what everybody sees anyway: then its caption would be in the way.
  public var isIncidental: Bool {
    switch self {
    case .snap, .click, .card, .page, .yelp, .footstep, .hop, .slide: true
    case .splashLight, .splashMiddle, .splashHeavy, .rock, .paper, .scissors: true
    case .lionRoar, .hiss, .squeak, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: false
    }
  }
}
