/// A phrase to translate: its key, its English, and notes for translators.
public struct Entry: Hashable, Sendable {
  /// The value of a placeholder.
  public enum Value: Hashable, Sendable {
    case number(Int)
    /// A number with separators between the thousands.
    case grouped(Int)
    /// A number as digits with a point before the fraction.
    case decimal(String)
    /// A player's name or a technical one, inserted unchanged.
    case name(String)
  }

  /// The key of its translations and recordings, e.g. `carrying.lion`.
  public internal(set) var key: String
  /// The English singular; nil if the entry counts nothing.
  public let one: String?
  /// The English, with placeholders in braces.
  public let other: String
  /// The place at which it appears, which limits its room.
  public let place: Place
  public let note: String
  /// The values of the placeholders, by their names.
  public let values: [String: Value]
  /// The number that selects the plural form; nil if the entry counts nothing.
  public let count: Int?

  /// Creates an entry without a plural.
  public init(
    _ place: Place, _ key: String, _ english: String, _ values: [String: Value] = [:],
    note: String = ""
  ) {
    (self.place, self.key, self.note) = (place, key, note)
    (one, other, count) = (nil, english, nil)
    self.values = values
  }

  /// Creates an entry that counts: `count` fills the placeholder `{count}`. Brackets hold the parts
  /// that depend on the number, as in `{count} drum[s]` and `{count} answer[s] [was|were] right`.
  public init(
    _ place: Place, _ key: String, counting english: String, _ count: Int, as value: Value? = nil,
    _ values: [String: Value] = [:], note: String = ""
  ) {
    (self.place, self.key, self.note, self.count) = (place, key, note, count)
    one = Self.form(of: english) { $0.count > 1 ? $0[0] : "" }
    other = Self.form(of: english) { $0.last ?? "" }
    self.values = values.merging(["count": value ?? .number(count)]) { $1 }
  }

  private static func form(of english: String, _ choose: ([Substring]) -> Substring) -> String {
    let parts = english.split(separator: "[", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      let (forms, rest) = (part.prefix { $0 != "]" }, part.drop { $0 != "]" })
      return text + choose(forms.split(separator: "|")) + rest.dropFirst()
    }
  }
}

extension Entry {
  /// The place at which a phrase is seen.
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
