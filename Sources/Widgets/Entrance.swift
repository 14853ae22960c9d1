public import Animation
public import Stage

/// The entrance of a drawing that grows from its middle, or only fades in with calm motion.
public struct Entrance: Hashable, Sendable, Moving {
  private static let opacity = Channel<Double>.opacity("entrance")
  private static let scale = Channel<Double>.scale("entrance")
  static let timeline = together {
    Tween(opacity, from: 0, to: 1, duration: 0.28, easing: .outQuad)
    Tween(scale, from: 0.5, to: 1, duration: 0.28, easing: .outBack(1.8))
  }

  private let motion: PlayingTimeline

  /// Creates an entrance that begins at `since`, on the scene's clock.
  public init(since: Time) { motion = PlayingTimeline(Self.timeline, since: since) }

  public func isOver(at time: Time) -> Bool { motion.isOver(at: time) }

  /// Draws `group` scaled about `pivot` and faded, as of `view.time`.
  public func draw(
    about pivot: Point, _ view: View, into picture: inout Picture, _ group: (inout Picture) -> Void
  ) {
    guard !isOver(at: view.time) else { return group(&picture) }
    picture.drawGroup(
      scaledBy: view.reducesMotion ? 1 : motion[Self.scale, at: view.time], about: pivot,
      opacity: motion[Self.opacity, at: view.time], group)
  }
}

extension Entrance? {
  /// Draws `group` with its entrance; if that is nil, draws it unchanged.
  func draw(
    about pivot: Point, _ view: View, into picture: inout Picture, _ group: (inout Picture) -> Void
  ) {
    guard let self else { return group(&picture) }
    self.draw(about: pivot, view, into: &picture, group)
  }
}
