public import Animation

/// The open hand's gesture for an idle player: a press at a place, or a drag.
public struct Hint: Hashable, Sendable {
  /// The point to press or take hold of, in design space.
  public let place: Point
  /// The end of the drag, in design space; nil for a press.
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
