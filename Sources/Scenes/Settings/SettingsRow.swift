internal import Phrases
public import Rules
public import Stage
internal import Widgets

/// One line of the settings: its subject and its choices.
public struct SettingsRow: Hashable, Sendable {
  /// The tabs of the settings.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case sound, sight, play, keys, language
  }

  struct Choice: Hashable, Sendable {
    let name: String
    let words: Phrase
    let pictogram: Pictogram?
    let setting: Setting
    let frame: Rect
  }

  /// A choice's setting.
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
    /// By its code; nil for the session's.
    case language(String?)
    case narration(Preferences.Narration)
  }

  let words: Phrase
  let label: Rect
  let choices: [Choice]

  /// The lines of a tab, from its top or below the sliders.
  static func all(on tab: Tab) -> [SettingsRow] {
    switch tab {
    case .sound: sounds
    case .sight: sights
    case .play: games
    case .keys, .language: []
    }
  }

  private static let sounds = [
    SettingsRow(
      .voice, "narration", row: 3, isDense: true,
      [
        (.settings(.voiceOff), .no, .narration(.off)),
        (.settings(.voiceHints), .speech, .narration(.hints)),
        (.settings(.voiceEverything), .sound, .narration(.everything)),
      ]),
    SettingsRow(
      .sound, "sound", row: 4, isDense: true,
      [
        (.settings(.soundOn), .sound, .sound(isOn: true)),
        (.settings(.soundOff), .muted, .sound(isOn: false)),
      ]),
    SettingsRow(
      .loudspeakers, "mono", row: 5, isDense: true,
      [(.settings(.stereo), .twoEars, .mono(false)), (.settings(.mono), .oneEar, .mono(true))]),
    SettingsRow(
      .captions, "captions", row: 6, isDense: true,
      [
        (.settings(.captionsOff), .no, .captions(false)),
        (.settings(.captionsOn), .speech, .captions(true)),
      ]),
  ]

  private static let sights = [
    SettingsRow(
      .words, "words", row: 0,
      [
        (.common(.percent(100)), .small, .textSize(.normal)),
        (.common(.percent(150)), .middle, .textSize(.large)),
        (.common(.percent(200)), .large, .textSize(.largest)),
      ]),
    SettingsRow(
      .contrast, "contrast", row: 1,
      [
        (.settings(.usualContrast), .plain, .contrast(isHigh: false)),
        (.settings(.highContrast), .contrast, .contrast(isHigh: true)),
      ]),
    SettingsRow(
      .motion, "motion", row: 2,
      [(.settings(.lively), .lively, .calm(false)), (.settings(.calm), .calm, .calm(true))]),
    SettingsRow(
      .shownIn, "picture", row: 3,
      [
        (.settings(.window), .window, .fullscreen(false)),
        (.settings(.fullScreen), .screen, .fullscreen(true)),
      ]),
  ]

  private static let games = [
    SettingsRow(
      .speed, "speed", row: 0,
      Preferences.Speed.allCases.map { (.common(.times($0.rawValue)), nil, .speed($0)) }),
    SettingsRow(
      .rival, "rival", row: 1,
      [
        (.settings(.dice), .dice, .rival(.dice)), (.settings(.copycat), .copy, .rival(.copycat)),
        (.settings(.oldLion), .cheer, .rival(.oldLion)),
      ]),
    SettingsRow(
      .match, "goal", row: 2,
      [
        (.settings(.endless), .endless, .goal(.endless)),
        (.settings(.toThree), .goal, .goal(.firstTo(3))),
        (.settings(.toFive), .goal, .goal(.firstTo(5))),
      ]),
    SettingsRow(
      .drop, "drop", row: 3,
      [
        (.settings(.wholeAnimal), .whole, .exactDrop(true)),
        (.settings(.halfAnimal), .half, .exactDrop(false)),
      ]),
  ]

  private init(
    _ words: SettingsWords, _ name: String, row: Int, isDense: Bool = false,
    _ choices: [(Phrase, Pictogram?, Setting)]
  ) {
    self.words = .settings(words)
    label = SettingsLayout.label(row, isDense: isDense)
    let frames = SettingsLayout.choices(choices.count, row: row, isDense: isDense)
    self.choices = zip(choices, frames).enumerated().map { index, pair in
      let ((words, pictogram, setting), frame) = pair
      return Choice(
        name: "\(name).\(index)", words: words, pictogram: pictogram, setting: setting,
        frame: frame)
    }
  }
}

extension SettingsRow.Tab {
  var words: Phrase {
    switch self {
    case .sound: .settings(.pageSound)
    case .sight: .settings(.pagePicture)
    case .play: .settings(.pagePlay)
    case .keys: .settings(.pageKeys)
    case .language: .settings(.pageLanguage)
    }
  }

  var pictogram: Pictogram {
    switch self {
    case .sound: .sound
    case .sight: .sight
    case .play: .play
    case .keys: .keys
    case .language: .speech
    }
  }
}
