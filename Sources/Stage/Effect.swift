public import Rules

/// What a scene wants from the world; collected in the frame and carried out above the scenes.
public enum Effect: Hashable, Sendable {
  /// Plays a sound once; `pan` from −1 (left) to 1 (right).
  case play(SoundName, pan: Double)
  /// A sentence for those who don't hear the sound.
  case caption(String)
  /// Puts a score on the scoreboard; answered by `InputEvent.saved`.
  case save(Standings.Entry)
  /// Changes what the player has chosen, at once and for the next time.
  case prefer(Preferences)
  /// Puts words on the clipboard.
  case copy(String)
  /// The scene is over; what follows is decided above it.
  case finish(Ending)
}

/// How a scene ended.
public enum Ending: Hashable, Sendable {
  /// It came to its own end.
  case completed
  /// The player went back one step.
  case back
  /// The player chose a place to go.
  case chose(SceneID)
}

/// The places of the game.
public enum SceneID: String, Hashable, Sendable, CaseIterable {
  case opening, hub, jungle, hands
  case winOrLose = "win-or-lose"
  case simonSays = "simon-says"
  case settings, information
}

/// The sounds of the game, by the names of their files and of their synthesis.
public enum SoundName: String, Hashable, Sendable, CaseIterable {
  case lionRoar, hiss, thump, snap, pounce, win, lose, tie, click, card, page, uhOh
  case drumLeaf, drumFlower, drumSun, drumDrop
}

extension SoundName {
  /// What is said where the sound is not heard.
  public var caption: String {
    switch self {
    case .lionRoar: "The lion roars."
    case .hiss: "The cobra hisses."
    case .thump: "A thump."
    case .snap: "It snaps into place."
    case .click: "A wooden click."
    case .card: "A card drops in."
    case .page: "A page turns."
    case .pounce: "A leap through the air."
    case .win: "Three rising notes."
    case .lose: "Two soft falling notes."
    case .tie: "Two equal notes."
    case .uhOh: "Uh-oh!"
    case .drumLeaf: "The leaf drum."
    case .drumFlower: "The flower drum."
    case .drumSun: "The sun drum."
    case .drumDrop: "The drop drum."
    }
  }

  /// Whether it only accompanies what everybody sees anyway: then its caption would be in the way.
  public var isIncidental: Bool {
    switch self {
    case .snap, .click, .card, .page: true
    case .lionRoar, .hiss, .thump, .pounce, .win, .lose, .tie, .uhOh: false
    case .drumLeaf, .drumFlower, .drumSun, .drumDrop: false
    }
  }
}
