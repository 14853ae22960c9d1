internal import Animation
internal import Stage

/// What moves in the hub. Times in seconds.
enum HubTimelines {
  /// How a door wakes when it is looked at: a swing that dies away, and what is on it peeks and nods.
  static let swing = Channel<Double>.rotation("door")
  static let peek = Channel<Double>("vignette.peek")
  static let nod = Channel<Double>.rotation("vignette")

  /// The seconds of what plays on the door.
  static let play = Channel<Double>("vignette.play")
  static let glow = Channel<Double>("door.glow")

  /// How large and how visible what is new in the clearing is.
  static let growth = Channel<Double>.scale("garden")
  static let growthOpacity = Channel<Double>.opacity("garden")

  /// Not before the leaves have opened.
  static let growing = staged {
    Lively {
      Cut(growth, to: 0)
      Hold(0.7)
      Tween(growth, to: 1, duration: 0.8, easing: .outBack(1.9))
    } else: {
      Cut(growthOpacity, to: 0)
      Hold(0.7)
      Tween(growthOpacity, to: 1, duration: 0.8, easing: .inOutSine)
    }
  }

  /// Where motion is calmed nothing swings: light falls on the door.
  static let vignette = staged {
    Lively {
      Parallel {
        Series {
          Tween(swing, from: 0, to: -2.2, duration: 0.14, easing: .outSine)
          Tween(swing, to: 1.4, duration: 0.2, easing: .inOutSine)
          Tween(swing, to: 0, duration: 0.22, easing: .inOutSine)
        }
        Tween(peek, from: 0, to: 1, duration: 0.4, easing: .outBack(1.6))
        Tween(play, from: 0, to: Door.Glimpse.playing, duration: Door.Glimpse.playing)
        Series(delay: 0.25) {
          Tween(nod, from: 0, to: -9, duration: 0.18, easing: .inOutSine)
          Tween(nod, to: 9, duration: 0.26, easing: .inOutSine)
          Tween(nod, to: 0, duration: 0.2, easing: .inOutSine)
        }
      }
    } else: {
      Tween(glow, from: 0, to: 1, duration: 0.4, easing: .inOutSine)
    }
  }
}
