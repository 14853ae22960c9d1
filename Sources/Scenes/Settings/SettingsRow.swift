internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// One line of the settings: its subject and its choices.
public struct SettingsRow {
  /// The tabs of the settings.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    case sound, sight, play, keys, language

    var look: (title: SettingsWords, pictogram: Pictogram) {
      switch self {
      case .sound: (.pageSound, .sound)
      case .sight: (.pagePicture, .sight)
      case .play: (.pagePlay, .play)
      case .keys: (.pageKeys, .keys)
      case .language: (.pageLanguage, .speech)
      }
    }
  }

  /// A choice, and the preferences that it leads to.
  struct Choice {
    let name: String
    let title: Phrase
    let pictogram: Pictogram?
    let isChosen: Bool
    let preferences: Preferences
    let frame: Rect
  }

  let title: Phrase
  let label: Rect
  let choices: [Choice]

  /// The choices of `setting`, each by its words and value; `isOwn` records that the player has
  /// chosen.
  private init<Value: Equatable>(
    _ words: SettingsWords, _ name: String, row: Int, isDense: Bool = false,
    of setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil, in preferences: Preferences,
    _ choices: [(title: Phrase, pictogram: Pictogram?, value: Value)]
  ) {
    title = .settings(words)
    label = SettingsLayout.label(row, isDense: isDense)
    let frames = SettingsLayout.choices(choices.count, row: row, isDense: isDense)
    self.choices = zip(choices, frames).enumerated().map { index, pair in
      let (choice, frame) = pair
      var chosen = preferences
      chosen[keyPath: setting] = choice.value
      if let isOwn { chosen[keyPath: isOwn] = true }
      return Choice(
        name: "\(name).\(index)", title: choice.title, pictogram: choice.pictogram,
        isChosen: preferences[keyPath: setting] == choice.value, preferences: chosen, frame: frame)
    }
  }

  /// The lines of a tab, from its top or below the sliders.
  static func all(on tab: Tab, _ preferences: Preferences) -> [SettingsRow] {
    switch tab {
    case .sound: sounds(preferences)
    case .sight: sights(preferences)
    case .play: games(preferences)
    case .keys, .language: []
    }
  }

  private static func sounds(_ preferences: Preferences) -> [SettingsRow] {
    [
      SettingsRow(
        .voice, "narration", row: 3, isDense: true, of: \.narration, isOwn: \.hasChosenNarration,
        in: preferences,
        [
          (.settings(.voiceOff), .no, .off), (.settings(.voiceHints), .speech, .hints),
          (.settings(.voiceEverything), .sound, .everything),
        ]),
      SettingsRow(
        .sound, "sound", row: 4, isDense: true, of: \.isMuted, in: preferences,
        [(.settings(.soundOn), .sound, false), (.settings(.soundOff), .muted, true)]),
      SettingsRow(
        .loudspeakers, "mono", row: 5, isDense: true, of: \.isMono, in: preferences,
        [(.settings(.stereo), .twoEars, false), (.settings(.mono), .oneEar, true)]),
      SettingsRow(
        .captions, "captions", row: 6, isDense: true, of: \.showsCaptions, in: preferences,
        [(.settings(.captionsOff), .no, false), (.settings(.captionsOn), .speech, true)]),
    ]
  }

  private static func sights(_ preferences: Preferences) -> [SettingsRow] {
    [
      SettingsRow(
        .words, "words", row: 0, of: \.textSize, in: preferences,
        [
          (.common(.percent(100)), .small, .normal), (.common(.percent(150)), .middle, .large),
          (.common(.percent(200)), .large, .largest),
        ]),
      SettingsRow(
        .contrast, "contrast", row: 1, of: \.isHighContrast, isOwn: \.hasChosenContrast,
        in: preferences,
        [
          (.settings(.usualContrast), .plain, false), (.settings(.highContrast), .contrast, true),
        ]),
      SettingsRow(
        .motion, "motion", row: 2, of: \.isCalm, isOwn: \.hasChosenMotion, in: preferences,
        [(.settings(.lively), .lively, false), (.settings(.calm), .calm, true)]),
      SettingsRow(
        .shownIn, "picture", row: 3, of: \.isFullscreen, in: preferences,
        [(.settings(.window), .window, false), (.settings(.fullScreen), .screen, true)]),
    ]
  }

  private static func games(_ preferences: Preferences) -> [SettingsRow] {
    [
      SettingsRow(
        .speed, "speed", row: 0, of: \.speed, in: preferences,
        Preferences.Speed.allCases.map { (.common(.times($0.rawValue)), nil, $0) }),
      SettingsRow(
        .rival, "rival", row: 1, of: \.rival, in: preferences,
        [
          (.settings(.dice), .dice, .dice), (.settings(.copycat), .copy, .copycat),
          (.settings(.oldLion), .cheer, .oldLion),
        ]),
      SettingsRow(
        .match, "goal", row: 3, of: \.goal, in: preferences,
        [
          (.settings(.toThree), .goal, .firstTo(3)), (.settings(.toFive), .goal, .firstTo(5)),
          (.settings(.endless), .endless, .endless),
        ]),
      SettingsRow(
        .drop, "drop", row: 4, of: \.wantsExactDrop, in: preferences,
        [(.settings(.wholeAnimal), .whole, true), (.settings(.halfAnimal), .half, false)]),
    ]
  }
}
