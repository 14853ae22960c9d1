/// A phrase as it is written down: its name, its English, and what helps those who translate it.
public struct Entry: Hashable, Sendable {
  /// What stands for a placeholder.
  public enum Value: Hashable, Sendable {
    case number(Int)
    /// With separators between the thousands.
    case grouped(Int)
    /// Digits with a point before the fraction.
    case decimal(String)
    /// What somebody is called, or what a computer calls something: not to be touched.
    case name(String)
  }

  /// The name under which it is translated and recorded; `carrying.lion`.
  public internal(set) var key: String
  /// The English for one, where it counts something.
  public let one: String?
  /// The English, with placeholders in braces.
  public let other: String
  /// Where it is seen, and how much room there is.
  public let place: Place
  /// What else there is to know.
  public let note: String
  /// What stands for the placeholders.
  public let values: [String: Value]
  /// The number that decides between one and other.
  public let count: Int?

  /// What says the same of whatever number.
  public init(
    _ place: Place, _ key: String, _ english: String, _ values: [String: Value] = [:],
    note: String = ""
  ) {
    (self.place, self.key, self.note) = (place, key, note)
    (one, other, count) = (nil, english, nil)
    self.values = values
  }

  /// What counts `count` of something, which stands for the placeholder `{count}`.
  public init(
    _ place: Place, _ key: String, one: String, _ other: String, count: Int,
    as value: Value? = nil, _ values: [String: Value] = [:], note: String = ""
  ) {
    (self.place, self.key, self.note) = (place, key, note)
    (self.one, self.other, self.count) = (one, other, count)
    self.values = values.merging(["count": value ?? .number(count)]) { $1 }
  }
}

extension Entry {
  /// Where a phrase is seen.
  public enum Place: String, Hashable, Sendable {
    case anywhere = ""
    case button = "On a wooden button: about 14 letters, 20 at the most."
    case choice = "One of two to five choices side by side: about 12 letters."
    case label = "Beside choices or above a field: about 18 letters."
    case plaque = "On a small wooden plaque: about 10 letters."
    case number = "Figures on a small wooden plaque: about 8 letters."
    case heading = "The heading of a page: about 24 letters."
    case title = "The title of a card: about 24 letters."
    case body = "The text of a card, up to 45 letters a line; break lines where it reads well."
    case note = "A line of text on a page: about 45 letters."
    case status = "The strip at the bottom of the screen, one sentence: about 60 letters."
    case caption = "Instead of a sound, for those who do not hear it: about 50 letters."
    case problem = "Says kindly what is wrong with what was typed: about 45 letters."
    case shout = "Large and in the middle of the game: about 18 letters."
    case table = "In a narrow column of a table: about 10 letters."
    case key = "On the picture of a key of the keyboard: about 6 letters."
    case name = "A name for a player: 20 letters at the most, without : and /."
    case spoken = "Said by a voice, not written: no room to mind."
    case terminal = "Printed in a terminal, or on the manual's page."
  }
}
