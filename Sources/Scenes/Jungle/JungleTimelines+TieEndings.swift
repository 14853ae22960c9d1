internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Two of a kind after they have met: how each reels, and how they go under.
extension JungleTimelines {
  /// From one slap of the fish to the other.
  static let slap = 0.14

  static func reels(_ actor: Actor, _ animal: Animal) -> Parallel {
    switch animal {
    case .lion: slapped(actor)
    case .cobra: entwines(actor)
    case .rabbit: tumbles(actor)
    }
  }

  /// The fish slaps the left one, then the right one, who fly back; each sees its own red nose,
  /// then points at the other's.
  private static func slapped(_ actor: Actor) -> Parallel {
    let late = actor == .player ? slap : 0
    return Parallel {
      // The other one's eyes follow the fish.
      if late > 0 { Acting(actor.rawValue, from: .crossEyed, .to(.dread, 0.05)) }
      Series(delay: late) {
        Acting(
          actor.rawValue, from: late > 0 ? .dread : .crossEyed, .hold(0.01),
          .to(.bump, 0.02, .outQuad), .hold(0.1), .to(.bitten, 0.04, .outBack(3)), .hold(0.05),
          .to(.fall, 0.08, .outQuad), .hold(0.08),
          .to(.dizzy, 0.06, .outBack(2)), .to(.crossEyed, 0.07, .outBack(2)),
          .hold(0.05 - late / 4), .to(.pat, 0.08, .outBack(2)), .hold(0.06 - late / 4))
      }
      Series(delay: late + slap + 0.06) {
        Parallel {
          Tween(
            position(actor), to: spot(actor, .lion), duration: 0.24, easing: .outBack(1.3))
          arc(actor, height: 64, duration: 0.24)
        }
        splat(actor)
      }
      // Its muzzle is pressed flat, long enough to be seen.
      Lively {
        Tween(
          .stretch(actor.rawValue), to: Point(x: 0.84, y: 1.1), duration: 0.02, easing: .outQuad,
          delay: late + 0.01)
        Hold(0.09)
        Tween(.stretch(actor.rawValue), to: Point(x: 1, y: 1), duration: 0.06, easing: .outBack(3))
      }
      swelling(actor, after: late + 0.1)
    }
  }

  /// Each tumbles over backwards with its half of the pad, lays that on the water, leaps upon it,
  /// and rejoices.
  private static func tumbles(_ actor: Actor) -> Parallel {
    let late = actor == .player ? 0.03 : 0
    return Parallel {
      Acting(
        actor.rawValue, from: .heave, .to(.fall, 0.05, .outQuad), .hold(tumble - 0.07),
        .to(.land, 0.04), .hold(0.03), .to(.watch, 0.06, .outBack(2)), .hold(0.02 + late),
        .to(.crouch, 0.05), .to(.leap, 0.06, .outQuad), .hold(0.05), .to(.land, 0.06, .inQuad),
        .hold(0.04), .to(.exult, 0.08, .outBack(2)), .hold(0.12 - late))
      Series {
        Tween(
          position(actor), to: place(actor, 204), duration: tumble, easing: .outQuad)
        Tween(
          position(actor), to: spot(actor, .rabbit), duration: 0.17, easing: .inOutSine,
          delay: boarding - tumble + late)
      }
      Series {
        arc(actor, height: 46, duration: tumble)
        splat(actor)
      }
      Series(delay: boarding + late) {
        Lively {
          Tween(lift(actor), to: 124, duration: 0.09, easing: .outQuad)
          Tween(lift(actor), to: aboard, duration: 0.08, easing: .inQuad)
        }
        splat(actor)
      }
    }
  }

  /// How long they tumble, and when each leaps upon its half.
  private static let (tumble, boarding) = (0.22, 0.39)
  /// How high they are on it.
  static let aboard = 44.0

  /// How far either half of the torn pad is from where it was; 0 while it is whole.
  static let torn = Channel<Double>("torn")

  /// The halves fly up, fall flat on the water, and give way under who leaps upon them.
  private static var isTorn: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Series {
        Tween(torn, from: 1, to: 46, duration: 0.1, easing: .outQuad)
        Tween(torn, to: 66, duration: 0.2)
      }
      Series {
        Tween(lift(.lily), to: 104, duration: 0.14, easing: .outQuad)
        Tween(lift(.lily), to: 0, duration: 0.17, easing: .inQuad)
      }
      Series {
        Tween(.rotation(lily), from: 0, to: 34, duration: 0.13, easing: .outQuad)
        Tween(.rotation(lily), to: 0, duration: 0.19, easing: .outBack(2))
        // Little waves.
        for turn in [-5.0, 4, 0] { Tween(.rotation(lily), to: turn, duration: 0.09) }
      }
      Series(delay: boarding + 0.17) {
        Tween(
          place(of: .lily), to: pad + Point(x: 0, y: 12), duration: 0.04, easing: .outQuad)
        Tween(place(of: .lily), to: pad, duration: 0.14, easing: .outBack(3))
      }
    }
  }

  /// Where the frog sits on its pad, and on another, at the right.
  static let (seat, refuge) = (Point(x: 640, y: 338), Point(x: 896, y: 372))
  /// Where the pad floats, and its size.
  static let (pad, padSize) = (Point(x: 640, y: 370), 1.7)

  /// What the third one does then, and what binds two cobras.
  static func interlude(_ animal: Animal) -> Lively {
    let water = Point(x: 640, y: 404)
    return Lively {
      if animal == .lion {
        leaps(
          .fish, from: muzzle(of: .rival), to: muzzle(of: .player), height: 30, slap, turning: 360)
        leaps(.fish, from: muzzle(of: .player), to: water, height: 44, 0.26, turning: 150)
        grows(.fish, to: 0)
      } else if animal == .cobra {
        baffles
      } else {
        Parallel {
          isTorn
          Series {
            // It leaps off past the one at the right, and has a seat elsewhere.
            Cut(leftward(.frog), to: 0)
            leaps(.frog, from: seat + Point(x: 0, y: 8 - held), to: refuge, height: 150, 0.34)
            Cut(leftward(.frog), to: 1)
          }
        }
      }
    }
  }

  /// A heavy landing.
  private static func splat(_ actor: Actor) -> Lively {
    let name = actor.rawValue
    return Lively {
      Tween(.stretch(name), to: Point(x: 1.24, y: 0.74), duration: 0.05, easing: .outQuad)
      Tween(.stretch(name), to: Point(x: 1.2, y: 0.8), duration: 0.05)
      Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.14, easing: .outBack(3))
    }
  }
}
