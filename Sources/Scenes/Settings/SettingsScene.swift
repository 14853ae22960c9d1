internal import Animation
internal import Props
public import Stage

/// Everything that can be chosen, on one page; a choice counts at once and for the next time.
public struct SettingsScene: Scene {
  private(set) var controls = Controls(focus: "volume")
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

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    guard let action = controls.handle(event, among: activeControls) else { return }
    if volume.handle(action, at: stage.now) {
      let share = Double(volume.value) / Double(Self.steps)
      change(&stage) { $0.volume = share }
      stage.play(.click)
      return
    }
    switch action {
    case .back, .activated("button.back"):
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

  public var layout: [Place] { activeControls.map { Place($0.id.name, $0.frame) } }

  var activeControls: [Control] {
    [volume.control] + Self.choices.map { Control($0.choice.id, $0.frame) }
      + [Control("button.back", IconButton.topLeft)]
  }

  /// Every choice and its place; the volume stands above the left column.
  static let choices: [(choice: SettingsRow.Choice, frame: Rect)] =
    SettingsRow.columns.enumerated().flatMap { column, rows in
      rows.enumerated().flatMap { index, row in
        zip(
          row.choices,
          SettingsLayout.choices(
            row.choices.count, column: column, row: column == 0 ? index + 1 : index)
        ).map { (choice: $0, frame: $1) }
      }
    }

  private mutating func choose(_ id: ControlID, _ stage: inout StageContext) {
    guard let choice = Self.choices.first(where: { $0.choice.id == id })?.choice else { return }
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
