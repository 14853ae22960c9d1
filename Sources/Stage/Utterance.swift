public import Phrases

/// The `words` that the voice says, and their `priority` over others.
public struct Utterance: Hashable, Sendable {
  /// The rank of a sentence, which gives way to higher ones.
  public enum Priority: String, Hashable, Sendable, CaseIterable, Comparable {
    /// A hint at a possible act of the player. Any act of the player cuts it short.
    case hint
    /// A prompt for the act that the game asks for. Any act of the player cuts it short.
    case prompt
    /// A result. The voice says it to the end; several queue up.
    case result
    /// An answer to the player's wish: the focus, the scores, or a sentence again.
    case answer

    public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public let words: Phrase
  public let priority: Priority

  public init(_ words: Phrase, _ priority: Priority) {
    (self.words, self.priority) = (words, priority)
  }
}

/// The words of the voice about the focused control.
public struct SpokenFocus: Hashable, Sendable {
  /// The control's place name, which distinguishes it from others with the same words.
  public let control: String
  /// The control's name in the game's language.
  public let name: String
  /// The kind of control, and its state.
  public let kind: SpokenWords.Focus
  /// The control's position among `count` controls, from 1.
  public let place: Int
  /// The number of focusable controls.
  public let count: Int

  public init(
    _ control: String, name: String, _ kind: SpokenWords.Focus, place: Int, of count: Int
  ) {
    (self.control, self.name, self.kind, self.place, self.count) = (
      control, name, kind, place, count
    )
  }

  /// The whole sentence about the control.
  public var sentence: Phrase { .spoken(.focus(kind, name: name, place: place, of: count)) }

  /// The same control without its state.
  public var asButton: SpokenFocus {
    SpokenFocus(control, name: name, .button, place: place, of: count)
  }

  /// Returns the words for a change of focus from `other`: everything for a different control, the
  /// new state for the same one; nil if nothing is new.
  public func news(since other: SpokenFocus?) -> Phrase? {
    guard let other, other.control == control, other.name == name else { return sentence }
    switch kind {
    case _ where kind == other.kind: return nil
    case .field, .slider: return .spoken(.state(kind, name: name))
    case .chosen: return sentence
    // A brief disabled state needs no words: its cause can be heard.
    case .button, .useless, .notChosen: return nil
    }
  }
}

/// The words that the voice can say about a scene at one moment.
public struct SpokenContent: Hashable, Sendable {
  /// The announcement of this moment; nil for none.
  public var announcement: Phrase?
  /// The next act open to the player, where neither the announcement nor the focus names it.
  public var invitation: Phrase?
  /// The score; nil where the game counts nothing.
  public var standing: Phrase?
  /// A description of the screen, for a player who does not see it.
  public var surroundings: Phrase?
  /// The focused control, while the focus is shown.
  public var focus: SpokenFocus?
  /// Whether the voice has to be silent because the player must listen to something else.
  public var isQuiet = false

  public init(_ announcement: Phrase?) { self.announcement = announcement }
}
