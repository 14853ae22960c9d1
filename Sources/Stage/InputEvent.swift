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
  /// The wheel scrolled by this many lines, positive downwards.
  case wheel(Double)
  /// A key of the game, pressed or repeating while it is held.
  case key(Key, Modifiers)
  /// A key of the player at a seat, while keys are read `bySeat`.
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
  /// The player has changed to this device; the event precedes the first one from there.
  case used(InputDevice)
  /// The answer to `Effect.save`: the record is on disk, or `problem` tells the player why it is
  /// not.
  case saved(Standings.Entry, problem: Phrase?)
}

extension InputEvent {
  /// The point that a pointer or finger presses; nil for other events.
  public var pressPoint: Point? {
    switch self {
    case .pointerDown(let point), .otherFinger(let point): point
    default: nil
    }
  }

  /// Whether the event is a deliberate act: a press, a key, text or the wheel, not mere movement.
  public var isUserAction: Bool {
    switch self {
    case .pointerDown, .otherFinger, .key, .pressed, .otherPressed, .wheel: true
    default: isText
    }
  }

  /// Whether the event writes something.
  public var isText: Bool {
    switch self {
    case .text, .paste: true
    // Input methods send an empty composition unprompted.
    case .composing(let characters): !characters.isEmpty
    default: false
    }
  }
}

/// A kind of device; hints show the keys or buttons of the one used last.
public enum InputDevice: String, Hashable, Sendable, CaseIterable {
  case pointer, touch, keyboard, gamepad
}

extension InputDevice {
  /// The hint at the keys or buttons that choose the three throws; nil for devices that point.
  public var throwHint: Phrase? {
    switch self {
    case .keyboard: .jungle(.pressKey)
    case .gamepad: .jungle(.pressPad)
    case .pointer, .touch: nil
    }
  }

  /// The hint at the way to enter a name; nil for devices with letters.
  public var nameHint: Phrase? {
    switch self {
    case .gamepad: .name(.padGivesNames)
    case .touch: .name(.fingerGivesNames)
    case .pointer, .keyboard: nil
    }
  }
}

/// Keys with a meaning in the game: letters by character, others by position.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
  case tab, enter, space, escape
  case backspace, delete, home, end, pageUp, pageDown
  case one, two, three, four, five, six, seven, eight
  case copy, cut, selectAll
  case mute, fullscreen
  /// The keys that ask the voice to repeat its sentence, tell the scores, or describe the place.
  case sayAgain, sayScores, sayPlace
  /// The right player's keys for the throws at a table for two, which mean nothing elsewhere.
  case rightOne, rightTwo, rightThree

  /// The name of its position on a keyboard, by SDL's names; nil for those that cannot be moved.
  public var usualPosition: String? {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .escape: "Escape"
    case .enter: "Return"
    case .mute: "M"
    case .fullscreen: "F11"
    case .sayAgain: "R"
    case .sayScores: "S"
    case .sayPlace: "W"
    case .one: "1"
    case .two: "2"
    case .three: "3"
    case .four: "4"
    case .rightOne: "8"
    case .rightTwo: "9"
    case .rightThree: "0"
    default: nil
    }
  }

  /// The digit keys in order, from 1.
  public static let digits = [Key.one, .two, .three, .four, .five, .six, .seven, .eight]
  /// The right player's keys, in the order of the throws.
  public static let ofRight = [Key.rightOne, .rightTwo, .rightThree]
}

/// The modifier keys held down with another key.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each key.
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

/// One of the two places at a table for two.
public enum Seat: String, Sendable, Hashable, CaseIterable {
  case left, right

  /// The opposite seat.
  public var other: Seat { self == .left ? .right : .left }

  /// The side of the seat's player: the jungle's for the left one.
  public var side: Side { self == .left ? .jungle : .player }

  /// Creates the seat from which a side is played.
  public init(_ side: Side) { self = side == .jungle ? .left : .right }
}
