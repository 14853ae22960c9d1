internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The motions in the hub. Times in seconds.
enum HubTimelines {
  /// The motion of a door under the pointer: it swings, while its picture peeks out and nods.
  static let swing = Channel<Double>.rotation("door")
  static let peek = Channel<Double>("vignette.peek")
  static let nod = Channel<Double>.rotation("vignette")

  /// The moment of the small play on the door, in seconds.
  static let play = Channel<Double>("vignette.play")
  static let glow = Channel<Double>("door.glow")

  /// The scale and opacity of new items in the clearing.
  static let growth = Channel<Double>.scale("garden")
  static let growthOpacity = Channel<Double>.opacity("garden")

  /// The motion of a door that plays by itself: only its picture moves.
  static let showing = together {
    Series {
      Tween(peek, from: 0, to: 1, duration: 0.4, easing: .outBack(1.6))
      Hold(Door.Thumbnail.playing - 0.8)
      Tween(peek, to: 0, duration: 0.4, easing: .inOutSine)
    }
    Tween(play, from: 0, to: Door.Thumbnail.playing, duration: Door.Thumbnail.playing)
  }
  /// The seconds without input before the first door plays.
  static let patience = 2.5
  /// The seconds from one door's play to the next.
  static let period = 4.5
  /// Pictures per second of a door's play, as many as of the animals.
  static let rate = 10.0

  /// New items grow once the leaves of the wipe have opened.
  static let growing = sceneTimeline {
    FullMotion {
      Cut(growth, to: 0)
      Hold(0.7)
      Tween(growth, to: 1, duration: 0.8, easing: .outBack(1.9))
    } else: {
      Cut(growthOpacity, to: 0)
      Hold(0.7)
      Tween(growthOpacity, to: 1, duration: 0.8, easing: .inOutSine)
    }
  }

  /// The animals wave goodbye.
  static let waving = together {
    for (index, animal) in [Animal.rabbit, .cobra, .lion].enumerated() {
      Series(delay: 0.3 + 0.14 * Double(index)) {
        KeyPoses(
          animal.rawValue, .to(.exult, 0.2), .to(.cheer, 0.16), .to(.exult, 0.16),
          .to(.cheer, 0.16), .to(.exult, 0.16), .to(.cheer, 0.2))
      }
    }
  }

  /// The answer of a tickled animal: the lion roars and shakes its mane, the cobra sways and
  /// dances, the rabbit thumps, dances and takes a bow.
  static func spin(of animal: Animal) -> Timeline {
    switch animal {
    case .lion: lionTurn
    case .cobra: cobraTurn
    case .rabbit: rabbitTurn
    }
  }

  private static let lionTurn = acted(
    .to(.crouch, 0.14, .outQuad), .to(.roar, 0.18, .outBack(1.6)), .hold(0.5), .to(.shakeLeft, 0.1),
    .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1),
    .to(.crouch, 0.12), .to(.exult, 0.2, .outBack(2)), .hold(0.3), .to(.proud, 0.24), .hold(0.5),
    .to(.stand, 0.24))
  private static let cobraTurn = acted(
    .to(.crouch, 0.12), .to(.roar, 0.14, .outBack(2)), .hold(0.16), .to(.swayLeft, 0.26),
    .to(.swayRight, 0.32), .to(.swayLeft, 0.32), .to(.danceRight, 0.26), .to(.danceLeft, 0.26),
    .to(.danceRight, 0.26), .to(.exult, 0.2, .outBack(2)), .hold(0.3), .to(.stand, 0.3))
  private static let rabbitTurn = acted(
    .to(.roar, 0.07), .to(.stand, 0.06), .to(.roar, 0.07), .to(.crouch, 0.1),
    .to(.exult, 0.16, .outBack(2)), .to(.danceLeft, 0.16), .to(.danceRight, 0.16),
    .to(.danceLeft, 0.16), .to(.danceRight, 0.16), .to(.exult, 0.16, .outBack(2)), .hold(0.3),
    .to(.crouch, 0.2), .hold(0.24), .to(.stand, 0.24))

  /// The motion of a door under the pointer; in calm motion it lights up instead.
  static let vignette = sceneTimeline {
    FullMotion {
      Parallel {
        Series {
          Tween(swing, from: 0, to: -2.2, duration: 0.14, easing: .outSine)
          Tween(swing, to: 1.4, duration: 0.2, easing: .inOutSine)
          Tween(swing, to: 0, duration: 0.22, easing: .inOutSine)
        }
        Tween(peek, from: 0, to: 1, duration: 0.4, easing: .outBack(1.6))
        Tween(play, from: 0, to: Door.Thumbnail.playing, duration: Door.Thumbnail.playing)
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
