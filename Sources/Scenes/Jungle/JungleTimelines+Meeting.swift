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
        if rival == .lion {
          partingReeds
        } else {
          rustling(after: suspense(rival, stance(rival, meeting: player)))
        }
        noticing(player, rival)
        turning(to: rival, of: player)
        Hold(seconds(until: stance(rival, meeting: player), of: rival))
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
        shapes(.player, taking(player, stance), after: stance == .fright ? 0.12 : 0.08)
        if player == .rabbit { leaping(until: stance) }
      }
    } else: {
      KeyPoses(name, .to(stance, 0.3))
    }
  }

  /// Lifts the player's rabbit off the water for fright, for joy, or as the jungle's rabbit leaps.
  private static func leaping(until stance: Pose.Name) -> Parallel {
    let hops: [(start: Double, height: Double, seconds: Double)] =
      switch stance {
      case .fright: [(0.27, 44, 0.18)]
      // The rabbit leaps higher once the jungle's animal has come out.
      case .cheer: [(0.05, 20, 0.14), (0.21, 44, 0.2)]
      default: [(0.13, 60, 0.17)]
      }
    return Parallel {
      for hop in hops {
        Series(delay: hop.start) { arc(.player, height: hop.height, duration: hop.seconds) }
      }
    }
  }

  /// Returns the poses of the player's animal from the stir of the reeds until its `stance`.
  private static func sight(until stance: Pose.Name, of player: Animal) -> [KeyPoses.Key] {
    switch (stance, player) {
    case (.fright, _):
      // The rabbit listens, makes itself small, looks, and leaps off the water.
      [
        .to(.lookRound, 0.07, .outBack(2)), .hold(0.03), .to(.cower, 0.07), .hold(0.06),
        .to(.watch, 0.04, .outBack(2)), .to(.fright, 0.07, .outBack(3)),
      ]
    case (.crouch, _):
      [
        .to(.lookRound, 0.08, .outBack(2)), .hold(0.06), .to(.lick, 0.1, .outBack(1.5)),
        .hold(0.08), .to(.crouch, 0.14),
      ]
    case (.swayRight, _):
      // The cobra ducks out of the lion's sight until that is past the reeds, and rises swaying.
      [.to(.cower, 0.08), .hold(0.12), .to(.swayLeft, 0.12), .to(.swayRight, 0.12)]
    case (.cheer, _):
      [
        .to(.crouch, 0.05), .to(.danceLeft, 0.1), .hold(0.05), .to(.danceRight, 0.1), .hold(0.03),
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
        .to(.proud, 0.08), .to(.stepNear, 0.08), .to(.stepFar, 0.08), .hold(0.03),
        .to(.dread, 0.06, .outBack(3)), .hold(0.05), .to(stance, 0.08),
      ]
    default: meetsItsLike(player, in: stance)
    }
  }

  /// Returns the poses of the player's animal until it stands before one of its own kind.
  private static func meetsItsLike(_ animal: Animal, in stance: Pose.Name) -> [KeyPoses.Key] {
    switch animal {
    case .rabbit:
      // The rabbit leaps as high as the jungle's, and lands as it does.
      [
        .to(.lookRound, 0.05), .to(.gather, 0.05), .to(.sprint, 0.04, .outQuad), .hold(0.06),
        .to(.danceLeft, 0.05, .outBack(2)), .to(.jeer, 0.07, .outBack(2)), .hold(0.04),
        .to(stance, 0.07),
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
        .hold(0.02), .to(.preen, 0.09, .outBack(1.5)), .hold(0.08), .to(.shakeLeft, 0.07),
        .to(.proud, 0.06, stopping), .hold(0.04), .to(stance, 0.08),
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
      [
        (1.14, 0.8, 0.07), (1.16, 0.78, 0.08), (0.86, 1.18, 0.06), (1, 1, 0.08), (1.05, 0.94, 0.1),
      ]
    case .rabbit: [(0.92, 1.1, 0.06), (1.14, 0.84, 0.06), (0.9, 1.12, 0.08), (1, 1, 0.1)]
    }
  }
}
