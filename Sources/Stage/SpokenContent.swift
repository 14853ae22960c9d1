public import Phrases

/// What the voice can tell of a scene at one moment.
public struct SpokenContent: Hashable, Sendable {
  /// What is said of this moment; nil for nothing.
  public var announcement: Phrase?
  /// How the player can continue, where neither the announcement nor the focus says so.
  public var invitation: Phrase?
  /// The score; nil where nothing is counted.
  public var standing: Phrase?
  /// A description of the screen, for a player who does not see it.
  public var surroundings: Phrase?
  /// The focused control, while the focus is shown.
  public var focus: SpokenFocus?
  /// Whether the voice has to be silent because the player must listen to something else.
  public var isQuiet = false

  /// An announcement, and nothing else yet.
  public init(_ announcement: Phrase?) { self.announcement = announcement }
}
