internal import Animation
public import Stage
internal import Widgets

/// Everything that can be chosen, on one page; a choice counts at once and for the next time.
public struct SettingsScene: Scene {
  enum Action: Hashable {
    case back
    /// The volume in tenths.
    case volume(Int)
    case choose(SettingsRow.Setting)
  }

  private(set) var controls = Controls()
  private(set) var volume: Slider
  private(set) var preferences: Preferences
  private(set) var now = Time.zero

  private static let steps = 10

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    volume = Slider(
      "volume", in: SettingsLayout.volume, 0...Self.steps,
      value: Int((preferences.volume * Double(Self.steps)).rounded()))
  }

  var screen: Screen<Action> { screen(at: now) }

  func screen(at time: Time) -> Screen<Action> {
    var screen = Screen<Action>(back: .back)
    screen.slider(volume, at: time, isCalm: preferences.isCalm) { .volume($0) }
    for choice in SettingsRow.all.flatMap(\.choices) {
      screen.segment(
        .choose(choice.setting), choice.words, isChosen: choice.setting.isChosen(in: preferences),
        named: choice.name, in: choice.frame)
    }
    screen.corners(back: .back)
    return screen
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard let action = controls.handle(event, on: screen) else { return }
    switch action {
    case .back:
      stage.play(.page)
      stage.finish(.back)
    case .volume(let tenths):
      volume.glide(to: tenths, at: stage.now)
      change(&stage) { $0.volume = Double(tenths) / Double(Self.steps) }
      stage.play(.click)
    case .choose(let setting):
      change(&stage) { setting.apply(&$0) }
      stage.play(.click)
    }
  }

  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
  }

  public var isStill: Bool { !volume.isMoving(at: now) }

  public var layout: [Place] { screen.layout }

  private mutating func change(
    _ stage: inout StageContext, _ change: (inout Preferences) -> Void
  ) {
    stage.prefer(change)
    preferences = stage.preferences
  }
}
