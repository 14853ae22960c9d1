/// Why a name is refused.
public enum NameError: String, Error, Sendable, Hashable, CaseIterable {
  /// Nothing, or only spaces, was typed.
  case missing
  /// More than 20 characters.
  case tooLong
  /// A colon or a slash.
  case reserved
  /// A line break, a tab or another control character.
  case control
  /// Nothing visible, or a character that hides or turns the text around it.
  case unseen
  /// More marks on one letter than any script uses.
  case stacked

  /// What is wrong with typed text; nil if it is a name.
  public init?(of typed: String) {
    do throws(NameError) {
      _ = try Name(typed)
      return nil
    } catch { self = error }
  }
}
