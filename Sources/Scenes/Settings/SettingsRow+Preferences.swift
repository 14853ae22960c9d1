internal import Stage

extension SettingsRow.Setting {
  func isChosen(in preferences: Preferences) -> Bool {
    var chosen = preferences
    apply(&chosen)
    // Compare values only, not whether they were chosen explicitly.
    chosen.hasChosenMotion = preferences.hasChosenMotion
    chosen.hasChosenContrast = preferences.hasChosenContrast
    chosen.hasChosenNarration = preferences.hasChosenNarration
    return chosen == preferences
  }

  func apply(_ preferences: inout Preferences) {
    switch self {
    case .sound(let isOn): preferences.isMuted = !isOn
    case .mono(let isMono): preferences.isMono = isMono
    case .captions(let isOn): preferences.showsCaptions = isOn
    case .calm(let isCalm):
      preferences.isCalm = isCalm
      preferences.hasChosenMotion = true
    case .contrast(let isHigh):
      preferences.isHighContrast = isHigh
      preferences.hasChosenContrast = true
    case .fullscreen(let isFull): preferences.isFullscreen = isFull
    case .speed(let speed): preferences.speed = speed
    case .rival(let rival): preferences.rival = rival
    case .exactDrop(let isExact): preferences.wantsExactDrop = isExact
    case .textSize(let size): preferences.textSize = size
    case .goal(let goal): preferences.goal = goal
    case .language(let code): preferences.language = code
    case .narration(let narration):
      preferences.narration = narration
      preferences.hasChosenNarration = true
    }
  }
}
