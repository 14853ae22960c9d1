internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// Two cobras want one dragonfly: both snap at it and knock heads, both follow it round and round,
/// and only when it sits down on both of them find that they are tied to each other.
extension JungleTimelines {
  /// Where the dragonfly is, and its size.
  static let dragonfly = Channel<Point>("dragonfly.place")
  static let dragonflySize = Channel<Double>("dragonfly.size")

  /// Where it hovers between them, and out of their reach; what it flies round.
  private static let (bait, above) = (Point(x: 640, y: 246), Point(x: 640, y: 128))
  private static let hub = Point(x: 640, y: 206)
  /// Where it sits on their heads, and how long it takes to get there.
  private static let (perch, landing) = (Point(x: 640, y: 124), 0.08)
  /// Behind them close above their heads, before them below their faces.
  private static let (wide, tall, low) = (244.0, 46.0, 144.0)

  /// How long two that have knocked their heads stick together, and how narrow and high they are.
  private static let sticking = 10.0 / 60
  private static let (narrow, high) = (0.74, 1.18)
  /// How long one neck takes to go over the other, and how long that is looked at; how often.
  private static let (crossing, resting) = (0.1, 0.04)
  static let crossings = 3
  private static let twisting = Double(crossings) * (crossing + resting)
  /// When that begins, after the knock, and how long it takes both to find out.
  private static let (looking, noticing) = (sticking + 0.06, 0.34)

  // MARK: - Before the knock

  /// It comes down from above to between the two.
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

  /// It hovers there, and is off between them before they meet.
  static var teases: Series {
    Series {
      for rise in [-9.0, 0] {
        Tween(dragonfly, to: bait + Point(x: 0, y: rise), duration: 0.05, easing: .inOutSine)
      }
      Tween(dragonfly, to: above + Point(x: 0, y: 14), duration: 0.09, easing: .outQuad)
    }
  }

  /// Each sees it, licks its lips, rears, and strikes at the same moment as the other.
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

  /// Both heads go after it, over and under each other, until the necks are twisted; each pulls for
  /// itself, both notice, pull with all their weight, and are pulled together again.
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
          position(actor), to: spot(actor, .cobra) + Point(x: 58 * side(actor), y: 0),
          duration: hauling, easing: .outBack(1.5))
        Tween(
          position(actor), to: spot(actor, .cobra) - Point(x: 12 * side(actor), y: 0),
          duration: banging, easing: .inQuad)
        Tween(
          position(actor), to: spot(actor, .cobra), duration: 0.08, easing: .outBack(2),
          delay: flattened - 0.03)
      }
      heaving(actor, after: looking)
      // Seen pressed together, however few pictures there are.
      shapes(
        actor,
        [
          (0.76, 1.16, banging), (0.76, 1.16, flattened), (1.2, 0.8, 0.04), (0.94, 1.07, 0.04),
          (1, 1, 0.03),
        ], after: untilBang - banging)
    }
  }

  private static let chasing: [KeyPoses.Key] = [
    .hold(sticking), .to(.crossEyed, 0.05, .outBack(2)), .hold(0.01), .to(.snap, 0.04),
    .hold(looking - sticking - 0.1 + twisting),
  ]

  /// The jungle's pulls first.
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

  private static let wrenching: [KeyPoses.Key] = [
    .to(.strain, 0.06, .outBack(2)), .hold(hauling - 0.06), .to(.clash, banging, .inQuad),
    .hold(flattened), .to(.snarl, 0.06, .outBack(3)), .hold(0.01),
  ]

  /// How long both pull, and how long their heads are on their way to each other, and are flat
  /// against each other; when they meet.
  private static let (hauling, banging, flattened) = (0.1, 0.05, 0.1)
  /// Where the one drags both, the other, and where that leaves them.
  private static let tugging: [(way: Double, seconds: Double)] = [
    (-46, 0.06), (46, 0.07), (0, 0.03),
  ]
  static let untilBang = looking + twisting + noticing + hauling + banging

  /// Both lean into each turn, then away from each other, tremble, and are flung together.
  private static func heaving(_ actor: Actor, after delay: Double) -> FullMotion {
    FullMotion {
      Hold(delay)
      for turn in 0..<crossings {
        Tween(
          spin(actor), to: (turn.isMultiple(of: 2) ? -6 : 6) * side(actor),
          duration: crossing + resting, easing: .inOutSine)
      }
      for (way, seconds) in tugging {
        Tween(
          spin(actor), to: way * 0.3 * side(actor), duration: seconds, easing: .inOutSine)
      }
      Hold(noticing - 0.16)
      // Each as it faces: away from the other, and back.
      for (turn, seconds) in [
        (22.0, 0.05), (19, 0.03), (23, hauling - 0.08), (-4, banging), (-4, flattened),
      ] {
        Tween(spin(actor), to: turn, duration: seconds, easing: .inOutSine)
      }
      Tween(spin(actor), to: -12 * side(actor), duration: 0.08, easing: .inOutSine)
    }
  }

  /// It escapes upwards, flies round both, before them and behind them, and looks on.
  static var baffles: Parallel {
    Parallel {
      Series {
        Tween(dragonfly, to: above, duration: 0.06, easing: .outQuad)
        Hold(looking - 0.1)
        Tween(dragonfly, to: hub + Point(x: wide, y: 0), duration: 0.04)
        for turn in 0..<crossings {
          Follow(
            dragonfly, round(from: turn.isMultiple(of: 2) ? 1 : -1), duration: crossing + resting)
        }
        // It sits down on both, is thrown up when those are flung together, and sits down again.
        Tween(dragonfly, to: perch, duration: landing, easing: .outSine)
        Hold(noticing + hauling + banging - landing)
        Tween(dragonfly, to: perch - Point(x: 0, y: 36), duration: 0.06, easing: .outQuad)
        Tween(dragonfly, to: perch, duration: 0.09, easing: .inQuad)
      }
      Series(delay: looking) {
        for turns in 1...crossings {
          Tween(
            plait, from: Double(turns - 1), to: Double(turns), duration: crossing,
            easing: .inOutSine)
          Hold(resting)
        }
      }
    }
  }

  /// Half-way round them: before them from the right, behind them from the left.
  private static func round(from side: Double) -> MotionPath {
    MotionPath(
      through: [(1.0, 0.0), (0.7, 0.75), (0, 1), (-0.7, 0.75), (-1, 0)].map {
        hub + Point(x: wide * $0.0 * side, y: (side > 0 ? low : -tall) * $0.1)
      })
  }

  // MARK: - Until they have gone under

  /// The necks draw tight once more, and come loose faster and faster, a head on this side and on
  /// that.
  static var unwinding: Series {
    let most = Double(crossings)
    return Series {
      Tween(plait, from: most, to: most + 0.24, duration: 0.1, easing: .outQuad)
      Tween(plait, to: most - 1, duration: 0.14, easing: .inOutSine)
      Tween(plait, to: 0, duration: 0.24)
    }
  }

  /// What they wanted sits down on them as they go, comes down to what bubbles up from the jungle's,
  /// starts back from that, and flies off.
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

  /// A squash against each other, then a stretch as they come apart.
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
