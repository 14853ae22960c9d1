public import Animation
public import Stage

/// A part of the screen that can be pressed, dragged or focused.
public struct Control: Hashable, Sendable {
  /// A control's reaction to the pointer and the keys.
  public enum Kind: Hashable, Sendable {
    /// A button, pressed by a pointer that goes down and up on it, or by Enter or Space.
    case button
    /// A slider: Left and Right change its value instead of moving the focus.
    case slider
    /// A text field: takes letters, Space, Home, End, Left and Right.
    case field
    /// An area of the scene that takes the focus: keys press it like a button, but the pointer
    /// passes through to the scene.
    case focusArea
    /// A button that is pressed as soon as the pointer goes down, never by keys, so that the other
    /// player cannot see which of several was pressed.
    case touchArea
  }

  /// The name of the button that closes the card about a refused text.
  static let acceptName = "alert.accept"

  /// Whether the pointer presses the control rather than drags in it.
  var isPressable: Bool { kind == .button || kind == .touchArea }

  /// The place name for tests and replays, unique on its screen.
  public let name: String
  /// The hit area, in design space.
  public let frame: Rect
  /// The control's reaction to the pointer and the keys.
  public let kind: Kind
  /// The frame that is mirrored in place with the control, see `Place.mirrorFrame`.
  let mirrorFrame: Rect?

  init(_ name: String, _ frame: Rect, _ kind: Kind = .button, mirrorFrame: Rect? = nil) {
    (self.name, self.frame, self.kind, self.mirrorFrame) = (name, frame, kind, mirrorFrame)
  }
}

/// A control's look: `isHovered`, `isPressed`, `isFocused`, `isEnabled`, in any combination.
public struct ControlState: Hashable, Sendable {
  public var isHovered = false
  public var isPressed = false
  public var isFocused = false
  public var isEnabled = true

  public init() {}

  /// The distance by which the control sinks, in design pixels; below 0 it rises.
  public var lift: Double { isPressed ? 2 : isHovered ? -3 : 0 }
}

/// The states of all controls of a scene by name, computed once per picture.
struct ControlStates: Hashable, Sendable {
  fileprivate var hovered: String?
  fileprivate var pressed: String?
  fileprivate var focused: String?

  subscript(name: String) -> ControlState {
    var state = ControlState()
    state.isHovered = hovered == name
    state.isPressed = pressed == name
    state.isFocused = focused == name
    return state
  }
}

/// The effect of an event on a control, by its name.
enum ControlAction: Hashable, Sendable {
  case activated(String)
  /// Keys moved a slider by this many steps; Home and End send a million, more than any range has.
  case adjusted(String, by: Int)
  /// The pointer was pressed or dragged on a slider or a field, at this point of design space.
  case dragged(String, Point)
  case back
}

/// The pointer and the focus among a scene's controls, for all devices.
///
/// A scene passes every event with the screen shown at that time, and gets the action to perform.
public struct Controls: Hashable, Sendable {
  /// The last pointer position in design space; nil while it is outside the window.
  public private(set) var pointer: Point?
  private(set) var pressed: String?
  private(set) var focus: String?
  /// Whether the focus is drawn: keys show it, a press of the pointer hides it.
  public private(set) var showsFocus = false
  /// The time of the last press beside an open card, on the scene's clock.
  private(set) var lastNudge: Time?

  public init() {}

  /// Lets the open card answer a press beside it.
  mutating func nudge(at now: Time) { lastNudge = now }

  /// Whether a control is held down.
  public var isPressed: Bool { pressed != nil }

  /// Returns the effect of `event` on one of the `controls`, which are in reading order.
  ///
  /// If none of the controls has the focus, a key gives it to the first.
  mutating func handle(_ event: InputEvent, among controls: [Control]) -> ControlAction? {
    if !controls.contains(where: { $0.name == pressed }) { pressed = nil }
    switch event {
    case .pointerMoved(let point):
      pointer = point
      guard let control = controls.first(where: { $0.name == pressed }), !control.isPressable
      else { return nil }
      return .dragged(control.name, point)
    case .pointerDown(let point):
      pointer = point
      return press(at: point, among: controls)
    case .pointerUp(let point):
      pointer = point
      defer { pressed = nil }
      guard let control = Self.hit(point, among: controls), control.name == pressed,
        control.isPressable
      else { return nil }
      return .activated(control.name)
    case .pointerCancelled:
      pressed = nil
      return nil
    case .otherFinger(let point):
      guard let control = Self.hit(point, among: controls), control.isPressable,
        control.name != pressed
      else { return nil }
      return .activated(control.name)
    case .pointerLeft:
      pointer = nil
      return nil
    case .key(let key, let modifiers):
      let reached = controls.filter { $0.kind != .touchArea }
      repair(among: reached)
      return press(key, modifiers, among: reached)
    default: return nil
    }
  }

  func states(among controls: [Control]) -> ControlStates {
    var states = ControlStates()
    let underPointer = pointer.flatMap { Self.hit($0, among: controls)?.name }
    if pressed == nil || pressed == underPointer { states.hovered = underPointer }
    if let pressed, let control = controls.first(where: { $0.name == pressed }),
      pressed == underPointer || control.kind != .button
    {
      states.pressed = pressed
    }
    if let focus, let control = controls.first(where: { $0.name == focus }),
      showsFocus || control.kind == .field
    {
      states.focused = focus
    }
    return states
  }

  /// Moves the focus to `name`, without showing it if it is hidden.
  mutating func moveFocus(to name: String?) { focus = name }

  /// Takes over the pointer from the page `before`, but keeps its own focus.
  mutating func follow(_ before: Controls) {
    let focus = self.focus
    self = before
    self.focus = focus
  }

  /// Returns the topmost control under `point`.
  static func hit(_ point: Point, among controls: [Control]) -> Control? {
    controls.last { $0.kind != .focusArea && $0.frame.contains(point) }
  }

  private mutating func press(at point: Point, among controls: [Control]) -> ControlAction? {
    showsFocus = false
    guard let control = Self.hit(point, among: controls) else { return nil }
    // A press on a touch area counts at once: the place of the release must not tell which of
    // several was pressed.
    if control.kind == .touchArea { return .activated(control.name) }
    (pressed, focus) = (control.name, control.name)
    return control.isPressable ? nil : .dragged(control.name, point)
  }

  private mutating func press(
    _ key: Key, _ modifiers: Modifiers, among controls: [Control]
  ) -> ControlAction? {
    let focused = controls.first { $0.name == focus }
    switch key {
    case .escape: return .back
    case .enter, .space:
      guard let focused, !(key == .space && focused.kind == .field) else { return nil }
      guard isFocusSeen(among: controls) else {
        showsFocus = true
        return nil
      }
      showsFocus = true
      return .activated(focused.name)
    case .tab:
      step(by: modifiers.contains(.shift) ? -1 : 1, among: controls)
      return nil
    case .left, .right:
      if let focused, focused.kind == .slider, showsFocus {
        return .adjusted(focused.name, by: key == .left ? -1 : 1)
      }
      if focused?.kind != .field { move(key, among: controls) }
      return nil
    case .home, .end:
      guard let focused, focused.kind == .slider, showsFocus else { return nil }
      return .adjusted(focused.name, by: key == .home ? -1_000_000 : 1_000_000)
    case .up, .down:
      move(key, among: controls)
      return nil
    default: return nil
    }
  }

  /// Moves the focus to the first control if the focused one is gone; called only for keys.
  private mutating func repair(among controls: [Control]) {
    if !controls.contains(where: { $0.name == focus }) { focus = controls.first?.name }
  }

  /// Returns whether the focus is visible; a field always shows it.
  private func isFocusSeen(among controls: [Control]) -> Bool {
    showsFocus || controls.contains { $0.name == focus && $0.kind == .field }
  }

  private mutating func step(by direction: Int, among controls: [Control]) {
    let isSeen = isFocusSeen(among: controls)
    showsFocus = true
    guard isSeen, let index = controls.firstIndex(where: { $0.name == focus }) else { return }
    focus = controls[(index + direction + controls.count) % controls.count].name
  }

  /// Moves the focus to the nearest control in the key's direction. Distance to the side counts
  /// double, and controls more to the side than ahead come last.
  private mutating func move(_ key: Key, among controls: [Control]) {
    let isSeen = isFocusSeen(among: controls)
    showsFocus = true
    guard isSeen, let from = controls.first(where: { $0.name == focus })?.frame.center
    else { return }
    func distance(_ control: Control) -> (detour: Int, length: Double)? {
      let dx = control.frame.center.x - from.x
      let dy = control.frame.center.y - from.y
      let (ahead, aside) =
        switch key {
        case .left: (-dx, dy)
        case .right: (dx, dy)
        case .up: (-dy, dx)
        default: (dy, dx)
        }
      return ahead > 1 ? (abs(aside) > ahead ? 1 : 0, ahead + 2 * abs(aside)) : nil
    }
    let candidates = controls.compactMap { control in distance(control).map { (control.name, $0) } }
    if let nearest = candidates.min(by: { $0.1 < $1.1 }) { focus = nearest.0 }
  }
}
