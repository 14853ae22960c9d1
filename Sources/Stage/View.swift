public import Animation
public import Phrases

/// What a picture is made of besides the scene itself: the moment, and what is true of the player.
public struct View: Hashable, Sendable {
  /// The moment that is seen, on the scene's clock.
  public var time: Time
  /// How long after the scene's last tick that is, less than a tick.
  public var ahead: Time
  public var preferences: Preferences
  /// The language that the game speaks.
  public var words: Language
  public var device: InputDevice
  public var metrics: FontMetrics
  /// Whether the window is tall, so that much of it is above and below a page.
  public var isTall: Bool

  public init(
    time: Time, ahead: Time = .zero, preferences: Preferences = Preferences(),
    words: Language = .english, device: InputDevice = .pointer,
    metrics: FontMetrics = FontMetrics(),
    isTall: Bool = false
  ) {
    self.time = time
    self.ahead = ahead
    self.preferences = preferences
    self.words = words
    self.device = device
    self.metrics = metrics
    self.isTall = isTall
  }

  /// Whether nothing may fly, shake or grow.
  public var isCalm: Bool { preferences.isCalm }
}

extension StageContext {
  /// The scene as it is seen at this tick.
  public var view: View {
    View(
      time: now, preferences: preferences, words: words, device: device, metrics: metrics)
  }
}
