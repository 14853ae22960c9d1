public import Rules

/// The player's choices, remembered between visits; the defaults are those of a first visit.
///
/// See the types of `narration`, `speed`, `textSize` and `rival` for their meaning.
public struct Preferences: Hashable, Sendable {
  /// The size of text in the label size and smaller.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case normal, large, largest

    /// The factor for the size of such text, where there is room for it.
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
    public var quarters: Int64 { Int64(4 * (Double(rawValue) ?? 1)) }
  }

  /// The amount of narration.
  public enum Narration: String, Hashable, Sendable, CaseIterable {
    case off
    /// The voice speaks prompts, hints and results.
    case hints
    /// The voice also names the focused control, so that the game can be played unseen.
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
  public var reducesMotion = false
  /// Whether the player has chosen `reducesMotion`; until then the desktop's setting may.
  public var hasChosenMotion = false
  /// Whether text is black or white on plain grounds, and controls have a rim.
  public var isHighContrast = false
  /// Whether the player has chosen `isHighContrast`; until then the desktop's setting may.
  public var hasChosenContrast = false
  /// The keys the player has moved, with the names of their new positions.
  public var keys: [Key: String] = [:]
  public var speed = Speed.normal
  public var rival = Rival.Kind.dice
  /// Whether an animal dropped at the river has to be in it as a whole; otherwise its middle is
  /// enough.
  public var wantsExactDrop = true
  /// Whether the game fills the screen.
  public var isFullscreen = false
  /// The code of the chosen language, e.g. `pt-BR`; nil leaves it to the session.
  public var language: String?
  public var textSize = TextSize.normal
  /// The goal of a jungle match, one of `goals`; set there and in the settings.
  public var goal = Match.Goal.endless
  /// The game whose door was last opened, which has the focus in the hub.
  public var lastDoor = SceneID.jungle
  /// The number of finished games behind each door, up to a million.
  public var finishedGames: [SceneID: Int] = [:]
  /// The number of these that the clearing has shown.
  public var seenFinishedGames: [SceneID: Int] = [:]
  /// The choices of single games, by their own names, e.g. `drill.rounds`.
  public var choices: [String: String] = [:]

  public init() {}

  /// The name of the choice that keeps the player's last name in Hands; its animal plays in the
  /// other games too.
  public static let lastNameKey = "hands.name"

  /// The name of the choice that keeps the animal which lent the player's last lent name. A typed
  /// name or another language does not change it.
  public static let championKey = "hands.champion"

  /// The player's last name; empty for none.
  public var lastName: String { choices[Self.lastNameKey] ?? "" }

  /// Moves `key` to the position `name`; the key that was there takes its place.
  public mutating func put(_ key: Key, on name: String) {
    func position(of key: Key) -> String? { keys[key] ?? key.usualPosition }
    let former = position(of: key)
    for other in Key.allCases where other != key && position(of: other) == name {
      keys[other] = former
    }
    keys[key] = name
    keys = keys.filter { $0.value != $0.key.usualPosition }
  }

  /// Counts a finished game of `scene`.
  public mutating func grow(_ scene: SceneID) {
    finishedGames[scene] = min(Self.mostFinishedGames, finishedGames[scene, default: 0] + 1)
  }

  static let mostFinishedGames = 1_000_000
}

/// Preferences as text, for the settings file and for replays.
extension Preferences {
  /// The goals of a jungle match, with the names under which they are stored.
  public static let goals: [(name: String, goal: Match.Goal)] = [
    ("endless", .endless), ("first-to-3", .firstTo(3)), ("first-to-5", .firstTo(5)),
  ]

  /// The prefix of the stored names of `finishedGames` counts.
  public static let finishedGamesName = "grown."

  /// The choices that are stored under one name each.
  private static let stored: [Stored] = [
    .share("volume", \.volume), .share("ambience", \.ambienceVolume),
    .share("voice", \.voiceVolume),
    .word("narration", \.narration), .flag("narration-chosen", \.hasChosenNarration),
    .flag("muted", \.isMuted), .flag("mono", \.isMono), .flag("captions", \.showsCaptions),
    .flag("calm", \.reducesMotion), .flag("motion-chosen", \.hasChosenMotion),
    .flag("contrast", \.isHighContrast), .flag("contrast-chosen", \.hasChosenContrast),
    .word("speed", \.speed), .word("rival", \.rival), .flag("exact-drop", \.wantsExactDrop),
    .flag("fullscreen", \.isFullscreen), .word("text-size", \.textSize),
    .word("door", \.lastDoor),
    Stored("language", \.language, text: { $0 ?? "auto" }) { $0 == "auto" ? nil : $0 },
    Stored("goal", \.goal, text: { goal in goals.first { $0.goal == goal }?.name ?? "endless" }) {
      word in goals.first { $0.name == word }?.goal
    },
  ]

  /// All choices by their stored names; `init(values:)` reads them back.
  public var values: [String: String] {
    var values = Dictionary(
      uniqueKeysWithValues: Self.stored.map { ($0.name, $0.text(self)) })
    for (scene, count) in finishedGames {
      values[Self.finishedGamesName + scene.rawValue] = "\(count)"
    }
    for (scene, count) in seenFinishedGames { values["admired.\(scene.rawValue)"] = "\(count)" }
    for (name, value) in choices { values["choice.\(name)"] = value }
    // A missing entry leaves a stored one alone, so a key that was put back needs an empty entry.
    for key in Key.allCases { values["key.\(key.rawValue)"] = keys[key] ?? "" }
    return values
  }

  /// Creates preferences from stored choices; a missing or invalid one keeps its default.
  public init(values: [String: String]) {
    self.init()
    for choice in Self.stored {
      if let word = values[choice.name] { choice.read(word, &self) }
    }
    for scene in SceneID.allCases {
      func read(_ name: String) -> Int? {
        values[name + scene.rawValue].flatMap { Int($0) }.flatMap {
          (0...Self.mostFinishedGames).contains($0) ? $0 : nil
        }
      }
      finishedGames[scene] = read(Self.finishedGamesName)
      seenFinishedGames[scene] = read("admired.")
    }
    for (name, value) in values where name.hasPrefix("choice.") {
      choices[String(name.dropFirst("choice.".count))] = value
    }
    for key in Key.allCases {
      if let word = values["key.\(key.rawValue)"] { keys[key] = word.isEmpty ? nil : word }
    }
  }
}

private typealias Choice<Value> = any WritableKeyPath<Preferences, Value> & Sendable

/// One stored choice: its name, and how its text is written and read.
private struct Stored: Sendable {
  let name: String
  let text: @Sendable (Preferences) -> String
  /// Sets the choice from a word; does nothing if the word is invalid.
  let read: @Sendable (String, inout Preferences) -> Void

  init<Value>(
    _ name: String, _ choice: Choice<Value>, text: @escaping @Sendable (Value) -> String,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.text = { text($0[keyPath: choice]) }
    read = { word, preferences in
      if let value = parse(word) { preferences[keyPath: choice] = value }
    }
  }

  static func flag(_ name: String, _ choice: Choice<Bool>) -> Stored {
    Stored(name, choice, text: { "\($0)" }) { Bool($0) }
  }

  /// Returns a stored choice of a number, 0…1.
  static func share(_ name: String, _ choice: Choice<Double>) -> Stored {
    Stored(name, choice, text: { "\($0)" }) { Double($0).flatMap { 0...1 ~= $0 ? $0 : nil } }
  }

  static func word<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ choice: Choice<Value>
  ) -> Stored {
    Stored(name, choice, text: { $0.rawValue }) { Value(rawValue: $0) }
  }
}
