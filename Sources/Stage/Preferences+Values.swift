public import Rules

/// Preferences as text, for the settings file and for replays.
extension Preferences {
  /// The goals of a jungle match, with the names under which they are stored.
  public static let goals: [(name: String, goal: Match.Goal)] = [
    ("endless", .endless), ("first-to-3", .firstTo(3)), ("first-to-5", .firstTo(5)),
  ]

  /// The choices that are stored under one name each.
  private static let stored: [Stored] = [
    .share("volume", \.volume), .share("ambience", \.ambienceVolume),
    .share("voice", \.voiceVolume),
    .word("narration", \.narration), .flag("narration-chosen", \.hasChosenNarration),
    .flag("muted", \.isMuted), .flag("mono", \.isMono), .flag("captions", \.showsCaptions),
    .flag("calm", \.isCalm), .flag("motion-chosen", \.hasChosenMotion),
    .flag("contrast", \.isHighContrast), .flag("contrast-chosen", \.hasChosenContrast),
    .word("speed", \.speed), .word("rival", \.rival), .flag("exact-drop", \.wantsExactDrop),
    .flag("fullscreen", \.isFullscreen), .word("text-size", \.textSize),
    .word("door", \.lastDoor),
    Stored("language", \.language, text: { $0 ?? "auto" }) { $0 == "auto" ? nil : $0 },
    Stored("goal", \.goal, text: { goal in goals.first { $0.goal == goal }?.name ?? "endless" }) {
      word in goals.first { $0.name == word }?.goal
    },
  ]

  /// Every choice by its stored name; `init(values:)` reads them back.
  public var values: [String: String] {
    var values = Dictionary(
      uniqueKeysWithValues: Self.stored.map { ($0.name, $0.text(self)) })
    for (scene, count) in grown { values["grown.\(scene.rawValue)"] = "\(count)" }
    for (scene, count) in admired { values["admired.\(scene.rawValue)"] = "\(count)" }
    for (name, value) in choices { values["choice.\(name)"] = value }
    // Missing entries leave stored ones alone, so a key that was put back needs an empty one.
    for key in Key.allCases { values["key.\(key.rawValue)"] = keys[key] ?? "" }
    return values
  }

  /// Reads stored choices; what is missing or invalid keeps its default.
  public init(values: [String: String]) {
    self.init()
    for choice in Self.stored {
      if let word = values[choice.name] { choice.read(word, &self) }
    }
    for scene in SceneID.allCases {
      func read(_ name: String) -> Int? {
        values["\(name).\(scene.rawValue)"].flatMap { Int($0) }.flatMap {
          (0...Self.mostGrown).contains($0) ? $0 : nil
        }
      }
      grown[scene] = read("grown")
      admired[scene] = read("admired")
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

/// A choice, its stored name, and how it is written and read there.
private struct Stored: Sendable {
  let name: String
  let text: @Sendable (Preferences) -> String
  /// Does nothing for an invalid word.
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

  /// From 0 to 1.
  static func share(_ name: String, _ choice: Choice<Double>) -> Stored {
    Stored(name, choice, text: { "\($0)" }) { Double($0).flatMap { 0...1 ~= $0 ? $0 : nil } }
  }

  static func word<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ choice: Choice<Value>
  ) -> Stored {
    Stored(name, choice, text: { $0.rawValue }) { Value(rawValue: $0) }
  }
}
