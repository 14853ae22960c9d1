internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of the jungle's animal after a win or tie, when it comes up in the brook.
extension JungleTimelines {
  /// The place in the brook where the jungle's animal comes up and goes under, clear of the river.
  static let brook = Point(x: 222, y: 398)

  /// The scale of the jungle's animal in the brook, at which it fits below the board of the score.
  static let humble = 0.76

  /// Returns the lift of the animal in the brook, its head below that board, in design pixels.
  private static func chest(_ animal: Animal, isTied: Bool) -> Double {
    switch animal {
    case .lion: -14
    // A cobra in its knot stands deeper in the water.
    case .cobra: isTied ? -52 : -20
    case .rabbit: -38
    }
  }

  /// The seconds from the result until the beaten animal makes off under the winner.
  static let leaving = 0.27

  /// Returns what is seen of an animal that swims off under water, by its pose and lift: a tail's
  /// tip, or ears.
  private static func periscope(_ animal: Animal) -> (pose: Pose.Name, lift: Double) {
    switch animal {
    case .lion: (.lurk, -76)
    case .cobra: (.stand, -84)
    case .rabbit: (.watch, -90)
    }
  }

  /// Moves the beaten animal under water from the winner to the brook: its wake, bubbles, and a
  /// tail or ears show the way.
  static func drift(_ duel: Duel) -> Parallel {
    let name = Actor.beaten.rawValue
    return Parallel {
      Cut(.scale(name), to: humble)
      Cut(facing(.beaten), to: duel.losingAnimal.facing(1))
      Cut(lift(.beaten), to: deepest)
      if duel.losingAnimal != .cobra { FullMotion { Cut(sore(.beaten), to: 1) } }
      FullMotion {
        Cut(.opacity(name), to: 1, delay: leaving)
        KeyPoses(name, from: periscope(duel.losingAnimal).pose, .hold(enjoying - leaving))
      }
      FullMotion {
        Tween(
          lift(.beaten), to: periscope(duel.losingAnimal).lift, duration: 0.05, easing: .outBack(2),
          delay: leaving)
      }
      Tween(
        position(.beaten), from: duel.exit, to: brook, duration: enjoying - leaving,
        easing: .inOutSine, delay: leaving)
    }
  }

  /// Returns the pose in which an animal comes up: nipped, pressed flat, or trodden on.
  private static func daze(of animal: Animal) -> Pose.Name {
    switch animal {
    case .lion: .crossEyed
    case .cobra: .cobraPressed
    case .rabbit: .rabbitPancake
    }
  }

  /// Raises the jungle's animal out of the brook: it looks about, stands up, and shakes off the
  /// water. Its reaction (`minding`, `parting`) plays while the next round may begin.
  static func escape(_ animal: Animal, isTied: Bool) -> Series {
    let name = Actor.beaten.rawValue
    return Series {
      Marker(Cue.risen)
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
      FullMotion {
        Parallel {
          Tween(lift(.beaten), from: -110, to: -76, duration: 0.1, easing: .outQuad)
          if isTied {
            KeyPoses(name, from: .knot, .hold(0.2))
          } else {
            KeyPoses(name, from: daze(of: animal), .hold(0.14), .to(.dizzy, 0.06))
            shapes(
              .beaten, animal == .lion ? [] : [(1.3, 0.7, 0.02), (1.3, 0.7, 0.1), (1, 1, 0.08)],
              easing: .outBack(3))
          }
        }
        Parallel {
          Tween(
            lift(.beaten), to: chest(animal, isTied: isTied), duration: 0.14, easing: .outBack(3))
          if isTied {
            KeyPoses(
              name, from: .knot, .to(.peep, 0.07), .to(.knot, 0.06), .to(.peep, 0.06),
              .to(.caught, 0.09, .outBack(2)))
          } else {
            KeyPoses(
              name, from: .dizzy, .to(.shakeLeft, 0.06), .to(.shakeRight, 0.08),
              .to(.shakeLeft, 0.07), .to(.dizzy, 0.07))
          }
        }
      } else: {
        Cut(lift(.beaten), to: chest(animal, isTied: isTied))
        KeyPoses(name, .to(.sad, 0.01))
        Tween(.opacity(name), from: 0, to: 1, duration: 0.22)
        Hold(0.08)
        Tween(.opacity(name), to: 0, duration: 0.22)
      }
    }
  }

  /// Plays the beaten animal's reaction in the brook, until it goes under again.
  static func minding(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    return afterwards {
      if animal != .cobra { FullMotion { Cut(sore(.beaten), to: 1) } }
      standing(animal, isTied: false)
      switch animal {
      case .lion:
        // The lion rubs its sore nose, sulks, and shakes its paw at the animals ashore.
        KeyPoses(
          name, from: .dizzy, .to(.shakeRight, 0.1), .to(.rub, 0.12, .outBack(2)), .hold(0.06),
          .live(0.16), .to(.sulk, 0.12), .to(.windUp, 0.12, .outBack(2)), .hold(0.1),
          .to(.pat, 0.08), .to(.windUp, 0.08), .to(.pat, 0.08), .to(.sulk, 0.1))
      case .cobra:
        // The cobra looks for its tail, and is aghast at its length.
        KeyPoses(
          name, from: .dizzy, .live(0.12), .to(.shakeLeft, 0.08), .to(.shakeRight, 0.08),
          .to(.follow, 0.12, .outBack(2)), .live(0.16), .to(.glimpse, 0.08, .outBack(3)),
          .live(0.22), .to(.sulk, 0.1), .to(.shakeLeft, 0.08), .to(.shakeRight, 0.09),
          .to(.sulk, 0.1), .live(0.1))
      case .rabbit:
        // The rabbit looks for the lion behind itself, on either side, stamps, and wrings an ear.
        Parallel {
          KeyPoses(
            name, from: .dizzy, .to(.fright, 0.08, .outBack(2)), .hold(0.06), .to(.turn, 0.05),
            .hold(0.03), .to(.watch, 0.06, .outBack(2)), .hold(0.04), .live(0.08),
            .to(.turn, 0.05), .hold(0.03), .to(.lookRound, 0.06), .hold(0.06), .live(0.08),
            .to(.roar, 0.07), .to(.sulk, 0.09), .to(.rabbitWring, 0.14, .outBack(2)),
            .live(0.12), .to(.sulk, 0.12))
          for (way, late) in [(-1.0, 0.2), (1, 0.46)] { Cut(facing(.beaten), to: way, delay: late) }
        }
      }
      plunging(animal, from: .sulk)
    }
  }

  /// Plays the reaction after a tie: the animal laughs at the other's head prop, finds its own, and
  /// goes under again.
  static func parting(_ animal: Animal) -> Timeline {
    let name = Actor.beaten.rawValue
    // The cobra does not point at the player's cobra, but still snaps for a dragonfly.
    let points: Pose.Name = animal == .lion ? .lionPoint : animal == .cobra ? .snap : .jeer
    return afterwards {
      standing(animal, isTied: true)
      if animal == .cobra {
        KeyPoses(name, from: .caught, untying.dropLast() + [.hold(0.03), .to(.fright, 0.1)])
      }
      Parallel {
        KeyPoses(
          name, from: animal == .cobra ? .fright : .shakeRight,
          [
            .to(.watch, 0.1, .outBack(2)), .to(points, 0.12, .outBack(2)), .hold(0.12),
            .to(.danceLeft, 0.12), .to(.danceRight, 0.14),
            .to(animal == .lion ? .lionFeel : .crossEyed, 0.1, .outBack(2)), .hold(0.14),
            .to(.exult, 0.12, .outBack(2)), .hold(0.06),
          ])
        Series(delay: 0.82) {
          Tween(
            lift(.beaten), to: chest(animal, isTied: true) + 30, duration: 0.12, easing: .outQuad)
          Tween(lift(.beaten), to: chest(animal, isTied: true), duration: 0.12, easing: .inQuad)
        }
      }
      plunging(animal, from: .exult)
    }
  }

  /// Puts the jungle's animal in the brook as it has come up there.
  private static func standing(_ animal: Animal, isTied: Bool) -> Parallel {
    Parallel {
      Cut(.scale(Actor.beaten.rawValue), to: humble)
      Cut(.opacity(Actor.beaten.rawValue), to: 1)
      Cut(position(.beaten), to: brook)
      Cut(lift(.beaten), to: chest(animal, isTied: isTied))
      Cut(facing(.beaten), to: animal.looksRight ? 1 : -1)
    }
  }

  /// Plunges the animal back under water, which leaves bubbles: the lion falls in on its belly, the
  /// rabbit head over heels, and the cobra goes down like water.
  private static func plunging(_ animal: Animal, from pose: Pose.Name) -> Series {
    let name = Actor.beaten.rawValue
    // The lion's face keeps below the board of the score.
    let height = animal == .cobra ? 12.0 : animal == .lion ? 40 : 58
    let last: Pose.Name = animal == .rabbit ? .crouch : .flat
    return Series {
      KeyPoses(name, from: pose, .to(.turn, 0.08))
      Cut(facing(.beaten), to: animal.looksRight ? -1 : 1)
      KeyPoses(name, from: .turn, .to(.crouch, 0.08, .outQuad), .hold(0.02))
      Parallel {
        KeyPoses(name, from: .crouch, .to(.run, 0.08, .outQuad), .hold(0.04), .to(last, 0.1))
        if animal == .rabbit { Tween(spin(.beaten), from: 0, to: -400, duration: 0.3) }
        Series {
          Tween(lift(.beaten), to: height, duration: 0.12, easing: .outQuad)
          Tween(lift(.beaten), to: -60, duration: 0.1, easing: .inQuad)
          Marker(Cue.plunged)
          Tween(lift(.beaten), to: deepest, duration: 0.16, easing: .outQuad)
        }
      }
      Cut(.opacity(name), to: 0)
    }
  }
}
