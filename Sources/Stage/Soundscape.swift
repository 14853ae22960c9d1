/// The background of a scene.
public enum Ambience: String, Hashable, Sendable, CaseIterable {
  /// Birds, the river, a little wind.
  case day
  /// Crickets and a fire.
  case night
}

/// The continuous sounds, as opposed to single ones.
public struct Soundscape: Hashable, Sendable {
  /// The background; nil for none.
  public var ambience: Ambience?
  /// The richness of the drums' accompaniment, from 0 (silent) to `richestGroove`.
  public var groove: Int

  /// The highest `groove`.
  public static let richestGroove = 4

  /// Neither a background nor an accompaniment.
  public static let silence = Soundscape(ambience: nil)

  /// A soundscape; `groove` is limited to 0…`richestGroove`.
  public init(ambience: Ambience?, groove: Int = 0) {
    self.ambience = ambience
    self.groove = max(0, min(Self.richestGroove, groove))
  }
}
