public import Rules
public import Stage
internal import Widgets

/// One line of the settings: what it is about and what can be chosen.
public struct SettingsRow: Hashable, Sendable {
  /// The pages on which the lines stand.
  public enum Page: String, Hashable, Sendable, CaseIterable {
    case sound, sight, play, keys
  }

  struct Choice: Hashable, Sendable {
    let name: String
    let words: String
    let pictogram: Pictogram?
    let setting: Setting
    let frame: Rect
  }

  /// What a choice sets.
  public enum Setting: Hashable, Sendable {
    case sound(isOn: Bool)
    case mono(Bool)
    case captions(Bool)
    case calm(Bool)
    case contrast(isHigh: Bool)
    case fullscreen(Bool)
    case speed(Preferences.Speed)
    case rival(Rival.Kind)
    case exactDrop(Bool)
    case textSize(Preferences.TextSize)
    case goal(Match.Goal)
  }

  let words: String
  let row: Int
  let choices: [Choice]

  /// The lines of a page under what else stands on it.
  static func all(on page: Page) -> [SettingsRow] {
    switch page {
    case .sound: sounds
    case .sight: sights
    case .play: games
    case .keys: []
    }
  }

  private static let sounds = [
    SettingsRow(
      "Sound", "sound", row: 2,
      [("On", .sound, .sound(isOn: true)), ("Off", .muted, .sound(isOn: false))]),
    SettingsRow(
      "Loudspeakers", "mono", row: 3,
      [("Left and right", .twoEars, .mono(false)), ("Both the same", .oneEar, .mono(true))]),
    SettingsRow(
      "Captions", "captions", row: 4,
      [("Off", .no, .captions(false)), ("On", .speech, .captions(true))]),
  ]

  private static let sights = [
    SettingsRow(
      "Words", "words", row: 0,
      [
        ("100 %", .small, .textSize(.normal)), ("150 %", .middle, .textSize(.large)),
        ("200 %", .large, .textSize(.largest)),
      ]),
    SettingsRow(
      "Contrast", "contrast", row: 1,
      [("Usual", .plain, .contrast(isHigh: false)), ("High", .contrast, .contrast(isHigh: true))]),
    SettingsRow(
      "Motion", "motion", row: 2,
      [("Lively", .lively, .calm(false)), ("Calm", .calm, .calm(true))]),
    SettingsRow(
      "Shown in", "picture", row: 3,
      [("Window", .window, .fullscreen(false)), ("Full screen", .screen, .fullscreen(true))]),
  ]

  private static let games = [
    SettingsRow(
      "Speed", "speed", row: 0,
      Preferences.Speed.allCases.map { ($0.rawValue + "×", nil, .speed($0)) }),
    SettingsRow(
      "The jungle throws", "rival", row: 1,
      [
        ("Dice", .dice, .rival(.dice)), ("Copycat", .copy, .rival(.copycat)),
        ("Old Lion", .cheer, .rival(.oldLion)),
      ]),
    SettingsRow(
      "Jungle match", "goal", row: 2,
      [
        ("Endless", .endless, .goal(.endless)), ("To 3", .goal, .goal(.firstTo(3))),
        ("To 5", .goal, .goal(.firstTo(5))),
      ]),
    SettingsRow(
      "Drop in the river", "drop", row: 3,
      [("Whole animal", .whole, .exactDrop(true)), ("Half is enough", .half, .exactDrop(false))]),
  ]

  private init(
    _ words: String, _ name: String, row: Int, _ choices: [(String, Pictogram?, Setting)]
  ) {
    self.words = words
    self.row = row
    let frames = SettingsLayout.choices(choices.count, row: row)
    self.choices = zip(choices, frames).enumerated().map { index, pair in
      let ((words, pictogram, setting), frame) = pair
      return Choice(
        name: "\(name).\(index)", words: words, pictogram: pictogram, setting: setting,
        frame: frame)
    }
  }
}

extension SettingsRow.Page {
  var words: String {
    switch self {
    case .sound: "Sound"
    case .sight: "Picture"
    case .play: "Play"
    case .keys: "Keys"
    }
  }

  var pictogram: Pictogram {
    switch self {
    case .sound: .sound
    case .sight: .sight
    case .play: .play
    case .keys: .keys
    }
  }
}
