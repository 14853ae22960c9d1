internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of the three ties: two lions knock each other out, a dragonfly twists two cobras'
/// necks together, and two rabbits tear the frog's pad.
extension JungleTimelines {
  static func tie(_ animal: Animal) -> Timeline {
    sceneTimeline {
      Essential {
        Parallel {
          opening(player: animal, rival: animal)
          if animal == .rabbit { FullMotion { drifts } }
          if animal == .cobra { FullMotion { hovers } }
        }
        encounter(of: animal)
        Marker(Cue.result)
        Label(Part.fade)
        Parallel {
          showLabel()
          Series {
            Parallel {
              for actor in pair { sinks(actor, animal) }
              Series(delay: 0.44) {
                Marker(Cue.submerged)
                Hold(0.14)
              }
              amused(at: animal)
            }
            Label(Part.home)
            Cut(position(.rival), to: spot(.rival, animal))
            Parallel {
              comeBack(animal, from: spot(.player, animal), animal == .cobra ? .dizzy : .watch)
              welcoming(animal)
            }
          }
          getsAway(animal)
          remains(of: animal)
        }
      }
    }
  }

  /// Makes two of a kind meet, run into each other, and find out what has come of it.
  private static func encounter(of animal: Animal) -> Series {
    Series {
      Series(rate: tempi(of: animal).before) {
        Parallel {
          meet(animal)
          prelude(animal)
          if animal == .lion { bracing } else { wondering(at: animal) }
        }
      }
      Marker(Cue.bump)
      Series(rate: tempi(of: animal).after) {
        Parallel {
          for actor in pair { reels(actor, animal) }
          interlude(animal)
          if animal != .rabbit {
            Series(delay: animal == .cobra ? untilBang : poked) { Marker(Cue.flung) }
          }
          if animal == .lion { peeking } else { startled(animal) }
        }
      }
    }
  }

  /// Returns the rates at which a tie is played before the bump and after it.
  static func tempi(of animal: Animal) -> (before: Double, after: Double) {
    switch animal {
    case .lion: (0.75, 0.96)
    case .cobra: (tempo, tempo)
    case .rabbit: (0.86, 0.76)
    }
  }

  /// Makes the jungle's animal, once faded, swim under the water to the brook, its wake above it,
  /// and come up there.
  private static func getsAway(_ animal: Animal) -> Series {
    Series(delay: tieFade - 0.18) {
      Cut(.scale(Actor.beaten.rawValue), to: humble)
      Cut(lift(.beaten), to: deepest)
      Tween(position(.beaten), from: spot(.rival, animal), to: brook, duration: 0.26)
      if animal == .lion { FullMotion { Cut(sore(.beaten), to: 1) } }
      FullMotion { Cut(.opacity(Actor.beaten.rawValue), to: 1) }
      escape(animal, isTied: animal == .cobra)
    }
  }

  /// The two animals of a tie.
  private static let pair = [Actor.player, .rival]

  /// Returns the side of an actor: +1 at the right, −1 at the left.
  static func side(_ actor: Actor) -> Double { actor == .player ? 1 : -1 }

  /// Returns the place `away` design pixels from the middle, on the side of an actor.
  static func place(_ actor: Actor, _ away: Double) -> Point {
    Point(x: 640 + side(actor) * away, y: JungleLayout.playerPlace.y)
  }

  /// Returns the place where two of a kind bump into each other.
  static func bump(of animal: Animal) -> Point {
    Point(x: 640, y: JungleLayout.playerPlace.y - bumping(animal))
  }

  /// Returns the height of the bump, or of the pad that two rabbits hold, in design pixels.
  private static func bumping(_ animal: Animal) -> Double {
    switch animal {
    case .lion: 118
    case .cobra: 140
    case .rabbit: 72
    }
  }

  /// Returns the place where an actor meets the other.
  static func meeting(_ actor: Actor, _ animal: Animal) -> Point {
    switch animal {
    // The lions meet nose against nose.
    case .lion: place(actor, 84)
    case .cobra: place(actor, 140)
    case .rabbit: place(actor, 200)
    }
  }

  /// Returns the place where an actor goes under.
  static func spot(_ actor: Actor, _ animal: Animal) -> Point {
    switch animal {
    case .lion: place(actor, 148)
    // The cobras are so far apart that both necks are seen between them.
    case .cobra: place(actor, 64) + Point(x: 0, y: 6)
    // Each rabbit stands on its half of the pad.
    case .rabbit: place(actor, 122)
    }
  }

  // MARK: - Until two of a kind meet

  private static func meet(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in pair {
        switch animal {
        case .lion: charges(actor)
        case .cobra: stalks(actor)
        case .rabbit: races(actor)
        }
      }
    }
  }

  /// Makes a lion roar, the jungle's later and louder, drag itself back, run at the other, and see
  /// it coming.
  private static func charges(_ actor: Actor) -> Parallel {
    let late = actor == .player ? 0 : 0.08
    return Parallel {
      KeyPoses(
        actor.rawValue,
        [
          .hold(0.02 + late), .to(.roar, 0.08, .outBack(2)), .hold(0.09 - late / 2),
          .to(.lionDragBack, 0.06), .to(.wiggle, 0.06), .live(0.05 - late / 2),
          .to(.leap, 0.05, .outQuad), .hold(0.04), .to(.skid, 0.04), .hold(0.04),
          .to(.bump, 0.03, .inQuad),
        ])
      shapes(actor, gathering(late), after: 0.02 + late, easing: .outQuad)
      Tween(
        position(actor), to: place(actor, 222), duration: 0.16 - late / 2, easing: .inOutSine,
        delay: 0.17 + late / 2)
      Series(delay: 0.34) {
        if actor == .player { Marker(Cue.leap) }
        Parallel {
          Tween(position(actor), to: place(actor, 156), duration: 0.12, easing: .inOutSine)
          arc(actor, height: 38, duration: 0.12)
        }
        Tween(position(actor), to: meeting(actor, .lion), duration: 0.1, easing: .inCubic)
      }
    }
  }

  /// Returns a charging lion's shapes: swollen with the roar, gathered, drawn long, and upright at
  /// the end. A lion that is `late`, in seconds, gathers lower.
  private static func gathering(_ late: Double) -> [Shape] {
    [
      (1.06 + late, 1.1 + late, 0.08), (0.99, 1.03, 0.06), (1.06, 1.1, 0.06 - late / 2),
      (1.14 + late, 0.84 - late, 0.06), (1.08 + late, 0.88 - late, 0.07 - late / 2),
      (1.32, 0.8, 0.08), (0.86, 1.12, 0.06),
    ]
  }

  /// Makes a rabbit take hold of the frog's pad, lean back, and drag the other off its feet in
  /// turn, until the pad cracks.
  private static func races(_ actor: Actor) -> Parallel {
    let turns: [KeyPoses.Key] =
      actor == .player
      ? [.hold(0.11), .to(.rabbitLug, 0.06), .hold(0.04), .to(.heave, 0.06, .outBack(2))]
      : [.to(.rabbitLug, 0.06), .hold(0.05), .to(.heave, 0.06, .outBack(2)), .hold(0.1)]
    return Parallel {
      KeyPoses(
        actor.rawValue,
        [
          .to(.watch, 0.03), .hold(0.04), .to(.claim, 0.07, .outBack(2)), .hold(pulling - 0.18),
          .to(.rabbitBrace, 0.06), .to(.heave, 0.07, .outBack(2)),
        ] + turns + [.to(.gape, 0.05, .outBack(3)), .hold(cracked - 0.05)])
      Tween(position(actor), to: place(actor, reach), duration: 0.1, delay: 0.04)
      Tween(
        position(actor), to: meeting(actor, .rabbit), duration: 0.12, easing: .outBack(1.5),
        delay: pulling)
      Series(delay: pulling + 0.12) {
        for (index, (way, seconds)) in drags.enumerated() {
          Tween(
            position(actor),
            to: meeting(actor, .rabbit)
              + Point(x: way + side(actor) * Double(index + 1) * gain, y: 0),
            duration: seconds, easing: .inOutSine)
        }
      }
    }
  }

  /// The second at which the pull at the pad begins, the seconds until the pad cracks, and those
  /// until it tears.
  private static let (pulling, stretching, cracked) = (0.22, 0.36, 0.2)
  /// The offsets of the pad and the rabbits in design pixels, and the seconds, of each drag in
  /// turn: to the player's side, to the jungle's, and back.
  private static let drags: [(way: Double, seconds: Double)] = [
    (52, 0.08), (-52, 0.11), (0, 0.07),
  ]
  /// The design pixels by which each drag draws the pad out to either side.
  private static let gain = 7.0
  /// The value of `torn` at the end of the crack, in design pixels.
  static let crack = 7.0
  /// The height to which the rabbits lift the pad, in design pixels.
  static let held = 44.0
  /// The distance of a rabbit from the middle of the pad that it takes hold of, in design pixels.
  private static let reach = 168.0

  /// The motion of the frog and its pad, which come up out of the water.
  private static var drifts: Parallel {
    Parallel {
      for (prop, own, size, depth) in [(Topper.lily, pad, padSize, 110.0), (.frog, seat, 0.9, 130)]
      {
        Cut(place(of: prop), to: own)
        Cut(sunken(prop), to: depth)
        Cut(.scale(name(of: prop)), to: 0)
        Cut(.scale(name(of: prop)), to: size, delay: 0.04)
        Tween(sunken(prop), from: depth, to: 0, duration: 0.34, easing: .outSine, delay: 0.04)
      }
    }
  }

  /// The motion of the pad, which the rabbits lift, pull long and crack, and of the frog, which
  /// leaps off it and blinks at that out of the water.
  private static var claiming: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Series(delay: pulling - 0.14) {
        leaps(.frog, from: seat, to: Point(x: 700, y: 398), height: 50, 0.22, turning: 70)
        Tween(sunken(.frog), to: 90, duration: 0.06, easing: .outQuad)
        Cut(.rotation(name(of: .frog)), to: 0)
        Tween(sunken(.frog), to: 30, duration: 0.08, easing: .outBack(2), delay: 0.08)
        for tall in [0.7, 1, 0.7, 1] {
          Tween(
            .stretch(name(of: .frog)), to: Point(x: 1, y: tall), duration: 0.03, delay: 0.03)
        }
      }
      Tween(
        lift(.lily), from: 0, to: held, duration: 0.1, easing: .outBack(2), delay: pulling - 0.08)
      Series(delay: pulling + 0.12) {
        for (way, seconds) in drags {
          Tween(
            place(of: .lily), to: pad + Point(x: way, y: 0), duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: pulling) {
        Tween(
          .stretch(lily), from: Point(x: 1, y: 1), to: Point(x: 1.56, y: 0.8), duration: 0.12,
          easing: .outBack(1.5))
        // The pad trembles as it gets longer and thinner, and opens from above.
        for (long, thin) in [(1.62, 0.76), (1.58, 0.78), (1.78, 0.66), (1.74, 0.68)] {
          Tween(.stretch(lily), to: Point(x: long, y: thin), duration: (stretching - 0.12) / 4)
        }
        Parallel {
          Tween(.stretch(lily), to: Point(x: 1.86, y: 0.58), duration: cracked, easing: .inQuad)
          Tween(torn, from: 1, to: crack, duration: cracked - 0.02, easing: .inQuad)
          Tween(.rotation(lily), from: 0, to: 8, duration: 0.12, easing: .outBack(2))
        }
      }
    }
  }

  /// Plays the third's part before the bump: the frog on its pad, or the teasing dragonfly.
  private static func prelude(_ animal: Animal) -> FullMotion {
    FullMotion {
      if animal == .rabbit {
        claiming
      } else if animal == .cobra {
        teases
      }
    }
  }
}
