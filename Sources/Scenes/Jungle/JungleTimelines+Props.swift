internal import Animation
internal import Figures

/// The channels and motions of the props that take part in the rounds: fish, frog, flower and lily
/// pad.
extension JungleTimelines {
  /// Returns the subject of a prop's channels.
  static func name(of prop: HeadProp) -> String { "prop.\(prop)" }

  /// Returns the channel of a prop's place: not `.position`, as calm motion has no props and need
  /// not show their ways.
  static func place(of prop: HeadProp) -> Channel<Point> { Channel("\(name(of: prop)).place") }

  /// Returns the channel that is 1 while a prop is drawn mirrored, looking to the left, and else 0.
  static func leftward(_ prop: HeadProp) -> Channel<Double> {
    Channel("\(name(of: prop)).leftward")
  }

  /// Returns the channel of a prop's depth under the water on which it floats, in design pixels.
  static func sunken(_ prop: HeadProp) -> Channel<Double> { Channel("\(name(of: prop)).sunken") }

  /// Returns the channel of a prop's height above its place, in design pixels.
  static func lift(_ prop: HeadProp) -> Channel<Double> { Channel("\(name(of: prop)).lift") }

  static func grows(_ prop: HeadProp, to size: Double, after delay: Double = 0) -> Tween {
    Tween(.scale(name(of: prop)), to: size, duration: 0.08, delay: delay)
  }

  /// Makes a prop leap in a parabola, `height` design pixels high, and turn over by `degrees`.
  static func leaps(
    _ prop: HeadProp, from start: Point, to end: Point, height: Double, _ seconds: Double,
    turning degrees: Double = 0
  ) -> Parallel {
    Parallel {
      Tween(place(of: prop), from: start, to: end, duration: seconds)
      Tween(.rotation(name(of: prop)), from: 0, to: degrees, duration: seconds)
      Series {
        Tween(lift(prop), from: 0, to: height, duration: seconds / 2, easing: .outQuad)
        Tween(lift(prop), to: 0, duration: seconds / 2, easing: .inQuad)
      }
    }
  }
}
