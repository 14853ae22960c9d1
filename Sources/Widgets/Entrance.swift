public import Animation
public import Stage

/// Something that appears in its place by growing out of its middle, or fades in where motion is calm.
public struct Entrance: Hashable, Sendable, Moving {
  public static let duration = Time.seconds(0.28)

  public let since: Time

  public init(since: Time) { self.since = since }

  public func isOver(at time: Time) -> Bool { time - since >= Self.duration }

  public func draw(
    about pivot: Point, _ view: View, into picture: inout Picture,
    _ group: (inout Picture) -> Void
  ) {
    let progress = (view.time - since).seconds / Self.duration.seconds
    guard progress < 1 else { return group(&picture) }
    let visible = Easing.outQuad.value(at: progress)
    let scale = view.isCalm ? 1 : 0.5 + 0.5 * Easing.outBack(1.8).value(at: progress)
    picture.drawGroup(scaledBy: scale, about: pivot, opacity: visible, group)
  }
}
