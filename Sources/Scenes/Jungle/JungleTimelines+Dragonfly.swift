internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The tie of two cobras that want one dragonfly: both snap at it, knock heads, and follow it round
/// and round, and only when it sits down on both do they find that they are tied together.
extension JungleTimelines {
  /// The place of the dragonfly, in design pixels.
  static let dragonfly = Channel<Point>("dragonfly.place")
  static let dragonflySize = Channel<Double>("dragonfly.size")

  /// The places where the dragonfly hovers between the cobras, and above, out of their reach.
  private static let (bait, above) = (Point(x: 640, y: 246), Point(x: 640, y: 128))
  /// The middle of the dragonfly's rounds about the cobras.
  private static let hub = Point(x: 640, y: 206)
  /// The place where the dragonfly sits on their heads, and the seconds in which it lands there.
  private static let (perch, landing) = (Point(x: 640, y: 124), 0.08)
  /// The dragonfly's round about `hub` in design pixels: half its width, its rise behind the
  /// cobras, and its dip before them.
  private static let (wide, tall, low) = (244.0, 46.0, 144.0)

  /// The seconds for which two knocked heads stick together.
  private static let sticking = 10.0 / 60
  /// The horizontal and vertical scale of a cobra whose head sticks to the other's.
  private static let (narrow, high) = (0.74, 1.18)
  /// The seconds in which one neck goes over the other, and those of the pause after it: each time
  /// faster.
  private static let twists: [(crossing: Double, resting: Double)] = [
    (0.14, 0.07), (0.1, 0.03), (0.08, 0.01),
  ]
  /// The number of times that one neck goes over the other.
  static var crossings: Int { twists.count }
  /// The seconds for which the necks are twisted.
  private static let twisting = twists.reduce(0) { $0 + $1.crossing + $1.resting }
  /// The seconds from the knock until the twisting begins, and those in which both cobras find out.
  private static let (looking, noticing) = (sticking + 0.06, 0.32)

  // MARK: - Before the knock

  /// Brings the dragonfly down from above to between the cobras.
  static var hovers: Parallel {
    Parallel {
      Cut(dragonfly, to: Point(x: 600, y: 100))
      Tween(dragonflySize, from: 0, to: 1.7, duration: 0.06, delay: 0.04)
      Series(delay: 0.04) {
        Follow(
          dragonfly,
          MotionPath(through: [
            Point(x: 600, y: 100), Point(x: 690, y: 150), Point(x: 610, y: 200), bait,
          ]), duration: 0.34, easing: .outSine)
      }
    }
  }

  /// Lets the dragonfly hover, and flee upwards before the cobras meet.
  static var teases: Series {
    Series {
      for rise in [-9.0, 0] {
        Tween(dragonfly, to: bait + Point(x: 0, y: rise), duration: 0.05, easing: .inOutSine)
      }
      Tween(dragonfly, to: above + Point(x: 0, y: 14), duration: 0.09, easing: .outQuad)
    }
  }

  /// Lets a cobra see the dragonfly, lick its lips, rear, and strike as the other does.
  static func stalks(_ actor: Actor) -> Parallel {
    Parallel {
      KeyPoses(
        actor.rawValue, .to(.crossEyed, 0.05), .to(.lick, 0.04),
        .to(.rear, 0.07, .outBack(2)), .hold(0.02), .to(.bump, 0.07, .inQuad))
      Series(delay: 0.05) {
        Tween(
          position(actor), to: meeting(actor, .cobra) + Point(x: 58 * side(actor), y: 0),
          duration: 0.13, easing: .inOutSine)
        Tween(position(actor), to: meeting(actor, .cobra), duration: 0.07, easing: .inQuad)
      }
    }
  }

  // MARK: - From the knock until they are stuck

  /// Moves one of the cobras from the knock to the bang: it follows the dragonfly until the necks
  /// are twisted, pulls, notices, pulls with all its weight, and is pulled back to the other.
  static func entwines(_ actor: Actor) -> Parallel {
    Parallel {
      pressed(actor)
      KeyPoses(actor.rawValue, from: .bump, chasing + findingOut(actor) + wrenching)
      Series(delay: sticking) {
        Tween(
          position(actor), to: spot(actor, .cobra), duration: 0.12, easing: .inOutSine)
        Hold(looking - sticking - 0.12 + twisting)
        for (way, seconds) in tugging {
          Tween(
            position(actor), to: spot(actor, .cobra) + Point(x: way, y: 0), duration: seconds,
            easing: .inOutSine)
        }
        Hold(noticing - 0.16)
        Tween(
          position(actor), to: spot(actor, .cobra) + Point(x: 104 * side(actor), y: 0),
          duration: hauling, easing: .outBack(1.5))
        Tween(
          position(actor), to: spot(actor, .cobra) - Point(x: 12 * side(actor), y: 0),
          duration: banging, easing: .inQuad)
        Tween(
          position(actor), to: spot(actor, .cobra), duration: 0.08, easing: .outBack(2),
          delay: flattened - 0.03)
      }
      heaving(actor, after: looking)
      // Both gulp as they find out.
      shapes(
        actor, [(0.93, 1.09, 0.07), (1.05, 0.94, 0.06), (1, 1, 0.03)],
        after: looking + twisting + noticing - 0.16)
      // The squash at the bang lasts long enough to be seen at a low frame rate.
      shapes(
        actor,
        [
          (0.76, 1.16, banging), (0.76, 1.16, flattened), (1.2, 0.8, 0.04), (0.94, 1.07, 0.04),
          (1, 1, 0.03),
        ], after: untilBang - banging)
    }
  }

  /// The poses of a cobra that follows the dragonfly.
  private static let chasing: [KeyPoses.Key] = [
    .hold(sticking), .to(.crossEyed, 0.05, .outBack(2)), .hold(0.01), .to(.snap, 0.04),
    .hold(looking - sticking - 0.1 + twisting),
  ]

  /// Returns a cobra's poses as it finds out that it is tied; the jungle's pulls first.
  private static func findingOut(_ actor: Actor) -> [KeyPoses.Key] {
    let pulls: [KeyPoses.Key] =
      actor == .rival
      ? [.to(.cobraBalk, 0.06, .outBack(2)), .to(.braid, 0.07)]
      : [.to(.braid, 0.06), .to(.cobraBalk, 0.07, .outBack(2))]
    return pulls + [
      .to(.braid, 0.05, .outBack(3)), .hold(0.03), .to(.cobraGlance, 0.06, .outBack(2)),
      .hold(noticing - 0.27),
    ]
  }

  /// The poses of a cobra that pulls with all its weight and bangs its head.
  private static let wrenching: [KeyPoses.Key] = [
    .to(.strain, 0.06, .outBack(2)), .hold(hauling - 0.06), .to(.clash, banging, .inQuad),
    .hold(flattened), .to(.snarl, 0.06, .outBack(3)), .hold(0.01),
  ]

  /// The seconds for which both pull, their heads fly together, and these stay flat.
  private static let (hauling, banging, flattened) = (0.12, 0.05, 0.1)
  /// The pulls of either cobra and the way back: design pixels to the right, and seconds.
  private static let tugging: [(way: Double, seconds: Double)] = [
    (-46, 0.06), (46, 0.07), (0, 0.03),
  ]
  /// The seconds from the knock until the heads bang together.
  static let untilBang = looking + twisting + noticing + hauling + banging

  /// Leans a cobra into each turn and pull, then away from the other, and flings it back.
  private static func heaving(_ actor: Actor, after delay: Double) -> FullMotion {
    FullMotion {
      Hold(delay)
      for (turn, twist) in twists.enumerated() {
        Tween(
          spin(actor), to: (turn.isMultiple(of: 2) ? -8 : 8) * side(actor),
          duration: twist.crossing + twist.resting, easing: .inOutSine)
      }
      for (way, seconds) in tugging {
        Tween(
          spin(actor), to: way * 0.3 * side(actor), duration: seconds, easing: .inOutSine)
      }
      Hold(noticing - 0.16)
      // Without `side` both lean alike as they face: away from each other, and back.
      for (turn, seconds) in [
        (22.0, 0.05), (19, 0.03), (23, hauling - 0.08), (-4, banging), (-4, flattened),
      ] {
        Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
      }
      Tween(spin(actor), to: -12 * side(actor), duration: 0.08, easing: .inOutSine)
    }
  }

  /// Moves the dragonfly upwards, round both cobras, and onto their heads, where it looks on.
  static var baffles: Parallel {
    Parallel {
      Series {
        Tween(dragonfly, to: above, duration: 0.06, easing: .outQuad)
        Hold(looking - 0.1)
        Tween(dragonfly, to: hub + Point(x: wide, y: 0), duration: 0.04)
        for (turn, twist) in twists.enumerated() {
          Follow(
            dragonfly, round(from: turn.isMultiple(of: 2) ? 1 : -1),
            duration: twist.crossing + twist.resting)
        }
        // The dragonfly sits down on both heads, is thrown up at the bang, and sits down again.
        Tween(dragonfly, to: perch, duration: landing, easing: .outSine)
        Hold(noticing + hauling + banging - landing)
        Tween(dragonfly, to: perch - Point(x: 0, y: 36), duration: 0.06, easing: .outQuad)
        Tween(dragonfly, to: perch, duration: 0.09, easing: .inQuad)
      }
      Series(delay: looking) {
        for (turns, twist) in twists.enumerated() {
          Tween(
            plait, from: Double(turns), to: Double(turns + 1), duration: twist.crossing,
            easing: .inOutSine)
          Hold(twist.resting)
        }
      }
    }
  }

  /// Returns half a round of the dragonfly: before the cobras if from the right, else behind them.
  private static func round(from side: Double) -> MotionPath {
    MotionPath(
      through: [(1.0, 0.0), (0.7, 0.75), (0, 1), (-0.7, 0.75), (-1, 0)].map {
        hub + Point(x: wide * $0.0 * side, y: (side > 0 ? low : -tall) * $0.1)
      })
  }

  // MARK: - Until they have gone under

  /// Tightens the necks once more, then unwinds them faster and faster.
  static var unwinding: Series {
    let most = Double(crossings)
    return Series {
      Tween(plait, from: most, to: most + 0.24, duration: 0.1, easing: .outQuad)
      Tween(plait, to: most - 1, duration: 0.14, easing: .inOutSine)
      Tween(plait, to: 0, duration: 0.24)
    }
  }

  /// Moves the dragonfly down with the sinking cobras and to the bubbles of the jungle's, from
  /// which it starts back and flies off.
  static var getsOff: Series {
    let last = Point(x: 640, y: 226)
    let bubbles = place(.rival, 40)
    return Series {
      Tween(dragonfly, to: perch - Point(x: 0, y: 2), duration: 0.1, easing: .inOutSine)
      Tween(dragonfly, to: last, duration: 0.24, easing: .inOutSine)
      Follow(
        dragonfly,
        MotionPath(through: [
          last, Point(x: 700, y: 300), bubbles + Point(x: 40, y: -70), bubbles - Point(x: 0, y: 34),
        ]), duration: 0.3, easing: .inOutSine)
      Hold(0.12)
      Follow(
        dragonfly,
        MotionPath(through: [
          bubbles - Point(x: 0, y: 34), bubbles + Point(x: 24, y: -170), Point(x: 700, y: 210),
          Point(x: 560, y: 110),
        ]), duration: 0.34, easing: .outSine)
      Tween(dragonflySize, to: 0, duration: 0.08)
    }
  }

  /// Squashes a cobra against the other, then stretches it as they come apart.
  private static func pressed(_ actor: Actor) -> Parallel {
    let nearer = AnimalFigure.size(of: .cobra).width / 2 * (1 - narrow) + 4
    return Parallel {
      Tween(
        position(actor), to: meeting(actor, .cobra) - Point(x: side(actor) * nearer, y: 0),
        duration: 0.05, easing: .outQuad)
      shapes(
        actor,
        [
          (narrow, high, 0.05), (narrow + 0.02, high - 0.02, sticking - 0.05), (1.1, 0.9, 0.06),
          (1, 1, 0.1),
        ])
    }
  }
}
