internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The jungle's animal after a win or tie: it comes up in the brook and climbs out.
extension JungleTimelines {
  /// Where it comes up and goes under, and where it stands on the bank, clear of the reeds.
  static let brook = Point(x: 136, y: 410)
  static let ashore = Point(x: 184, y: 480)
  /// Where it comes out of the river, under the reeds.
  static let strait = Point(x: 226, y: 410)

  /// Its scale there: humbled, below the board of the score, and beside a lion that is at home.
  static let humble = 0.76

  /// The lift that shows its acting above the water; a cobra lies low.
  private static func chest(_ animal: Animal) -> Double { animal == .cobra ? -22 : -44 }

  /// How long its head swims from under the reeds to where it comes up.
  static let swimming = 0.26

  /// Runs bubbles and foam from under the winner to the reeds.
  static func drift(_ duel: Duel) -> Parallel {
    let name = Actor.beaten.rawValue
    return Parallel {
      Cut(.scale(name), to: humble)
      Cut(facing(.beaten), to: duel.facing(duel.losingAnimal, 1))
      Cut(lift(.beaten), to: deepest)
      if duel.losingAnimal != .cobra { Lively { Cut(sore(.beaten), to: 1) } }
      Lively { Cut(.opacity(name), to: 1, delay: plop) }
      Tween(
        position(.beaten), from: duel.end, to: strait, duration: enjoying - plop,
        easing: .inSine, delay: plop)
    }
  }

  /// Ears and eyes swim to the brook; there a head comes up and shakes off the water. The rest
  /// plays while the next round may begin.
  static func escape(_ animal: Animal, isTied: Bool) -> Series {
    let name = Actor.beaten.rawValue
    return Series {
      Marker(Cue.risen)
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      Parallel {
        Tween(position(.beaten), from: strait, to: brook, duration: swimming, easing: .inOutSine)
        Cut(facing(.beaten), to: animal.looksRight ? 1 : -1, delay: swimming)
        Lively {
          Parallel {
            Tween(
              lift(.beaten), from: -110, to: chest(animal) - 34, duration: 0.08, easing: .outQuad)
            Acting(name, from: isTied ? .knot : .crossEyed, .hold(swimming))
          }
          Parallel {
            Tween(
              lift(.beaten), to: chest(animal), duration: 0.14, easing: .outBack(3))
            if isTied {
              Acting(
                name, from: .knot, .to(.peep, 0.07), .to(.knot, 0.06), .to(.peep, 0.06),
                .to(.caught, 0.09, .outBack(2)))
            } else {
              Acting(
                name, from: .dizzy, .to(.shakeLeft, 0.06), .to(.shakeRight, 0.08),
                .to(.shakeLeft, 0.07), .to(.dizzy, 0.07))
            }
          }
        } else: {
          Cut(lift(.beaten), to: chest(animal))
          Acting(name, .to(.sad, 0.01))
          Tween(.opacity(name), from: 0, to: 1, duration: 0.22)
          Hold(0.08)
          Tween(.opacity(name), to: 0, duration: 0.22)
        }
      }
    }
  }

  /// The beaten animal's reaction on the bank, each in its own way, and its limp home.
  static func minding(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    return staged {
      if animal != .cobra { Lively { Cut(sore(.beaten), to: 1) } }
      climbing(animal, isTied: false)
      switch animal {
      case .lion:
        // It rubs its sore nose, sulks, and shakes its paw at them.
        Acting(
          name, from: .shakeRight, .to(.rub, 0.12, .outBack(2)), .hold(0.1), .to(.sulk, 0.12),
          .hold(0.08),
          .to(.windUp, 0.12, .outBack(2)), .hold(0.1), .to(.pat, 0.08), .to(.sulk, 0.12))
      case .cobra:
        // It gets its breath back little by little, and puts out its tongue at them.
        Acting(
          name, from: .shakeRight, .to(.flat, 0.12, .inQuad), .hold(0.08), .to(.dizzy, 0.12),
          .hold(0.04), .to(.watch, 0.1), .to(.lick, 0.1, .outBack(2)), .hold(0.14), .to(.sulk, 0.1))
      case .rabbit:
        // It looks for the lion, then dares to stamp its foot.
        Acting(
          name, from: .shakeRight, .to(.fright, 0.08, .outBack(2)), .hold(0.08),
          .to(.lookRound, 0.1), .hold(0.06), .to(.roar, 0.07), .to(.sulk, 0.07), .to(.roar, 0.07),
          .to(.sulk, 0.08), .hold(0.06))
      }
      limping(animal)
      plunging(animal, from: .turn)
    }
  }

  /// After a tie it laughs on the bank at the other's topper, finds its own,
  /// and jumps in again.
  static func parting(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    return staged {
      if animal == .lion { Lively { Cut(sore(.beaten), to: 1) } }
      climbing(animal, isTied: animal == .cobra)
      if animal == .cobra { Acting(name, from: .caught, untying) }
      Parallel {
        if animal == .lion { healing(.beaten, in: 1) }
        Acting(
          name, from: animal == .cobra ? .fright : .shakeRight, .to(.watch, 0.1, .outBack(2)),
          .to(.pat, 0.12, .outBack(2)), .hold(0.12), .to(.danceLeft, 0.12), .to(.danceRight, 0.14),
          .to(.crossEyed, 0.1, .outBack(2)), .hold(0.14), .to(.exult, 0.12, .outBack(2)),
          .hold(0.06))
        Series(delay: 0.82) { arc(.beaten, height: 34, duration: 0.24) }
      }
      Acting(name, from: .exult, .to(.turn, 0.08))
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      plunging(animal, from: .turn)
    }
  }

  /// A leap out of the brook and a shake; a knot stays tied.
  private static func climbing(_ animal: Animal, isTied: Bool) -> Series {
    let name = Actor.beaten.rawValue
    return Series {
      Cut(.scale(name), to: humble)
      Cut(.opacity(name), to: 1)
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
      Parallel {
        Tween(
          position(.beaten), from: brook, to: ashore, duration: 0.2, easing: .inOutSine,
          delay: 0.06)
        Tween(lift(.beaten), from: chest(animal), to: 14, duration: 0.15, easing: .outQuad)
        Tween(lift(.beaten), to: 0, duration: 0.11, easing: .inQuad, delay: 0.15)
        if isTied {
          Acting(name, from: .caught, .to(.tight, 0.12), .hold(0.06), .to(.knot, 0.1))
        } else {
          Acting(name, from: .dizzy, .to(.run, 0.1, .outQuad), .hold(0.08), .to(.land, 0.08))
        }
      }
      Marker(Cue.ashore)
      if isTied {
        Acting(
          name, from: .knot, .to(.peep, 0.08), .to(.caught, 0.1, .outBack(2)))
      } else {
        Acting(
          name, from: .land, .to(.shakeLeft, 0.08), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
          .to(.shakeRight, 0.08))
      }
    }
  }

  /// A limp along the bank, then a look back at the winner.
  private static func limping(_ animal: Animal) -> Series {
    let name = Actor.beaten.rawValue
    let step: Pose.Name = animal == .cobra ? .crouch : .land
    return Series {
      Acting(name, from: .sulk, .to(.turn, 0.08))
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      Acting(name, from: .turn, .to(.slink, 0.08))
      for _ in 0..<2 {
        Parallel {
          Tween(
            position(.beaten), by: Point(x: (brook.x - ashore.x) / 2, y: 0), duration: 0.14,
            easing: .outQuad)
          Acting(name, from: .slink, .to(step, 0.12), .to(.slink, 0.14))
          arc(.beaten, height: 12, duration: 0.14)
        }
      }
      Acting(name, from: .slink, .to(.turn, 0.1, .outBack(2)), .hold(0.04))
    }
  }

  /// Back into the brook, which leaves bubbles: the lion falls in on its belly, the rabbit head
  /// over heels, and the cobra goes down like water.
  private static func plunging(_ animal: Animal, from pose: Pose.Name) -> Series {
    let name = Actor.beaten.rawValue
    let (height, last): (Double, Pose.Name) =
      switch animal {
      case .lion: (56, .flat)
      case .cobra: (12, .flat)
      case .rabbit: (60, .crouch)
      }
    return Series {
      Acting(name, from: pose, .to(.crouch, 0.08, .outQuad), .hold(0.02))
      Parallel {
        Acting(name, from: .crouch, .to(.run, 0.08, .outQuad), .hold(0.04), .to(last, 0.1))
        Tween(position(.beaten), to: brook, duration: 0.22, easing: .inOutSine)
        if animal == .rabbit { Tween(spin(.beaten), from: 0, to: 400, duration: 0.3) }
        Series {
          Tween(lift(.beaten), to: height, duration: 0.12, easing: .outQuad)
          Tween(lift(.beaten), to: -60, duration: 0.1, easing: .inQuad)
          Marker(Cue.plunged)
          Tween(lift(.beaten), to: deepest, duration: 0.16, easing: .outQuad)
        }
      }
      peeping(animal, from: last)
      Cut(.opacity(name), to: 0)
    }
  }

  /// Once more two eyes come up, to see what those ashore are doing, and go under again.
  private static func peeping(_ animal: Animal, from last: Pose.Name) -> Series {
    Series {
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
      Cut(spin(.beaten), to: 0)
      Hold(0.04)
      Parallel {
        Acting(
          Actor.beaten.rawValue, from: last, .to(.watch, 0.04), .hold(0.12), .to(.fright, 0.06),
          .hold(0.04))
        Tween(lift(.beaten), to: -78, duration: 0.16, easing: .outBack(2))
      }
      Tween(lift(.beaten), to: deepest, duration: 0.14, easing: .inQuad)
    }
  }
}
