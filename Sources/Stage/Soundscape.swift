/// What is heard of a place while nobody does anything.
public enum Ambience: String, Hashable, Sendable, CaseIterable {
  /// Birds, the river, a little wind.
  case day
  /// Crickets and a fire.
  case night
}

/// Everything that sounds by itself, beside the sounds that are played once.
public struct Soundscape: Hashable, Sendable {
  public var ambience: Ambience?
  /// How rich the groove is that accompanies the player's drums: 0 (silent) to `richestGroove`.
  public var groove: Int

  public static let richestGroove = 4

  public static let silence = Soundscape(ambience: nil)

  public init(ambience: Ambience?, groove: Int = 0) {
    self.ambience = ambience
    self.groove = max(0, min(Self.richestGroove, groove))
  }
}
