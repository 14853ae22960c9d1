public import Rules

/// The player's choices, remembered between visits; the defaults are those of a first visit.
///
/// What `narration`, `speed`, `textSize` and `rival` mean is said at their types.
public struct Preferences: Hashable, Sendable {
  /// The size of text of labels and below.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case normal, large, largest

    /// The factor for text of labels and below, where there is room for it.
    public var factor: Double {
      switch self {
      case .normal: 1
      case .large: 1.5
      case .largest: 2
      }
    }
  }

  /// How fast the game's own time runs; raw values are the factors under which they are stored.
  public enum Speed: String, Hashable, Sendable, CaseIterable {
    case slowest = "0.5"
    case slow = "0.75"
    case normal = "1"
    case brisk = "1.5"
    case fast = "2"

    /// The speed in quarters of the normal one: 2, 3, 4, 6 or 8.
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

  /// How much the voice says.
  public enum Narration: String, Hashable, Sendable, CaseIterable {
    case off
    /// What the game asks for, what the player could do, and what has happened.
    case hints
    /// Also what has the focus, so that nothing need be seen.
    case everything
  }

  /// The volume of single sounds, 0…1.
  public var volume = 0.8
  /// The volume of background sounds, 0…1.
  public var ambienceVolume = 0.8
  /// The volume of the voice, 0…1.
  public var voiceVolume = 0.8
  public var narration = Narration.off
  /// Whether the player has chosen `narration`; until then the desktop's setting may.
  public var hasChosenNarration = false
  /// Whether everything is silent.
  public var isMuted = false
  /// Whether both ears hear the same.
  public var isMono = false
  /// Whether sounds and spoken sentences are shown as captions.
  public var showsCaptions = false
  /// Whether flying, shaking and growing are left out of motion.
  public var isCalm = false
  /// Whether the player has chosen `isCalm`; until then the desktop's setting may.
  public var hasChosenMotion = false
  /// Whether text is black or white on plain grounds, and what can be pressed has a rim.
  public var isHighContrast = false
  /// Whether the player has chosen `isHighContrast`; until then the desktop's setting may.
  public var hasChosenContrast = false
  /// The keys that the player has moved, with the names of their new positions.
  public var keys: [Key: String] = [:]
  public var speed = Speed.normal
  public var rival = Rival.Kind.dice
  /// Whether an animal must lie in the river whole to count as dropped; otherwise its middle must.
  public var wantsExactDrop = true
  /// Whether the game fills the screen.
  public var isFullscreen = false
  /// The code of the chosen language, e.g. `pt-BR`; nil leaves it to the session.
  public var language: String?
  public var textSize = TextSize.normal
  /// What ends a jungle match; one of `goals`.
  public var goal = Match.Goal.endless
  /// The game whose door was last opened, which has the focus in the hub.
  public var lastDoor = SceneID.jungle
  /// How many games behind each door were finished, up to a million.
  public var grown: [SceneID: Int] = [:]
  /// How many of these the clearing has shown already.
  public var admired: [SceneID: Int] = [:]
  /// Choices that only one game knows, under names of their own, e.g. `drill.rounds`.
  public var choices: [String: String] = [:]

  /// The choices of a first visit.
  public init() {}

  /// Puts `key` at the position `name`; another key that was put there returns to its own.
  public mutating func put(_ key: Key, on name: String) {
    keys = keys.filter { $0.value != name }
    keys[key] = name
  }

  /// Counts a finished game of `scene`.
  public mutating func grow(_ scene: SceneID) {
    grown[scene] = min(Self.mostGrown, grown[scene, default: 0] + 1)
  }

  static let mostGrown = 1_000_000
}
