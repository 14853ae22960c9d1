internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The three ties: two lions knock each other out, a dragonfly that two cobras want twists their
/// necks together, and the frog's pad that two rabbits want tears in two, neither of which carries
/// one.
extension JungleTimelines {
  static func tie(_ animal: Animal) -> Timeline {
    staged {
      Essential {
        Parallel {
          opening(player: animal, rival: animal)
          if animal == .rabbit { Lively { drifts } }
          if animal == .cobra { Lively { hovers } }
        }
        Parallel {
          meet(animal)
          prelude(animal)
          if animal == .lion { bracing } else { wondering }
        }
        Marker(Cue.bump)
        Parallel {
          for actor in pair { reels(actor, animal) }
          interlude(animal)
          if animal == .lion { peeking } else { startled }
        }
        Marker(Cue.result)
        Label("fade")
        Parallel {
          showLabel()
          Series {
            Parallel {
              for actor in pair { sinks(actor, animal) }
              Series(delay: 0.5) {
                Marker(Cue.dived)
                Hold(0.08)
              }
              amused
            }
            Label("home")
            Lively { Cut(plait, to: 0) }
            Parallel {
              comeBack(animal, from: spot(.player, animal), animal == .cobra ? .dizzy : .watch)
              welcoming
            }
          }
          getsAway(animal)
          if animal == .cobra { Lively { getsOff } }
        }
      }
    }
  }

  /// The jungle's animal swims under the water to the reeds and comes out of them as the last of it
  /// is gone from the river, so that there is one of it at any time.
  private static func getsAway(_ animal: Animal) -> Series {
    Series(delay: tieFade - 0.25) {
      Cut(.scale(Actor.beaten.rawValue), to: humble)
      Cut(lift(.beaten), to: deepest)
      Tween(
        position(.beaten), from: spot(.rival, animal), to: strait, duration: 0.2, easing: .inSine)
      if animal == .lion { Lively { Cut(sore(.beaten), to: 1) } }
      Lively { Cut(.opacity(Actor.beaten.rawValue), to: 1) }
      escape(animal, isTied: animal == .cobra)
    }
  }

  private static let pair = [Actor.player, .rival]

  /// +1 at the right, −1 at the left.
  static func side(_ actor: Actor) -> Double { actor == .player ? 1 : -1 }

  static func place(_ actor: Actor, _ away: Double) -> Point {
    Point(x: 640 + side(actor) * away, y: JungleLayout.playerPlace.y)
  }

  /// Where two of a kind bump into each other.
  static func bump(of animal: Animal) -> Point {
    Point(x: 640, y: JungleLayout.playerPlace.y - bumping(animal))
  }

  /// How high above the water: of two rabbits it is the pad that they hold.
  private static func bumping(_ animal: Animal) -> Double {
    switch animal {
    case .lion: 118
    case .cobra: 140
    case .rabbit: 72
    }
  }

  /// Where each meets the other, and where it goes under afterwards.
  static func meeting(_ actor: Actor, _ animal: Animal) -> Point {
    switch animal {
    // Nose against nose.
    case .lion: place(actor, 84)
    case .cobra: place(actor, 150)
    case .rabbit: place(actor, 200)
    }
  }

  static func spot(_ actor: Actor, _ animal: Animal) -> Point {
    switch animal {
    case .lion: place(actor, 158)
    // So far apart that both necks are seen between them.
    case .cobra: place(actor, 64)
    // On a half of the pad.
    case .rabbit: place(actor, 122)
    }
  }

  // MARK: - Until they meet

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

  /// Both roar, scrape backwards, run at each other, and see it coming, at the same time.
  private static func charges(_ actor: Actor) -> Parallel {
    Parallel {
      Acting(
        actor.rawValue, .hold(0.02), .to(.roar, 0.1, .outBack(2)), .hold(0.07),
        .to(.crouch, 0.06), .to(.wiggle, 0.08), .to(.crouch, 0.06), .to(.wiggle, 0.08), .hold(0.01),
        .to(.leap, 0.06, .outQuad), .hold(0.02), .to(.skid, 0.05), .hold(0.05),
        .to(.bump, 0.03, .inQuad))
      Tween(position(actor), to: place(actor, 214), duration: 0.28, easing: .inOutSine, delay: 0.2)
      Series(delay: 0.48) {
        Tween(position(actor), to: place(actor, 168), duration: 0.12, easing: .inOutSine)
        Tween(position(actor), to: meeting(actor, .lion), duration: 0.09, easing: .inCubic)
      }
    }
  }

  /// Both want the frog's pad: the one takes hold of it, then the other, each pulls it over to
  /// its side; then both pull at once.
  private static func races(_ actor: Actor) -> Parallel {
    let late = actor == .player ? 0.12 : 0
    let taking: [Acting.Key] = [
      .to(.watch, 0.03), .hold(late), .to(.claim, 0.08, .outBack(2)), .hold(pulling - 0.11 - late),
    ]
    let tearing: [Acting.Key] = [
      .to(.heave, 0.08, .outBack(2)), .hold(stretching - 0.08), .to(.gape, 0.05, .outBack(2)),
      .hold(cracked - 0.05),
    ]
    return Parallel {
      Acting(actor.rawValue, taking + pulls.flatMap { tugs(actor, $0) } + tearing)
      Tween(position(actor), to: place(actor, reach), duration: 0.1, delay: 0.04 + late)
      Lively {
        Hold(pulling)
        for way in pulls {
          Tween(
            position(actor), to: place(actor, reach) + Point(x: way, y: 0), duration: tug,
            easing: .outBack(1.5))
          Hold(holding)
        }
      }
      Series(delay: pulling + 2 * (tug + holding)) {
        Tween(
          position(actor), to: meeting(actor, .rabbit), duration: stretching, easing: .inOutSine)
      }
    }
  }

  /// Who pulls leans back with all its weight; who is pulled does not let go.
  private static func tugs(_ actor: Actor, _ way: Double) -> [Acting.Key] {
    way * side(actor) > 0
      ? [.to(.heave, tug, .outBack(2)), .hold(holding)]
      : [.to(.claim, tug), .hold(holding)]
  }

  /// When the tug at the pad begins, and where it is pulled to.
  private static let (pulling, pulls) = (0.23, [-54.0, 54])
  /// How long a tug takes, and how long what it has won is held.
  private static let (tug, holding) = (0.09, 0.05)
  /// How long both pull at once until it cracks, how long they look at the crack before it tears,
  /// and how wide that is.
  private static let (stretching, cracked) = (0.16, 0.19)
  static let crack = 15.0
  /// How high they lift it, and how high above it the frog starts.
  static let (held, startle) = (44.0, 40.0)
  /// How far a rabbit is from the middle of the pad that it holds.
  private static let reach = 168.0

  /// The frog on its pad comes up out of the water, as large as they are.
  private static var drifts: Parallel {
    Parallel {
      for (prop, own, size, depth) in [(Topper.lily, pad, padSize, 110.0), (.frog, seat, 0.9, 130)]
      {
        Cut(place(of: prop), to: own)
        Cut(sunken(prop), to: depth)
        Cut(.scale(name(of: prop)), to: 0)
        Cut(.scale(name(of: prop)), to: size, delay: 0.1)
        Tween(
          sunken(prop), from: depth, to: 0, duration: 0.26, easing: .outBack(1.6), delay: 0.1)
      }
    }
  }

  /// Pad and frog are pulled to the one side and the other; the frog looks from the one who pulls
  /// to the other, and ducks under both.
  private static var claiming: Parallel {
    Parallel {
      Series(delay: 0.14) {
        for way in [1.0, 0, 1] { Cut(leftward(.frog), to: way); Hold(0.14) }
      }
      // The side of who pulls comes up.
      // Both lift it by its edge, so that it is seen whose paws are on it.
      for prop in [Topper.lily, .frog] {
        Series(delay: pulling - 0.08) {
          Tween(lift(prop), from: 0, to: held, duration: 0.1, easing: .outBack(2))
        }
      }
      Series(delay: pulling) {
        for way in pulls {
          Tween(
            .rotation(name(of: .lily)), to: -0.2 * way, duration: tug, easing: .outBack(1.5))
          Hold(holding)
        }
        Parallel {
          Tween(.rotation(name(of: .lily)), to: 0, duration: 0.06)
          Tween(
            .stretch(name(of: .lily)), from: Point(x: 1, y: 1), to: Point(x: 1.5, y: 0.8),
            duration: stretching, easing: .inOutSine)
        }
        // It trembles, and opens from above.
        Parallel {
          Tween(.stretch(name(of: .lily)), to: Point(x: 1.3, y: 0.88), duration: 0.08)
          Tween(torn, from: 1, to: crack, duration: 0.09, easing: .outQuad)
          Tween(.rotation(name(of: .lily)), from: 0, to: 12, duration: 0.12, easing: .outBack(2))
          // The frog jumps away from under which it opens.
          Tween(lift(.frog), to: held + startle, duration: 0.1, easing: .outQuad)
        }
      }
      for (prop, own) in [(Topper.lily, pad), (.frog, seat)] {
        Series(delay: pulling) {
          for way in pulls {
            Tween(
              place(of: prop), to: own + Point(x: way, y: 0), duration: tug,
              easing: .outBack(1.5))
            Hold(holding)
          }
          Tween(
            place(of: prop), to: own + Point(x: 0, y: prop == .frog ? 8 : 0), duration: 0.1)
        }
      }
    }
  }

  /// What a third one does meanwhile: a frog has a pad, or a dragonfly teases.
  private static func prelude(_ animal: Animal) -> Lively {
    Lively {
      if animal == .rabbit {
        claiming
      } else if animal == .cobra {
        teases
      }
    }
  }
}
