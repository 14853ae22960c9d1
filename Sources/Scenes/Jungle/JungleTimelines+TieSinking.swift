internal import Animation
internal import Figures
internal import Rules

/// The timelines of a tie's end, in which two of a kind go under.
extension JungleTimelines {
  /// Sinks an animal after a tie, and fades it: lions fall over backwards, cobras are screwed into
  /// the water by their necks, and rabbits go down in each other's arms.
  static func sinks(_ actor: Actor, _ animal: Animal) -> Parallel {
    let name = actor.rawValue
    return Parallel {
      FullMotion {
        Parallel {
          switch animal {
          case .lion:
            topples(actor)
          case .cobra:
            isScrewedIn(actor)
            if actor == .player { unwinding }
          case .rabbit:
            goesUnder(actor)
            if actor == .player { goesAlong }
          }
        }
      }
      if animal != .cobra, actor == .player {
        FullMotion { Tween(nearness, to: 1, duration: 0.14, easing: .inOutSine, delay: 0.26) }
      }
      Tween(
        .opacity(name), to: 0, duration: tieFade - twoPictures, easing: .inExpo, delay: 0.02)
    }
  }

  /// Makes a laughing lion fall over backwards, the jungle's a moment before the player's; it bobs
  /// up once more, like a buoy.
  private static func topples(_ actor: Actor) -> Parallel {
    let isLast = actor == .player
    let late = isLast ? 0.05 : 0
    return Parallel {
      KeyPoses(
        actor.rawValue, from: isLast ? .lionGuffaw : .lionLaugh, .hold(0.03 + late),
        .to(.laugh, 0.12, .inQuad),
        .hold(0.03), .to(.chuckle, 0.06), .to(.laugh, 0.06), .to(.chuckle, 0.06), .to(.laugh, 0.06))
      Series(delay: late / 2) {
        Tween(position(actor), to: place(actor, 220), duration: 0.22, easing: .outQuad)
        // The lion moves on under the water, where nobody sees it.
        Tween(position(actor), to: spot(actor, .lion), duration: 0.12, delay: 0.18)
      }
      Series(delay: late) {
        Tween(lift(actor), to: 18, duration: 0.07, easing: .outQuad)
        Tween(lift(actor), to: -36, duration: 0.1, easing: .inQuad)
        Tween(lift(actor), to: -126, duration: 0.13, easing: .inOutSine)
        Tween(lift(actor), to: -112, duration: 0.1 - late, easing: .outBack(2))
        Tween(lift(actor), to: deepest, duration: 0.1)
      }
    }
  }

  /// Sinks a rabbit with the other, nose to nose, their ears last; only the player's minds.
  private static func goesUnder(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(
        actor.rawValue, from: .rabbitNuzzle, .hold(0.06),
        .to(actor == .player ? .rabbitCling : .rabbitBury, 0.06, .outBack(2)), .hold(0.3),
        .to(.watch, 0.1))
      Series {
        for (depth, seconds) in [
          (-8.0, 0.08), (4, 0.05), (-30, 0.1), (-72, 0.1), (-149, 0.1), (-142, 0.05),
          (deepest, 0.06),
        ] {
          Tween(lift(actor), to: depth, duration: seconds, easing: .inOutSine)
        }
      }
    }
  }

  /// Screws a cobra into the water, its head going round until it is gone.
  private static func isScrewedIn(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(
        actor.rawValue, from: .snarl, .hold(0.03),
        .to(actor == .player ? .cobraSpun : .cobraWhirl, 0.07, .outBack(2)))
      shapes(actor, [(1.08, 0.88, 0.1), (0.9, 1.12, 0.12), (1, 1, 0.2)])
      Tween(
        position(actor), to: place(actor, 40) + Point(x: 0, y: 6), duration: 0.24,
        easing: .inOutSine, delay: 0.06)
      Tween(position(actor), to: spot(actor, .cobra), duration: 0.08, delay: 0.5)
      Series {
        Tween(lift(actor), to: 14, duration: 0.12, easing: .outQuad)
        Tween(lift(actor), to: -52, duration: 0.12, easing: .inSine)
        Tween(lift(actor), to: -214, duration: 0.22)
        Tween(lift(actor), to: deepest, duration: 0.1)
      }
    }
  }

  /// The motion of the pad's halves, which drift apart and go down, and of the frog, which dives
  /// from another pad.
  private static var goesAlong: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Tween(torn, to: 176, duration: 0.4, easing: .outSine)
      Tween(sunken(.lily), from: 0, to: 120, duration: 0.24, easing: .inQuad, delay: 0.16)
      Cut(.scale(lily), to: 0, delay: 0.4)
      Series(delay: 0.3) {
        leaps(.frog, from: refuge, to: refuge + Point(x: 44, y: 18), height: 50, 0.2, turning: 50)
        grows(.frog, to: 0)
      }
    }
  }

  // MARK: - The props over the place where two of a kind went under

  /// Plays the prop that stays over the place where two of a kind went under: frog, dragonfly, or
  /// fish.
  static func remains(of animal: Animal) -> FullMotion {
    FullMotion {
      switch animal {
      case .lion: looksFor
      case .cobra: getsOff
      case .rabbit: leapsOver
      }
    }
  }

  /// The place about which the frog and the fish play.
  static let middle = Point(x: 640, y: 396)

  /// The motion of a frog that comes up after two lions, blinks, looks to both sides, sits up,
  /// puffs itself, and dives after them.
  private static var looksFor: Series {
    let frog = name(of: .frog)
    // The frog keeps clear of the onlookers on the bank.
    let here = middle + Point(x: -84, y: 0)
    return Series {
      Cut(.scale(frog), to: 0)
      Hold(0.2)
      Cut(place(of: .frog), to: here)
      Cut(.scale(frog), to: 1.2)
      Tween(sunken(.frog), from: 90, to: 15, duration: 0.09, easing: .outBack(2))
      for (left, tall) in [(1.0, 0.6), (1, 1), (0, 0.6), (0, 1)] {
        Cut(leftward(.frog), to: left)
        Tween(.stretch(frog), to: Point(x: 1, y: tall), duration: 0.045, delay: 0.015)
      }
      Tween(sunken(.frog), to: 0, duration: 0.08, easing: .outBack(3))
      Cut(leftward(.frog), to: 1, delay: 0.18)
      Tween(.stretch(frog), to: Point(x: 1.22, y: 0.82), duration: 0.06, easing: .outBack(2))
      Tween(.stretch(frog), to: Point(x: 0.9, y: 1.14), duration: 0.06)
      leaps(.frog, from: here, to: here + Point(x: -84, y: 14), height: 66, 0.2, turning: -80)
      Tween(sunken(.frog), to: 90, duration: 0.06, easing: .outQuad)
      Cut(.scale(frog), to: 0)
    }
  }

  /// The motion of a fish that leaps away from the rabbits that come down to it.
  private static var leapsOver: Series {
    let (fish, far) = (name(of: .fish), Point(x: 138, y: 0))
    return Series {
      Cut(.scale(fish), to: 0)
      Hold(0.44)
      Cut(.scale(fish), to: 0.9)
      Cut(leftward(.fish), to: 0)
      leaps(.fish, from: middle + far, to: middle - far, height: 128, 0.34, turning: -130)
      Cut(.scale(fish), to: 0)
    }
  }
}
