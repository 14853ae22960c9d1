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

  /// Nobody wins against one's own kind.
  init?(player: Animal, rival: Animal) {
    let (here, there) = (JungleLayout.playerPlace, JungleLayout.junglePlace)
    switch player.outcome(against: rival) {
    case .tie: return nil
    case .win:
      (winner, beast, loser, prey) = (.player, player, .rival, rival)
      (start, target) = (here, there)
    case .loss:
      (winner, beast, loser, prey) = (.rival, rival, .player, player)
      (start, target) = (there, here)
    }
  }

  var isWin: Bool { winner == .player }

  /// +1 if the winner goes to the right.
  var forward: Double { target.x > start.x ? 1 : -1 }

  /// So far beyond the target, as the winner goes, and so much nearer.
  func beyond(_ way: Double, _ near: Double = 0) -> Point {
    Point(x: target.x + way * forward, y: target.y + near)
  }

  /// Where it ends: the rabbit gets a little further before it is caught, the cobra sits on the lion's back.
  var end: Point {
    switch prey {
    case .rabbit: beyond(38, -40)
    case .lion: beyond(44)
    case .cobra: target
    }
  }

  /// Where the lion is when its paws hold the rabbit down.
  var grip: Point { Point(x: end.x - 84 * forward, y: end.y) }

  /// Where the winner sits, and how high: on the rabbit's back, on the lion's, on the cobra's knot.
  var perch: (place: Point, height: Double) {
    switch beast {
    case .lion: (Point(x: end.x - 52 * forward, y: end.y), 30)
    case .cobra: (end, 44)
    case .rabbit: (end, 76)
    }
  }

  /// How far the lion gets with its paw, and where the cobra is when its teeth are in the lion's nose.
  var lunge: Point { beyond(-30) }
  var nose: Point { beyond(-291) }

  /// Where the one touches the other.
  var impact: Point { beast == .cobra ? beyond(-112, -92) : end }

  /// The facing with which an animal looks the way of `direction`.
  func facing(_ animal: Animal, _ direction: Double) -> Double {
    (direction > 0) == animal.looksRight ? 1 : -1
  }
}

/// The three ways to win: each shows why.
extension JungleTimelines {
  /// Up to the contact.
  static func hunt(_ duel: Duel) -> Parallel {
    switch duel.beast {
    case .lion: catches(duel)
    case .cobra: bites(duel)
    case .rabbit: outruns(duel)
    }
  }

  /// The rabbit sees it coming, turns and bolts; the lion crouches, bounds, and comes down on it.
  private static func catches(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let aside = duel.beyond(34, -26)
    let near = duel.start + (duel.end - duel.start) * 0.3
    return Parallel {
      Series {
        Acting(
          loser, .to(.watch, 0.08, .outBack(2)), .to(.fright, 0.08, .outBack(2)), .hold(0.14),
          .to(.turn, 0.06))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        Acting(loser, from: .turn, .hold(0.03), .to(.crouch, 0.09))
        Parallel {
          Series {
            hop(duel.loser, from: duel.target, to: aside, height: 50, duration: 0.18)
            hop(duel.loser, from: aside, to: duel.end, height: 56, duration: 0.18)
          }
          Acting(
            loser, from: .crouch, .to(.leap, 0.06), .hold(0.08), .to(.land, 0.04),
            .to(.leap, 0.05), .hold(0.07), .to(.cower, 0.06))
        }
      }
      Series {
        Acting(
          winner, .to(.lick, 0.1, .outBack(2)), .hold(0.08), .to(.crouch, 0.12, .outQuad),
          .hold(0.06), .to(.wiggle, 0.06), .to(.crouch, 0.06))
        Parallel {
          hop(duel.winner, from: duel.start, to: near, height: 42, duration: 0.2)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.07), .to(.land, 0.06))
        }
        Acting(winner, from: .land, .to(.crouch, 0.05))
        Marker(Cue.leap)
        Parallel {
          hop(duel.winner, from: near, to: duel.grip, height: 36, duration: 0.25)
          Acting(winner, from: .crouch, .to(.leap, 0.07, .outQuad), .hold(0.1), .to(.pin, 0.08))
        }
      }
    }
  }

  /// The cobra sways, is elsewhere when the lion's paw comes, and bites it in the nose.
  private static func bites(_ duel: Duel) -> Parallel {
    let (winner, loser) = (duel.winner.rawValue, duel.loser.rawValue)
    let (near, close) = (duel.beyond(-312), duel.beyond(-262))
    return Parallel {
      Series {
        Parallel {
          Acting(
            winner, .to(.swayLeft, 0.14), .to(.swayRight, 0.14), .to(.fall, 0.08, .outQuad),
            .hold(0.06), .to(.rear, 0.08, .outBack(2)), .hold(0.12))
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
        .to(.land, 0.1, .inQuad), .hold(0.06), .to(.crossEyed, 0.1, .outBack(2)))
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
          loser, .to(.watch, 0.02), .to(.rear, 0.12, .outQuad), .to(.strike, 0.07, .inQuad),
          .hold(0.14), .to(.rear, 0.04), .to(.turn, 0.05))
        Cut(facing(duel.loser), to: duel.facing(duel.prey, duel.forward))
        // Then it sees what it has done to itself, before the other comes down on it.
        Acting(
          loser, from: .turn, .to(.strike, 0.07, .inQuad), .hold(0.05), .to(.wind, 0.1),
          .hold(0.04), .to(.cross, 0.1), .hold(0.03), .to(.caught, 0.1, .outBack(2)), .hold(0.14),
          .to(.knot, 0.12, .outBack(2)))
      }
      // It draws back to strike, so that it stays in the river.
      Series {
        Tween(
          position(duel.loser), from: there, to: duel.beyond(-52), duration: 0.1,
          easing: .inOutSine, delay: 0.35)
        Tween(position(duel.loser), to: there, duration: 0.1, easing: .inOutSine, delay: 0.1)
      }
    }
  }

  /// The way of the rabbit: over the first bite, round it once, and onto the heap.
  private static func dash(_ duel: Duel) -> Series {
    let name = duel.winner.rawValue
    let (near, far) = (duel.beyond(-132), duel.beyond(100))
    // From where it leaves the other's face free.
    let behind = duel.beyond(112, -14)
    let (onward, back) = (
      duel.facing(duel.beast, duel.forward), duel.facing(duel.beast, -duel.forward)
    )
    return Series {
      Acting(name, .to(.crouch, 0.05))
      Parallel {
        Tween(position(duel.winner), from: duel.start, to: near, duration: 0.09, easing: .inQuad)
        Acting(name, from: .crouch, .to(.run, 0.06))
      }
      // Over it, while it bites the water.
      Parallel {
        Lively {
          hop(duel.winner, from: near, to: far, height: 122, duration: 0.2)
        } else: {
          lap(duel.winner, from: near, to: far, depth: -34, duration: 0.2)
        }
        Acting(name, from: .run, .to(.leap, 0.06, .outQuad), .hold(0.08), .to(.land, 0.06))
      }
      Acting(name, from: .land, .to(.cheer, 0.06, .outBack(2)))
      Cut(facing(duel.winner), to: back)
      Acting(name, from: .cheer, .to(.run, 0.03))
      Parallel {
        lap(duel.winner, from: far, to: near, depth: 32, duration: 0.24)
        Lively {
          Tween(.stretch(name), to: Point(x: 1.2, y: 0.74), duration: 0.06, easing: .outQuad)
        }
      }
      Cut(facing(duel.winner), to: onward)
      lap(duel.winner, from: near, to: behind, depth: -60, duration: 0.24)
      Cut(facing(duel.winner), to: back)
      Parallel {
        Acting(name, from: .run, .to(.cheer, 0.06, .outBack(2)), .hold(0.08))
        Lively {
          Tween(.stretch(name), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(2))
        }
      }
      Marker(Cue.leap)
      Parallel {
        Tween(
          position(duel.winner), from: behind, to: duel.perch.place, duration: 0.2,
          easing: .inOutSine)
        Lively {
          Tween(lift(duel.winner), from: 0, to: 112, duration: 0.11, easing: .outQuad)
          Tween(lift(duel.winner), to: duel.perch.height, duration: 0.09, easing: .inQuad)
        }
        stretching(duel.winner, 0.2)
        Acting(name, from: .cheer, .to(.leap, 0.08, .outQuad), .hold(0.06), .to(.land, 0.06))
      }
    }
  }

  /// Half a ring round somebody, before it (`depth` above 0) or behind it.
  private static func lap(
    _ actor: Actor, from start: Point, to end: Point, depth: Double, duration: Double
  ) -> Follow {
    let aside = Point(x: 0, y: depth * 4 / 3)
    return Follow(
      position(actor), MotionPath(bezier: [start, start + aside, end + aside, end]),
      duration: duration, easing: .inOutSine)
  }
}
