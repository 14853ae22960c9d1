internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of the three ties: two lions roar each other away, a dragonfly twists two cobras'
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
          awaiting(animal)
        }
      }
      Marker(Cue.bump)
      Series(rate: tempi(of: animal).after) {
        Parallel {
          for actor in pair { reels(actor, animal) }
          interlude(animal)
          if animal == .cobra { Series(delay: untilBang) { Marker(Cue.flung) } }
          startled(animal)
        }
      }
    }
  }

  /// Returns the rates at which a tie is played before the bump and after it.
  static func tempi(of animal: Animal) -> (before: Double, after: Double) {
    switch animal {
    case .lion: (1, 1)
    case .cobra: (tempo, tempo)
    case .rabbit: (1, 1)
    }
  }

  /// Makes the jungle's animal, once faded, swim under the water to the brook, its wake above it,
  /// and come up there.
  private static func getsAway(_ animal: Animal) -> Series {
    Series(delay: tieFade - 0.18) {
      Cut(.scale(Actor.beaten.rawValue), to: humble)
      Cut(lift(.beaten), to: deepest)
      Tween(position(.beaten), from: spot(.rival, animal), to: brook, duration: 0.26)
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
    case .lion: place(actor, 120)
    case .cobra: place(actor, 140)
    case .rabbit: place(actor, 176)
    }
  }

  /// Returns the place where an actor goes under.
  static func spot(_ actor: Actor, _ animal: Animal) -> Point {
    switch animal {
    case .lion: place(actor, 206)
    // The cobras are so far apart that both necks are seen between them.
    case .cobra: place(actor, 64) + Point(x: 0, y: 6)
    case .rabbit: nuzzling(actor)
    }
  }

  // MARK: - Until two of a kind meet

  private static func meet(_ animal: Animal) -> Parallel {
    Parallel {
      for actor in pair {
        switch animal {
        case .lion: stalks(asLion: actor)
        case .cobra: stalks(actor)
        case .rabbit: races(actor)
        }
      }
    }
  }

  /// Returns the poses of a rabbit from its leap for the pad until the pad cracks.
  private static func racing(_ actor: Actor) -> [KeyPoses.Key] {
    let clashing: [KeyPoses.Key] = [
      .to(.watch, 0.03), .hold(0.04), .to(.crouch, clash - 0.19), .to(.leap, 0.05, .outQuad),
      .hold(0.03), .to(.rabbitPress, 0.04, .inQuad), .hold(shoving), .to(.claim, 0.06, .outBack(2)),
      .to(.rabbitBrace, pulling - clash - shoving - 0.06),
    ]
    let turns = pulls.flatMap { pull -> [KeyPoses.Key] in
      (pull.way > 0) == (actor == .player)
        ? [.to(.rabbitHaul, pull.seconds, .outBack(2)), .hold(pull.rest)]
        : [.to(.rabbitLug, pull.seconds, .outQuad), .hold(pull.rest)]
    }
    let cracking: [KeyPoses.Key] = [
      .to(.rabbitHaul, tautening, .outBack(1.5)), .hold(0.04), .to(.rabbitGape, 0.06, .outBack(2)),
      .hold(cracked - 0.1),
    ]
    return clashing + turns + cracking
  }

  /// Makes a rabbit leap for the frog's pad, run into the other cheek to cheek, be flung back with
  /// an end of the pad, win or lose each of two pulls, and see without a move how the pad cracks.
  private static func races(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(actor.rawValue, racing(actor))
      Series(delay: clash - 0.12) {
        Tween(position(actor), to: pressing(actor), duration: 0.12, easing: .inQuad)
        // Each shoves the other once.
        for way in [18.0, -26] {
          Tween(
            position(actor), to: pressing(actor) + Point(x: way, y: 0), duration: shoving / 2,
            easing: .inOutSine)
        }
        Tween(
          position(actor), to: place(actor, reach), duration: pulling - clash - shoving,
          easing: .outBack(2.5))
        for (index, pull) in pulls.enumerated() {
          Tween(
            position(actor),
            to: place(actor, reach + Double(index) * gain) + Point(x: pull.way, y: 0),
            duration: pull.seconds, easing: .outQuad)
          Hold(pull.rest)
        }
        Tween(
          position(actor), to: meeting(actor, .rabbit), duration: tautening, easing: .outBack(1.5))
      }
      clashing(actor)
    }
  }

  /// Lifts a rabbit into the leap to the pad, and squeezes it against the other.
  private static func clashing(_ actor: Actor) -> Parallel {
    Parallel {
      Series(delay: clash - 0.12) { arc(actor, height: 44, duration: 0.12) }
      shapes(
        actor,
        [
          (1.14, 0.84, clash - 0.12), (0.88, 1.14, 0.08), (0.8, 1.18, 0.04), (0.9, 1.08, 0.1),
          (0.84, 1.14, shoving - 0.1), (1.16, 0.88, 0.06), (1, 1, 0.06),
        ])
    }
  }

  /// The seconds after which the rabbits run into each other, and for which each shoves.
  private static let (clash, shoving) = (0.27, 0.2)
  /// The second at which the first pull begins, the seconds in which the pad becomes taut after the
  /// last, and those in which it cracks.
  private static let (pulling, tautening, cracked) = (0.59, 0.06, 0.24)
  /// The two pulls: the offset of pad and rabbits in design pixels, to the side of who wins it, its
  /// seconds, and those of the pause after it; the second is quicker.
  private static let pulls: [(way: Double, seconds: Double, rest: Double)] = [
    (74, 0.1, 0.05), (-86, 0.08, 0.04),
  ]
  /// The design pixels by which each pull draws the pad out to either side.
  private static let gain = 14.0
  /// The distance of a rabbit from the middle of the pad that it takes hold of, in design pixels.
  private static let reach = 146.0
  /// The value of `torn` at the end of the crack, in design pixels.
  static let crack = 7.0

  /// Returns the place of a rabbit whose cheek is flat against the other's.
  private static func pressing(_ actor: Actor) -> Point {
    var rabbit = AnimalFigure(.rabbit, feet: .zero)
    rabbit.pose = .of(.rabbit, .rabbitPress)
    return place(actor, (rabbit.place(of: .nose)?.x ?? 0) + 4)
  }

  /// The height to which the rabbits lift the pad, in design pixels.
  static let held = 44.0

  /// The motion of the frog and its pad, which come up out of the water.
  private static var drifts: Parallel {
    Parallel {
      for (prop, own, size, depth) in [
        (HeadProp.lily, pad, padSize, 110.0), (.frog, seat, 0.9, 130),
      ] {
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
      Series(delay: clash - 0.17) {
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
      Series(delay: pulling) {
        for (index, pull) in pulls.enumerated() {
          Parallel {
            Tween(
              place(of: .lily), to: pad + Point(x: pull.way, y: 0), duration: pull.seconds,
              easing: .outQuad)
            Tween(
              .stretch(lily),
              to: Point(x: 1.3 + 0.1 * Double(index), y: 0.86 - 0.06 * Double(index)),
              duration: pull.seconds)
          }
          Hold(pull.rest)
        }
        Parallel {
          Tween(place(of: .lily), to: pad, duration: tautening, easing: .outBack(1.5))
          Tween(.stretch(lily), to: Point(x: 1.72, y: 0.68), duration: tautening)
        }
        Parallel {
          Tween(.stretch(lily), to: Point(x: 1.88, y: 0.58), duration: cracked, easing: .inQuad)
          Tween(torn, from: 1, to: crack, duration: cracked - 0.02, easing: .inQuad)
          Tween(.rotation(lily), from: 0, to: 8, duration: cracked, easing: .inQuad)
        }
      }
    }
  }

  /// Plays the third's part before the bump: the frog on its pad, or the teasing dragonfly.
  private static func prelude(_ animal: Animal) -> FullMotion {
    FullMotion {
      if animal == .rabbit { claiming } else if animal == .cobra { teases }
    }
  }
}
