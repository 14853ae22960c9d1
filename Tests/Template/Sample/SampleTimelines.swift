internal import Animation
internal import Stage

/// What moves. Times in seconds.
enum SampleTimelines {
  static let scale = Channel<Double>.scale("hidden")
  static let opacity = Channel<Double>.opacity("hidden")

  /// The hidden hand comes out; where motion is calm it only appears.
  static func reveal(isCalm: Bool) -> Timeline { isCalm ? calmReveal : livelyReveal }

  // Made once: a picture asks for them at every frame.
  private static let livelyReveal = staged {
    Parallel {
      Tween(opacity, from: 0, to: 1, duration: 0.12, easing: .outQuad)
      Tween(scale, from: 0.4, to: 1, duration: 0.4, easing: .outBack(1.8))
    }
  }

  private static let calmReveal = staged {
    Tween(opacity, from: 0, to: 1, duration: 0.3, easing: .outQuad)
  }

  static let all = [
    NamedTimeline("sample.reveal", livelyReveal), NamedTimeline("sample.reveal.calm", calmReveal),
  ]
}
