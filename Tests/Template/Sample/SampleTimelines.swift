internal import Animation
internal import Stage

/// The timelines of the scene. Times in seconds.
enum SampleTimelines {
  static let scale = Channel<Double>.scale("hidden")
  static let opacity = Channel<Double>.opacity("hidden")

  /// The hidden hand comes out; in calm motion it only fades in.
  static let reveal = sceneTimeline {
    FullMotion {
      Parallel {
        Tween(opacity, from: 0, to: 1, duration: 0.12, easing: .outQuad)
        Tween(scale, from: 0.4, to: 1, duration: 0.4, easing: .outBack(1.8))
      }
    } else: {
      Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
    }
  }

  static let all = NamedTimeline.both("sample.reveal", reveal)
}
