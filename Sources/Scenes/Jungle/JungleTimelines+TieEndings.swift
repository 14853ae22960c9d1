internal import Animation
internal import Figures
internal import Rules

/// The timelines of two of a kind after they have run into each other: how each reels.
extension JungleTimelines {
  static func reels(_ actor: Actor, _ animal: Animal) -> Parallel {
    switch animal {
    case .lion: dazed(actor)
    case .cobra: entwines(actor)
    case .rabbit: tumbles(actor)
    }
  }

  /// Presses two lions flat, nose against nose, and throws them back; each points at the other's
  /// nose, feels its own, laughs, and pokes the other's.
  private static func dazed(_ actor: Actor) -> Parallel {
    let name = actor.rawValue
    let late = actor == .player ? 0 : 0.12
    return Parallel {
      KeyPoses(
        name, from: .bump, .hold(0.08), .to(.clash, 0.06), .hold(squeeze - 0.14),
        .to(.lionFlung, 0.04, .outQuad), .hold(0.03), .to(.fall, 0.07), .hold(0.02),
        .to(.dizzy, 0.05), .hold(0.02 + late), .to(.lionPoint, 0.06, .outBack(2.5)),
        .live(0.06 - late / 4), .to(.lionFeel, 0.08, .outBack(1.5)), .live(0.08),
        .to(actor == .player ? .jeer : .exult, 0.07, .outBack(2)), .live(0.1 - late * 3 / 4),
        .to(.plot, 0.05, .outBack(2)), .hold(0.04), .to(.lionPoke, 0.05, .inQuad), .hold(0.13),
        .to(.lionOuch, 0.03, .outQuad))
      Series {
        for (pose, flat, seconds) in presses {
          Parallel {
            FullMotion { Tween(.stretch(name), to: flat, duration: seconds) }
            Tween(position(actor), to: touching(actor, pose, flat), duration: seconds)
          }
        }
        Parallel {
          shapes(actor, [(1.14, 0.9, 0.06), (0.97, 1.04, 0.06), (1, 1, 0.06)])
          Tween(position(actor), to: spot(actor, .lion), duration: 0.18, easing: .outQuad)
          arc(actor, height: 70, duration: 0.18)
        }
        Tween(
          position(actor), to: place(actor, poking), duration: 0.14, easing: .inOutSine,
          delay: poked - squeeze - 0.18 - 0.16)
      }
      if actor == .player {
        FullMotion { Tween(nearness, to: 1.2, duration: 0.06, easing: .outQuad) }
        comingClose(actor, .nose, after: squeeze + 0.34)
      }
      staggering(actor)
      Series {
        swelling(actor, after: squeeze + 0.02, in: 0.3)
        FullMotion {
          Tween(
            sore(actor), to: 0.7, duration: 0.03, easing: .outQuad, delay: poked - squeeze - 0.4)
          Tween(sore(actor), to: 1.15, duration: 0.05, easing: .outBack(3), delay: 0.1)
        }
      }
    }
  }

  /// The seconds from the bump until each lion has its paw on the other's nose, and the distance of
  /// each from the middle then, in design pixels.
  static let (poked, poking) = (1.06, 96.0)

  /// Turns and squashes a lion that is flung back, sits down hard, and shakes with laughter.
  private static func staggering(_ actor: Actor) -> FullMotion {
    FullMotion {
      Parallel {
        Series(delay: squeeze) {
          for (turn, seconds) in [
            (34.0, 0.09), (22, 0.09), (-6, 0.12), (8, 0.12), (-6, 0.12), (5, 0.12), (-3, 0.08),
            (0, 0.05),
          ] {
            Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
          }
        }
        shapes(
          actor,
          [
            (1.26, 0.74, 0.05), (0.96, 1.05, 0.06), (1, 1, 0.06),
            (1, 1, actor == .player ? 0.18 : 0.22),
          ]
            + (actor == .player ? [0.95, 1.05, 1] : [0.9, 1.1, 0.9, 1])
            .map { (2 - $0, $0, 0.045) }, after: squeeze + 0.18)
      }
    }
  }

  /// The poses, the stretches and the seconds of two lions that are pressed against each other: a
  /// wave runs from the noses to the rumps and back.
  private static let presses: [(Pose.Name, Point, Double)] = [
    (.bump, Point(x: 0.58, y: 1.26), 0.03), (.bump, Point(x: 0.62, y: 1.24), 0.05),
    (.clash, Point(x: 0.98, y: 0.82), 0.06), (.clash, Point(x: 0.58, y: 1.24), 0.05),
    (.clash, Point(x: 0.58, y: 1.26), 0.05),
  ]

  /// Returns the place of a lion while the tip of its nose is in the middle.
  private static func touching(_ actor: Actor, _ pose: Pose.Name, _ stretch: Point) -> Point {
    var lion = AnimalFigure(.lion, feet: .zero)
    (lion.pose, lion.scale) = (.of(.lion, pose), stretch)
    return place(actor, 9 - (lion.place(of: .nose)?.x ?? 0))
  }

  /// The seconds for which two noses are seen against each other.
  static let squeeze = 0.24

  /// Makes a rabbit sit down hard, see its half of the pad, leap upon it, clap the other's paws in
  /// a leap, and feel the half give way.
  private static func tumbles(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(
        actor.rawValue, from: .gape, .to(.fall, 0.06, .outQuad), .hold(tumble - 0.09),
        .to(.flop, 0.04, .outBack(2)), .hold(0.05), .to(.crossEyed, 0.04, .outBack(3)),
        .hold(0.07),
        .to(.crouch, 0.04), .to(.leap, 0.04, .outQuad), .hold(0.06), .to(.land, 0.05, .inQuad),
        .to(actor == .player ? .exult : .triumph, 0.06, .outBack(2)), .hold(0.02),
        .to(.rabbitClap, 0.05, .inQuad), .hold(0.08), .to(.peer, 0.06, .outBack(2)), .hold(0.02))
      FullMotion {
        Tween(
          .stretch(actor.rawValue), from: Point(x: 1.22, y: 0.84), to: Point(x: 1.02, y: 1.04),
          duration: 0.12, easing: .inOutSine)
      }
      Series {
        Tween(
          position(actor), to: place(actor, thrown), duration: tumble, easing: .outQuad)
        Tween(
          position(actor), to: spot(actor, .rabbit), duration: 0.17, easing: .inOutSine,
          delay: boarding - tumble)
        Tween(
          position(actor), to: clapping(actor), duration: 0.05, easing: .inQuad,
          delay: clapped - boarding - 0.22)
        Tween(
          position(actor), to: spot(actor, .rabbit), duration: 0.08, easing: .outQuad, delay: 0.08)
      }
      Series {
        arc(actor, height: 54, duration: tumble)
        splat(actor)
      }
      if actor == .player {
        FullMotion {
          Tween(nearness, to: 1.18, duration: 0.24, easing: .inOutSine, delay: tumble)
        }
      }
      leapsAboard(actor)
      // The rabbit is flat as it comes down on its half, and again after the clap.
      shapes(
        actor,
        [
          (1.24, 0.74, 0.05), (clapping.x, clapping.y, clapped - boarding - 0.22),
          (clapping.x, clapping.y, 0.08), (1.12, 0.84, 0.05), (1, 1, 0.04),
        ], after: boarding + 0.17)
    }
  }

  /// Lifts a rabbit onto its half of the pad, and once more for the clap.
  private static func leapsAboard(_ actor: Actor) -> FullMotion {
    FullMotion {
      Parallel {
        Series(delay: boarding) {
          Tween(lift(actor), to: 124, duration: 0.09, easing: .outQuad)
          Tween(lift(actor), to: aboard, duration: 0.08, easing: .inQuad)
        }
        Series(delay: clapped - 0.06) {
          Tween(lift(actor), to: aboard + 16, duration: 0.06, easing: .outQuad)
          Tween(lift(actor), to: aboard, duration: 0.05, easing: .inQuad, delay: 0.07)
        }
      }
    }
  }

  /// The seconds for which the rabbits tumble, their distance from the middle then in design
  /// pixels, and the second at which each leaps upon its half.
  static let (tumble, thrown) = (0.16, 236.0)
  private static let boarding = 0.36
  /// The second after the bump at which the rabbits clap each other's paws, and the place of that.
  static let (clapped, clap) = (0.65, Point(x: 640, y: 83))

  /// The stretch of a rabbit that claps.
  private static let clapping = Point(x: 0.9, y: 1.12)

  /// Returns the place of a rabbit while its paws are in the middle.
  private static func clapping(_ actor: Actor) -> Point {
    var rabbit = AnimalFigure(.rabbit, feet: .zero)
    (rabbit.pose, rabbit.scale) = (.of(.rabbit, .rabbitClap), clapping)
    return place(actor, rabbit.paw?.x ?? 0)
  }

  /// The height of the rabbits on the torn pad, in design pixels.
  static let aboard = 44.0

  /// The distance of either half of the torn pad from its place, in design pixels; 0 while the pad
  /// is whole.
  static let torn = Channel<Double>("torn")

  /// The motion of the pad's halves, which fly off with the rabbits, slap flat on the water, and
  /// give way under the rabbits that leap upon them.
  private static var isTorn: Parallel {
    let lily = name(of: .lily)
    return Parallel {
      Series {
        Tween(torn, from: crack, to: 96, duration: 0.1, easing: .outQuad)
        Tween(torn, to: 66, duration: 0.24, easing: .inOutSine, delay: 0.04)
      }
      Series {
        Tween(.stretch(lily), to: Point(x: 0.9, y: 1.06), duration: 0.06, easing: .outQuad)
        Tween(.stretch(lily), to: Point(x: 1.24, y: 0.66), duration: 0.04, delay: 0.03)
        Tween(
          .stretch(lily), to: Point(x: 1, y: 1), duration: 0.1, easing: .outBack(3), delay: 0.03)
      }
      Series {
        Tween(lift(.lily), to: held + 24, duration: 0.05, easing: .outQuad)
        Tween(lift(.lily), to: 0, duration: 0.08, easing: .inQuad)
      }
      Series {
        Tween(.rotation(lily), from: 12, to: 30, duration: 0.06, easing: .outQuad)
        Tween(.rotation(lily), to: 0, duration: 0.08, easing: .outBack(2))
        // The halves rock on little waves.
        for turn in [-5.0, 4, 0] { Tween(.rotation(lily), to: turn, duration: 0.09) }
      }
      Series(delay: boarding + 0.17) {
        Tween(
          place(of: .lily), to: pad + Point(x: 0, y: 12), duration: 0.04, easing: .outQuad)
        Tween(place(of: .lily), to: pad, duration: 0.14, easing: .outBack(3))
      }
    }
  }

  /// The places of the frog: on the rabbits' pad, and later on another one, at the right.
  static let (seat, refuge) = (Point(x: 640, y: 338), Point(x: 896, y: 372))
  /// The place where the pad floats, and its scale.
  static let (pad, padSize) = (Point(x: 640, y: 370), 1.7)

  /// Plays the part of the third after the bump: the dragonfly that binds two cobras, or the pad
  /// and its frog.
  static func interlude(_ animal: Animal) -> FullMotion {
    FullMotion {
      if animal == .cobra {
        baffles
      } else if animal == .rabbit {
        Parallel {
          isTorn
          // The frog looks on from another pad.
          Cut(.scale(name(of: .frog)), to: 0)
          Cut(sunken(.frog), to: 0)
          Cut(place(of: .frog), to: refuge)
          Cut(leftward(.frog), to: 1)
          Cut(.rotation(name(of: .frog)), to: 0)
          grows(.frog, to: 0.9, after: 0.44)
        }
      }
    }
  }

  private static func splat(_ actor: Actor) -> FullMotion {
    shapes(actor, [(1.24, 0.74, 0.05), (1.2, 0.8, 0.05), (0.96, 1.05, 0.07), (1, 1, 0.07)])
  }
}
