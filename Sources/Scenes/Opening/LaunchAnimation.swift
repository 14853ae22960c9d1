internal import Animation
internal import Figures
internal import Stage

/// The motion in the launch picture: eyes blink and look up, a tongue darts, fireflies leave.
///
/// The first frame shows none of it, so that it needs a single file.
enum LaunchAnimation {
  /// An animal's eyes in the launch picture, over which other looks are painted.
  private struct Eyes {
    let frame: Rect
    /// The look to paint: 0 for none, 1 for the first of `pictures`, 2 for the second.
    let looks: Channel<Int>
    /// The eyes shut, and looking up.
    let pictures: [ImageAsset]

    init(_ name: String, _ frame: Rect) {
      self.frame = frame
      looks = Channel<Int>.frame("launch.\(name)")
      pictures = ["shut", "turned"].map {
        ImageAsset("launch-\(name)-\($0)", frame.width, frame.height)
      }
    }
  }

  private static let cobra = Eyes("cobra", Rect(x: 856, y: 156, width: 164, height: 82))
  private static let rabbit = Eyes("rabbit", Rect(x: 310, y: 352, width: 116, height: 82))
  private static let lion = Eyes("lion", Rect(x: 530, y: 324, width: 164, height: 88))

  static let looks = [cobra, rabbit, lion].flatMap { $0.pictures }

  private static let tongue = Channel<Double>("launch.tongue")
  private static let glow = Channel<Double>.opacity("launch.fireflies")

  /// The animals blink one by one, then all look up just before the title comes.
  static let stirring = together {
    Tween(glow, from: 0, to: 1, duration: 0.3, easing: .inOutSine)
    blink(rabbit, at: 0.1)
    blink(lion, at: 0.3)
    blink(cobra, at: 0.46)
    Series(delay: 0.14) {
      for length in [1, 0.6] {
        Tween(tongue, from: 0, to: length, duration: 0.07, easing: .outQuad)
        Tween(tongue, to: 0, duration: 0.08, easing: .inQuad)
      }
    }
    Cut(rabbit.looks, to: 2, delay: 0.6)
    Cut(lion.looks, to: 2, delay: 0.66)
    Cut(cobra.looks, to: 2, delay: 0.72)
  }

  private static func blink(_ eyes: Eyes, at moment: Double) -> some Step {
    Series(delay: moment) {
      Cut(eyes.looks, to: 1)
      Hold(0.1)
      Cut(eyes.looks, to: 0)
    }
  }

  static func draw(at moment: Time, into picture: inout Picture) {
    func value<Value>(_ channel: Channel<Value>, _ rest: Value) -> Value {
      stirring.value(of: channel, at: moment, otherwise: rest)
    }
    for (index, start) in fireflies.enumerated() {
      let (swing, rise) = (
        moment.seconds * (2 + 0.4 * Double(index)) + Double(index), moment.seconds
      )
      let at = Point(
        x: start.x + 26 * Portable.sin(swing), y: start.y - 34 * rise + 9 * Portable.cos(2 * swing))
      picture.draw(
        .image(CreatureAssets.firefly, at: at).scaled(0.7).opacity(value(glow, 0)).onBackdrop())
    }
    for eyes in [cobra, rabbit, lion] {
      let look = value(eyes.looks, 0)
      guard look > 0 else { continue }
      picture.draw(.image(eyes.pictures[look - 1], at: eyes.frame.center).onBackdrop())
    }
    let length = value(tongue, 0)
    guard length > 0 else { return }
    picture.draw(
      .image(OpeningAssets.tongue, at: Point(x: 848, y: 252), anchor: .right).scaled(length, 1)
        .onBackdrop())
  }

  /// The starting places of the fireflies, at both sides in the dark, which they leave by daylight.
  private static let fireflies = [
    Point(x: 150, y: 250), Point(x: 470, y: 560), Point(x: 700, y: 150), Point(x: 1_120, y: 560),
    Point(x: 1_140, y: 130),
  ]
}
