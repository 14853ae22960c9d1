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

  /// Makes a lion jump up from the pressed nose and fall over backwards, the jungle's a moment
  /// before the player's; it bobs up once more, like a buoy.
  private static func topples(_ actor: Actor) -> Parallel {
    let isLast = actor == .player
    let late = isLast ? 0.05 : 0
    return Parallel {
      KeyPoses(
        actor.rawValue, from: .lionOuch, .hold(0.03 + late), .to(.topple, 0.12, .inQuad),
        .hold(0.03), .to(.kick, 0.06), .to(.topple, 0.06), .to(.kick, 0.06), .to(.topple, 0.06))
      Series(delay: late / 2) {
        Tween(position(actor), to: place(actor, 172), duration: 0.22, easing: .outQuad)
        // The lion moves on under the water, where nobody sees it.
        Tween(position(actor), to: spot(actor, .lion), duration: 0.12, delay: 0.18)
      }
      Series(delay: late) {
        Tween(lift(actor), to: 52, duration: 0.07, easing: .outQuad)
        Tween(lift(actor), to: -36, duration: 0.1, easing: .inQuad)
        Tween(lift(actor), to: -126, duration: 0.13, easing: .inOutSine)
        Tween(lift(actor), to: -112, duration: 0.1 - late, easing: .outBack(2))
        Tween(lift(actor), to: deepest, duration: 0.1)
      }
    }
  }

  /// Makes a rabbit see its half of the pad go, leap into the other's arms, and go down with it,
  /// their ears last.
  private static func goesUnder(_ actor: Actor) -> Parallel {
    let isFirst = actor == .player
    return Parallel {
      KeyPoses(
        actor.rawValue, from: .peer, .hold(isFirst ? 0.07 : 0.09),
        .to(.fright, 0.04, .outBack(3)), .hold(isFirst ? 0.03 : 0.01),
        .to(isFirst ? .rabbitCling : .rabbitBury, 0.07, .outBack(1.5)), .hold(0.3))
      Series {
        for (depth, seconds) in [
          (aboard - 10, 0.1), (aboard + 8, 0.05), (18, 0.07), (-44, 0.12), (-149, 0.11),
          (-142, 0.05), (deepest, 0.06),
        ] {
          Tween(lift(actor), to: depth, duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: 0.1) {
        Tween(position(actor), to: place(actor, hugging), duration: 0.1, easing: .inOutSine)
        Tween(position(actor), to: spot(actor, .rabbit), duration: 0.1, delay: 0.28)
      }
    }
  }

  /// The distance of either hugging rabbit from the middle, in design pixels.
  static let hugging = 54.0

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

  /// The motion of the pad's halves, which tip and go down with the rabbits, and of the frog, which
  /// dives from another pad.
  private static var goesAlong: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Tween(.rotation(lily), to: -16, duration: 0.3, easing: .inOutSine)
      // The halves bend under the rabbits before the water laps over them.
      Tween(.stretch(lily), to: Point(x: 1.12, y: 0.78), duration: 0.1, easing: .outQuad)
      Tween(sunken(.lily), from: 0, to: 28, duration: 0.12, easing: .inOutSine)
      Tween(sunken(.lily), to: 120, duration: 0.12, easing: .inQuad, delay: 0.24)
      Cut(.scale(lily), to: 0, delay: 0.36)
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

  /// The place about which the frog, the flower and the fish play.
  static let middle = Point(x: 640, y: 396)

  /// The motion of a frog that comes up after two lions, blinks, looks to both sides, sits up,
  /// puffs itself, and dives after them.
  private static var looksFor: Series {
    let frog = name(of: .frog)
    // The frog keeps clear of the lookers on the bank.
    let here = middle + Point(x: -84, y: 0)
    return Series {
      Cut(.scale(frog), to: 0)
      Hold(0.2)
      Cut(place(of: .frog), to: here)
      Cut(.scale(frog), to: 1.5)
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

  /// The motion of the flower of the rabbits' pad, which comes up and turns round, and of a fish
  /// that leaps over it, there and back.
  private static var leapsOver: Parallel {
    let (flower, fish) = (name(of: .flower), name(of: .fish))
    let far = Point(x: 138, y: 0)
    return Parallel {
      Series {
        Cut(.scale(flower), to: 0)
        Hold(0.5)
        Cut(place(of: .flower), to: middle)
        Cut(.scale(flower), to: 0.8)
        Tween(sunken(.flower), from: 70, to: 4, duration: 0.12, easing: .outBack(3))
        Parallel {
          Tween(.rotation(flower), from: 0, to: 210, duration: 0.46, easing: .outSine)
          Tween(place(of: .flower), to: middle + Point(x: -34, y: 4), duration: 0.46)
        }
        Tween(sunken(.flower), to: 70, duration: 0.1, easing: .inQuad)
        Cut(.scale(flower), to: 0)
      }
      Series {
        Cut(.scale(fish), to: 0)
        Hold(0.44)
        Cut(.scale(fish), to: 0.9)
        Cut(leftward(.fish), to: 1)
        leaps(.fish, from: middle - far, to: middle + far, height: 128, 0.26, turning: 130)
        Cut(.scale(fish), to: 0)
        Hold(0.1)
        Cut(.scale(fish), to: 0.9)
        Cut(leftward(.fish), to: 0)
        leaps(.fish, from: middle + far, to: middle - far, height: 96, 0.26, turning: -130)
        Cut(.scale(fish), to: 0)
      }
    }
  }
}
