internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Who meets whom in a decided round, and where they stand.
struct Duel {
  let winner: JungleTimelines.Actor
  let beast: Animal
  let loser: JungleTimelines.Actor
  let prey: Animal
  let start: Point
  let target: Point

  /// +1 if the winner goes to the right.
  var forward: Double { target.x > start.x ? 1 : -1 }

  /// Where it ends: the rabbit gets a little further before it is caught.
  var end: Point {
    prey == .rabbit ? Point(x: target.x + 38 * forward, y: target.y) : target
  }

  /// The facing with which an animal looks the way of `direction`.
  func facing(_ animal: Animal, _ direction: Double) -> Double {
    (direction > 0) == animal.looksRight ? 1 : -1
  }
}

/// The three ways to win: each shows why.
extension JungleTimelines {
  /// Up to the contact.
  static func hunt(_ duel: Duel, isCalm: Bool) -> Parallel {
    switch duel.beast {
    case .lion: catches(duel, isCalm: isCalm)
    case .cobra: bites(duel)
    case .rabbit: outruns(duel, isCalm: isCalm)
    }
  }

  /// The rabbit sees it coming and bolts, twice; the lion crouches, bounds, and comes down on it.
  private static func catches(_ duel: Duel, isCalm: Bool) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let middle = (duel.target + duel.end) * 0.5
    let near = duel.start + (duel.end - duel.start) * 0.4
    return Parallel {
      Series {
        Acting(
          loser, .to(.watch, 0.1, .outBack(2)), .to(.fright, 0.1, .outBack(2)), .hold(0.14),
          .to(.crouch, 0.08))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        Parallel {
          Series {
            hop(duel.loser, from: duel.target, to: middle, height: isCalm ? 0 : 44, duration: 0.19)
            hop(duel.loser, from: middle, to: duel.end, height: isCalm ? 0 : 40, duration: 0.19)
          }
          Acting(
            loser, from: .crouch, .to(.leap, 0.06), .hold(0.09), .to(.land, 0.05),
            .to(.leap, 0.06), .hold(0.08), .to(.fright, 0.08, .outBack(2)))
        }
        // It looks back, too late.
        Cut(facing(duel.loser), to: duel.facing(duel.prey, -duel.forward))
      }
      Series {
        Acting(winner, .hold(0.12), .to(.crouch, 0.16, .outQuad), .hold(0.14))
        Parallel {
          hop(duel.winner, from: duel.start, to: near, height: isCalm ? 0 : 42, duration: 0.22)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.08), .to(.land, 0.07))
        }
        Acting(winner, from: .land, .to(.crouch, 0.05))
        Marker(Cue.leap.rawValue)
        Parallel {
          hop(duel.winner, from: near, to: duel.end, height: isCalm ? 0 : 104, duration: 0.25)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.1), .to(.strike, 0.08))
        }
      }
    }
  }

  /// The cobra sways until the lion squints, draws back, and bites it in the nose.
  private static func bites(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let near = Point(x: duel.target.x - 240 * duel.forward, y: duel.target.y)
    let nose = Point(x: duel.target.x - 190 * duel.forward, y: duel.target.y)
    return Parallel {
      Series {
        Parallel {
          Acting(
            winner, .to(.swayLeft, 0.13), .to(.swayRight, 0.14), .to(.swayLeft, 0.14),
            .to(.rear, 0.16, .outQuad), .hold(0.05))
          Tween(
            position(duel.winner), from: duel.start, to: near, duration: 0.5, easing: .inOutSine)
        }
        Marker(Cue.leap.rawValue)
        Parallel {
          Acting(winner, from: .rear, .to(.strike, 0.08, .inQuad))
          Tween(position(duel.winner), to: nose, duration: 0.08, easing: .inQuad)
        }
      }
      Acting(
        loser, .hold(0.05), .to(.swayRight, 0.13), .to(.swayLeft, 0.14), .to(.swayRight, 0.13),
        .to(.crossEyed, 0.16, .outBack(2)))
    }
  }

  /// The rabbit runs rings round the cobra until its neck is a knot, then jumps on the heap.
  private static func outruns(_ duel: Duel, isCalm: Bool) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let there = duel.target
    let near = Point(x: there.x - 116 * duel.forward, y: there.y)
    let far = Point(x: there.x + 96 * duel.forward, y: there.y)
    func lap(_ start: Point, _ end: Point, _ depth: Double, _ seconds: Double) -> Series {
      let way = end.x > start.x ? 1.0 : -1.0
      return Series {
        Cut(facing(duel.winner), to: duel.facing(duel.beast, way))
        Tween(
          position(duel.winner), from: start, to: Point(x: there.x, y: there.y + depth),
          duration: seconds / 2, easing: .outSine)
        Tween(position(duel.winner), to: end, duration: seconds / 2, easing: .inSine)
      }
    }
    return Parallel {
      Series {
        Acting(winner, .to(.roar, 0.06), .to(.stand, 0.04), .to(.roar, 0.06), .to(.run, 0.06))
        Tween(
          position(duel.winner), from: duel.start, to: near, duration: 0.12, easing: .inQuad)
        lap(near, far, -34, 0.17)
        lap(far, near, 26, 0.15)
        lap(near, far, -34, 0.13)
        Cut(facing(duel.winner), to: duel.facing(duel.beast, -duel.forward))
        Marker(Cue.leap.rawValue)
        Parallel {
          hop(duel.winner, from: far, to: there, height: isCalm ? 0 : 150, duration: 0.28)
          Acting(winner, from: .run, .to(.leap, 0.08, .outQuad), .hold(0.14), .to(.land, 0.06))
        }
      }
      Acting(
        loser, .to(.watch, 0.14), .hold(0.2), .to(.swayLeft, 0.12), .to(.swayRight, 0.12),
        .to(.swayLeft, 0.12), .to(.crossEyed, 0.08), .to(.knot, 0.16, .outBack(2)))
    }
  }

  /// What follows the contact before the loser is covered: a bite takes its time.
  static func aftermath(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    return Parallel {
      switch duel.beast {
      case .lion:
        Acting(loser, from: .fright, .to(.flat, 0.05))
        Acting(winner, from: .strike, .to(.cover, 0.06, .outQuad))
      case .cobra:
        Acting(
          loser, from: .crossEyed, .to(.fright, 0.04), .hold(0.06), .to(.dizzy, 0.1, .outBack(2)),
          .to(.flat, 0.07))
        Acting(winner, from: .strike, .hold(0.04), .to(.rear, 0.07), .to(.cover, 0.16))
        Tween(
          position(duel.winner), to: duel.target, duration: 0.21, easing: .inOutSine, delay: 0.06)
      case .rabbit:
        Acting(winner, from: .land, .to(.cover, 0.05))
        Acting(loser, from: .knot, .hold(0.05))
      }
    }
  }

  /// The victor enjoys it, each in its own way.
  static func triumph(_ duel: Duel) -> Acting {
    let name = duel.winner.rawValue
    return switch duel.beast {
    case .lion:
      Acting(
        name, from: .cover, .hold(0.2), .to(.shakeLeft, 0.08), .to(.shakeRight, 0.08),
        .to(.proud, 0.1))
    case .cobra:
      Acting(name, from: .cover, .hold(0.16), .to(.cheer, 0.14, .outBack(1.5)), .to(.proud, 0.12))
    case .rabbit:
      Acting(
        name, from: .cover, .hold(0.08), .to(.dustLeft, 0.07), .to(.dustRight, 0.07),
        .to(.dustLeft, 0.07), .to(.proud, 0.08))
    }
  }
}
