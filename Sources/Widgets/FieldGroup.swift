internal import Animation
public import Phrases
internal import Stage

/// The text fields of a screen, each by the action that Enter in it performs. Letters go to the
/// focused field.
public struct FieldGroup<Action: Hashable & Sendable>: Hashable, Sendable {
  private var fields: [Action: TextField]
  private let names: Set<Action>
  /// The field whose text is refused, and the card about it.
  var refused: Refused?

  struct Refused: Hashable {
    let action: Action
    let card: AlertCard
  }

  /// Creates fields by action. Those in `names` offer ready names to players without a keyboard.
  public init(_ fields: [Action: TextField], names: Set<Action> = []) {
    (self.fields, self.names) = (fields, names)
  }

  /// The field whose Enter performs `action`; nil for none.
  public subscript(action: Action) -> TextField? {
    get { fields[action] }
    set { fields[action] = newValue }
  }

  /// Returns the text of a field; empty if there is no such field.
  public func text(of action: Action) -> String { fields[action]?.text ?? "" }

  /// The actions of the fields that are not empty.
  public var filled: [Action] { fields.filter { !$0.value.text.isEmpty }.map(\.key) }

  /// Closes the card about a refused text and returns the action of its field; nil if none is open.
  mutating func accept() -> Action? {
    defer { refused = nil }
    return refused?.action
  }

  /// Whether a card refuses a field's text.
  public var isRefusing: Bool { refused != nil }

  /// Fills in the name of `avatar`, selected, so that typing replaces it.
  ///
  /// After a press of the pointer, also move the focus to the field: letters typed next then
  /// replace the name and are no shortcuts.
  public mutating func lend(_ avatar: Avatar, to action: Action, in language: Language) {
    fill(language(avatar.name), in: action)
  }

  /// Fills in a name, selected, so that typing replaces it.
  public mutating func fill(_ name: String, in action: Action) {
    guard let field = fields[action] else { return }
    fields[action] = TextField(name, limit: field.limit)
    fields[action]?.selectAll()
  }

  /// Edits the focused field, and passes the event to `controls`.
  ///
  /// Letters typed while no field has the focus go into the field of `stray`, if given, which gets
  /// the focus.
  ///
  /// - Returns: the response of the screen to the event, if any.
  mutating func handle(
    _ event: InputEvent, _ controls: inout Controls, on screen: Screen<Action>,
    typingInto stray: Action?, _ context: inout SceneContext
  ) -> Screen<Action>.Response? {
    if let stray, screen.field(controls.focus) == nil, !screen.hasCard,
      event.isWriting || !controls.showsFocus && offersName(event, in: stray, context)
    {
      controls.moveFocus(to: stray, on: screen)
      if isLent(stray, context.language) { fields[stray]?.selectAll() }
    }
    let before = screen.field(controls.focus)?.action
    if let before {
      // An input method that composes takes the keys.
      if case .key = event, fields[before]?.isComposing == true { return nil }
      if offerName(for: event, in: before, context) { return nil }
    }
    let response = controls.use(event, on: screen)
    let after = screen.field(controls.focus)?.action
    if before != after { moveFocus(from: before, to: after, event) }
    switch event {
    case .pointerDown(let point), .pointerMoved(let point):
      guard let (held, frame) = screen.field(controls.pressed) else { break }
      let isDrag = if case .pointerMoved = event { true } else { false }
      if context.device == .touch, !isDrag, tap(held, context.language) { break }
      if isLent(held, context.language) {
        fields[held]?.selectAll()
        break
      }
      fields[held]?.point(
        at: point, in: frame, context.metrics, context.preferences.textSize,
        TextLocale(context.language.traits), selecting: isDrag)
    default:
      if response == nil, let before, before == after { fields[before]?.handle(event, &context) }
    }
    return response
  }

  /// Fills in a name by gamepad: A fills an empty field, X takes the next name.
  private mutating func offerName(
    for event: InputEvent, in focus: Action, _ context: SceneContext
  ) -> Bool {
    guard offersName(event, in: focus, context), let field = fields[focus] else { return false }
    giveName(to: focus, field, context.language)
    return true
  }

  private func offersName(
    _ event: InputEvent, in focus: Action, _ context: SceneContext
  ) -> Bool {
    guard context.device == .gamepad, case .key(let key, _) = event, names.contains(focus)
    else { return false }
    return key == .one || key == .enter && text(of: focus).isEmpty
  }

  /// Fills in a name at a touch, selected, so that typing replaces it; a typed name stays.
  private mutating func tap(_ action: Action, _ language: Language) -> Bool {
    guard names.contains(action), let field = fields[action],
      field.text.isEmpty || language.readyNames.contains(field.text)
    else { return false }
    giveName(to: action, field, language)
    return true
  }

  /// Returns whether the field holds an avatar's name, which is replaced as a whole.
  private func isLent(_ action: Action, _ language: Language) -> Bool {
    names.contains(action) && Avatar.lending(text(of: action), in: language) != nil
  }

  private mutating func giveName(to action: Action, _ field: TextField, _ language: Language) {
    let taken = names.subtracting([action]).map { text(of: $0) }
    fill(language.readyName(after: field.text, without: Set(taken)), in: action)
  }

  private mutating func moveFocus(from old: Action?, to new: Action?, _ event: InputEvent) {
    if let old { fields[old]?.resign() }
    // A field reached by key is selected as a whole, so that typing replaces its text.
    if case .key = event, let new { fields[new]?.selectAll() }
  }
}

extension InputEvent {
  /// Whether the event writes something; a lone space does not, as it also presses buttons.
  fileprivate var isWriting: Bool {
    if case .text(let typed) = self { typed.contains { !$0.isWhitespace } } else { isText }
  }
}
