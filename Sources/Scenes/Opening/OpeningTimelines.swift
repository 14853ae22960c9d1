internal import Animation
internal import Stage

/// Launch, title and the first look at the board. Times in seconds.
enum OpeningTimelines {
  /// Requests of the opening to the scene, each made exactly once.
  enum Cue: String {
    /// The title has reached full size.
    case landed
    /// The scores appear.
    case scores
  }

  static let launch = 0.8
  static let zoom = 2.5
  static let hold = 0.6
  /// How long the title shakes after landing; part of `hold`.
  static let settle = 0.25
  static let fade = 1.4
  static let scoresIn = 0.4

  static let launchOpacity = Channel<Double>.opacity("launch")
  static let titleOpacity = Channel<Double>.opacity("title")
  static let titleScale = Channel<Double>.scale("title")
  static let scoresOpacity = Channel<Double>.opacity("scores")

  static let opening = staged {
    Hold(launch)
    Label("title")
    Tween(launchOpacity, from: 1, to: 0, duration: 0.3, easing: .inOutSine)
    Parallel {
      Tween(titleOpacity, from: 0, to: 1, duration: 0.25, easing: .outQuad)
      // Slow at first, so that the small title is seen.
      Lively {
        Tween(titleScale, from: 0.04, to: 1, duration: zoom, easing: .inQuad)
      } else: {
        Tween(titleScale, from: 0.04, to: 1, duration: zoom, easing: .inOutSine)
      }
    }
    Label("landed")
    Marker(Cue.landed)
    Lively {
      Tween(titleScale, to: 1.035, duration: settle * 0.4, easing: .outQuad)
      Tween(titleScale, to: 1, duration: settle * 0.6, easing: .inOutSine)
    }
    Hold(hold - settle)
    Tween(titleOpacity, to: 0, duration: fade, easing: .inOutSine)
    Label("faded")
    Marker(Cue.scores)
    Tween(scoresOpacity, from: 0, to: 1, duration: scoresIn, easing: .outQuad)
  }
}
