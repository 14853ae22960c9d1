internal import Animation
internal import Figures
internal import Rules

/// The timelines of two of a kind after they have run into each other: how each reels.
extension JungleTimelines {
  static func reels(_ actor: Actor, _ animal: Animal) -> Parallel {
    switch animal {
    case .lion: areBlownAway(actor)
    case .cobra: entwines(actor)
    case .rabbit: tumbles(actor)
    }
  }

  /// Makes a rabbit sit down hard and look at its half of the pad without a move, then at the
  /// other; the jungle's shrugs, and both leap to each other.
  private static func tumbles(_ actor: Actor) -> Parallel {
    let shrugs = actor == .rival
    return Parallel {
      KeyPoses(
        actor.rawValue, from: .rabbitGape, .to(.danceLeft, 0.06, .outQuad), .hold(0.02),
        .to(.fall, 0.08), .hold(tumble - 0.18), .to(.flop, 0.03, .outBack(2)), .hold(0.08),
        .to(.crossEyed, 0.05, .outBack(2)), .hold(0.1),
        .to(shrugs ? .shrug : .watch, 0.07, .outBack(2)), .hold(0.03), .to(.crouch, 0.05),
        .to(.leap, 0.05, .outQuad), .hold(0.05), .to(.rabbitNuzzle, 0.06, .outBack(2)),
        .hold(0.1))
      Series {
        Tween(position(actor), to: place(actor, thrown), duration: tumble, easing: .outQuad)
        Tween(
          position(actor), to: spot(actor, .rabbit), duration: 0.14, easing: .inOutSine,
          delay: hugging - tumble)
      }
      Series {
        Parallel {
          arc(actor, height: 66, duration: tumble)
          shapes(actor, [(1.16, 0.86, 0.06), (0.9, 1.12, tumble - 0.06)])
        }
        splat(actor)
        Hold(hugging - tumble - 0.24)
        arc(actor, height: 46, duration: 0.14)
        shapes(actor, [(1.14, 0.86, 0.05), (0.96, 1.05, 0.06), (1, 1, 0.05)])
      }
      FullMotion {
        // It goes over backwards, and rocks where it sits down.
        for (turn, seconds) in [
          (-38.0, 0.1), (-20, tumble - 0.1), (9, 0.06), (-4, 0.06), (0, 0.05),
        ] {
          Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
        }
      }
      if actor == .player {
        FullMotion {
          Tween(nearness, to: 1.1, duration: 0.14, easing: .inOutSine, delay: tumble)
        }
      }
    }
  }

  /// The seconds for which the rabbits tumble, their distance from the middle then in design
  /// pixels, and the second at which they leap to each other.
  static let (tumble, thrown) = (0.2, 226.0)
  private static let hugging = 0.57

  /// Returns the place of a rabbit whose nose touches the other's.
  static func nuzzling(_ actor: Actor) -> Point {
    var rabbit = AnimalFigure(.rabbit, feet: .zero)
    rabbit.pose = .of(.rabbit, .rabbitNuzzle)
    return place(actor, 20 + (rabbit.place(of: .nose)?.x ?? 0))
  }

  /// The distance of either half of the torn pad from its place, in design pixels; 0 while the pad
  /// is whole.
  static let torn = Channel<Double>("torn")

  /// The motion of the pad's halves, which fly off with the rabbits and slap flat on the water.
  private static var isTorn: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Series {
        Tween(torn, from: crack, to: 96, duration: 0.1, easing: .outQuad)
        Tween(torn, to: 70, duration: 0.24, easing: .inOutSine, delay: 0.04)
        // The rabbits push the halves apart as they come together.
        Tween(torn, to: 150, duration: 0.18, easing: .outQuad, delay: hugging - 0.38)
      }
      Series {
        Tween(.stretch(lily), to: Point(x: 0.9, y: 1.06), duration: 0.06, easing: .outQuad)
        Tween(.stretch(lily), to: Point(x: 1.24, y: 0.66), duration: 0.04, delay: 0.03)
        Tween(
          .stretch(lily), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(3), delay: 0.03)
      }
      Series {
        Tween(lift(.lily), to: held + 24, duration: 0.05, easing: .outQuad)
        Tween(lift(.lily), to: 0, duration: 0.08, easing: .inQuad)
      }
      Series {
        Tween(.rotation(lily), from: 12, to: 30, duration: 0.06, easing: .outQuad)
        Tween(.rotation(lily), to: 0, duration: 0.08, easing: .outBack(2))
        // The halves rock on little waves.
        for turn in [-5.0, 4, 0] { Tween(.rotation(lily), to: turn, duration: 0.09) }
      }
    }
  }

  /// The places of the frog: on the rabbits' pad, and later on another one, at the right.
  static let (seat, refuge) = (Point(x: 640, y: 338), Point(x: 896, y: 372))
  /// The place where the pad floats, and its scale.
  static let (pad, padSize) = (Point(x: 640, y: 370), 1.7)

  /// Plays the part of the third after the bump: the dragonfly that binds two cobras, or the pad
  /// and its frog.
  static func interlude(_ animal: Animal) -> FullMotion {
    FullMotion {
      if animal == .cobra {
        baffles
      } else if animal == .rabbit {
        Parallel {
          isTorn
          // The frog looks on from another pad.
          Cut(.scale(name(of: .frog)), to: 0)
          Cut(sunken(.frog), to: 0)
          Cut(place(of: .frog), to: refuge)
          Cut(leftward(.frog), to: 1)
          Cut(.rotation(name(of: .frog)), to: 0)
          grows(.frog, to: 0.9, after: 0.44)
        }
      }
    }
  }

  private static func splat(_ actor: Actor) -> FullMotion {
    shapes(actor, [(1.24, 0.74, 0.05), (1.2, 0.8, 0.05), (0.96, 1.05, 0.07), (1, 1, 0.07)])
  }
}
