internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The gaits in which the player's animal goes home from the water: each with its own weight.
extension JungleTimelines {
  /// Returns the point where the animal climbs out, far enough along to pass the others there.
  static func bank(_ animal: Animal, from place: Point) -> Point {
    Point(
      x: place.x + (Board.home(of: animal).x - place.x) * 0.7, y: Board.region.maxY + 6)
  }

  /// Moves the animal low in the water to the bank, and out of it onto its feet, heavily.
  private static func climbs(_ animal: Animal, from place: Point) -> Parallel {
    Parallel {
      Series(delay: 0.29) {
        Tween(lift(.player), to: -40, duration: 0.03, easing: .inQuad)
        Tween(lift(.player), to: 34, duration: 0.06, easing: .outQuad)
        Tween(lift(.player), to: 0, duration: 0.04, easing: .inQuad)
      }
      Tween(
        position(.player), from: place, to: bank(animal, from: place), duration: 0.22,
        easing: .inOutSine, delay: 0.1)
      shapes(.player, [(1.12, 0.84, 0.04), (0.98, 1.03, 0.06), (1, 1, 0.05)], after: ashore)
    }
  }

  /// The seconds after which the animal has climbed out of the water.
  private static let ashore = 0.42

  /// Takes the animal from the bank home in steps, each with its own start and stop: a foot is set
  /// down, and the body comes after it. The last step is the slowest.
  private static func steps(
    _ animal: Animal, from place: Point, _ seconds: [Double], high: Double
  ) -> Series {
    let way = MotionPath(through: [bank(animal, from: place), Board.home(of: animal)])
    return Series(delay: ashore - 0.1) {
      for (index, step) in seconds.enumerated() {
        Parallel {
          Tween(
            position(.player), to: way.point(at: 0.84 * Double(index + 1) / Double(seconds.count)),
            duration: step, easing: .inOutSine)
          arc(.player, height: high, duration: step)
        }
      }
      Tween(
        position(.player), to: Board.home(of: animal),
        duration: swimHome - ashore + 0.1
          - seconds.reduce(0, +), easing: .outQuad)
    }
  }

  /// Brings the beaten lion home on heavy feet, its head lower with each step.
  static func trudges(from place: Point) -> Parallel {
    Parallel {
      climbs(.lion, from: place)
      steps(.lion, from: place, [0.07, 0.09], high: 0)
      KeyPoses(
        Actor.player.rawValue, from: .crossEyed, .hold(0.1), .to(.swim, 0.05), .hold(0.11),
        .to(.leap, 0.06, .outQuad), .to(.land, 0.06), .to(.lionTrudge, 0.07),
        .to(.lionTrudgeOn, 0.09), .to(.sad, 0.08))
    }
  }

  /// Brings the lion of a tie home at a merry trot, its knees high.
  static func trots(from place: Point) -> Parallel {
    Parallel {
      climbs(.lion, from: place)
      steps(.lion, from: place, [0.08, 0.08], high: 14)
      KeyPoses(
        Actor.player.rawValue, from: .watch, .hold(0.1), .to(.swim, 0.05), .hold(0.11),
        .to(.leap, 0.05, .outQuad), .to(.land, 0.05), .to(.lionMarch, 0.06),
        .to(.lionMarchOn, 0.07), .to(.lionMarch, 0.06), .to(.stand, 0.07))
    }
  }

  /// Brings the rabbit of a tie home in a hop, flat where it comes down.
  static func lopes(from place: Point) -> Parallel {
    Parallel {
      climbs(.rabbit, from: place)
      steps(.rabbit, from: place, [0.16], high: 40)
      shapes(.player, [(0.92, 1.12, 0.1), (1.2, 0.8, 0.05), (1, 1, 0.07)], after: ashore - 0.1)
      KeyPoses(
        Actor.player.rawValue, from: .watch, .hold(0.1), .to(.swim, 0.05), .hold(0.09),
        .to(.gather, 0.06, .outQuad), .to(.sprint, 0.06), .hold(0.06), .to(.gather, 0.05),
        .to(.land, 0.05), .to(.stand, 0.1))
    }
  }

  /// Moves the beaten rabbit onto the lily pad at the right, from there ashore, and home on its
  /// hind feet.
  static func hopsAcross(from place: Point) -> Parallel {
    let (pad, home) = (Point(x: 884, y: 390), Board.home(of: .rabbit))
    let bank = pad + (home - pad) * 0.62
    return Parallel {
      Series(delay: 0.17) {
        Tween(position(.player), from: place, to: pad, duration: 0.14, easing: .inOutSine)
        Tween(position(.player), to: bank, duration: 0.12, easing: .inOutSine, delay: 0.03)
        Tween(position(.player), to: home, duration: 0.16, easing: .outQuad)
      }
      Series(delay: 0.19) {
        Tween(lift(.player), to: 74, duration: 0.08, easing: .outQuad)
        Tween(lift(.player), to: 10, duration: 0.05, easing: .inQuad)
        Tween(lift(.player), to: 62, duration: 0.08, easing: .outQuad, delay: 0.02)
        Tween(lift(.player), to: 0, duration: 0.05, easing: .inQuad)
      }
      // The rabbit looks back from the pad at the lion that has thrown it in.
      KeyPoses(
        Actor.player.rawValue, from: .gulp, .hold(0.17), .to(.leap, 0.07), .hold(0.04),
        .to(.turn, 0.04), .hold(0.03), .to(.leap, 0.05), .hold(0.04), .to(.rabbitPlod, 0.05),
        .to(.rabbitPlodOn, 0.06), .to(.sad, 0.06))
    }
  }

  /// Brings the knotted cobra up like a ball, and rolls it home.
  static func rolls(from place: Point) -> Parallel {
    let (bank, home) = (bank(.cobra, from: place), Board.home(of: .cobra))
    return Parallel {
      Series(delay: 0.19) {
        Tween(lift(.player), to: 60, duration: 0.12, easing: .outQuad)
        Tween(lift(.player), to: 0, duration: 0.1, easing: .inQuad)
        arc(.player, height: 26, duration: 0.14)
      }
      Series(delay: 0.16) {
        Tween(position(.player), from: place, to: bank, duration: 0.2, easing: .inOutSine)
        Tween(position(.player), from: bank, to: home, duration: 0.26, easing: .outQuad)
      }
      Tween(
        spin(.player), from: 0, to: home.x < place.x ? -720 : 720, duration: 0.4, easing: .outSine,
        delay: 0.19)
      Cut(spin(.player), to: 0, delay: 0.6)
      KeyPoses(
        Actor.player.rawValue, from: .caught, .hold(0.14), .to(.ball, 0.06), .hold(0.3),
        .to(.knot, 0.08), .to(.peep, 0.04))
    }
  }
}
