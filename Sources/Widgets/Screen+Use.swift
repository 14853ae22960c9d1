public import Stage

extension Controls {
  /// The action of `event` on `screen`; nil for none, or a mere move of focus or pointer.
  public mutating func handle<Action>(_ event: InputEvent, on screen: Screen<Action>) -> Action? {
    if case .press(let action) = use(event, on: screen) { action } else { nil }
  }

  /// What `event` asks for on `screen`, a press or an exit; nil for neither.
  mutating func use<Action>(
    _ event: InputEvent, on screen: Screen<Action>
  ) -> Screen<Action>.Response? {
    guard !screen.isHasty(event) else { return nil }
    let wasFocusSeen = showsFocus
    guard let use = handle(event, among: screen.controls) else {
      // A text field consumes keys.
      guard case .key(let key, _) = event, screen.field(focus) == nil else { return nil }
      // A card's button takes Enter even while the focus is hidden.
      if screen.hasCard, !wasFocusSeen, key == .enter || key == .space {
        return screen.response(to: .activated(focus ?? ""))
      }
      return screen.response(to: key)
    }
    return screen.response(to: use)
  }

  /// Moves the focus to the control of `action`, without showing it if it is hidden.
  public mutating func moveFocus<Action>(to action: Action, on screen: Screen<Action>) {
    moveFocus(to: screen.name(of: action))
  }
}

extension Screen {
  /// What comes of using a control: a press with its action, an exit, or nothing.
  func response(to use: ControlAction) -> Response? {
    let name: String
    switch use {
    case .activated(let used), .adjusted(let used, _), .dragged(let used, _): name = used
    case .back: return escape
    }
    switch reachable.first(where: { $0.control.name == name })?.response {
    case .slide(let slider, let action):
      let value = slider.value(after: use)
      return value == slider.value ? nil : .press(action(value))
    case let response:
      if case .activated = use { return response }
      return nil
    }
  }
}
