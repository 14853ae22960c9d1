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

  /// Where the lion is when its paws hold the rabbit down.
  var grip: Point { Point(x: end.x - 84 * forward, y: end.y) }

  /// How far the lion gets with its paw, and where the cobra is when its teeth are in the lion's nose.
  var lunge: Point { Point(x: target.x - 30 * forward, y: target.y) }
  var nose: Point { Point(x: target.x - 248 * forward, y: target.y) }

  /// The facing with which an animal looks the way of `direction`.
  func facing(_ animal: Animal, _ direction: Double) -> Double {
    (direction > 0) == animal.looksRight ? 1 : -1
  }
}

/// The three ways to win: each shows why.
extension JungleTimelines {
  /// Where the winner ends on the loser.
  static func impact(player: Animal, rival: Animal) -> Point {
    let way = player.outcome(against: rival) == .win ? -38.0 : 38
    let place = way < 0 ? JungleLayout.junglePlace : JungleLayout.playerPlace
    let prey = way < 0 ? rival : player
    return prey == .rabbit ? Point(x: place.x + way, y: place.y) : place
  }

  /// Up to the contact.
  static func hunt(_ duel: Duel) -> Parallel {
    switch duel.beast {
    case .lion: catches(duel)
    case .cobra: bites(duel)
    case .rabbit: outruns(duel)
    }
  }

  /// The rabbit sees it coming and bolts, out into the river and back; the lion crouches, bounds, and comes down on it.
  private static func catches(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let aside = Point(x: duel.target.x - 20 * duel.forward, y: duel.target.y - 96)
    let near = duel.start + (duel.end - duel.start) * 0.3
    return Parallel {
      Series {
        Acting(
          loser, .to(.watch, 0.1, .outBack(2)), .to(.fright, 0.1, .outBack(2)), .hold(0.14),
          .to(.crouch, 0.08))
        Parallel {
          Series {
            hop(duel.loser, from: duel.target, to: aside, height: 44, duration: 0.19)
            Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
            hop(duel.loser, from: aside, to: duel.end, height: 60, duration: 0.19)
          }
          Acting(
            loser, from: .crouch, .to(.leap, 0.06), .hold(0.09), .to(.land, 0.05),
            .to(.leap, 0.06), .hold(0.06), .to(.cower, 0.08, .outBack(2)))
        }
      }
      Series {
        Acting(winner, .hold(0.12), .to(.crouch, 0.16, .outQuad), .hold(0.14))
        Parallel {
          hop(duel.winner, from: duel.start, to: near, height: 42, duration: 0.22)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.08), .to(.land, 0.07))
        }
        Acting(winner, from: .land, .to(.crouch, 0.05))
        Marker(Cue.leap)
        Parallel {
          hop(duel.winner, from: near, to: duel.grip, height: 104, duration: 0.25)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.1), .to(.pin, 0.08))
        }
      }
    }
  }

  /// The cobra sways, is elsewhere when the lion's paw comes, and bites it in the nose.
  private static func bites(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let near = Point(x: duel.target.x - 286 * duel.forward, y: duel.target.y)
    let close = near + Point(x: 40 * duel.forward, y: 0)
    return Parallel {
      Series {
        Parallel {
          Acting(
            winner, .to(.swayLeft, 0.14), .to(.swayRight, 0.14), .to(.fall, 0.1, .outQuad),
            .hold(0.06), .to(.rear, 0.1), .hold(0.04))
          Series {
            Tween(
              position(duel.winner), from: duel.start, to: close, duration: 0.28,
              easing: .inOutSine)
            Tween(position(duel.winner), to: near, duration: 0.1, easing: .outQuad)
          }
        }
        Marker(Cue.leap)
        Parallel {
          Acting(winner, from: .rear, .to(.strike, 0.08, .inQuad))
          Tween(position(duel.winner), to: duel.nose, duration: 0.08, easing: .inQuad)
        }
      }
      Acting(
        loser, .to(.swayRight, 0.12), .to(.crouch, 0.12), .to(.strike, 0.1, .outQuad),
        .to(.land, 0.1, .inQuad), .hold(0.08), .to(.crossEyed, 0.1, .outBack(2)))
      Series(delay: 0.2) {
        Tween(
          position(duel.loser), from: duel.target, to: duel.lunge, duration: 0.14,
          easing: .inOutSine)
        Tween(position(duel.loser), to: duel.target, duration: 0.2, easing: .inOutSine, delay: 0.1)
      }
    }
  }

  /// The cobra strikes twice, and twice the rabbit is elsewhere; then it runs round it once more, until
  /// the neck is a knot, and jumps on the heap.
  private static func outruns(_ duel: Duel) -> Parallel {
    let (loser, there) = (duel.loser.rawValue, duel.target)
    return Parallel {
      dash(duel)
      Series {
        Acting(
          loser, .hold(0.02), .to(.watch, 0.06), .to(.rear, 0.14, .outQuad),
          .to(.strike, 0.07, .inQuad), .hold(0.14), .to(.rear, 0.05), .to(.turn, 0.05))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        Acting(
          loser, from: .turn, .to(.strike, 0.07, .inQuad), .hold(0.02), .to(.wind, 0.08),
          .hold(0.02), .to(.cross, 0.08), .hold(0.02), .to(.caught, 0.08, .outBack(2)), .hold(0.04),
          .to(.knot, 0.1, .outBack(2)))
      }
      // It draws back to strike, so that it stays in the river.
      Series {
        Tween(
          position(duel.loser), from: there, to: Point(x: there.x - 52 * duel.forward, y: there.y),
          duration: 0.12, easing: .inOutSine, delay: 0.41)
        Tween(position(duel.loser), to: there, duration: 0.14, easing: .inOutSine, delay: 0.15)
      }
    }
  }

  /// The way of the rabbit: over the first bite, round it once and a half, and onto the heap.
  private static func dash(_ duel: Duel) -> Series {
    let (name, there) = (duel.winner.rawValue, duel.target)
    let near = Point(x: there.x - 128 * duel.forward, y: there.y)
    let far = Point(x: there.x + 100 * duel.forward, y: there.y)
    let (onward, back) = (
      duel.facing(duel.beast, duel.forward), duel.facing(duel.beast, -duel.forward)
    )
    return Series {
      Acting(name, .to(.roar, 0.06), .to(.crouch, 0.06))
      Parallel {
        Tween(position(duel.winner), from: duel.start, to: near, duration: 0.12, easing: .inQuad)
        Acting(name, from: .crouch, .to(.run, 0.06))
      }
      // Over it, while it bites the water.
      Parallel {
        Lively {
          hop(duel.winner, from: near, to: far, height: 168, duration: 0.22)
        } else: {
          lap(duel.winner, from: near, to: far, depth: -34, duration: 0.22)
        }
        Acting(name, from: .run, .to(.leap, 0.06, .outQuad), .hold(0.1), .to(.land, 0.06))
      }
      Cut(facing(duel.winner), to: back)
      Acting(name, from: .land, .to(.cheer, 0.05), .to(.run, 0.03))
      lap(duel.winner, from: far, to: near, depth: 30, duration: 0.12)
      Cut(facing(duel.winner), to: onward)
      lap(duel.winner, from: near, to: far, depth: -34, duration: 0.12)
      Cut(facing(duel.winner), to: back)
      lap(duel.winner, from: far, to: near, depth: 30, duration: 0.12)
      Cut(facing(duel.winner), to: onward)
      Acting(name, from: .run, .to(.cheer, 0.06, .outBack(2)), .hold(0.06))
      Marker(Cue.leap)
      Parallel {
        hop(duel.winner, from: near, to: there, height: 150, duration: 0.24)
        Acting(name, from: .cheer, .to(.leap, 0.08, .outQuad), .hold(0.1), .to(.land, 0.06))
      }
    }
  }

  /// Half a ring round somebody, before it (`depth` above 0) or behind it.
  private static func lap(
    _ actor: Actor, from start: Point, to end: Point, depth: Double, duration: Double
  ) -> Series {
    let middle = Point(x: (start.x + end.x) / 2, y: start.y + depth)
    return Series {
      Tween(position(actor), from: start, to: middle, duration: duration / 2, easing: .outSine)
      Tween(position(actor), to: end, duration: duration / 2, easing: .inSine)
    }
  }

  /// What follows the contact before the loser is covered: a bite takes its time.
  static func aftermath(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    return Parallel {
      switch duel.beast {
      case .lion:
        Acting(loser, from: .cower, .hold(0.14), .to(.flat, 0.08))
        Acting(winner, from: .pin, .hold(0.1), .to(.cover, 0.12))
        Tween(position(duel.winner), to: duel.end, duration: 0.12, easing: .inOutSine, delay: 0.1)
      case .cobra:
        Acting(
          loser, from: .crossEyed, .hold(0.12), .to(.yelp, 0.08, .outBack(2)), .hold(0.08),
          .to(.fall, 0.08), .to(.flat, 0.1), .to(.wriggle, 0.08))
        Acting(
          winner, from: .strike, .to(.bite, 0.04), .hold(0.2), .to(.rear, 0.08), .hold(0.03),
          .to(.cover, 0.18))
        Tween(
          position(duel.winner), to: duel.target, duration: 0.2, easing: .inOutSine, delay: 0.33)
      case .rabbit:
        Acting(winner, from: .land, .to(.cover, 0.05))
        Acting(loser, from: .knot, .hold(0.05))
      }
    }
  }

  /// What is left of the loser below the winner; a lion is longer than a coil, and kicks.
  static func vanish(_ duel: Duel) -> Parallel {
    let loser = duel.loser.rawValue
    let late = duel.beast == .cobra ? 0.14 : 0.06
    return Parallel {
      if duel.beast == .cobra {
        Acting(loser, from: .wriggle, .to(.flat, 0.05), .to(.wriggle, 0.05), .to(.flat, 0.05))
      }
      // Flat below the winner, so that nothing of it is seen through or beside it.
      Tween(
        .stretch(loser), to: Point(x: 0.68, y: 0.42), duration: 0.1, easing: .outQuad,
        delay: duel.beast == .cobra ? 0.1 : 0)
      Tween(
        .opacity(loser), from: 1, to: 0, duration: loserFade - 0.06, easing: .inOutSine,
        delay: late)
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
        name, from: .cover, .hold(0.07), .to(.dustLeft, 0.07), .to(.dustRight, 0.07),
        .to(.dustLeft, 0.07), .to(.proud, 0.08))
    }
  }
}
