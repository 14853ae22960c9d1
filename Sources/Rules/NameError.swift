/// Why a name is refused.
public enum NameError: String, Error, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Nothing, or only spaces, was typed.
  case missing
  /// More than 20 characters.
  case tooLong
  /// A colon or a slash.
  case reserved
  /// A line break, a tab or another control character.
  case control
  /// Nothing to be seen, or a character that hides or turns the text around it.
  case unseen
  /// More marks on one letter than any script puts there.
  case stacked

  /// A sentence for the player.
  public var message: String {
    switch self {
    case .missing: "Please type a name."
    case .tooLong: "A name can have at most \(Name.longest) characters."
    case .reserved: "A name can't contain : or /."
    case .control: "A name can't contain line breaks or tabs."
    case .unseen: "A name can't contain invisible characters."
    case .stacked: "A name can't pile so many marks on one letter."
    }
  }

  /// The same sentence.
  public var description: String { message }
}
