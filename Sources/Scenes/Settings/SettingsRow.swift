public import Rules
public import Stage
internal import Widgets

/// One line of the settings: what it is about and what can be chosen.
public struct SettingsRow: Hashable, Sendable {
  struct Choice: Hashable, Sendable {
    let name: String
    let words: String
    let setting: Setting
    let frame: Rect
  }

  /// What a choice sets.
  public enum Setting: Hashable, Sendable {
    case sound(isOn: Bool)
    case captions(Bool)
    case calm(Bool)
    case fullscreen(Bool)
    case speed(Preferences.Speed)
    case rival(Rival.Kind)
    case exactDrop(Bool)
    case textSize(Preferences.TextSize)
    case goal(Match.Goal)
  }

  let words: String
  let column: Int
  let row: Int
  let choices: [Choice]

  /// The left column under the volume, and the right one.
  static let all = [
    SettingsRow(
      "Sound", "sound", column: 0, row: 1,
      [("On", .sound(isOn: true)), ("Off", .sound(isOn: false))]),
    SettingsRow(
      "Captions", "captions", column: 0, row: 2,
      [("Off", .captions(false)), ("On", .captions(true))]),
    SettingsRow(
      "Motion", "motion", column: 0, row: 3, [("Lively", .calm(false)), ("Calm", .calm(true))]),
    SettingsRow(
      "Picture", "picture", column: 0, row: 4,
      [("Window", .fullscreen(false)), ("Full screen", .fullscreen(true))]),
    SettingsRow(
      "Speed", "speed", column: 1, row: 0,
      [("1×", .speed(.normal)), ("1.5×", .speed(.brisk)), ("2×", .speed(.fast))]),
    SettingsRow(
      "Who throws for the jungle", "rival", column: 1, row: 1,
      [("Dice", .rival(.dice)), ("Copycat", .rival(.copycat)), ("Old Lion", .rival(.oldLion))]),
    SettingsRow(
      "Jungle match", "goal", column: 1, row: 2,
      [
        ("Endless", .goal(.endless)), ("First to 3", .goal(.firstTo(3))),
        ("First to 5", .goal(.firstTo(5))),
      ]),
    SettingsRow(
      "Drop in the river", "drop", column: 1, row: 3,
      [("Whole animal", .exactDrop(true)), ("Half is enough", .exactDrop(false))]),
    SettingsRow(
      "Words", "words", column: 1, row: 4,
      [("Normal", .textSize(.normal)), ("Large", .textSize(.large))]),
  ]

  private init(
    _ words: String, _ name: String, column: Int, row: Int, _ choices: [(String, Setting)]
  ) {
    self.words = words
    self.column = column
    self.row = row
    let frames = SettingsLayout.choices(choices.count, column: column, row: row)
    self.choices = zip(choices, frames).enumerated().map { index, pair in
      let ((words, setting), frame) = pair
      return Choice(
        name: "\(name).\(index)", words: words, setting: setting, frame: frame)
    }
  }
}

extension SettingsRow.Setting {
  func isChosen(in preferences: Preferences) -> Bool {
    switch self {
    case .sound(let isOn): preferences.isMuted != isOn
    case .captions(let isOn): preferences.showsCaptions == isOn
    case .calm(let isCalm): preferences.isCalm == isCalm
    case .fullscreen(let isFull): preferences.isFullscreen == isFull
    case .speed(let speed): preferences.speed == speed
    case .rival(let rival): preferences.rival == rival
    case .exactDrop(let isExact): preferences.wantsExactDrop == isExact
    case .textSize(let size): preferences.textSize == size
    case .goal(let goal): preferences.goal == goal
    }
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
