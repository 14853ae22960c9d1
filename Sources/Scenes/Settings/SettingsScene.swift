internal import Animation
public import Stage
public import Widgets

/// Everything that can be chosen, on one page; a choice counts at once and for the next time.
public struct SettingsScene: ScreenScene {
  public enum Action: Hashable, Sendable {
    case back
    /// How loud sounds are, and what sounds by itself, in tenths.
    case volume(Int)
    case ambience(Int)
    case choose(SettingsRow.Setting)
  }

  public var controls = Controls()
  private(set) var volume: Slider
  private(set) var ambience: Slider
  private(set) var preferences: Preferences

  private static let steps = 10

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    func slider(_ name: String, in frame: Rect, at share: Double) -> Slider {
      Slider(name, in: frame, 0...Self.steps, value: Int((share * Double(Self.steps)).rounded()))
    }
    volume = slider("volume", in: SettingsLayout.volume, at: preferences.volume)
    ambience = slider("ambience", in: SettingsLayout.ambience, at: preferences.ambienceVolume)
  }

  public var screen: Screen<Action> {
    var screen = Screen<Action>(back: .back)
    screen.slider(volume) { .volume($0) }
    screen.slider(ambience) { .ambience($0) }
    for choice in SettingsRow.all.flatMap(\.choices) {
      screen.segment(
        .choose(choice.setting), choice.words, isChosen: choice.setting.isChosen(in: preferences),
        named: choice.name, in: choice.frame)
    }
    screen.corners(back: .back)
    return screen
  }

  public mutating func perform(_ action: Action, _ stage: inout StageContext) {
    switch action {
    case .back:
      stage.play(.page)
      stage.finish(.back)
    case .volume(let tenths):
      volume.glide(to: tenths, at: stage.now)
      change(&stage) { $0.volume = Double(tenths) / Double(Self.steps) }
      stage.play(.click)
    case .ambience(let tenths):
      ambience.glide(to: tenths, at: stage.now)
      change(&stage) { $0.ambienceVolume = Double(tenths) / Double(Self.steps) }
    case .choose(let setting):
      change(&stage) { setting.apply(&$0) }
      stage.play(.click)
    }
  }

  public mutating func tick(_ stage: inout StageContext) {
    preferences = stage.preferences
  }

  public func running(_ view: View) -> [any Moving] { [volume, ambience] }

  private mutating func change(
    _ stage: inout StageContext, _ change: (inout Preferences) -> Void
  ) {
    stage.prefer(change)
    preferences = stage.preferences
  }
}
