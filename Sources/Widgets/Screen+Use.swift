public import Phrases
public import Stage

extension Controls {
  /// Returns the action that `event` asks for on `screen`; nil for none, or if only focus or
  /// pointer move.
  public mutating func handle<Action>(_ event: InputEvent, on screen: Screen<Action>) -> Action? {
    if case .press(let action) = use(event, on: screen) { action } else { nil }
  }

  /// Returns the response that `event` asks for on `screen`, a press or an exit; nil for neither.
  mutating func use<Action>(
    _ event: InputEvent, on screen: Screen<Action>
  ) -> Screen<Action>.Response? {
    if screen.isBeside(event) { nudge(at: screen.view.time) }
    guard !screen.isHasty(event) else { return nil }
    let wasFocusSeen = showsFocus
    guard let use = handle(event, among: screen.controls) else {
      // A text field takes all keys.
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
  /// Returns whether `event` is a press beside the card that blocks the screen.
  func isBeside(_ event: InputEvent) -> Bool {
    guard isBlocked, let card = cards.last, let point = event.pressPoint else { return false }
    return !card.alert.frame.contains(point) && Controls.hit(point, among: controls) == nil
  }

  /// Returns the response to the use of a control: a press with its action, an exit, or nothing.
  func response(to use: ControlAction) -> Response? {
    let name: String
    switch use {
    case .activated(let used), .adjusted(let used, _), .dragged(let used, _): name = used
    case .back: return escape
    }
    switch response(where: { $0.control.name == name }) {
    case .slide(let slider, let action):
      let value = slider.value(after: use)
      return value == slider.value ? nil : .press(action(value))
    case let response:
      if case .activated = use { return response }
      return nil
    }
  }
}

/// The look-up of single controls of a screen.
extension Screen {
  /// Returns the frame of the focused text field; nil if the focus is elsewhere.
  public func textFocus(_ controls: Controls) -> Rect? {
    self.controls.first { $0.name == controls.focus && $0.kind == .field }?.frame
  }

  /// Returns the state of the control of `action`; the state at rest if there is none.
  public func state(of action: Action, _ controls: Controls) -> ControlState {
    guard let name = self.name(of: action) else { return ControlState() }
    return controls.states(among: self.controls)[name]
  }

  func name(of action: Action) -> String? {
    reachable.first { $0.response.presses(action) }?.control.name
  }
}

/// A control's spoken name and state.
public struct Spoken: Hashable, Sendable {
  let title: Phrase
  let label: Phrase?
  let kind: SpokenWords.Focus

  /// Creates a control's name; `label` is the subject of the choice, for one of several choices.
  public init(_ title: Phrase, of label: Phrase? = nil, _ kind: SpokenWords.Focus = .button) {
    (self.title, self.label, self.kind) = (title, label, kind)
  }

  func name(_ language: Language) -> String {
    guard let label else { return Self.bare(language(title)) }
    return language(.spoken(.state(.field(language(title)), name: language(label))))
  }

  /// Returns the name without a final colon.
  private static func bare(_ name: String) -> String {
    let end = name.lastIndex { !$0.isWhitespace && !":：".contains($0) }
    return end.map { String(name[...$0]) } ?? name
  }
}

extension Screen {
  /// Returns the voice's words about the focused control; nil while the focus is hidden.
  public func spokenFocus(_ controls: Controls, _ view: View) -> SpokenFocus? {
    let visited = reachable.filter { $0.control.kind != .touchArea }
    let states = controls.states(among: self.controls)
    guard
      let index = visited.firstIndex(where: { states[$0.control.name].isFocused })
    else { return nil }
    let element = visited[index]
    return SpokenFocus(
      element.control.name, name: element.spoken.name(view.language), element.spoken.kind,
      place: visited.distance(from: visited.startIndex, to: index) + 1, of: visited.count)
  }
}
