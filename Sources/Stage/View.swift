public import Animation
public import Phrases

/// The conditions under which a scene is shown: the time, the player's `preferences`, the
/// `language` and the window.
public struct View: Hashable, Sendable {
  /// The moment to be shown, on the scene's clock.
  public var time: Time
  /// The time since the scene's last tick, less than one tick.
  public var ahead: Time
  public var preferences: Preferences
  public var language: Language
  /// The languages that can be chosen; a single one leaves no choice.
  public var languages: [Language.Traits]
  /// The device used last, whose keys or buttons hints show.
  public var device: InputDevice
  /// The caption of the last sound or spoken sentence; nil after a while, or if there are none.
  public var caption: Phrase?
  /// The widths of letters.
  public var metrics: FontMetrics
  /// Whether the window is tall and shows space above and below a page.
  public var isTall: Bool

  public init(
    time: Time, ahead: Time = .zero, preferences: Preferences = Preferences(),
    language: Language = .english, languages: [Language.Traits] = [],
    device: InputDevice = .pointer, caption: Phrase? = nil, metrics: FontMetrics = FontMetrics(),
    isTall: Bool = false
  ) {
    (self.time, self.ahead, self.preferences) = (time, ahead, preferences)
    (self.language, self.languages, self.device) = (language, languages, device)
    (self.caption, self.metrics, self.isTall) = (caption, metrics, isTall)
  }

  /// Whether flying, shaking and growing are left out of motion.
  public var reducesMotion: Bool { preferences.reducesMotion }
}
