public import Phrases

/// How the words of a language are written: which way their lines run, and whose shapes signs have that
/// several languages share.
public enum Writing: Hashable, Sendable, CaseIterable {
  /// To the right; signs of China and Japan as in China.
  case rightward
  /// To the right, with signs as in Japan.
  case japanese
  /// To the left, as Arabic and Hebrew are.
  case leftward

  public init(_ language: Language.Traits) {
    self = language.isRightToLeft ? .leftward : Writing(language: language.code)
  }

  /// The writing of a language by its code, e.g. `pt-BR`.
  public init(language code: String) {
    switch code.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ar", "fa", "he", "ur", "yi": self = .leftward
    case "ja": self = .japanese
    default: self = .rightward
    }
  }
}

extension StringProtocol {
  /// Whether its first letter is one of those that are written to the left.
  public var runsLeftward: Bool {
    first(where: \.isLetter)?.unicodeScalars.first?.runsLeftward ?? false
  }
}
