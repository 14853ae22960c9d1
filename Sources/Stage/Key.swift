/// Keys with a meaning in the game: letters by character, others by position.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
  case tab, enter, space, escape
  case backspace, delete, home, end, pageUp, pageDown
  case one, two, three, four, five, six, seven, eight
  case copy, cut, selectAll
  case mute, fullscreen
  /// Asks the voice to repeat its sentence, tell the scores, or describe the place.
  case sayAgain, sayScores, sayPlace

  /// The digit keys in order, from 1.
  public static let digits = [Key.one, .two, .three, .four, .five, .six, .seven, .eight]
}

/// The modifier keys held down with another key.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: UInt8
  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}
