public import Animation
public import Stage

/// The entrance of something that grows from its middle, or only fades in with calm motion.
public struct Entrance: Hashable, Sendable, Moving {
  /// Its duration.
  public static let duration = Time.seconds(0.28)

  /// Its start, on the scene's clock.
  public let since: Time

  /// An entrance that begins at `since`.
  public init(since: Time) { self.since = since }

  public func isOver(at time: Time) -> Bool { time - since >= Self.duration }

  /// Draws `group` scaled about `pivot` and faded, as of `view.time`.
  public func draw(
    about pivot: Point, _ view: View, into picture: inout Picture, _ group: (inout Picture) -> Void
  ) {
    let progress = (view.time - since).seconds / Self.duration.seconds
    guard progress < 1 else { return group(&picture) }
    let visible = Easing.outQuad.value(at: progress)
    let scale = view.isCalm ? 1 : 0.5 + 0.5 * Easing.outBack(1.8).value(at: progress)
    picture.drawGroup(scaledBy: scale, about: pivot, opacity: visible, group)
  }
}

extension Entrance? {
  /// Draws `group` as it enters, or at its place if it makes no entrance.
  func draw(
    about pivot: Point, _ view: View, into picture: inout Picture, _ group: (inout Picture) -> Void
  ) {
    guard let self else { return group(&picture) }
    self.draw(about: pivot, view, into: &picture, group)
  }
}
