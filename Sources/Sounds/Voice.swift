/// The sounds of the game.
public enum Voice: String, Hashable, Sendable, CaseIterable {
  case lionRoar, hiss, thump
  case snap, pounce
  case win, lose, tie
  case click, card, page
  case drumLeaf, drumFlower, drumSun, drumDrop
  case uhOh

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
