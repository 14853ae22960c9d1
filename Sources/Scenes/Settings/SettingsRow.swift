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
      case .language: (.pageLanguage, .globe)
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
  let pictogram: Pictogram
  let label: Rect
  let choices: [Choice]

  /// The choices of `setting`, each by its words and value; `isOwn` records that the player has
  /// chosen.
  private init<Value: Equatable>(
    _ words: SettingsWords, _ pictogram: Pictogram, _ name: String, row: Int,
    isDense: Bool = false,
    of setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil, in preferences: Preferences,
    _ choices: [(title: Phrase, pictogram: Pictogram?, value: Value)]
  ) {
    title = .settings(words)
    self.pictogram = pictogram
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
        .sound, .sound, "sound", row: 0, isDense: true, of: \.isMuted, in: preferences,
        [(.settings(.soundOn), .sound, false), (.settings(.soundOff), .muted, true)]),
      SettingsRow(
        .voice, .speech, "narration", row: 3, isDense: true, of: \.narration,
        isOwn: \.hasChosenNarration, in: preferences,
        [
          (.settings(.voiceOff), .no, .off), (.settings(.voiceHints), .speech, .hints),
          (.settings(.voiceEverything), .sound, .everything),
        ]),
      SettingsRow(
        .loudspeakers, .twoEars, "mono", row: 5, isDense: true, of: \.isMono, in: preferences,
        [(.settings(.stereo), .twoEars, false), (.settings(.mono), .oneEar, true)]),
    ]
  }

  private static func sights(_ preferences: Preferences) -> [SettingsRow] {
    [
      SettingsRow(
        .words, .large, "words", row: 0, of: \.textSize, in: preferences,
        [
          (.common(.percent(100)), .small, .normal), (.common(.percent(150)), .middle, .large),
          (.common(.percent(200)), .large, .largest),
        ]),
      SettingsRow(
        .contrast, .contrast, "contrast", row: 1, of: \.isHighContrast, isOwn: \.hasChosenContrast,
        in: preferences,
        [
          (.settings(.usualContrast), .plain, false), (.settings(.highContrast), .contrast, true),
        ]),
      SettingsRow(
        .motion, .lively, "motion", row: 2, of: \.isCalm, isOwn: \.hasChosenMotion, in: preferences,
        [(.settings(.lively), .lively, false), (.settings(.calm), .calm, true)]),
      SettingsRow(
        .captions, .captions, "captions", row: 3, of: \.showsCaptions, in: preferences,
        [(.settings(.captionsOff), .no, false), (.settings(.captionsOn), .captions, true)]),
      SettingsRow(
        .shownIn, .screen, "picture", row: 4, of: \.isFullscreen, in: preferences,
        [(.settings(.window), .window, false), (.settings(.fullScreen), .screen, true)]),
    ]
  }

  private static func games(_ preferences: Preferences) -> [SettingsRow] {
    [
      SettingsRow(
        .speed, .clock, "speed", row: 0, of: \.speed, in: preferences,
        Preferences.Speed.allCases.map { (.common(.times($0.rawValue)), nil, $0) }),
      SettingsRow(
        .rival, .jungle, "rival", row: 1, of: \.rival, in: preferences,
        [
          (.settings(.dice), .dice, .dice), (.settings(.copycat), .copy, .copycat),
          (.settings(.oldLion), .cheer, .oldLion),
        ]),
      SettingsRow(
        .match, .goal, "goal", row: 3, of: \.goal, in: preferences,
        [
          (.settings(.toThree), .goal, .firstTo(3)), (.settings(.toFive), .goal, .firstTo(5)),
          (.settings(.endless), .endless, .endless),
        ]),
      SettingsRow(
        .drop, .whole, "drop", row: 4, of: \.wantsExactDrop, in: preferences,
        [(.settings(.wholeAnimal), .whole, true), (.settings(.halfAnimal), .half, false)]),
    ]
  }
}
