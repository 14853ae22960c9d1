internal import Animation

/// The timelines of the swelling where an animal was hit.
extension JungleTimelines {
  /// Makes the part of an actor that was hit swell up.
  static func swelling(
    _ actor: Actor, after delay: Double = 0, in seconds: Double = 0.12
  ) -> FullMotion {
    FullMotion {
      Tween(sore(actor), from: 0, to: 1.2, duration: seconds, easing: .outQuad, delay: delay)
      Tween(sore(actor), to: 1, duration: 0.08, easing: .inOutSine)
    }
  }

  /// Makes the swelling throb, then go down.
  static func healing(_ actor: Actor, in seconds: Double) -> FullMotion {
    FullMotion {
      for _ in 0..<2 {
        Tween(sore(actor), from: 1, to: 1.22, duration: seconds * 0.12, easing: .inOutSine)
        Tween(sore(actor), to: 1, duration: seconds * 0.14, easing: .inOutSine)
      }
      Tween(sore(actor), to: 0, duration: seconds * 0.48)
    }
  }
}
