internal import Animation
internal import Figures

/// Fish, frog and lily pad, who take part in the rounds.
extension JungleTimelines {
  /// The subject of a prop's channels.
  static func name(of prop: Topper) -> String { "prop.\(prop)" }

  /// With calm motion there are no props, so this is none of the ways that must be shown.
  static func place(of prop: Topper) -> Channel<Point> { Channel("\(name(of: prop)).place") }

  /// 1 while a prop is drawn mirrored, looking to the left; else 0.
  static func leftward(_ prop: Topper) -> Channel<Double> { Channel("\(name(of: prop)).leftward") }

  /// How far a prop is under the water on which it floated.
  static func sunken(_ prop: Topper) -> Channel<Double> { Channel("\(name(of: prop)).sunken") }

  /// Height above the place of a prop.
  static func lift(_ prop: Topper) -> Channel<Double> { Channel("\(name(of: prop)).lift") }

  static func grows(_ prop: Topper, to size: Double, after delay: Double = 0) -> Tween {
    Tween(.scale(name(of: prop)), to: size, duration: 0.08, delay: delay)
  }

  /// A leap of a prop in a parabola, turning over by `degrees`.
  static func leaps(
    _ prop: Topper, from start: Point, to end: Point, height: Double, _ seconds: Double,
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
