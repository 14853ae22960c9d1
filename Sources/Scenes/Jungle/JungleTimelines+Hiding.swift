internal import Animation
internal import Figures
internal import Rules

/// The hunt of the jungle's lion for the rabbit that hides behind its own paws, but shows its ears.
extension JungleTimelines {
  /// Lets the lion see the ears, hush the player, and take hold of one ear.
  static func finds(_ duel: Duel) -> Series {
    let (lion, name) = (duel.winner, duel.winner.rawValue)
    return Series {
      Parallel {
        KeyPoses(
          name, from: duel.winnerStance, .to(.stepNear, 0.06), .to(.stepFar, 0.06),
          .to(.peer, 0.07, .outBack(2)), .to(.lionHush, 0.12), .live(0.1))
        // The lion laughs to itself.
        Series(delay: 0.27) {
          for tall in [1.05, 0.95, 1.04, 1.0] {
            Tween(.stretch(name), to: Point(x: 2 - tall, y: tall), duration: 0.036)
          }
        }
        Tween(
          position(lion), to: duel.grip - Point(x: 40, y: 0), duration: 0.2, easing: .inOutSine,
          delay: 0.06)
        Tween(nearness, to: close, duration: 0.22, easing: .inOutSine, delay: 0.16)
      }
      Marker(Cue.leap)
      Parallel {
        KeyPoses(name, from: .lionHush, .to(.crouch, 0.05), .to(.claim, 0.05, .outBack(1.5)))
        Tween(position(lion), to: near(duel), duration: 0.06, easing: .outQuad, delay: 0.04)
        Tween(.stretch(name), to: Point(x: 1.1, y: 0.88), duration: 0.04, delay: 0.06)
      }
      Cut(grasp, to: 1)
    }
  }

  /// The scale of both animals while the rabbit hangs by its ear.
  private static let close = 1.26

  /// Lets the rabbit dive, cover its eyes, and believe that it is hidden until it hangs by an ear.
  static func hides(_ duel: Duel) -> Series {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return Series {
      Parallel {
        KeyPoses(name, from: duel.loserStance, .hold(0.04), .to(.crouch, 0.05))
        Tween(.stretch(name), to: Point(x: 1.12, y: 0.84), duration: 0.09, easing: .outQuad)
      }
      Parallel {
        KeyPoses(name, from: .crouch, .to(.leap, 0.04, .outQuad), .to(.dive, 0.05))
        shapes(rabbit, [(0.9, 1.14, 0.05), (1, 1, 0.06)])
        // The rabbit goes head first over its highest point.
        Tween(spin(rabbit), from: 0, to: 74, duration: 0.08, easing: .inOutSine, delay: 0.04)
        Series {
          Tween(lift(rabbit), from: 0, to: 104, duration: 0.07, easing: .outQuad)
          Tween(lift(rabbit), to: 20, duration: 0.06, easing: .inQuad)
          Marker(Cue.splashed)
          Tween(lift(rabbit), to: deepest, duration: 0.05)
        }
        Cut(facing(rabbit), to: duel.losingAnimal.facing(duel.forward), delay: 0.15)
        // The rabbit moves away from the lion.
        Tween(position(rabbit), to: duel.beyond(30), duration: 0.14)
      }
      Cut(spin(rabbit), to: 0)
      KeyPoses(name, .to(.hide, 0.01))
      Parallel {
        Tween(lift(rabbit), to: hidden, duration: 0.05, easing: .outBack(2))
        // The rabbit goes as far back as the lion, whose paw is before it from then on.
        Tween(position(rabbit), to: duel.end + Point(x: 34, y: 0), duration: 0.05)
      }
      Series {
        for turn in [5.0, -4, 0] { Tween(spin(rabbit), to: turn, duration: 0.03) }
      }
    }
  }

  /// The rabbit's lift in design pixels while only ears and paws are seen, and while it hangs.
  private static let (hidden, hung) = (-104.0, 47.0)
  /// The seconds from the grip until the rabbit pops out, until it has turned round and peeps, and
  /// until it takes its paws down.
  private static let (popping, peeping, seeing) = (0.08, 0.15, 0.18)

  /// Pulls the rabbit out like a carrot; it peeps through its paws at the lion and waves, and the
  /// lion waves back and throws it down.
  static func isFound(_ duel: Duel) -> FullMotion {
    let (rabbit, name) = (duel.loser, duel.loser.rawValue)
    return FullMotion {
      Parallel {
        KeyPoses(
          name, from: .hide, .hold(popping), .to(.thrash, 0.04), .to(.wink, 0.03),
          .live(seeing - popping - 0.07), .to(.found, 0.04, .outBack(3)), .live(0.05),
          .to(.rabbitWave, 0.05, .outBack(2)), .to(.rabbitHail, 0.05), .to(.dangle, 0.05),
          .hold(0.02), .to(.wriggle, 0.03), .to(.thrash, hanging - seeing - 0.29), .hold(0.03),
          .to(.rabbitSplat, 0.03, .inQuad), .hold(seated + pressed - 0.06), .to(.pinned, 0.07))
        KeyPoses(
          duel.winner.rawValue, from: .claim, .to(.heave, popping - 0.02, .outQuad), .hold(0.02),
          .to(.hoist, 0.07, .outBack(1.5)), .to(.found, 0.05, .outBack(2)),
          .hold(hanging - popping - 0.39),
          .to(.lionHail, 0.07, .outBack(2)), .to(.lionSwing, 0.07, .outBack(2)), .hold(0.03),
          .to(.lionHurl, 0.05, .inQuad), .hold(0.055), .to(.lionPounce, seated - 0.085),
          .hold(0.04), .to(.cover, 0.04, .inQuad), .hold(pressed - 0.04),
          .to(duel.coveringPose, 0.08, .outBack(2)), .to(.lionGuffaw, 0.06),
          .to(duel.coveringPose, 0.06))
        sittingDown(duel)
        Series {
          Cut(facing(rabbit), to: duel.losingAnimal.facing(-duel.forward), delay: peeping)
          Cut(
            facing(rabbit), to: duel.losingAnimal.facing(duel.forward),
            delay: hanging + 0.02 - peeping)
        }
        dangling(duel)
        popping(rabbit)
        bracing(duel)
        tumbling(duel)
        slamming(rabbit)
      }
    } else: {
      KeyPoses(name, from: .pinned, .hold(0.2), .to(.slap, 0.1), .hold(0.1), .to(.pinned, 0.1))
    }
  }

  /// Lets the lion hop, and come down on the rabbit with all its weight.
  private static func sittingDown(_ duel: Duel) -> Parallel {
    let (place, height) = duel.winnerPlace
    return Parallel {
      Tween(
        position(duel.winner), to: place, duration: 0.12, easing: .inOutSine, delay: hanging + 0.01)
      Series(delay: hanging) {
        Tween(lift(duel.winner), to: height + 74, duration: 0.07, easing: .outQuad)
        Tween(lift(duel.winner), to: height, duration: seated - 0.07, easing: .inQuad)
      }
    }
  }

  /// Returns the lion's place as it takes hold of the ear.
  private static func near(_ duel: Duel) -> Point {
    duel.grip + Point(x: 44 * duel.forward, y: 0)
  }

  /// Lets the lion pull with its whole body, step by step backwards.
  private static func bracing(_ duel: Duel) -> Parallel {
    let lion = duel.winner
    return Parallel {
      Series {
        for turn in [-10.0, -14, 0] { Tween(spin(lion), to: turn * duel.forward, duration: 0.05) }
      }
      Series {
        Tween(.stretch(lion.rawValue), to: Point(x: 0.96, y: 1.08), duration: popping)
        Tween(
          .stretch(lion.rawValue), to: Point(x: 1, y: 1), duration: 0.08, easing: .outBack(2))
      }
      Tween(
        position(lion), from: near(duel), to: duel.grip, duration: 0.12, easing: .inOutSine)
    }
  }

  /// Holds the rabbit until its ear is long, then lets it shoot up and bounce.
  private static func popping(_ rabbit: Actor) -> Parallel {
    Parallel {
      Series(delay: popping) {
        Tween(lift(rabbit), from: hidden, to: hung + 32, duration: 0.08, easing: .outQuad)
        Tween(lift(rabbit), to: hung - 8, duration: 0.06, easing: .inOutSine)
        Tween(lift(rabbit), to: hung, duration: 0.05, easing: .inOutSine)
      }
      Series {
        Tween(.stretch(rabbit.rawValue), to: Point(x: 0.88, y: 1.16), duration: popping)
        Tween(.stretch(rabbit.rawValue), to: Point(x: 1.08, y: 0.92), duration: 0.08)
        Tween(.stretch(rabbit.rawValue), to: Point(x: 1, y: 1), duration: 0.1)
      }
    }
  }

  /// Turns the rabbit over in the air once it is let go, clear of the paw, and onto its back.
  private static func tumbling(_ duel: Duel) -> Parallel {
    Parallel {
      Tween(grasp, to: 0, duration: 0.05, delay: hanging - 0.14)
      Series(delay: hanging - 0.14) {
        for (aside, turn, seconds) in [(46.0, -58.0, 0.1), (16, -76, 0.08), (0, 0, 0.02)] {
          Parallel {
            Tween(
              position(duel.loser), to: duel.loserPlace + Point(x: aside, y: 0),
              duration: seconds, easing: .inOutSine)
            Tween(spin(duel.loser), to: turn, duration: seconds, easing: .inOutSine)
          }
        }
      }
    }
  }

  /// Lifts the rabbit as far as the paw goes and further up, drops it onto the water with a smack,
  /// and lifts it once more.
  private static func slamming(_ rabbit: Actor) -> Series {
    Series(delay: hanging - 0.26) {
      Tween(lift(rabbit), to: hung + 32, duration: 0.12, easing: .outQuad)
      Tween(lift(rabbit), to: 14, duration: 0.2, easing: .inQuad)
      Tween(lift(rabbit), to: 28, duration: 0.03, easing: .outQuad, delay: seated + pressed - 0.06)
      Tween(lift(rabbit), to: 0, duration: 0.06, easing: .inQuad)
    }
  }

  /// Swings the rabbit about the paw that holds it, not about its feet.
  private static func dangling(_ duel: Duel) -> Series {
    let rabbit = duel.loser
    return Series(delay: popping) {
      for (turn, aside, seconds) in swings {
        Parallel {
          Tween(spin(rabbit), to: turn, duration: seconds, easing: .inOutSine)
          Tween(
            position(rabbit), to: duel.grip + Point(x: aside - 2.2 * turn, y: 0),
            duration: seconds, easing: .inOutSine)
        }
      }
    }
  }

  /// The swings of the hanging rabbit, from the lion and to it: degrees, pixels, and seconds.
  private static let swings: [(turn: Double, aside: Double, seconds: Double)] = [
    (0, 148, 0.02), (-12, 148, 0.05), (-4, 208, 0.06), (16, 208, 0.05), (-26, 180, 0.08),
  ]

  /// The seconds from the hit stop until the lion hops after the rabbit that it has thrown down.
  static let hanging = 0.5
  /// The seconds from then until the lion sits on the rabbit, and those for which both are flat.
  static let (seated, pressed) = (0.16, 0.21)
}
