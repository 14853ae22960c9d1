internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// How an animal that is let go breaks the surface, sinks past where it floats, and bobs.
extension JungleTimelines {
  /// Returns the duration of what comes before the leap, in seconds: a crouch ashore, or a plunge.
  static func takeOff(from feet: Point) -> Double {
    Board.region.contains(feet) ? dropping + plunging + shooting : crouching
  }

  /// The seconds of a crouch; and of the fall to the water, the plunge, and the way up again.
  private static let (crouching, dropping, plunging, shooting) = (0.1, 0.03, 0.09, 0.12)

  /// The depth to which an animal plunges, in design pixels: fur carries the lion, and a rabbit goes
  /// in like a cork.
  private static func depth(of animal: Animal) -> Double {
    switch animal {
    case .lion: 56
    case .cobra: 84
    case .rabbit: 100
    }
  }

  /// Makes the animal gather itself: ashore it crouches; let go over the river it goes in feet
  /// first, past where it floats, and shoots up.
  static func takesOff(_ animal: Animal, from feet: Point, as first: Pose.Name) -> Parallel {
    let name = Actor.player.rawValue
    let depth = depth(of: animal)
    return Parallel {
      if Board.region.contains(feet) {
        KeyPoses(
          name, from: .carried, .hold(dropping), .to(first, plunging, .outQuad), .hold(shooting))
        Series {
          Tween(lift(.player), from: carriedHeight, to: 0, duration: dropping, easing: .inQuad)
          Tween(lift(.player), to: -depth, duration: plunging, easing: .outQuad)
          Tween(lift(.player), to: 0, duration: shooting, easing: .inQuad)
        }
        shapes(
          .player,
          [(0.9, 1.12, dropping), (1.24, 0.74, plunging), (0.88, 1.14, shooting)])
      } else {
        KeyPoses(
          name, from: .carried, .to(first, crouching * 0.7, .outQuad), .hold(crouching * 0.3))
        shapes(.player, [(1.24, 0.72, crouching)])
      }
    }
  }

  /// The height of a carried animal above the depth at which it stands, in design pixels.
  private static let carriedHeight = 27.0

  /// Settles the animal at its place, each with a bob of its own: the lion, its cheeks full of water,
  /// shakes its mane; the cobra looks out of the water and rises; the rabbit turns in a hop and
  /// shakes its ears.
  static func settling(_ animal: Animal) -> Parallel {
    let name = Actor.player.rawValue
    return Parallel {
      switch animal {
      case .lion:
        KeyPoses(
          name, from: .thrash, .hold(0.07), .to(.lionPuffed, 0.05, .outBack(2)), .hold(0.06),
          .to(.shakeLeft, 0.06), .to(.shakeRight, 0.07), .to(.stand, 0.07))
        bobs([(-62, 0.06), (-46, 0.04), (16, 0.11), (-12, 0.09), (0, 0.08)])
        shapes(
          .player,
          [
            (1.62, 0.42, 0.03), (1.5, 0.5, 0.04), (1.04, 1.02, 0.07), (0.94, 1.08, 0.07),
            (1, 1, 0.09),
          ])
        Tween(spin(.player), to: 0, duration: 0.04)
      case .cobra:
        KeyPoses(
          name, from: .dive, .hold(0.07), .to(.plot, 0.03), .hold(0.08), .to(.swayRight, 0.07),
          .to(.swayLeft, 0.08), .to(.stand, 0.08))
        Series {
          Tween(lift(.player), to: -190, duration: 0.06, easing: .inQuad)
          Tween(lift(.player), to: -110, duration: 0.06, easing: .outBack(2), delay: 0.03)
          Hold(0.04)
          bobs([(18, 0.11), (-9, 0.07), (0, 0.05)])
        }
        Cut(spin(.player), to: 0, delay: 0.07)
        shapes(
          .player,
          [
            (0.8, 1.24, 0.1), (0.9, 1.14, 0.08), (0.84, 1.22, 0.06), (1.1, 0.9, 0.07),
            (0.97, 1.04, 0.06), (1, 1, 0.05),
          ])
      case .rabbit:
        KeyPoses(
          name, from: .danceLeft, .hold(0.05), .to(.turn, 0.05), .hold(0.03),
          .to(.shakeLeft, 0.05), .to(.shakeRight, 0.06), .to(.stand, 0.05))
        bobs([(-58, 0.05), (30, 0.09), (-26, 0.07), (8, 0.06), (0, 0.05)])
        shapes(.player, [(1.16, 0.84, 0.05), (0.9, 1.12, 0.08), (1.12, 0.88, 0.07), (1, 1, 0.08)])
      }
    }
  }

  /// Moves the player's animal up and down to one height after another, in design pixels, negative
  /// under water.
  static func bobs(_ heights: [(to: Double, seconds: Double)]) -> FullMotion {
    FullMotion {
      for (height, seconds) in heights {
        Tween(lift(.player), to: height, duration: seconds, easing: .inOutSine)
      }
    }
  }
}
