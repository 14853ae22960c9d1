public import Rules

/// What the player has chosen, remembered between visits.
public struct Preferences: Hashable, Sendable {
  /// How large words are drawn.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case normal, large

    /// How many times as large as usual words of labels and bodies are.
    public var factor: Double { self == .large ? 1.18 : 1 }
  }

  /// How fast the game's own time runs.
  public enum Speed: String, Hashable, Sendable, CaseIterable {
    case normal = "1"
    case brisk = "1.5"
    case fast = "2"

    /// Halves of normal speed: 2, 3 or 4.
    public var halves: Int64 {
      switch self {
      case .normal: 2
      case .brisk: 3
      case .fast: 4
      }
    }
  }

  /// Volume of what is played once, 0…1.
  public var volume = 0.8
  /// Volume of what sounds by itself, 0…1.
  public var ambienceVolume = 0.8
  public var isMuted = false
  public var showsCaptions = false
  public var isCalm = false
  /// The player has said how much motion there is to be; until then the desktop may.
  public var hasChosenMotion = false
  public var speed = Speed.normal
  public var rival = Rival.Kind.dice
  /// A drop counts only with the whole animal inside; otherwise its middle is enough.
  public var wantsExactDrop = true
  public var isFullscreen = false
  public var textSize = TextSize.normal
  /// When a jungle match ends; one of `goals`.
  public var goal = Match.Goal.endless
  /// The ghost hand of the first visit has been seen.
  public var hasPlayed = false
  public var lastDoor = SceneID.jungle
  /// Choices of single doors, by names of their own, e.g. `drill.rounds`.
  public var choices: [String: String] = [:]

  public init() {}
}
