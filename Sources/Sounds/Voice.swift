/// The sounds of the game.
public enum Voice: String, Hashable, Sendable, CaseIterable {
  case lionRoar, hiss, thump
  case snap, pounce
  case win, lose, tie
  case click, card, page
  case drumLeaf, drumFlower, drumSun, drumDrop
  case uhOh

  /// A sentence for those who don't hear the sound.
  public var caption: String {
    switch self {
    case .lionRoar: "The lion roars."
    case .hiss: "The cobra hisses."
    case .thump: "The rabbit thumps."
    case .snap: "It snaps into place."
    case .pounce: "A leap, and a soft thud."
    case .win: "Three notes rise."
    case .lose: "Two notes fall."
    case .tie: "The same note, twice."
    case .click: "A wooden click."
    case .card: "A card drops in."
    case .page: "A page turns."
    case .drumLeaf: "A drum: leaf."
    case .drumFlower: "A drum: flower."
    case .drumSun: "A drum: sun."
    case .drumDrop: "A drum: drop."
    case .uhOh: "Uh-oh!"
    }
  }

  /// Where the sound comes from when its place on the screen isn't known: −1 (left) … 1 (right).
  ///
  /// The animals sound from their homes, the drums stand in a row from low to high.
  public var pan: Double {
    switch self {
    case .lionRoar: -0.5
    case .thump: 0.5
    case .drumLeaf: -0.6
    case .drumFlower: -0.2
    case .drumSun: 0.2
    case .drumDrop: 0.6
    case .hiss, .snap, .pounce, .win, .lose, .tie, .click, .card, .page, .uhOh: 0
    }
  }

  /// The highest sample; chosen so that the family is one in loudness, never above
  /// `Synthesizer.peakCeiling`.
  var level: Double {
    switch self {
    case .lionRoar, .thump: 0.7
    case .drumLeaf, .drumFlower: 0.6
    case .pounce, .drumSun, .snap: 0.5
    case .lose, .drumDrop, .win, .tie, .uhOh: 0.45
    case .card: 0.4
    case .hiss, .click: 0.35
    case .page: 0.25
    }
  }
}
