public import Phrases

/// The writing of a language: its direction, and the shapes of its Chinese characters.
public enum TextLocale: Hashable, Sendable, CaseIterable {
  /// Left to right; Chinese characters in their Chinese shapes.
  case rightward
  /// Left to right; Chinese characters in their Japanese shapes.
  case japanese
  /// Right to left, as in Arabic and Hebrew.
  case leftward

  /// Creates the writing of a language.
  public init(_ language: Language.Traits) {
    self = language.isRightToLeft ? .leftward : TextLocale(language: language.code)
  }

  /// Creates the writing of a language from its code, e.g. `pt-BR`.
  public init(language code: String) {
    switch code.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ar", "fa", "he", "ur", "yi": self = .leftward
    case "ja": self = .japanese
    default: self = .rightward
    }
  }
}

extension StringProtocol {
  /// Whether the first letter belongs to a right-to-left script.
  public var runsLeftward: Bool {
    first(where: \.isLetter)?.unicodeScalars.first?.runsLeftward ?? false
  }
}
