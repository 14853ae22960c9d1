internal import Animation
public import Stage
internal import Widgets

/// Everything that can be chosen, on one page; a choice counts at once and for the next time.
public struct SettingsScene: Scene {
  private(set) var controls = Controls(focus: .volume)
  private(set) var volume: Slider
  private(set) var preferences: Preferences
  private(set) var now = Time.zero

  private static let steps = 10

  public init(preferences: Preferences = Preferences()) {
    self.preferences = preferences
    volume = Slider(
      .volume, in: SettingsLayout.volume, 0...Self.steps,
      value: Int((preferences.volume * Double(Self.steps)).rounded()))
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard let action = controls.handle(event, among: Self.list) else { return }
    if volume.handle(action, at: stage.now) {
      let share = Double(volume.value) / Double(Self.steps)
      change(&stage) { $0.volume = share }
      stage.play(.click)
      return
    }
    switch action {
    case .back, .activated(.back):
      stage.play(.page)
      stage.finish(.back)
    case .activated(let id):
      choose(id, &stage)
    case .adjusted, .dragged:
      break
    }
  }

  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    preferences = stage.preferences
  }

  public var isStill: Bool { !volume.isMoving(at: now) }

  public var layout: [Place] { Self.list.map { Place($0.id.name, $0.frame) } }

  static let list =
    [Control(.volume, SettingsLayout.volume, .slider)]
    + choices.map { Control($0.id, $0.frame) } + [Control(.back, IconButton.topLeft)]

  /// Every choice of the page, in reading order.
  static let choices = SettingsRow.all.flatMap(\.choices)

  private mutating func choose(_ id: ControlID, _ stage: inout StageContext) {
    guard let choice = Self.choices.first(where: { $0.id == id }) else { return }
    change(&stage) { choice.setting.apply(&$0) }
    stage.play(.click)
  }

  private mutating func change(
    _ stage: inout StageContext, _ change: (inout Preferences) -> Void
  ) {
    stage.prefer(change)
    preferences = stage.preferences
  }
}

extension ControlID {
  fileprivate static let volume: ControlID = "volume"
}
