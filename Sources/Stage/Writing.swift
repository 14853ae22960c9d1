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
    switch first(where: \.isLetter)?.unicodeScalars.first?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// The words with a way of their own among those that run the other way.
  public var isolated: String { "\u{2068}\(self)\u{2069}" }
}
