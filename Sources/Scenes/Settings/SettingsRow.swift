internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// One line of the settings: its subject and its choices.
public struct SettingsRow {
  /// The tabs of the settings.
  public enum Tab: String, Hashable, Sendable, CaseIterable, PageTab {
    case sound, sight, play, keys, language

    var look: (title: Phrase, pictogram: Pictogram) {
      switch self {
      case .sound: (.settings(.pageSound), .sound)
      case .sight: (.settings(.pagePicture), .sight)
      case .play: (.settings(.pagePlay), .play)
      case .keys: (.settings(.pageKeys), .keys)
      case .language: (.settings(.pageLanguage), .globe)
      }
    }
  }

  /// A choice, and the preferences to which it leads.
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

  /// The rows of a tab, from the top.
  static func all(on tab: Tab, _ preferences: Preferences) -> [SettingsRow] {
    let page = SettingsRowBuilder(preferences: preferences, isDense: tab == .sound)
    return switch tab {
    case .sound: page.sounds
    case .sight: page.sights
    case .play: page.games
    case .keys, .language: []
    }
  }
}

/// Builds the rows of a tab.
private struct SettingsRowBuilder {
  let preferences: Preferences
  let isDense: Bool

  /// A row with the choices of `setting`, each by its words and value; `isOwn` notes that the
  /// player has chosen.
  @inline(never)
  private func row<Value: Equatable>(
    _ row: Int, _ words: SettingsWords, _ pictogram: Pictogram, _ name: String,
    _ setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil,
    _ choices: [(title: Phrase, pictogram: Pictogram?, value: Value)]
  ) -> SettingsRow {
    let frames = SettingsLayout.choices(
      choices.count, row: row, isDense: isDense, isLarge: preferences.textSize != .normal)
    return SettingsRow(
      title: .settings(words), pictogram: pictogram,
      label: SettingsLayout.label(row, isDense: isDense),
      choices: zip(choices, frames).enumerated().map { index, pair in
        let (choice, frame) = pair
        var chosen = preferences
        chosen[keyPath: setting] = choice.value
        if let isOwn { chosen[keyPath: isOwn] = true }
        return SettingsRow.Choice(
          name: "\(name).\(index)", title: choice.title, pictogram: choice.pictogram,
          isChosen: preferences[keyPath: setting] == choice.value, preferences: chosen,
          frame: frame)
      })
  }

  private func row<Value: Equatable>(
    _ row: Int, _ words: SettingsWords, _ pictogram: Pictogram, _ name: String,
    _ setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil,
    _ choices: (SettingsWords, Pictogram, Value)...
  ) -> SettingsRow {
    self.row(
      row, words, pictogram, name, setting, isOwn: isOwn,
      choices.map { (.settings($0), $1, $2) })
  }

  var sounds: [SettingsRow] {
    [
      row(
        0, .sound, .sound, "sound", \.isMuted,
        (.soundOff, .muted, true), (.soundOn, .sound, false)),
      row(
        3, .voice, .speech, "narration", \.narration, isOwn: \.hasChosenNarration,
        (.voiceOff, .hushed, .off), (.voiceHints, .speech, .hints),
        (.voiceEverything, .sound, .everything)),
      row(
        5, .loudspeakers, .twoEars, "mono", \.isMono,
        (.stereo, .twoEars, false), (.mono, .oneEar, true)),
    ]
  }

  var sights: [SettingsRow] {
    [
      row(
        0, .words, .large, "words", \.textSize,
        [
          (.common(.percent(100)), .small, .normal), (.common(.percent(150)), .middle, .large),
          (.common(.percent(200)), .large, .largest),
        ]),
      row(
        1, .contrast, .contrast, "contrast", \.isHighContrast, isOwn: \.hasChosenContrast,
        (.usualContrast, .plain, false), (.highContrast, .contrast, true)),
      row(
        2, .motion, .lively, "motion", \.isCalm, isOwn: \.hasChosenMotion,
        (.lively, .lively, false), (.calm, .calm, true)),
      row(
        3, .captions, .captions, "captions", \.showsCaptions,
        (.captionsOff, .no, false), (.captionsOn, .captions, true)),
      row(
        4, .shownIn, .screen, "picture", \.isFullscreen,
        (.window, .window, false), (.fullScreen, .screen, true)),
    ]
  }

  var games: [SettingsRow] {
    [
      row(
        0, .speed, .clock, "speed", \.speed,
        Preferences.Speed.allCases.map { (.common(.times($0.rawValue)), nil, $0) }),
      row(
        1, .rival, .jungle, "rival", \.rival,
        (.dice, .dice, .dice), (.copycat, .copy, .copycat), (.oldLion, .cheer, .oldLion)),
      row(
        3, .match, .goal, "goal", \.goal,
        (.toThree, .goal, .firstTo(3)), (.toFive, .goal, .firstTo(5)),
        (.endless, .endless, .endless)),
      row(
        4, .drop, .whole, "drop", \.wantsExactDrop,
        (.wholeAnimal, .whole, true), (.halfAnimal, .half, false)),
    ]
  }
}
