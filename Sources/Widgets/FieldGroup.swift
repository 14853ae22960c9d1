internal import Animation
internal import Phrases
public import Stage

/// The texts that are typed on a screen, by what Enter in them means: letters go to the one in focus.
public struct FieldGroup<Action: Hashable & Sendable>: Hashable, Sendable {
  private var fields: [Action: TextField]
  /// The fields that take names.
  private let names: Set<Action>

  /// Whoever plays with a gamepad or a finger is offered ready names in the fields `names`.
  public init(_ fields: [Action: TextField], names: Set<Action> = []) {
    self.fields = fields
    self.names = names
  }

  public subscript(action: Action) -> TextField? {
    get { fields[action] }
    set { fields[action] = newValue }
  }

  /// What was typed into a field; empty if there is none of that action.
  public func text(of action: Action) -> String { fields[action]?.text ?? "" }

  /// Stands between a scene and its `controls`: types, selects and points in the field that has the
  /// focus, and returns what the event asks for beside that.
  public mutating func handle(
    _ event: InputEvent, _ controls: inout Controls, on screen: Screen<Action>,
    _ stage: inout StageContext
  ) -> Action? {
    let before = screen.field(controls.focus)?.action
    if let before {
      // While an input method composes, the keys are its own.
      if case .key = event, fields[before]?.isComposing == true { return nil }
      if offerName(for: event, in: before, stage) { return nil }
    }
    let action = controls.handle(event, on: screen)
    let after = screen.field(controls.focus)?.action
    if before != after { moveFocus(from: before, to: after, event) }
    switch event {
    case .pointerDown(let point), .pointerMoved(let point):
      guard let (held, frame) = screen.field(controls.pressed) else { break }
      let isDrag = if case .pointerMoved = event { true } else { false }
      if stage.device == .touch, !isDrag, tap(held, stage.words) { break }
      fields[held]?.point(
        at: point, in: frame, stage.metrics, stage.preferences.textSize,
        Writing(stage.words.traits), selecting: isDrag)
    default:
      if action == nil, let before, before == after { fields[before]?.handle(event, &stage) }
    }
    return action
  }

  /// With a gamepad the first button fills an empty name, and another one changes it.
  private mutating func offerName(
    for event: InputEvent, in focus: Action, _ stage: StageContext
  ) -> Bool {
    guard stage.device == .gamepad, case .key(let key, _) = event, names.contains(focus),
      let field = fields[focus], key == .one || key == .enter && field.text.isEmpty
    else { return false }
    giveName(to: focus, field, stage.words)
    return true
  }

  /// With a finger a tap does so. What was typed stays; the next letters take the place of a ready name.
  private mutating func tap(_ action: Action, _ words: Language) -> Bool {
    guard names.contains(action), let field = fields[action],
      field.text.isEmpty || ReadyNames.all(words).contains(field.text)
    else { return false }
    giveName(to: action, field, words)
    fields[action]?.selectAll()
    return true
  }

  private mutating func giveName(to action: Action, _ field: TextField, _ words: Language) {
    let taken = names.subtracting([action]).map { text(of: $0) }
    fields[action] = TextField(
      ReadyNames.next(after: field.text, without: Set(taken), words), limit: field.limit)
  }

  private mutating func moveFocus(
    from old: Action?, to new: Action?, _ event: InputEvent
  ) {
    if let old { fields[old]?.resign() }
    // Whoever comes by a key will type the whole anew, or go on with another key.
    if case .key = event, let new { fields[new]?.selectAll() }
  }
}
