internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Launch, title and the first look at the board. Times in seconds.
enum OpeningTimelines {
  /// The cues of the opening, each of which the scene performs once.
  enum Cue: String {
    case landed
    case scores
  }

  static let launch = 0.8
  static let zoom = 2.5
  static let hold = 0.6
  /// The duration of the title's shaking after it lands, part of `hold`.
  static let settle = 0.25
  static let fade = 1.4
  static let scoresIn = 0.4

  static let launchOpacity = Channel<Double>.opacity("launch")
  static let titleOpacity = Channel<Double>.opacity("title")
  static let titleScale = Channel<Double>.scale("title")
  /// The distance of the title below its place, in design pixels.
  static let titleRise = Channel<Double>("title.rise")
  static let scoresOpacity = Channel<Double>.opacity("scores")

  /// The poses of the animals while the title comes near.
  private static let seeing: [KeyPoses.Key] = [
    .to(.lookRound, 0.3), .hold(0.3), .to(.watch, 0.3), .hold(0.5), .to(.crouch, 0.3),
  ]
  /// The poses of the animals as the title lands: startled, then cheering.
  private static let cheering: [KeyPoses.Key] = [
    .to(.fright, 0.08), .hold(0.34), .to(.crouch, 0.14), .to(.cheer, 0.18, .outBack(2)),
    .hold(0.3), .to(.stand, 0.3),
  ]

  /// Makes all animals act, each by some seconds later than the one before.
  private static func acting(
    _ keys: [KeyPoses.Key], from first: Pose.Name = .stand, after delay: Double,
    apart interval: Double
  ) -> Parallel {
    Parallel {
      for animal in Animal.allCases {
        Series(delay: delay + interval * Double(animal.index)) {
          KeyPoses(animal.rawValue, from: first, keys)
        }
      }
    }
  }

  static let opening = sceneTimeline {
    Hold(launch)
    Label("title")
    Tween(launchOpacity, from: 1, to: 0, duration: 0.3, easing: .inOutSine)
    Parallel {
      Tween(titleOpacity, from: 0, to: 1, duration: 0.25, easing: .outQuad)
      // The title grows slowly at first, so that it is seen while it is small.
      FullMotion {
        Parallel {
          Tween(titleScale, from: 0.04, to: 1, duration: zoom, easing: .inQuad)
          acting(seeing, after: 0.2, apart: 0.2)
        }
      } else: {
        Tween(titleScale, from: 0.04, to: 1, duration: zoom, easing: .inOutSine)
      }
    }
    Label("landed")
    Marker(Cue.landed)
    Parallel {
      FullMotion { acting(cheering, from: .crouch, after: 0, apart: 0.07) }
      Series {
        FullMotion {
          Tween(titleScale, to: 1.035, duration: settle * 0.4, easing: .outQuad)
          Tween(titleScale, to: 1, duration: settle * 0.6, easing: .inOutSine)
        }
        Hold(hold - settle)
        // The title flies up and away, and is hardly transparent before it is out of the picture.
        FullMotion {
          Parallel {
            Tween(titleRise, from: 0, to: -360, duration: fade, easing: .inBack(1.2))
            Tween(titleOpacity, to: 0, duration: fade, easing: .inCubic)
          }
        } else: {
          Tween(titleOpacity, to: 0, duration: fade, easing: .inOutSine)
        }
      }
    }
    Label("faded")
    Marker(Cue.scores)
    Tween(scoresOpacity, from: 0, to: 1, duration: scoresIn, easing: .outQuad)
  }
}
