internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The jungle's animal in the brook: it comes up there beaten, or after a tie, and has something to say to that.
extension JungleTimelines {
  /// Where it comes up, before the reeds, well beside the river.
  static let brook = Point(x: 168, y: 426)

  /// Its size there: it is nearer.
  static let nearer = 1.06

  /// So high out of the water that what it does is seen; a knot lies low.
  private static func chest(_ animal: Animal) -> Double { animal == .cobra ? -34 : -64 }

  /// Bubbles run from under the winner into the brook.
  static func drift(_ duel: Duel) -> Parallel {
    let name = Actor.beaten.rawValue
    return Parallel {
      Cut(.scale(name), to: nearer)
      Cut(facing(.beaten), to: duel.facing(duel.prey, 1))
      Cut(lift(.beaten), to: deepest)
      if duel.prey != .cobra { Lively { Cut(sore(.beaten), to: 1) } }
      Lively { Cut(.opacity(name), to: 1, delay: plop) }
      Tween(
        position(.beaten), from: duel.end, to: brook, duration: enjoying - plop,
        easing: .inOutSine, delay: plop)
    }
  }

  /// There a head comes up and shakes the water off; the rest is told while the next round may begin.
  static func escape(_ animal: Animal) -> Series {
    let name = Actor.beaten.rawValue
    return Series {
      Marker(Cue.risen)
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
      Lively {
        Parallel {
          Tween(
            lift(.beaten), from: -190, to: chest(animal), duration: 0.16, easing: .outBack(3))
          switch animal {
          case .lion, .rabbit:
            Acting(
              name, from: .dizzy, .hold(0.2), .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08),
              .to(.shakeLeft, 0.08), .to(.shakeRight, 0.08), .to(.dizzy, 0.08))
          case .cobra:
            Acting(
              name, from: .knot, .hold(0.14), .to(.peep, 0.1), .to(.knot, 0.08), .to(.peep, 0.1),
              .to(.caught, 0.12, .outBack(2)))
          }
        }
      } else: {
        Cut(lift(.beaten), to: chest(animal))
        Acting(name, .to(.sad, 0.01))
        Tween(.opacity(name), from: 0, to: 1, duration: 0.25)
        Hold(0.1)
        Tween(.opacity(name), to: 0, duration: 0.25)
      }
    }
  }

  /// Beaten, it minds that in its own way, and goes off along the brook.
  static func minding(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    return staged {
      here(animal)
      if animal != .cobra { Lively { Cut(sore(.beaten), to: 1) } }
      switch animal {
      case .lion:
        // Its nose hurts, and it is not to be talked to.
        Acting(
          name, from: .dizzy, .to(.rub, 0.12), .hold(0.16), .to(.crossEyed, 0.12), .hold(0.12),
          .to(.yelp, 0.08, .outBack(2)), .hold(0.08), .to(.sulk, 0.12), .hold(0.34))
      case .cobra:
        // It gets itself out of the knot, which takes a pull.
        Acting(
          name, from: .caught, .hold(0.1), .to(.cross, 0.14), .to(.caught, 0.08),
          .to(.cross, 0.1), .to(.wind, 0.1), .to(.rear, 0.1, .outBack(3)), .to(.dizzy, 0.12),
          .hold(0.14), .to(.sulk, 0.12), .hold(0.24))
      case .rabbit:
        // Where is the lion? Not here: it may stamp its foot.
        Acting(
          name, from: .dizzy, .to(.fright, 0.08, .outBack(2)), .hold(0.1), .to(.lookRound, 0.12),
          .hold(0.12), .to(.watch, 0.1), .to(.roar, 0.07), .to(.sulk, 0.07), .to(.roar, 0.07),
          .to(.sulk, 0.08), .hold(0.34))
      }
      leaving(animal, from: .sulk)
    }
  }

  /// After a tie there is nothing to mind: it laughs, and is off.
  static func parting(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    return staged {
      here(animal)
      Parallel {
        if animal == .lion { healing(.beaten, in: 1) }
        Acting(
          name, from: animal == .cobra ? .caught : .dizzy, .to(.watch, 0.1, .outBack(2)),
          .hold(0.12), .to(.shrug, 0.12, .outBack(2)), .hold(0.16), .to(.danceLeft, 0.12),
          .to(.danceRight, 0.14), .to(.exult, 0.12, .outBack(2)), .hold(0.14))
        Series(delay: 0.62) {
          Tween(lift(.beaten), to: chest(animal) + 20, duration: 0.12, easing: .outQuad)
          Tween(lift(.beaten), to: chest(animal), duration: 0.14, easing: .inQuad)
        }
      }
      leaving(animal, from: .exult)
    }
  }

  /// As the round has left it.
  private static func here(_ animal: Animal) -> Parallel {
    Parallel {
      Cut(position(.beaten), to: brook)
      Cut(.scale(Actor.beaten.rawValue), to: nearer)
      Cut(.opacity(Actor.beaten.rawValue), to: 1)
      Cut(lift(.beaten), to: chest(animal))
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
    }
  }

  /// It turns round and goes under as it swims off.
  private static func leaving(_ animal: Animal, from pose: Pose.Name) -> Series {
    let name = Actor.beaten.rawValue
    return Series {
      Acting(name, from: pose, .to(.turn, 0.06))
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      Parallel {
        Tween(position(.beaten), by: Point(x: -110, y: 0), duration: 0.34, easing: .inQuad)
        Tween(lift(.beaten), to: deepest, duration: 0.2, easing: .inQuad, delay: 0.14)
        Acting(name, from: .turn, .to(.swim, 0.1))
        Tween(.opacity(name), to: 0, duration: 0.04, delay: 0.3)
      }
    }
  }
}
