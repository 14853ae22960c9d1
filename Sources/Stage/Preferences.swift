public import Rules

/// The player's choices, remembered between visits; the defaults are those of a first visit.
///
/// See the types of `narration`, `speed`, `textSize` and `rival` for their meaning.
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

  /// The speed of the game's clock; raw values are its factors, as stored.
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

  /// The amount of narration.
  public enum Narration: String, Hashable, Sendable, CaseIterable {
    case off
    /// Prompts, hints and results.
    case hints
    /// Also the focus, so that the game can be played unseen.
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
  /// Whether sound is mono.
  public var isMono = false
  /// Whether sounds and spoken sentences are shown as captions.
  public var showsCaptions = false
  /// Whether flying, shaking and growing are left out of motion.
  public var isCalm = false
  /// Whether the player has chosen `isCalm`; until then the desktop's setting may.
  public var hasChosenMotion = false
  /// Whether text is black or white on plain grounds, and controls have a rim.
  public var isHighContrast = false
  /// Whether the player has chosen `isHighContrast`; until then the desktop's setting may.
  public var hasChosenContrast = false
  /// The keys the player has moved, with the names of their new positions.
  public var keys: [Key: String] = [:]
  public var speed = Speed.normal
  public var rival = Rival.Kind.dice
  /// Whether a drop needs the whole animal in the river; otherwise its middle is enough.
  public var wantsExactDrop = true
  /// Whether the game fills the screen.
  public var isFullscreen = false
  /// The code of the chosen language, e.g. `pt-BR`; nil leaves it to the session.
  public var language: String?
  public var textSize = TextSize.normal
  /// The goal of a jungle match; one of `goals`.
  public var goal = Match.Goal.endless
  /// The game whose door was last opened, which has the focus in the hub.
  public var lastDoor = SceneID.jungle
  /// The number of finished games behind each door, up to a million.
  public var grown: [SceneID: Int] = [:]
  /// The number of these that the clearing has shown.
  public var admired: [SceneID: Int] = [:]
  /// Choices of a single game, under names of their own, e.g. `drill.rounds`.
  public var choices: [String: String] = [:]

  /// The choices of a first visit.
  public init() {}

  /// Moves `key` to the position `name`; a key moved there before returns to its own.
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
