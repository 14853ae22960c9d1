internal import Director
internal import SDLPlatform
internal import Stage

extension GameLoop {
  /// Whether the player has not chosen all that the desktop may.
  var asksDesktop: Bool {
    followsDesktop
      && !(director.preferences.hasChosenMotion && director.preferences.hasChosenContrast)
  }

  /// What the desktop prefers holds until the player has chosen.
  func followDesktop() {
    guard let answer = wishes?.take() else { return }
    wishes = nil
    director.prefer {
      if !$0.hasChosenMotion { $0.isCalm = answer.wantsLessMotion ?? $0.isCalm }
      if !$0.hasChosenContrast { $0.isHighContrast = answer.wantsContrast ?? $0.isHighContrast }
    }
  }
}
