public import Rules

/// Preferences as text, for the settings file and for replays.
extension Preferences {
  /// The goals of a jungle match, with the names under which they are stored.
  public static let goals: [(name: String, goal: Match.Goal)] = [
    ("endless", .endless), ("first-to-3", .firstTo(3)), ("first-to-5", .firstTo(5)),
  ]

  /// Every choice by its stored name; `init(values:)` reads them back.
  public var values: [String: String] {
    var values = [
      "volume": "\(volume)", "ambience": "\(ambienceVolume)", "muted": "\(isMuted)",
      "voice": "\(voiceVolume)", "narration": narration.rawValue,
      "narration-chosen": "\(hasChosenNarration)", "mono": "\(isMono)",
      "captions": "\(showsCaptions)",
      "calm": "\(isCalm)", "motion-chosen": "\(hasChosenMotion)",
      "contrast": "\(isHighContrast)", "contrast-chosen": "\(hasChosenContrast)",
      "speed": speed.rawValue,
      "rival": rival.rawValue,
      "exact-drop": "\(wantsExactDrop)", "fullscreen": "\(isFullscreen)",
      "text-size": textSize.rawValue,
      "goal": Self.goals.first { $0.goal == goal }?.name ?? "endless",
      "door": lastDoor.rawValue, "language": language ?? "auto",
    ]
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
    func read<Value>(_ name: String, _ place: inout Value, _ parse: (String) -> Value?) {
      if let value = values[name].flatMap(parse) { place = value }
    }
    read("volume", &volume) { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } }
    read("ambience", &ambienceVolume) { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } }
    read("voice", &voiceVolume) { Double($0).flatMap { (0...1).contains($0) ? $0 : nil } }
    read("narration", &narration) { Narration(rawValue: $0) }
    read("narration-chosen", &hasChosenNarration) { Bool($0) }
    read("muted", &isMuted) { Bool($0) }
    read("mono", &isMono) { Bool($0) }
    read("captions", &showsCaptions) { Bool($0) }
    read("calm", &isCalm) { Bool($0) }
    read("motion-chosen", &hasChosenMotion) { Bool($0) }
    read("contrast", &isHighContrast) { Bool($0) }
    read("contrast-chosen", &hasChosenContrast) { Bool($0) }
    read("speed", &speed) { Speed(rawValue: $0) }
    read("rival", &rival) { Rival.Kind(rawValue: $0) }
    read("exact-drop", &wantsExactDrop) { Bool($0) }
    read("fullscreen", &isFullscreen) { Bool($0) }
    read("language", &language) { $0 == "auto" ? nil : $0 }
    read("text-size", &textSize) { TextSize(rawValue: $0) }
    read("goal", &goal) { word in Self.goals.first { $0.name == word }?.goal }
    read("door", &lastDoor) { SceneID(rawValue: $0) }
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
    for key in Key.allCases { read("key.\(key.rawValue)", &keys[key]) { $0.isEmpty ? nil : $0 } }
  }
}
