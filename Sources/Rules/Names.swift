/// The name of a player or a team: 1…20 characters as a reader counts them, in any script.
public struct Name: Sendable, Hashable, CustomStringConvertible {
  /// The most characters (grapheme clusters) that a name may have.
  public static let longest = 20

  /// The name, without spaces around it.
  public let text: String

  /// Trims and checks typed text.
  ///
  /// - Throws: the first thing that is wrong with it.
  public init(_ typed: String) throws(NameError) {
    if Self.isPlain(typed) {
      text = typed
      return
    }
    let text = String(Self.trimmed(typed))
    if text.isEmpty { throw .missing }
    try Self.checkScalars(Array(text.unicodeScalars))
    if text.contains(where: { $0.unicodeScalars.count > Self.mostScalars }) { throw .stacked }
    if text.count > Self.longest { throw .tooLong }
    self.text = text
  }

  /// The name itself.
  public var description: String { text }
}

extension Name {
  // The longest emoji in use, a couple kissing with two skin colours, has ten scalars.
  private static let mostScalars = 16

  /// Whether the text is certainly valid: printable ASCII, trimmed, short, without reserved signs.
  ///
  /// Most names are, and a scoreboard has thousands.
  private static func isPlain(_ typed: String) -> Bool {
    let bytes = typed.utf8
    let space = UInt8(ascii: " ")
    guard let first = bytes.first, let last = bytes.last, first != space, last != space,
      bytes.count <= longest
    else { return false }
    return bytes.allSatisfy {
      (space...UInt8(ascii: "~")).contains($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/")
    }
  }

  private static func trimmed(_ typed: String) -> Substring {
    var rest = typed[...]
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return rest
  }

  private static func checkScalars(_ scalars: [Unicode.Scalar]) throws(NameError) {
    if scalars.contains(where: { $0 == ":" || $0 == "/" }) { throw .reserved }
    for (index, scalar) in scalars.enumerated() {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: throw .control
      case .format where !isJoiner(at: index, of: scalars) && !isFlagTag(at: index, of: scalars):
        throw .unseen
      default: break
      }
    }
    if !scalars.contains(where: \.isVisible) { throw .unseen }
  }

  /// Whether a joiner may stand there, as in Persian, Sinhala, Mongolian and many emoji.
  private static func isJoiner(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    guard ["\u{200C}", "\u{200D}", "\u{180E}"].contains(scalars[index]),
      index > 0, index + 1 < scalars.count
    else { return false }
    let before = scalars[index - 1].properties
    return !before.isWhitespace && before.generalCategory != .format
      && scalars[index + 1].isVisible
  }

  /// Whether it spells the flag of England, Scotland or Wales, invisibly after a black flag.
  private static func isFlagTag(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"
    guard tags.contains(scalars[index]) else { return false }
    return scalars[..<index].last { !tags.contains($0) } == "\u{1F3F4}"
  }
}

extension Character {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension Unicode.Scalar {
  /// Whether the scalar alone is visible; U+2800 is braille without dots.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: false
    default:
      !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && self != "\u{2800}"
    }
  }
}

/// The reason why a name is refused.
public enum NameError: String, Error, Sendable, Hashable, CaseIterable {
  /// No text, or only spaces.
  case missing
  /// More than 20 characters.
  case tooLong
  /// A colon or a slash.
  case reserved
  /// A line break, a tab or another control character.
  case control
  /// No visible character, or one that hides or turns the text around it.
  case unseen
  /// More marks on one letter than any script uses.
  case stacked

  /// The error in typed text; nil if it is a valid name.
  public init?(of typed: String) {
    do throws(NameError) {
      _ = try Name(typed)
      return nil
    } catch { self = error }
  }
}
