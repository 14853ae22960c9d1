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

/// What a voice says of the thing that has the focus.
public struct SpokenFocus: Hashable, Sendable {
  /// The control's own name, which tells it from others that are called the same.
  public let control: String
  /// What it is called, in the language spoken.
  public let name: String
  public let kind: SpokenWords.Focus
  /// Which of how many it is, from 1.
  public let place: Int
  public let count: Int

  public init(
    _ control: String, name: String, _ kind: SpokenWords.Focus, place: Int, of count: Int
  ) {
    (self.control, self.name, self.kind, self.place, self.count) = (
      control, name, kind, place, count
    )
  }

  public var words: Phrase { .spoken(.focus(kind, name: name, place: place, of: count)) }

  /// The same, whether it can be used or not.
  public var asButton: SpokenFocus {
    SpokenFocus(control, name: name, .button, place: place, of: count)
  }

  /// What is new in it; nil if nothing is that is worth a word.
  public func news(since other: SpokenFocus?) -> Phrase? {
    guard let other, other.control == control, other.name == name else { return words }
    switch kind {
    case _ where kind == other.kind: return nil
    case .field, .slider: return .spoken(.state(kind, name: name))
    case .chosen: return words
    // That it can't be used while something happens is heard by what happens.
    case .button, .useless, .notChosen: return nil
    }
  }
}
