internal import Animation
internal import Stage

/// Fades in whatever is new in a scene that continues the previous one.
struct FadeIn: Hashable {
  private static let seen = Channel<Double>.opacity("fade-in")
  // Not from 0: pictures drop invisible commands.
  static let timeline = staged {
    Tween(seen, from: 0.02, to: 1, duration: 0.35, easing: .inOutSine)
  }

  private let known: Set<DrawCommand.Shape>
  private let motion: Running

  init(after picture: Picture, since: Time) {
    known = Set(picture.commands.map(\.shape))
    motion = Running(Self.timeline, since: since)
  }

  func isOver(at time: Time) -> Bool { time >= motion.since + motion.timeline.duration }

  func apply(at time: Time, to picture: inout Picture) {
    picture.fade(to: motion[Self.seen, at: time]) { !known.contains($0.shape) }
  }
}
