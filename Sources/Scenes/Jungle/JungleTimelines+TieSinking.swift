internal import Animation
internal import Figures
internal import Rules

/// How two of a kind go under.
extension JungleTimelines {
  /// The lions fall over backwards, noses last, the cobras come unwound, and the rabbits follow
  /// their pad. What is under water fades.
  static func sinks(_ actor: Actor, _ animal: Animal) -> Parallel {
    let name = actor.rawValue
    return Parallel {
      Lively {
        Parallel {
          switch animal {
          case .lion:
            topples(actor)
          case .cobra:
            goesLimp(actor)
            if actor == .player { unwinding }
          case .rabbit:
            goesUnder(actor)
            if actor == .player { goesAlong }
          }
        }
      }
      if animal != .cobra, actor == .player {
        Lively { Tween(nearness, to: 1, duration: 0.14, easing: .inOutSine, delay: 0.26) }
      }
      Tween(
        .opacity(name), to: 0, duration: tieFade - twoPictures, easing: .inExpo, delay: 0.02)
    }
  }

  /// The jungle's a moment before the player's, and the noses bob up once more, like buoys.
  private static func topples(_ actor: Actor) -> Parallel {
    let isLast = actor == .player
    let late = isLast ? 0.05 : 0
    return Parallel {
      KeyPoses(
        actor.rawValue, from: isLast ? .jeer : .exult, .hold(late), .to(.topple, 0.1, .inQuad),
        .hold(0.04), .to(.kick, 0.06), .to(.topple, 0.06), .to(.kick, 0.06), .to(.topple, 0.06))
      Series(delay: late) {
        Tween(lift(actor), to: 24, duration: 0.06, easing: .outQuad)
        Tween(lift(actor), to: -36, duration: 0.08, easing: .inQuad)
        Tween(lift(actor), to: -126, duration: 0.15, easing: .inOutSine)
        Tween(lift(actor), to: -112, duration: 0.11 - late, easing: .outBack(2))
        Tween(lift(actor), to: deepest, duration: 0.1)
      }
    }
  }

  /// The one starts, goes down straight, and its ears last; the other cannot believe it, and tips
  /// over backwards from what it stands on, its feet in the air.
  private static func goesUnder(_ actor: Actor) -> Parallel {
    let isFirst = actor == .player
    let last: [KeyPoses.Key] =
      isFirst
      ? [.to(.fright, 0.05, .outBack(3)), .hold(0.4)]
      : [
        .to(.crossEyed, 0.05, .outBack(2)), .hold(0.05), .to(.fright, 0.04, .outBack(3)),
        .hold(0.02), .to(.fall, 0.07, .outQuad), .hold(0.2),
      ]
    // Slowly with the pad that gives way, then without it.
    let depths: [(Double, Double)] =
      isFirst
      ? [(aboard - 14, 0.1), (-12, 0.14), (-66, 0.12), (-142, 0.06), (-136, 0.06), (deepest, 0.06)]
      : [(aboard - 14, 0.1), (2, 0.12), (-34, 0.11), (-140, 0.09), (deepest, 0.12)]
    return Parallel {
      KeyPoses(actor.rawValue, from: .peer, [.hold(isFirst ? 0.07 : 0.05)] + last)
      Series {
        for (depth, seconds) in depths {
          Tween(lift(actor), to: depth, duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: 0.1) {
        Tween(spin(actor), to: -8, duration: isFirst ? 0.3 : 0.1, easing: .inOutSine)
        if !isFirst { Tween(spin(actor), to: -52, duration: 0.16, easing: .inQuad) }
      }
    }
  }

  /// Its neck sags while it is unwound, it falls over to its side, and its head goes under last.
  private static func goesLimp(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(actor.rawValue, from: .snarl, .hold(0.14), .to(.dizzy, 0.16), .to(.slump, 0.14))
      shapes(
        actor,
        [(0.96, 1.06, 0.06), (1.06, 0.9, 0.16), (1.14, 0.8, 0.1), (1, 1, 0.1)])
      Tween(
        position(actor), to: place(actor, 116) + Point(x: 0, y: 6), duration: 0.16,
        easing: .outQuad, delay: 0.2)
      Series {
        for (turn, seconds) in [(-9.0, 0.07), (7, 0.09), (0, 0.08), (66, 0.15)] {
          Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: 0.25) {
        Tween(lift(actor), to: -40, duration: 0.08, easing: .inQuad)
        Tween(lift(actor), to: -34, duration: 0.03, easing: .outBack(2))
        Tween(lift(actor), to: deepest, duration: 0.09, easing: .inQuad)
      }
    }
  }

  /// The halves go down with them, tipping, and the frog looks on from another pad, and dives.
  private static var goesAlong: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Tween(.rotation(lily), to: -16, duration: 0.3, easing: .inOutSine)
      // They bend under them before the water laps over.
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

  // MARK: - Over the place where they went under

  /// Something stays there and plays, until the label has gone.
  static func remains(of animal: Animal) -> Lively {
    Lively {
      switch animal {
      case .lion: looksFor
      case .cobra: getsOff
      case .rabbit: leapsOver
      }
    }
  }

  /// Where what stays comes up.
  static let middle = Point(x: 640, y: 396)

  /// The eyes of a frog come up between them, blink, and look for the one and for the other; it sits
  /// up, puffs itself, and dives after them.
  private static var looksFor: Series {
    let frog = name(of: .frog)
    // Clear of who watches from the bank.
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

  /// The flower of their pad comes up and turns round, and a fish leaps over it, there and back.
  private static var leapsOver: Parallel {
    let (flower, fish) = (name(of: .flower), name(of: .fish))
    let far = Point(x: 138, y: 0)
    return Parallel {
      Series {
        Cut(.scale(flower), to: 0)
        Hold(0.36)
        Cut(place(of: .flower), to: middle)
        Cut(.scale(flower), to: 0.8)
        Tween(sunken(.flower), from: 70, to: 4, duration: 0.12, easing: .outBack(3))
        Parallel {
          Tween(.rotation(flower), from: 0, to: 210, duration: 0.6, easing: .outSine)
          Tween(place(of: .flower), to: middle + Point(x: -34, y: 4), duration: 0.6)
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
