internal import Animation
internal import Stage
internal import Widgets

/// The transition between scenes: leaves close over the old one and open on the new one.
struct Wipe: Hashable {
  static let closing = Time.seconds(0.32)
  private static let opening = Time.seconds(0.36)

  /// The share of the screen that the leaves cover, 0 (open) … 1 (closed).
  private static let cover = Channel<Double>("cover")
  /// The kind of cover: 1 for closing leaves, 0 in calm motion for their colour, which fades in.
  private static let leaves = Channel<Int>.frame("leaves")

  static let timeline = sceneTimeline {
    FullMotion { Cut(leaves, to: 1) }
    Tween(cover, from: 0, to: 1, duration: closing.seconds, easing: .outQuad)
    Hold(Time.frames(2).seconds)
    Tween(cover, to: 0, duration: opening.seconds, easing: .inQuad)
  }

  private let motion: PlayingTimeline

  init(in view: View) { motion = PlayingTimeline(Self.timeline, in: view) }

  /// The time of full cover, which lasts two ticks and in which the scenes are exchanged.
  var covers: Time { motion.since + Self.closing }
  var ends: Time { motion.since + motion.timeline.duration }

  /// Draws the leaves over `frame`, the visible design space.
  func draw(at time: Time, over frame: Rect, into picture: inout Picture) {
    let isCalm = motion[Self.leaves, at: time] == 0
    Self.draw(motion[Self.cover, at: time], isCalm: isCalm, over: frame, into: &picture)
  }

  /// Draws leaves that `cover` a share of `frame`; with calm motion their colour, which fades in.
  static func draw(
    _ cover: Double, isCalm: Bool, over frame: Rect, into picture: inout Picture
  ) {
    guard cover > 0 else { return }
    if isCalm { return picture.draw(.fill(.deepLeaf).opacity(cover)) }
    Leaves.draw(cover: cover, over: frame, into: &picture)
  }
}

/// The fading in of the shapes that are new in a scene which continues the previous one.
struct FadeIn: Hashable {
  private static let opacity = Channel<Double>.opacity("fade-in")
  // The opacity does not begin at 0, because pictures drop invisible commands.
  static let timeline = sceneTimeline {
    Tween(opacity, from: 0.02, to: 1, duration: 0.35, easing: .inOutSine)
  }

  private let known: Set<DrawCommand.Shape>
  private let motion: PlayingTimeline

  init(after picture: Picture, since: Time) {
    known = Set(picture.commands.map(\.shape))
    motion = PlayingTimeline(Self.timeline, since: since)
  }

  func isOver(at time: Time) -> Bool { motion.isOver(at: time) }

  func apply(at time: Time, to picture: inout Picture) {
    picture.fade(to: motion[Self.opacity, at: time]) { !known.contains($0.shape) }
  }
}
