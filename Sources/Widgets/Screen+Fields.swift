internal import Animation
public import Phrases
public import Stage

/// Text fields and steppers.
extension Screen {
  /// Adds the text field of `fields` for `action`, which Enter in it performs.
  ///
  /// `isWrong` gives it a red rim, and `over` draws on top of it.
  public mutating func field(
    _ action: Action, _ words: Phrase, _ fields: FieldGroup<Action>, isWrong: Bool = false,
    named name: String, in frame: Rect, over: @escaping (View, inout Picture) -> Void = { _, _ in }
  ) {
    let spoken = Spoken(words, .field(fields.text(of: action)))
    add(Control(name, frame, .field), spoken, .press(action)) {
      fields[action]?.draw(in: frame, $0, isWrong: isWrong, Writing($1.language.traits), into: &$2)
      over($1, &$2)
    }
  }

  /// Adds a whole number between a minus and a plus; each is disabled at its end of `range`.
  ///
  /// `action` gets the number that a press would set.
  public mutating func stepper(
    _ value: Int, _ range: ClosedRange<Int>, _ words: Phrase, named name: String, in frame: Rect,
    _ action: (Int) -> Action
  ) {
    for step in [-1, 1] {
      let isUsable = range.contains(value + step)
      let button = Stepper.button(step, in: frame)
      let control = Control(name + (step < 0 ? ".less" : ".more"), button)
      let spoken = Spoken(
        .spoken(step < 0 ? .fewer : .more), of: words, .slider(value, of: range.upperBound))
      add(control, spoken, isUsable ? .press(action(value + step)) : .nothing) {
        state, _, picture in
        var state = state
        state.isEnabled = isUsable
        Stepper.drawButton(step, in: button, state, into: &picture)
        if step < 0 { Stepper.draw(value, named: name, in: frame, into: &picture) }
      }
    }
  }

  /// The focused control's action on Enter; nil for none.
  public func focused(_ controls: Controls) -> Action? {
    guard
      case .press(let action) = reachable.first(where: { $0.control.name == controls.focus })?
        .response
    else { return nil }
    return action
  }

  /// The text field called `name`.
  func field(_ name: String?) -> (action: Action, frame: Rect)? {
    let element = reachable.first { $0.control.name == name && $0.control.kind == .field }
    guard let element, case .press(let action) = element.response else { return nil }
    return (action, element.control.frame)
  }
}
