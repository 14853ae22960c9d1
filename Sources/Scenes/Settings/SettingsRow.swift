internal import Props
internal import Stage

/// One line of the settings: what it is about and what can be chosen.
struct SettingsRow: Hashable {
  struct Choice: Hashable {
    let id: ControlID
    let words: String
    let setting: Setting
  }

  /// What a choice sets.
  enum Setting: Hashable {
    case sound(isOn: Bool)
    case captions(Bool)
    case calm(Bool)
    case fullscreen(Bool)
    case speed(Preferences.Speed)
    case rival(Preferences.RivalName)
    case exactDrop(Bool)
    case textSize(Preferences.TextSize)
    case goal(Preferences.Goal)
  }

  let words: String
  let choices: [Choice]

  /// The left column under the volume, and the right one.
  static let columns: [[SettingsRow]] = [
    [
      SettingsRow("Sound", "sound", [("On", .sound(isOn: true)), ("Off", .sound(isOn: false))]),
      SettingsRow("Captions", "captions", [("Off", .captions(false)), ("On", .captions(true))]),
      SettingsRow("Motion", "motion", [("Lively", .calm(false)), ("Calm", .calm(true))]),
      SettingsRow(
        "Picture", "picture", [("Window", .fullscreen(false)), ("Full screen", .fullscreen(true))]),
    ],
    [
      SettingsRow(
        "Speed", "speed",
        [("1×", .speed(.normal)), ("1.5×", .speed(.brisk)), ("2×", .speed(.fast))]),
      SettingsRow(
        "Who throws for the jungle", "rival",
        [("Dice", .rival(.dice)), ("Copycat", .rival(.copycat)), ("Old Lion", .rival(.oldLion))]),
      SettingsRow(
        "Jungle match", "goal",
        [
          ("Endless", .goal(.endless)), ("First to 3", .goal(.firstTo3)),
          ("First to 5", .goal(.firstTo5)),
        ]),
      SettingsRow(
        "Drop in the river", "drop",
        [("Whole animal", .exactDrop(true)), ("Half is enough", .exactDrop(false))]),
      SettingsRow(
        "Words", "words", [("Normal", .textSize(.normal)), ("Large", .textSize(.large))]),
    ],
  ]

  private init(_ words: String, _ name: String, _ choices: [(String, Setting)]) {
    self.words = words
    self.choices = choices.enumerated().map { index, choice in
      Choice(id: ControlID("\(name).\(index)"), words: choice.0, setting: choice.1)
    }
  }
}

extension SettingsRow.Setting {
  func isChosen(in preferences: Preferences) -> Bool {
    var changed = preferences
    apply(&changed)
    changed.hasChosenMotion = preferences.hasChosenMotion
    return changed == preferences
  }

  func apply(_ preferences: inout Preferences) {
    switch self {
    case .sound(let isOn): preferences.isMuted = !isOn
    case .captions(let isOn): preferences.showsCaptions = isOn
    case .calm(let isCalm):
      preferences.isCalm = isCalm
      preferences.hasChosenMotion = true
    case .fullscreen(let isFull): preferences.isFullscreen = isFull
    case .speed(let speed): preferences.speed = speed
    case .rival(let rival): preferences.rival = rival
    case .exactDrop(let isExact): preferences.wantsExactDrop = isExact
    case .textSize(let size): preferences.textSize = size
    case .goal(let goal): preferences.goal = goal
    }
  }
}
