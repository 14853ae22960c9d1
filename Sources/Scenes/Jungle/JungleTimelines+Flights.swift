internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The two unusual ways of each animal to its place: tumbling through the air, and gliding.
extension JungleTimelines {
  /// The ways of an animal from where the player lets it go to its place.
  enum Way: CaseIterable { case usual, tumbling, gliding }

  /// Chooses another way in each third of the river and each round; from ashore no animal glides.
  static func way(from feet: Point, round: Int) -> Way {
    let river = Board.region
    guard river.contains(feet) else { return round.isMultiple(of: 2) ? .usual : .tumbling }
    let third = Int(3 * (feet.x - river.minX) / river.width)
    return Way.allCases[(third + round + 2) % 3]
  }

  /// A way of an animal, in shares of its time in the air, and its settling at its place.
  struct Flight {
    /// The pose in which the animal gathers itself.
    let first: Pose.Name
    let pace: Easing
    /// The heights over the water in design pixels, negative in it, one after another.
    let heights: [(to: Double, share: Double, easing: Easing)]
    let keys: [(to: Pose.Name, share: Double)]
    /// The degrees to which the animal turns, one after another, each in its share of the time.
    var turns: [(to: Double, share: Double)] = []
    /// The shapes in the air: width, height, and share of the time.
    let shapes: [Shape]
    /// The shares of the time at which the animal touches the water on its way.
    var touches: [Double] = []
    /// The poses after the landing, from the last of `keys` on.
    let settling: [KeyPoses.Key]
    /// The heights after the landing, in design pixels.
    var rising: [(to: Double, seconds: Double)] = [(-44, 0.06), (14, 0.1), (-8, 0.08), (0, 0.06)]
    /// The shapes after the landing: width, height, and seconds.
    let settled: [Shape]
  }

  /// Plays a flight of `air` seconds from the pose in which the animal has gathered itself.
  static func travelling(_ flight: Flight, for air: Double, from first: Pose.Name) -> Parallel {
    Parallel {
      KeyPoses(
        Actor.player.rawValue, from: first, flight.keys.map { .to($0.to, $0.share * air) })
      Series {
        for (height, share, easing) in flight.heights {
          Tween(lift(.player), to: height, duration: air * share, easing: easing)
        }
      }
      Series {
        for (turn, share) in flight.turns {
          Tween(spin(.player), to: turn, duration: air * share, easing: .inOutSine)
        }
        Cut(spin(.player), to: 0)
      }
      shapes(.player, flight.shapes.map { ($0, $1, $2 * air) })
    }
  }

  /// Settles the animal after a flight, until it stands.
  static func settling(_ flight: Flight) -> Parallel {
    Parallel {
      KeyPoses(
        Actor.player.rawValue, from: flight.keys.last?.to ?? .stand, flight.settling)
      bobs(flight.rising)
      shapes(.player, flight.settled)
    }
  }
}

extension JungleTimelines.Flight {
  /// Returns the flight of an animal that comes by `way`; nil for the usual way.
  static func of(_ animal: Animal, by way: JungleTimelines.Way) -> Self? {
    switch (animal, way) {
    case (_, .usual): nil
    case (.lion, .tumbling): cannonball
    case (.lion, .gliding): paddle
    case (.cobra, .tumbling): pogo
    case (.cobra, .gliding): swan
    case (.rabbit, .tumbling): somersault
    case (.rabbit, .gliding): sail
    }
  }

  /// The lion's cannonball: it rolls up and goes to the bottom; its mane comes up like a mop.
  private static let cannonball = Self(
    first: .wiggle, pace: .outSine,
    heights: [(150, 0.48, .outQuad), (0, 0.52, .inQuad)],
    keys: [(.leap, 0.16), (.lionTuck, 0.18), (.lionTuck, 0.66)],
    turns: [(0, 0.14), (-360, 0.86)],
    shapes: [(0.9, 1.14, 0.2), (1, 1, 0.5), (0.92, 1.1, 0.3)],
    settling: [
      .hold(0.11), .to(.lionSoaked, 0.02), .hold(0.15), .to(.shakeLeft, 0.05),
      .to(.shakeRight, 0.06), .to(.stand, 0.05),
    ],
    rising: [
      (JungleTimelines.deepest, 0.06), (JungleTimelines.deepest, 0.05), (16, 0.12), (-12, 0.08),
      (0, 0.06),
    ],
    settled: [(0.94, 1.08, 0.2), (1.06, 0.94, 0.1), (1, 1, 0.08)])

  /// The lion's dog paddle: it leaps in at once, and swims.
  private static let paddle = Self(
    first: .wiggle, pace: .outSine,
    heights: [(60, 0.16, .outQuad), (-30, 0.14, .inQuad), (-30, 0.7, .linear)],
    keys: [(.leap, 0.12), (.lionPaddle, 0.16)]
      + (0..<3).flatMap { _ in [(.lionPaddleOn, 0.12), (.lionPaddle, 0.12)] },
    shapes: [(0.94, 1.08, 0.16), (1.14, 0.86, 0.14), (1, 1, 0.1)],
    touches: [0.3, 0.54, 0.78],
    settling: [
      .to(.turn, 0.07), .hold(0.03), .to(.shakeLeft, 0.06), .to(.shakeRight, 0.07),
      .to(.stand, 0.05),
    ],
    rising: [(14, 0.12), (-8, 0.08), (0, 0.06)],
    settled: [(0.94, 1.08, 0.1), (1, 1, 0.1)])

  /// The cobra's hops on its rings like on a spring, lower and lower.
  private static let pogo = Self(
    first: .cobraPressed, pace: .linear,
    heights: [(128, 0.42), (88, 0.34), (44, 0.24)].flatMap { height, share in
      [(height, share / 2, .outQuad), (0, share / 2, .inQuad)]
    },
    keys: [0.42, 0.34, 0.24].flatMap {
      [(.exult, $0 * 0.3), (.exult, $0 * 0.4), (.cobraPressed, $0 * 0.3)]
    },
    shapes: [0.42, 0.34, 0.24].flatMap {
      [(0.8, 1.2, $0 * 0.34), (0.96, 1.04, $0 * 0.4), (1.26, 0.7, $0 * 0.26)]
    },
    touches: [0.42, 0.76],
    settling: [
      .to(.turn, 0.06), .hold(0.04), .to(.exult, 0.08, .outBack(3)), .to(.swayLeft, 0.06),
      .to(.stand, 0.05),
    ],
    settled: [(0.86, 1.16, 0.09), (1.12, 0.88, 0.08), (0.97, 1.03, 0.06), (1, 1, 0.05)])

  /// The cobra's glide: it lies down on the water like a swan.
  private static let swan = Self(
    first: .crouch, pace: .inOutSine,
    heights: [(40, 0.14, .outQuad), (-74, 0.16, .inOutSine), (-74, 0.7, .linear)],
    keys: [(.leap, 0.14), (.proud, 0.16), (.swayLeft, 0.2), (.swayRight, 0.24), (.proud, 0.26)],
    shapes: [(0.9, 1.12, 0.14), (1.1, 0.9, 0.16), (1, 1.08, 0.7)],
    touches: [0.3],
    settling: [
      .to(.turn, 0.06), .hold(0.04), .to(.lick, 0.07, .outBack(2)), .hold(0.05), .to(.stand, 0.06),
    ],
    rising: [(10, 0.16), (-6, 0.08), (0, 0.06)],
    settled: [(0.9, 1.12, 0.12), (1.06, 0.94, 0.08), (1, 1, 0.08)])

  /// The rabbit's somersault: it turns over forwards, and stands like an acrobat.
  private static let somersault = Self(
    first: .crouch, pace: .inOutSine,
    heights: [(172, 0.5, .outQuad), (0, 0.5, .inQuad)],
    keys: [(.leap, 0.2), (.gather, 0.16), (.gather, 0.38), (.land, 0.26)],
    turns: [(0, 0.16), (360, 0.66)],
    shapes: [(0.86, 1.18, 0.2), (1.02, 0.98, 0.5), (1.2, 0.8, 0.3)],
    settling: [
      .to(.turn, 0.06), .hold(0.04), .to(.exult, 0.06, .outBack(3)), .hold(0.1), .to(.stand, 0.06),
    ],
    settled: [(1.24, 0.74, 0.04), (0.9, 1.12, 0.1), (1, 1, 0.1)])

  /// The rabbit's sail: it leaps up, and comes down on its ears.
  private static let sail = Self(
    first: .crouch, pace: .outSine,
    heights: [(150, 0.26, .outQuad), (128, 0.2, .inOutSine), (0, 0.54, .inOutSine)],
    keys: [
      (.leap, 0.14), (.rabbitSail, 0.1), (.rabbitSail, 0.14), (.rabbitSailUp, 0.16),
      (.rabbitSail, 0.14), (.rabbitSail, 0.18), (.rabbitTiptoe, 0.14),
    ],
    turns: [(-8, 0.3), (10, 0.3), (-4, 0.22), (0, 0.18)],
    shapes: [(0.86, 1.18, 0.2), (1, 1, 0.8)],
    settling: [
      .to(.turn, 0.07), .hold(0.03), .to(.lookRound, 0.07, .outBack(2)), .hold(0.06),
      .to(.stand, 0.06),
    ],
    settled: [(1.1, 0.9, 0.06), (1, 1, 0.1)])
}
