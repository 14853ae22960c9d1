internal import Director
internal import SDLPlatform
internal import Stage
internal import Voice

extension GameLoop {
  /// Whether the player has not chosen all that the desktop may, or wants to hear what its screen
  /// reader's voice could say.
  var asksDesktop: Bool {
    let preferences = director.preferences
    let hasChosen =
      preferences.hasChosenMotion && preferences.hasChosenContrast
      && preferences.hasChosenNarration && preferences.narration == .off
    return followsDesktop && !hasChosen
  }

  /// What the desktop prefers holds until the player has chosen.
  func followDesktop() {
    guard let answer = wishes?.take() else { return }
    wishes = nil
    let hasScreenReader = answer.hasScreenReader == true
    voice.follow(hasScreenReader: hasScreenReader)
    director.prefer {
      if !$0.hasChosenNarration, hasScreenReader { $0.narration = .everything }
      if !$0.hasChosenMotion { $0.isCalm = answer.wantsLessMotion ?? $0.isCalm }
      if !$0.hasChosenContrast { $0.isHighContrast = answer.wantsContrast ?? $0.isHighContrast }
    }
  }

  /// The next visit opens the window where and as large as it was.
  func remember(_ shape: WindowShape) {
    guard shape != self.shape else { return }
    self.shape = shape
    records.keep(shape.values)
  }
}
