internal import Animation
internal import Stage

/// The ground's colour, and its transition to another.
struct Ground: Hashable, Moving {
  static let change = Time.seconds(0.3)

  private(set) var target: Color
  private var origin: Color
  private var since = Time.zero - change

  init(_ color: Color) {
    target = color
    origin = color
  }

  /// Starts a transition to `color` from the current colour.
  mutating func turn(to color: Color, at now: Time) {
    guard color != target else { return }
    origin = self.color(at: now)
    target = color
    since = now
  }

  func color(at time: Time) -> Color {
    let progress = (time - since).seconds / Self.change.seconds
    return origin.mixed(with: target, Easing.inOutSine.value(at: progress))
  }

  func isOver(at time: Time) -> Bool { time - since >= Self.change }
}
