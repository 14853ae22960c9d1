public import Animation

/// What an open hand shows to a player who has done nothing for a while: where to press, or what to
/// drag where.
public struct Hint: Hashable, Sendable {
  public let place: Point
  /// Where what is taken hold of at `place` goes; nil for a press.
  public let target: Point?
  /// What goes along with the hand, its middle in the middle of the place.
  public let carried: ImageAsset?

  public init(at place: Point, dragTo target: Point? = nil, carrying carried: ImageAsset? = nil) {
    self.place = place
    self.target = target
    self.carried = carried
  }
}
