public import Animation

/// What the open hand shows to an idle player: a place to press, or a drag.
public struct Hint: Hashable, Sendable {
  /// Where the hand points or takes hold, in design space.
  public let place: Point
  /// Where the drag ends, in design space; nil for a press.
  public let target: Point?
  /// The picture that is dragged along, centred on `place` at first; nil for none.
  public let carried: ImageAsset?

  /// A press at `place`, or a drag from there to `target`.
  public init(at place: Point, dragTo target: Point? = nil, carrying carried: ImageAsset? = nil) {
    self.place = place
    self.target = target
    self.carried = carried
  }
}
