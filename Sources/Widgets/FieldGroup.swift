public import Stage

/// The text fields of a screen by the names of their controls: letters go to the one in focus.
public struct FieldGroup: Hashable, Sendable {
  private var fields: [ControlID: TextField]
  /// The fields that take names.
  private let names: Set<ControlID>

  /// Whoever plays with a gamepad or a finger is offered ready names in the fields `names`.
  public init(_ fields: [ControlID: TextField], names: Set<ControlID> = []) {
    self.fields = fields
    self.names = names
  }

  public subscript(id: ControlID) -> TextField? {
    get { fields[id] }
    set { fields[id] = newValue }
  }

  /// What was typed into a field; empty if there is none of that name.
  public func text(of id: ControlID) -> String { fields[id]?.text ?? "" }

  /// Stands between a scene and its `controls`: types, selects and points in the field that has the
  /// focus, and returns what the event means for everything else.
  public mutating func handle(
    _ event: InputEvent, _ controls: inout Controls, among list: [Control],
    _ stage: inout StageContext
  ) -> ControlAction? {
    let before = controls.focus
    // While an input method composes, the keys are its own.
    if case .key = event, let before, fields[before]?.isComposing == true { return nil }
    if list.contains(where: { $0.id == before }),
      offerName(for: event, in: before, on: stage.device)
    {
      return nil
    }
    let action = controls.handle(event, among: list)
    if controls.focus != before { moveFocus(from: before, to: controls.focus, event) }
    switch action {
    case .dragged(let id, let point):
      guard let frame = list.first(where: { $0.id == id })?.frame else { return action }
      let isDrag = if case .pointerMoved = event { true } else { false }
      if stage.device == .touch, !isDrag, tap(id) { return action }
      fields[id]?.point(
        at: point, in: frame, stage.metrics, stage.preferences.textSize, selecting: isDrag)
    case nil where controls.focus == before:
      if let before, list.contains(where: { $0.id == before }) {
        fields[before]?.handle(event, &stage)
      }
    default:
      break
    }
    return action
  }

  /// With a gamepad the first button fills an empty name, and another one changes it.
  private mutating func offerName(
    for event: InputEvent, in focus: ControlID?, on device: InputDevice
  ) -> Bool {
    guard device == .gamepad, case .key(let key, _) = event, let focus, names.contains(focus),
      let field = fields[focus], key == .one || key == .enter && field.text.isEmpty
    else { return false }
    giveName(to: focus, field)
    return true
  }

  /// With a finger a tap does so. What was typed stays; the next letters take the place of a ready name.
  private mutating func tap(_ id: ControlID) -> Bool {
    guard names.contains(id), let field = fields[id],
      field.text.isEmpty || ReadyNames.all.contains(field.text)
    else { return false }
    giveName(to: id, field)
    fields[id]?.selectAll()
    return true
  }

  private mutating func giveName(to id: ControlID, _ field: TextField) {
    let taken = names.subtracting([id]).map { text(of: $0) }
    fields[id] = TextField(
      ReadyNames.next(after: field.text, without: Set(taken)), limit: field.limit)
  }

  private mutating func moveFocus(
    from old: ControlID?, to new: ControlID?, _ event: InputEvent
  ) {
    if let old { fields[old]?.resign() }
    // Whoever comes by a key will type the whole anew, or go on with another key.
    if case .key = event, let new { fields[new]?.selectAll() }
  }
}
