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
  private static func climbs(_ animal: Animal, from place: Point, _ mood: Pose.Name) -> Parallel {
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
  /// down, and the body comes after it.
  private static func steps(
    _ animal: Animal, from place: Point, _ seconds: [Double], high: Double
  ) -> Series {
    let way = MotionPath(through: [bank(animal, from: place), Board.home(of: animal)])
    return Series(delay: ashore - 0.1) {
      Tween(position(.player), to: way.point(at: 0.34), duration: 0.08, easing: .outQuad)
      for (index, step) in seconds.enumerated() {
        Parallel {
          Tween(
            position(.player),
            to: way.point(at: 0.34 + 0.66 * Double(index + 1) / Double(seconds.count)),
            duration: step, easing: .inOutSine)
          arc(.player, height: high, duration: step)
        }
      }
    }
  }

  /// Brings the beaten lion home on heavy feet, its head lower with each step.
  static func trudges(from place: Point) -> Parallel {
    Parallel {
      climbs(.lion, from: place, .crossEyed)
      steps(.lion, from: place, [0.1, 0.12], high: 0)
      KeyPoses(
        Actor.player.rawValue, from: .crossEyed, .hold(0.1), .to(.swim, 0.06), .hold(0.12),
        .to(.leap, 0.08, .outQuad), .to(.land, 0.08), .to(.lionTrudge, 0.08),
        .to(.lionTrudgeOn, 0.1), .to(.sad, 0.08))
    }
  }

  /// Brings the lion of a tie home at a merry trot, its knees high.
  static func trots(from place: Point) -> Parallel {
    Parallel {
      climbs(.lion, from: place, .watch)
      steps(.lion, from: place, [0.07, 0.07, 0.08], high: 12)
      KeyPoses(
        Actor.player.rawValue, from: .watch, .hold(0.1), .to(.swim, 0.06), .hold(0.12),
        .to(.leap, 0.08, .outQuad), .to(.land, 0.08), .to(.lionMarch, 0.06),
        .to(.lionMarchOn, 0.07), .to(.lionMarch, 0.07), .to(.stand, 0.08))
    }
  }

  /// Brings the rabbit of a tie home in two hops, the second smaller, and flat where it comes down.
  static func lopes(from place: Point) -> Parallel {
    Parallel {
      climbs(.rabbit, from: place, .watch)
      steps(.rabbit, from: place, [0.12, 0.1], high: 34)
      shapes(
        .player,
        [
          (0.94, 1.1, 0.07), (1.14, 0.84, 0.06), (0.96, 1.06, 0.06), (1.1, 0.88, 0.05),
          (1, 1, 0.03),
        ], after: ashore - 0.02)
      KeyPoses(
        Actor.player.rawValue, from: .watch, .hold(0.1), .to(.swim, 0.06), .hold(0.12),
        .to(.leap, 0.08, .outQuad), .to(.gather, 0.1), .to(.sprint, 0.05), .to(.gather, 0.05),
        .to(.sprint, 0.04), .to(.land, 0.04), .to(.stand, 0.04))
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
        Tween(position(.player), to: bank, duration: 0.13, easing: .inOutSine, delay: 0.03)
        Tween(position(.player), to: bank + (home - bank) * 0.5, duration: 0.07)
        Tween(position(.player), to: home, duration: 0.07, easing: .outQuad)
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
