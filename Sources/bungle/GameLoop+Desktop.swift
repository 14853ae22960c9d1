internal import Director
public import SDLPlatform
internal import Stage
public import Voice

extension GameLoop {
  /// Whether to ask the desktop: a preference is unset, or narration depends on a screen reader.
  var asksDesktop: Bool {
    let preferences = director.preferences
    let hasChosen =
      preferences.hasChosenMotion && preferences.hasChosenContrast
      && preferences.hasChosenNarration && preferences.narration == .off
    return followsDesktop && !hasChosen
  }

  /// Applies the desktop's preferences where the player has set none.
  func followDesktop() {
    guard let answer = desktopQuery?.take() else { return }
    desktopQuery = nil
    let hasScreenReader = answer.hasScreenReader == true
    voice.follow(hasScreenReader: hasScreenReader)
    director.changePreferences {
      if !$0.hasChosenNarration, hasScreenReader { $0.narration = .everything }
      if !$0.hasChosenMotion { $0.reducesMotion = answer.wantsLessMotion ?? $0.reducesMotion }
      if !$0.hasChosenContrast { $0.isHighContrast = answer.wantsContrast ?? $0.isHighContrast }
    }
  }

  func remember(_ geometry: WindowGeometry) {
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    records.keep(geometry.values)
  }
}

/// The speaker also plays the voice.
extension Speaker: SpeechOutput {
  public func speak(_ samples: [Int16], rate: Int) { order(.speak(samples, rate: rate)) }
  public func endSpeech() { order(.endSpeech) }
  public func duck(_ isDucked: Bool) { order(.duck(isDucked)) }
}

extension ClipReader: ClipReading {}

extension GameLoop {
  /// Whether narration can be heard.
  var speaks: Bool {
    let preferences = director.preferences
    return preferences.narration != .off && !preferences.isMuted && preferences.voiceVolume > 0
  }

  func say(_ utterance: Utterance) {
    guard speaks else { return }
    voice.say(Sentence(utterance.words, in: director.language), utterance.priority)
  }
}
