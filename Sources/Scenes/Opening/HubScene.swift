internal import Animation
public import Stage
internal import Widgets

/// The clearing with the four doors.
public struct HubScene: Scene {
  /// A door: where it leads and what stands on it.
  struct Door: Hashable {
    let scene: SceneID
    let words: String
    /// One line about what happens behind it.
    let line: String
  }

  static let doors = [
    Door(scene: .jungle, words: "Jungle", line: "Lion, cobra, rabbit: one goes into the river."),
    Door(scene: .hands, words: "Hands", line: "Rock, paper, scissors as you like it."),
    Door(
      scene: .winOrLose, words: "Win or Lose",
      line: "Can you lose on purpose? Harder than it sounds."
    ),
    Door(scene: .simonSays, words: "Simon Says", line: "Listen to the drums and play them again."),
  ]

  var controls: Controls
  var alert: AlertCard?
  private(set) var now = Time.zero
  private(set) var device = InputDevice.pointer
  private(set) var isCalm = false
  /// The door that is awake and since when; its picture moves.
  private(set) var awake: Int?
  private(set) var awakeSince = Time.zero

  /// The door called `focus` has the focus.
  public init(focus: SceneID = .jungle) {
    controls = Controls(focus: ControlID(focus.rawValue))
  }

  public mutating func enter(_ stage: inout StageContext) {
    device = stage.device
    isCalm = stage.preferences.isCalm
  }

  public mutating func handle(_ event: InputEvent, _ stage: inout StageContext) {
    device = stage.device
    if let alert {
      if let button = alert.answer(to: event, &controls) { answer(button, &stage) }
      return
    }
    let action = controls.handle(event, among: activeControls)
    if let action {
      act(on: action, &stage)
    } else if case .key(let key, _) = event {
      open(doorFor: key, &stage)
    }
    wake(at: stage.now)
  }

  public mutating func tick(_ stage: inout StageContext) {
    now = stage.now
    isCalm = stage.preferences.isCalm
  }

  var vignette: Timeline { HubTimelines.vignette(isCalm: isCalm) }

  public var isStill: Bool {
    let isMoving = awake != nil && now - awakeSince < vignette.duration
    return !isMoving && !(alert?.isOpening(at: now) ?? false)
  }

  public var layout: [Place] { Self.buttons.map { Place($0.id.name, $0.frame) } }

  var activeControls: [Control] { alert?.controls ?? Self.buttons }

  static let buttons =
    doors.enumerated().map { index, door in
      Control(ControlID(door.scene.rawValue), HubLayout.door(index))
    } + [
      Control("information", IconButton.besideTopRight), Control("settings", IconButton.topRight),
    ]

  /// The door that the pointer or the focus is on.
  var chosen: Int? {
    let states = controls.states(among: Self.buttons)
    return Self.doors.firstIndex { door in
      let state = states[ControlID(door.scene.rawValue)]
      return state.isHovered || state.isFocused
    }
  }

  private mutating func wake(at now: Time) {
    guard chosen != awake else { return }
    awake = chosen
    awakeSince = now
  }

  private mutating func act(on action: ControlAction, _ stage: inout StageContext) {
    switch action {
    case .activated(let id):
      guard let scene = SceneID(rawValue: id.name) else { return }
      open(scene, &stage)
    case .back:
      alert = AlertCard(
        "Going home?", "The animals will wait for you.",
        buttons: [
          AlertButton("stay", "Stay", width: 220), AlertButton("leave", "Leave", width: 220),
        ], since: stage.now)
      controls.moveFocus(to: "stay")
      stage.play(.card)
    case .adjusted, .dragged:
      break
    }
  }

  static let keys = [Key.one, .two, .three, .four]

  private mutating func open(doorFor key: Key, _ stage: inout StageContext) {
    guard let index = Self.keys.firstIndex(of: key) else { return }
    open(Self.doors[index].scene, &stage)
  }

  private mutating func open(_ scene: SceneID, _ stage: inout StageContext) {
    stage.play(.click)
    if Self.doors.contains(where: { $0.scene == scene }) { stage.prefer { $0.lastDoor = scene } }
    stage.finish(.chose(scene))
  }

  private mutating func answer(_ button: ControlID, _ stage: inout StageContext) {
    alert = nil
    stage.play(.click)
    if button == "leave" { stage.finish(.back) }
  }
}
