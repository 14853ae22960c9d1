public import Animation
public import Phrases
public import Rules

/// What the player did, in design coordinates, whatever the device.
///
/// Whoever sends events promises sense: every `pointerUp` or `pointerCancelled` follows a `pointerDown`,
/// only one pointer presses at a time, and a lost focus ends a press first (`InputFilter` sees to it).
public enum InputEvent: Hashable, Sendable {
  case pointerMoved(Point)
  case pointerDown(Point)
  case pointerUp(Point)
  /// The press ended without a release: the window lost the focus, or the pointer was taken away.
  case pointerCancelled
  /// Another finger touched while the first one is the pointer: it presses what is there, at once.
  case otherFinger(Point)
  /// The pointer left the window.
  case pointerLeft
  /// Lines scrolled, positive downwards.
  case wheel(Double)
  case key(Key, Modifiers)
  /// A throw's key at one side of a table for two, while `Scene.isForTwo`: it acts for that side alone.
  case pressed(Key, at: Seat)
  /// The gamepad of a seat was pulled out, or put in again, while `Scene.isForTwo`.
  case gamepadLost(Seat), gamepadFound(Seat)
  /// What is printed on a key of the keyboard, while `Scene.awaitsKey`.
  case keyNamed(String)
  /// A key or a button of the mouse that means nothing of its own.
  case otherPressed
  /// Typed characters, while `Scene.textFocus` is not nil.
  case text(String)
  /// The undecided characters of an input method, to be shown in place; empty when it is done.
  case composing(String)
  /// What the clipboard holds, after the paste key.
  case paste(String)
  case focusLost
  case focusGained
  /// The player has taken up this device; comes before what is done with it.
  case used(InputDevice)
  /// A record that the scene asked to save is on disk (`nil`), or why it is not.
  case saved(Standings.Entry, problem: Phrase?)
}

extension InputEvent {
  /// Whether the player begins to do something with it; a pointer that only moves does not.
  public var isBeginning: Bool {
    switch self {
    case .pointerDown, .otherFinger, .key, .pressed, .otherPressed, .text, .wheel: true
    default: false
    }
  }
}

/// Keys that mean something in the game; letters by what they say, places by where they are.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
  case tab, enter, space, escape
  case backspace, delete, home, end, pageUp, pageDown
  case one, two, three, four, five, six, seven, eight
  case copy, cut, selectAll
  case mute, fullscreen
  /// The voice says it again, how the game stands, or where one is.
  case sayAgain, sayScores, sayPlace

  /// The digits from 1 on.
  public static let digits = [Key.one, .two, .three, .four, .five, .six, .seven, .eight]
}

/// Keys held down beside another.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

/// The device that was used last; hints show its glyphs.
public enum InputDevice: String, Hashable, Sendable, CaseIterable {
  case pointer, touch, keyboard, gamepad
}
