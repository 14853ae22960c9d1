public import Phrases

/// A sentence that is said, and how much it matters.
public struct Utterance: Hashable, Sendable {
  /// What gives way to what: the later ones matter more.
  public enum Priority: String, Hashable, Sendable, CaseIterable, Comparable {
    /// What one could do; anything the player does ends it.
    case hint
    /// What the game asks for; anything the player does ends it.
    case prompt
    /// What has happened; it is said to its end, and several follow one another.
    case result
    /// What the player has just asked to hear: the focus, the scores, a sentence again.
    case answer

    public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

    private var rank: Int {
      switch self {
      case .hint: 0
      case .prompt: 1
      case .result: 2
      case .answer: 3
      }
    }
  }

  public let words: Phrase
  public let priority: Priority

  public init(_ words: Phrase, _ priority: Priority) {
    self.words = words
    self.priority = priority
  }
}
