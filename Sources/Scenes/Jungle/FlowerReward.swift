internal import Animation
internal import Stage
internal import Widgets

/// The flower that every fifth round of an endless match brings: it comes up in the river and flies
/// to the button at the top left.
enum FlowerReward {
  /// The place in the river where the flower comes up.
  static let place = Point(x: Design.middle, y: 300)

  /// The scale of the flower, 0…1.
  private static let size = Channel<Double>("gift.size")
  /// The share of its way home that the flower has flown, 0…1.
  private static let way = Channel<Double>("gift.way")

  /// The timeline of the flower: it grows, waits, flies home, and shrinks.
  static let coming = together {
    Series {
      Tween(size, from: 0, to: 1, duration: 0.2, easing: .outQuad)
      Hold(1.5)
      Tween(size, to: 0, duration: 0.2, easing: .inQuad)
    }
    FullMotion { Tween(way, from: 0, to: 1, duration: 0.7, easing: .inOutSine, delay: 1.1) }
  }

  /// Draws the flower among rays, which stay behind as it flies.
  static func draw(_ coming: PlayingTimeline, at time: Time, into picture: inout Picture) {
    let (size, way) = (coming[size, at: time], coming[way, at: time])
    guard size > 0 else { return }
    let home = IconButton.topLeft.center
    let arc = Point(x: 0, y: -120 * Portable.sin(.pi * way))
    let spot = place + (home - place) * way + arc
    OutcomeMarks.drawRays(behind: place, size * (1 - way), into: &picture)
    picture.draw(
      .image(SharedAssets.flower, at: spot).scaled(size * (2.2 - 1.5 * way)).turned(360 * way)
        .named("gift"))
  }
}
