internal import Animation
internal import Figures
internal import Rules

/// The timelines of the meeting, in which the jungle's animal comes out of the reeds.
extension JungleTimelines {
  /// The place behind the reeds where the jungle's animal enters and leaves.
  static let reeds = Point(x: 268, y: JungleLayout.junglePlace.y)

  /// Brings the jungle's animal out of the reeds while it fades in.
  static func opening(player: Animal, rival: Animal) -> Series {
    Series {
      Marker(Cue.reveal)
      Cut(position(.player), to: JungleLayout.playerPlace)
      Parallel {
        if player.looksRight { Cut(facing(.player), to: -1) }
        // The fade ends behind the reeds, where its translucency is hidden.
        Tween(
          .opacity(Actor.rival.rawValue), from: 0, to: 1, duration: fadeIn,
          easing: .cubicBezier(0.2, 0.2, 0.2, 1))
        entrance(of: rival, meeting: player)
        if rival == .lion { partingReeds } else { rustling(after: 0) }
        noticing(player, rival)
        turning(to: rival)
      }
      Label(Part.met)
    }
  }

  /// Returns the pose of an animal that has seen its opponent: ready to hunt, alarmed, or calm.
  static func stance(_ animal: Animal, meeting other: Animal) -> Pose.Name {
    switch (animal.outcome(against: other), animal) {
    case (.tie, _): .stand
    case (.win, .lion): .crouch
    case (.win, .cobra): .swayRight
    case (.win, .rabbit): .cheer
    case (.loss, .lion): .watch
    case (.loss, .cobra): .roar
    case (.loss, .rabbit): .fright
    }
  }

  /// The span in which both animals look at each other, in seconds before and after `Part.met`.
  static let meetingEyes = -0.14...0.08

  /// The lean of the reeds, in degrees.
  static let rustle = Channel<Double>.rotation("reeds")

  /// Swings the reeds until they are at rest, beginning after `delay` seconds.
  static func rustling(after delay: Double) -> FullMotion {
    FullMotion {
      Tween(
        rustle, to: 0, spring: Spring(duration: 0.12, bounce: 0.5), velocity: 500, delay: delay)
    }
  }

  /// The motion of the reeds that a lion pushes apart, and that close behind it.
  private static var partingReeds: FullMotion {
    FullMotion {
      for (turn, seconds) in [(-36.0, 0.1), (-30, 0.12), (10, 0.08), (-4, 0.06), (0, 0.03)] {
        Tween(rustle, to: turn, duration: seconds, easing: .inOutSine)
      }
    }
  }

  /// Makes the player's animal hear the reeds and see the jungle's; a frightened rabbit leaps.
  private static func noticing(_ player: Animal, _ rival: Animal) -> FullMotion {
    let (name, stance) = (Actor.player.rawValue, stance(player, meeting: rival))
    return FullMotion {
      Parallel {
        KeyPoses(name, sight(until: stance, of: player))
        shapes(.player, taking(player, stance), after: 0.08)
        if stance == .fright {
          Series(delay: 0.14) { arc(.player, height: 44, duration: 0.18) }
        } else if stance == .cheer {
          // The rabbit leaps higher once the jungle's animal has come out.
          Series(delay: 0.05) {
            arc(.player, height: 20, duration: 0.14)
            arc(.player, height: 38, duration: 0.18)
          }
        }
      }
    } else: {
      KeyPoses(name, .to(stance, 0.3))
    }
  }

  /// Returns the poses of the player's animal from the stir of the reeds until its `stance`.
  private static func sight(until stance: Pose.Name, of player: Animal) -> [KeyPoses.Key] {
    switch (stance, player) {
    case (.fright, _):
      // The rabbit ducks, looks, and leaps off the water.
      [
        .to(.cower, 0.06), .to(.watch, 0.06, .outBack(2)), .hold(0.02),
        .to(.fright, 0.07, .outBack(3)),
      ]
    case (.crouch, _):
      [
        .to(.lookRound, 0.08, .outBack(2)), .hold(0.04), .to(.lick, 0.1, .outBack(1.5)),
        .to(.crouch, 0.14),
      ]
    case (.swayRight, _):
      // The cobra ducks out of the lion's sight, and rises swaying.
      [.to(.cower, 0.08), .hold(0.06), .to(.swayLeft, 0.12), .to(.swayRight, 0.12)]
    case (.cheer, _):
      [
        .to(.crouch, 0.05), .to(.danceLeft, 0.1), .hold(0.04), .to(.danceRight, 0.1),
        .to(.cheer, 0.08),
      ]
    case (.roar, _):
      [
        .to(.rear, 0.1, .outBack(2)), .hold(0.06), .to(.crouch, 0.08, .outQuad),
        .to(.roar, 0.12, .outBack(2)),
      ]
    case (.watch, _):
      // The lion swaggers, and stops short.
      [
        .to(.proud, 0.08), .to(.stepNear, 0.08), .to(.stepFar, 0.06),
        .to(.dread, 0.06, .outBack(3)), .hold(0.02), .to(stance, 0.06),
      ]
    default: meetsItsLike(player, in: stance)
    }
  }

  /// Returns the poses of the player's animal until it stands before one of its own kind.
  private static func meetsItsLike(_ animal: Animal, in stance: Pose.Name) -> [KeyPoses.Key] {
    switch animal {
    case .rabbit:
      [
        .to(.lookRound, 0.08), .to(.watch, 0.07, .outBack(3)), .to(.jeer, 0.07, .outBack(2)),
        .hold(0.05), .to(stance, 0.1),
      ]
    case .cobra:
      // The player's cobra mirrors the jungle's.
      [
        .hold(leadIn), .to(.lookRound, 0.06), .to(.lick, 0.12), .to(.fright, 0.08, stopping),
        .to(stance, 0.1),
      ]
    case .lion:
      // The lion preens and shakes its mane.
      [
        .hold(0.02), .to(.preen, 0.09, .outBack(1.5)), .hold(0.06), .to(.shakeLeft, 0.06),
        .to(.proud, 0.06, stopping), .hold(0.04), .to(stance, 0.06),
      ]
    }
  }

  /// Returns the shapes of the player's animal as it takes in the sight: a rabbit squats and
  /// stretches, a lion plants its paws, a cobra coils up and rises.
  private static func taking(_ animal: Animal, _ stance: Pose.Name) -> [Shape] {
    switch animal {
    case .lion: [(0.95, 1.06, 0.08), (1.14, 0.86, 0.07), (0.98, 1.03, 0.07), (1, 1, 0.08)]
    case .cobra: [(1.16, 0.8, 0.1), (0.9, 1.13, 0.11), (1, 1, 0.1)]
    case .rabbit where stance == .fright:
      [(1.12, 0.84, 0.06), (0.88, 1.16, 0.07), (1, 1, 0.08), (1.05, 0.93, 0.1)]
    case .rabbit: [(0.92, 1.1, 0.06), (1.14, 0.84, 0.06), (0.9, 1.12, 0.08), (1, 1, 0.1)]
    }
  }

  /// Brings the jungle's animal in from the brook: a lion wades, a cobra comes under the water and
  /// looks out of it, and a rabbit bursts out, too far, and slides back on its heels.
  private static func entrance(of rival: Animal, meeting player: Animal) -> Parallel {
    let stance = stance(rival, meeting: player)
    return Parallel {
      Cut(position(.rival), to: reeds)
      // The animal stays under water while it is translucent.
      FullMotion { Cut(lift(.rival), to: deepest) }
      Series(delay: leadIn) {
        for (away, seconds) in ways(of: rival, to: stance) {
          Tween(
            position(.rival), to: JungleLayout.junglePlace + Point(x: away, y: 0),
            duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: leadIn) {
        FullMotion {
          coming(rival, to: stance)
        } else: {
          KeyPoses(Actor.rival.rawValue, .to(stance, 0.2))
        }
      }
    }
  }

  /// Returns each leg of the entrance: its end's distance from the animal's place, and its seconds.
  private static func ways(of rival: Animal, to stance: Pose.Name) -> [(Double, Double)] {
    switch (rival, stance) {
    case (.lion, .crouch), (.cobra, .roar): [(0, comeIn)]
    case (.lion, _): [(-180, 0.14), (0, comeIn - 0.14)]
    case (.cobra, _): [(-44, 0.12), (0, comeIn - 0.12)]
    case (.rabbit, _): [(46, comeIn - 0.12), (0, 0.12)]
    }
  }

  private static func coming(_ rival: Animal, to stance: Pose.Name) -> Parallel {
    let (height, first, keys) = manner(of: rival, to: stance)
    return Parallel {
      if rival == .rabbit {
        bursting(height: height)
        shapes(.rival, burst, after: 0.11)
        if stance == .cheer {
          Tween(spin(.rival), from: -300, to: 0, duration: 0.17, delay: 0.1)
        }
      } else {
        wading(at: height)
        shapes(.rival, rival == .lion ? waded : risen, after: 0.11)
      }
      Series(delay: rival == .rabbit ? 0.27 : 0.15) { Marker(Cue.entered) }
      KeyPoses(Actor.rival.rawValue, from: first, keys)
    }
  }

  private typealias Manner = (height: Double, first: Pose.Name, keys: [KeyPoses.Key])

  /// Returns the first height above the water in design pixels, the first pose, and the gait:
  /// hunters stalk, prey stops short, and an animal that meets its own kind suspects nothing.
  private static func manner(of rival: Animal, to stance: Pose.Name) -> Manner {
    switch (rival, stance) {
    case (.lion, .crouch):
      (-84, .lurk, [.hold(0.16), .to(.lick, 0.08), .hold(0.06), .to(stance, 0.06)])
    case (.lion, .stand):
      (
        0, .loom,
        [
          .hold(0.15), .to(.stepNear, 0.05), .to(.shakeLeft, 0.05), .to(.shakeRight, 0.06),
          .to(stance, 0.05),
        ]
      )
    case (.lion, _):
      (
        0, .proud,
        // The vain lion strokes its mane as it walks in.
        [
          .hold(0.06), .to(.stepNear, 0.08), .to(.preen, 0.12, stopping),
          .to(stance, 0.1, stopping),
        ]
      )
    case (.cobra, .swayRight):
      (-104, .plot, [.hold(0.22), .to(stance, 0.14, stopping)])
    case (.cobra, .stand):
      (
        -120, .lookRound,
        [.hold(0.06), .to(.lick, 0.12), .to(.fright, 0.08, stopping), .to(stance, 0.1)]
      )
    case (.cobra, _):
      (-6, .run, [.hold(0.1), .to(.slink, 0.07), .to(.run, 0.07), .to(stance, 0.12, stopping)])
    case (.rabbit, _): hopping(to: stance)
    }
  }

  private static func hopping(to stance: Pose.Name) -> Manner {
    switch stance {
    case .cheer:
      (
        112, .gather,
        [.hold(0.21), .to(.danceLeft, 0.06, .outBack(2)), .hold(0.04), .to(stance, 0.05)]
      )
    case .stand:
      (
        60, .sprint,
        [
          .hold(0.2), .to(.danceLeft, 0.05, .outBack(2)), .hold(0.03), .to(.shakeRight, 0.04),
          .to(stance, 0.04),
        ]
      )
    default:
      (
        88, .danceRight,
        [.hold(0.2), .to(.land, 0.04), .to(.fall, 0.05, stopping), .hold(0.03), .to(stance, 0.04)]
      )
    }
  }

  private static let stopping = Easing.outBack(2)

  /// The shapes of a rabbit that bursts out of the water: long, flat as it lands, and upright.
  private static let burst = [
    (0.82, 1.24, 0.08), (1.02, 1.0, 0.06), (1.3, 0.7, 0.03), (0.92, 1.1, 0.06), (1, 1, 0.02),
  ]
  private static let waded = [(0.88, 1.14, 0.13), (1.1, 0.9, 0.07), (1, 1, 0.05)]
  private static let risen = [(0.9, 1.12, 0.1), (0.78, 1.32, 0.06), (1.1, 0.9, 0.06), (1, 1, 0.03)]

  /// Lifts the jungle's animal out of the water to `depth`, in design pixels, then onto its feet.
  private static func wading(at depth: Double) -> Series {
    Series {
      Tween(
        lift(.rival), from: -150, to: depth, duration: depth < 0 ? 0.13 : 0.06, easing: .outSine,
        delay: 0.12)
      Tween(lift(.rival), to: 0, duration: 0.11, easing: .inOutSine)
    }
  }

  /// Lifts the jungle's animal out of the water in one leap, to a `height` in design pixels.
  private static func bursting(height: Double) -> Series {
    Series {
      Tween(lift(.rival), from: -190, to: height, duration: 0.09, easing: .outQuad, delay: 0.1)
      Tween(lift(.rival), to: 0, duration: 0.08, easing: .inQuad)
    }
  }
}
