public import Animation
public import Phrases
public import Rules

/// An input of the player, in design space, from any device.
///
/// The sender keeps events consistent, see `InputFilter`: `pointerUp` or `pointerCancelled` follows
/// a `pointerDown`, only one pointer presses at a time, and a press ends before the focus is lost.
public enum InputEvent: Hashable, Sendable {
  case pointerMoved(Point)
  case pointerDown(Point)
  case pointerUp(Point)
  /// The press ended without a release: the window lost the focus, or the pointer was taken away.
  case pointerCancelled
  /// Another finger touched while the first is the pointer; it acts at once and has no release.
  case otherFinger(Point)
  /// The pointer left the window.
  case pointerLeft
  /// Lines scrolled, positive downwards.
  case wheel(Double)
  /// A key of the game, pressed or repeating while it is held.
  case key(Key, Modifiers)
  /// One side's key for a throw, while keys are read `bySeat`.
  case pressed(Key, at: Seat)
  /// A seat's gamepad was unplugged or plugged in again, while keys are read `bySeat`.
  case gamepadLost(Seat), gamepadFound(Seat)
  /// A key of the keyboard by the name of its position, while keys are read `byPosition`.
  case keyNamed(String)
  /// A key or mouse button that has no meaning of its own.
  case otherPressed
  /// Typed characters, while `Scene.textFocus` is set.
  case text(String)
  /// An input method's uncommitted characters, shown at the caret; empty when it ends.
  case composing(String)
  /// The clipboard's text, after the paste key.
  case paste(String)
  case focusLost
  case focusGained
  /// The player has changed to this device. It comes before the first event from there.
  case used(InputDevice)
  /// The answer to `Effect.save`: the record is on disk, or `problem` says why not.
  case saved(Standings.Entry, problem: Phrase?)
}

extension InputEvent {
  /// Where a pointer or finger presses; nil for anything else.
  public var pressPoint: Point? {
    switch self {
    case .pointerDown(let point), .otherFinger(let point): point
    default: nil
    }
  }

  /// Whether this is a deliberate act: a press, a key, text or the wheel, not mere movement.
  public var isDeed: Bool {
    switch self {
    case .pointerDown, .otherFinger, .key, .pressed, .otherPressed, .wheel: true
    default: isText
    }
  }

  /// Whether it writes something.
  public var isText: Bool {
    switch self {
    case .text, .paste: true
    // Input methods send an empty one unprompted.
    case .composing(let characters): !characters.isEmpty
    default: false
    }
  }
}
