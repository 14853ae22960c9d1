internal import Phrases
internal import Rules
internal import Stage
internal import Widgets

/// One line of the settings: its subject, and the control that sets it.
struct SettingsRow {
  enum Control {
    case choices([Choice])
    /// A slider over `tenths`, and the preferences to which a value of it leads.
    case slider(_ name: String, at: Int, setting: (Int) -> Preferences)
  }

  static let tenths = 0...10

  /// A value of a setting, and the preferences to which it leads.
  struct Choice {
    let name: String
    let title: Phrase
    var pictogram: Pictogram?
    let isChosen: Bool
    let preferences: Preferences
  }

  /// The number of the line on its page, from the top.
  let line: Int
  let title: Phrase
  let pictogram: Pictogram
  let control: Control

  /// The title and the chosen value in words; nil for a slider.
  var standing: Phrase? {
    guard case .choices(let choices) = control else { return nil }
    return .joined([title] + choices.filter(\.isChosen).map(\.title), by: ": ")
  }
}

extension Preferences {
  func rows(on tab: SettingsScene.Tab) -> [SettingsRow] {
    switch tab {
    case .sound: sounds
    case .sight: sights
    case .play: games
    case .keys, .language: []
    }
  }

  private var sounds: [SettingsRow] {
    [
      row(
        0, .sound, .sound, "sound", \.isMuted,
        (.soundOff, .muted, true), (.soundOn, .sound, false)),
      row(1, .volume, .louder, "volume", \.volume),
      row(2, .ambience, .jungle, "ambience", \.ambienceVolume),
      row(
        3, .voice, .speech, "narration", \.narration, isOwn: \.hasChosenNarration,
        (.voiceOff, .hushed, .off), (.voiceHints, .speech, .hints),
        (.voiceEverything, .sound, .everything)),
      row(4, .voiceVolume, .louder, "voice-volume", \.voiceVolume),
      row(
        5, .loudspeakers, .twoEars, "mono", \.isMono,
        (.stereo, .twoEars, false), (.mono, .oneEar, true)),
    ]
  }

  private var sights: [SettingsRow] {
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
        2, .motion, .lively, "motion", \.reducesMotion, isOwn: \.hasChosenMotion,
        (.lively, .lively, false), (.calm, .calm, true)),
      row(
        3, .captions, .captions, "captions", \.showsCaptions,
        (.captionsOff, .no, false), (.captionsOn, .captions, true)),
      row(
        4, .shownIn, .screen, "picture", \.isFullscreen,
        (.window, .window, false), (.fullScreen, .screen, true)),
    ]
  }

  private var games: [SettingsRow] {
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

  private func row(
    _ line: Int, _ words: SettingsWords, _ pictogram: Pictogram, _ name: String,
    _ setting: WritableKeyPath<Preferences, Double>
  ) -> SettingsRow {
    let (value, scale) = (self[keyPath: setting], Double(SettingsRow.tenths.upperBound))
    let control = SettingsRow.Control.slider(name, at: Int((value * scale).rounded())) {
      var chosen = self
      chosen[keyPath: setting] = Double($0) / scale
      return chosen
    }
    return SettingsRow(line: line, title: .settings(words), pictogram: pictogram, control: control)
  }

  /// A row of choices, each with its words and value; `isOwn` notes that the player has chosen.
  @inline(never)
  private func row<Value: Equatable>(
    _ line: Int, _ words: SettingsWords, _ pictogram: Pictogram, _ name: String,
    _ setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil,
    _ choices: [(title: Phrase, pictogram: Pictogram?, value: Value)]
  ) -> SettingsRow {
    let choices = choices.enumerated().map { index, choice in
      var chosen = self
      chosen[keyPath: setting] = choice.value
      if let isOwn { chosen[keyPath: isOwn] = true }
      return SettingsRow.Choice(
        name: "\(name).\(index)", title: choice.title, pictogram: choice.pictogram,
        isChosen: self[keyPath: setting] == choice.value, preferences: chosen)
    }
    return SettingsRow(
      line: line, title: .settings(words), pictogram: pictogram, control: .choices(choices))
  }

  private func row<Value: Equatable>(
    _ line: Int, _ words: SettingsWords, _ pictogram: Pictogram, _ name: String,
    _ setting: WritableKeyPath<Preferences, Value>,
    isOwn: WritableKeyPath<Preferences, Bool>? = nil,
    _ choices: (SettingsWords, Pictogram, Value)...
  ) -> SettingsRow {
    row(
      line, words, pictogram, name, setting, isOwn: isOwn, choices.map { (.settings($0), $1, $2) })
  }

  func choices(of languages: [Language.Traits]) -> [SettingsRow.Choice] {
    let names: [(code: String?, title: Phrase)] = languages.map {
      // With large words the country in a name would make all names smaller.
      let country = textSize == .normal ? nil : $0.name.firstIndex(of: "(")
      let name = $0.name
      return ($0.code, .verbatim(country.map { String(name[..<$0].dropLast()) } ?? name))
    }
    return ([(nil, .settings(.likeComputer))] + names).map { code, title in
      var chosen = self
      chosen.language = code
      return SettingsRow.Choice(
        name: "language.\(code ?? "auto")", title: title, isChosen: language == code,
        preferences: chosen)
    }
  }
}
