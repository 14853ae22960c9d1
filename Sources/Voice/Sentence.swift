public import Phrases

/// A sentence in one language, and the names under which it may be recorded.
public struct Sentence: Hashable, Sendable {
  /// The words, with empty lines between paragraphs and without invisible marks.
  public let text: String
  /// The gettext code of the language, e.g. `pt_BR`.
  public let language: String
  /// The names of the recordings that make up the sentence; empty if a part of it varies.
  public let recordings: [String]

  /// Creates the sentence of `phrase` in `language`.
  public init(_ phrase: Phrase, in language: Language) {
    self.language = language.traits.code
    text = Self.spoken(phrase, in: language)
    let names = Self.parts(of: phrase).map(Self.recording)
    recordings = names.contains(nil) ? [] : names.compactMap { $0 }
  }

  /// All sentences that can be recorded, and the number of others, whose words vary.
  public static func recordable(in language: Language) -> (sentences: [Sentence], others: Int) {
    let phrases = Phrase.all.filter { $0.entry.map { $0.place != .terminal } ?? false }
    let sentences = phrases.map { Sentence($0, in: language) }
    var seen: Set<String> = []
    let whole = sentences.filter { $0.recordings.allSatisfy { seen.insert($0).inserted } }
    let fixed = whole.filter { !$0.recordings.isEmpty }
    return (fixed, whole.count - fixed.count)
  }

  /// The name of the recording of a phrase whose words never vary; nil for other phrases.
  private static func recording(_ phrase: Phrase) -> String? {
    phrase.entry.flatMap { $0.values.isEmpty && $0.count == nil ? $0.key : nil }
  }

  private static func parts(of phrase: Phrase) -> [Phrase] {
    switch phrase {
    case .joined(let parts, _): parts.flatMap(Self.parts)
    default: [phrase]
    }
  }

  private static func spoken(_ phrase: Phrase, in language: Language) -> String {
    guard case .joined(let parts, let separator) = phrase else { return plain(language(phrase)) }
    return parts.map { spoken($0, in: language) }.filter { !$0.isEmpty }
      .joined(separator: separator.contains("\n") ? "\n\n" : separator)
  }

  /// The text without line breaks, which are for the eye, and without marks of direction.
  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .format where !joiners.contains(scalar): break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
}
