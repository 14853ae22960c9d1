public import Rules

/// What the player has chosen, remembered between visits.
public struct Preferences: Hashable, Sendable {
  /// How large words are drawn.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case normal, large, largest

    /// How many times as large as usual words of labels and bodies are, where there is room.
    public var factor: Double {
      switch self {
      case .normal: 1
      case .large: 1.5
      case .largest: 2
      }
    }
  }

  /// How fast the game's own time runs.
  public enum Speed: String, Hashable, Sendable, CaseIterable {
    case slowest = "0.5"
    case slow = "0.75"
    case normal = "1"
    case brisk = "1.5"
    case fast = "2"

    /// Quarters of normal speed: 2, 3, 4, 6 or 8.
    public var quarters: Int64 {
      switch self {
      case .slowest: 2
      case .slow: 3
      case .normal: 4
      case .brisk: 6
      case .fast: 8
      }
    }
  }

  /// How much a voice says.
  public enum Narration: String, Hashable, Sendable, CaseIterable {
    case off
    /// What the game asks for, what could be done, and what has happened.
    case hints
    /// Also what has the focus, so that nothing need be seen.
    case everything
  }

  /// Volume of what is played once, 0…1.
  public var volume = 0.8
  /// Volume of what sounds by itself, 0…1.
  public var ambienceVolume = 0.8
  /// Volume of the voice, 0…1.
  public var voiceVolume = 0.8
  public var narration = Narration.off
  /// The player has said how much is to be said; until then the desktop may.
  public var hasChosenNarration = false
  public var isMuted = false
  /// Both ears hear the same.
  public var isMono = false
  public var showsCaptions = false
  public var isCalm = false
  /// The player has said how much motion there is to be; until then the desktop may.
  public var hasChosenMotion = false
  /// Words are black or white on plain grounds, and what can be pressed has a rim.
  public var isHighContrast = false
  /// The player has said how much contrast there is to be; until then the desktop may.
  public var hasChosenContrast = false
  /// What the player has put on other keys of the keyboard, by what is printed on them.
  public var keys: [Key: String] = [:]
  public var speed = Speed.normal
  public var rival = Rival.Kind.dice
  /// A drop counts only with the whole animal inside; otherwise its middle is enough.
  public var wantsExactDrop = true
  public var isFullscreen = false
  /// The code of the language that the player has chosen; until then the session decides.
  public var language: String?
  public var textSize = TextSize.normal
  /// When a jungle match ends; one of `goals`.
  public var goal = Match.Goal.endless
  public var lastDoor = SceneID.jungle
  /// How many games of each door are finished.
  public var grown: [SceneID: Int] = [:]
  /// How many of them the clearing has shown.
  public var admired: [SceneID: Int] = [:]
  /// Choices of single doors, by names of their own, e.g. `drill.rounds`.
  public var choices: [String: String] = [:]

  public init() {}

  /// Puts `key` on the key of the keyboard called `name`, and nothing else any more.
  public mutating func put(_ key: Key, on name: String) {
    keys = keys.filter { $0.value != name }
    keys[key] = name
  }

  /// A game of `scene` is finished, which the clearing remembers.
  public mutating func grow(_ scene: SceneID) {
    grown[scene] = min(Self.mostGrown, grown[scene, default: 0] + 1)
  }

  static let mostGrown = 1_000_000
}
