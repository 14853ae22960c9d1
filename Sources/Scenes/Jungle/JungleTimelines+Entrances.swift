internal import Animation
internal import Figures
internal import Rules

/// The timelines of the jungle's animal as it comes in, which depend on whom it meets.
extension JungleTimelines {
  /// Brings the jungle's animal in from the brook, each in its own time: a lion wades step by step,
  /// a cobra comes under the water and looks out of it, and a rabbit bursts out, too far, and slides
  /// back on its heels.
  static func entrance(of rival: Animal, meeting player: Animal) -> Parallel {
    let stance = stance(rival, meeting: player)
    let start = leadIn + suspense(rival, stance)
    return Parallel {
      Cut(position(.rival), to: reeds)
      if stance == .watch {
        Cut(facing(.rival), to: 1)
        Cut(facing(.rival), to: -1, delay: start + 0.33)
      }
      // The animal stays under water while it is translucent.
      FullMotion { Cut(lift(.rival), to: deepest) }
      Series(delay: start) {
        for (away, seconds) in ways(of: rival, to: stance) {
          Tween(
            position(.rival), to: JungleLayout.junglePlace + Point(x: away, y: 0),
            duration: seconds, easing: .inOutSine)
        }
      }
      Series(delay: start) {
        FullMotion {
          coming(rival, to: stance)
        } else: {
          KeyPoses(Actor.rival.rawValue, .to(stance, 0.2))
        }
      }
    }
  }

  /// Returns the seconds for which nothing is seen yet of who comes: an ambush is long in coming, a
  /// rush is not.
  static func suspense(_ rival: Animal, _ stance: Pose.Name) -> Double {
    switch (rival, stance) {
    case (.cobra, .swayRight): 0.13
    case (.lion, .stand): 0.08
    case (.rabbit, .fright): 0.03
    default: 0
    }
  }

  /// Returns each leg of the entrance: its end's distance from the animal's place, and its seconds.
  /// Hunters stop on the way, and prey comes too far before it sees whom it meets.
  private static func ways(of rival: Animal, to stance: Pose.Name) -> [(Double, Double)] {
    switch (rival, stance) {
    case (.lion, .crouch): [(-170, 0.15), (-170, 0.09), (-70, 0.12), (-70, 0.07), (0, 0.1)]
    case (.lion, .stand): [(-200, 0.1), (-200, 0.05), (-104, 0.1), (-104, 0.05), (0, 0.12)]
    // The vain lion lets the other wait, its back turned, and then goes too far.
    case (.lion, _): [(-190, 0.12), (-84, 0.1), (-84, 0.1), (16, 0.08), (0, 0.07)]
    case (.cobra, .roar): [(-150, 0.12), (-66, 0.1), (16, 0.11), (0, 0.09)]
    case (.cobra, .swayRight): [(-44, 0.12), (-44, 0.12), (0, 0.12)]
    case (.cobra, _): [(-44, 0.12), (0, 0.25)]
    case (.rabbit, .fright): [(-108, 0.26), (38, 0.13), (0, 0.08)]
    case (.rabbit, _): [(46, 0.26), (0, 0.16)]
    }
  }

  /// Returns the seconds until both have met: whole drawings, as those who act are drawn on twos.
  static func seconds(until stance: Pose.Name, of rival: Animal) -> Double {
    let drawings =
      switch (rival, stance) {
      case (.lion, .crouch): 17
      case (.lion, .stand), (.cobra, .swayRight), (.rabbit, .fright): 16
      case (.lion, .watch): 15
      case (.rabbit, .cheer): 13
      default: 14
      }
    return Double(drawings) * twoPictures
  }

  private static func coming(_ rival: Animal, to stance: Pose.Name) -> Parallel {
    let (height, first, keys) = manner(of: rival, to: stance)
    return Parallel {
      if rival == .rabbit {
        bursting(height: height, hopsAgain: stance == .fright)
        shapes(.rival, stance == .fright ? burst.dropLast(2) + hopped : burst, after: 0.11)
        if stance == .cheer {
          Tween(spin(.rival), from: -300, to: 0, duration: 0.17, delay: 0.1)
        }
      } else {
        wading(at: height, for: stance == .crouch ? 0.17 : stance == .swayRight ? 0.08 : 0)
        shapes(.rival, rival == .lion ? waded : risen, after: 0.11)
      }
      Series(delay: rival != .rabbit ? 0.15 : stance == .fright ? 0.38 : 0.27) {
        Marker(Cue.entered)
      }
      KeyPoses(Actor.rival.rawValue, from: first, keys)
    }
  }

  private typealias Manner = (height: Double, first: Pose.Name, keys: [KeyPoses.Key])

  /// Returns the first height above the water in design pixels, the first pose, and the gait:
  /// hunters stalk, prey stops short, and an animal that meets its own kind suspects nothing.
  private static func manner(of rival: Animal, to stance: Pose.Name) -> Manner {
    switch (rival, stance) {
    case (.lion, .crouch):
      (-84, .lurk, [.hold(0.28), .to(.lick, 0.08), .hold(0.1), .to(stance, 0.06)])
    case (.lion, .stand):
      (
        0, .loom,
        [
          .hold(0.12), .to(.stepNear, 0.06), .to(.stepFar, 0.07), .to(.shakeLeft, 0.05),
          .to(.shakeRight, 0.06), .to(stance, 0.05),
        ]
      )
    case (.lion, _):
      (
        0, .proud,
        // The vain lion strokes its mane, its back turned, and deigns to look round.
        [
          .hold(0.12), .to(.preen, 0.1, stopping), .hold(0.06), .to(.turn, 0.05), .hold(0.03),
          .to(.proud, 0.04), .to(stance, 0.06, stopping),
        ]
      )
    case (.cobra, .swayRight):
      (-104, .plot, [.hold(0.24), .to(.swayLeft, 0.05), .to(stance, 0.07, stopping)])
    case (.cobra, .stand):
      (
        -120, .lookRound,
        [.hold(0.06), .to(.lick, 0.12), .to(.fright, 0.08, stopping), .to(stance, 0.1)]
      )
    case (.cobra, _):
      (-6, .run, [.hold(0.1), .to(.slink, 0.09), .to(.run, 0.09), .to(stance, 0.12, stopping)])
    case (.rabbit, _): hopping(to: stance)
    }
  }

  private static func hopping(to stance: Pose.Name) -> Manner {
    switch stance {
    case .cheer:
      (
        112, .gather,
        [.hold(0.21), .to(.danceLeft, 0.06, .outBack(2)), .hold(0.07), .to(stance, 0.05)]
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
        // The rabbit hops on without a care, and shrinks from what it sees.
        [
          .hold(0.21), .to(.land, 0.04), .to(.leap, 0.05, .outQuad), .hold(0.02), .to(.land, 0.04),
          .to(.cower, 0.04, stopping), .hold(0.01), .to(stance, 0.04),
        ]
      )
    }
  }

  static let stopping = Easing.outBack(2)

  /// The shapes of a rabbit that bursts out of the water: long, flat as it lands, and upright.
  private static let burst = [
    (0.82, 1.24, 0.08), (1.02, 1.0, 0.06), (1.3, 0.7, 0.03), (0.92, 1.1, 0.06), (1, 1, 0.02),
  ]
  /// The shapes of its next hop, and of its fright after that.
  private static let hopped = [
    (0.9, 1.12, 0.05), (1.26, 0.72, 0.05), (1.1, 0.86, 0.06), (1, 1, 0.04),
  ]
  private static let waded = [(0.88, 1.14, 0.13), (1.1, 0.9, 0.07), (1, 1, 0.05)]
  private static let risen = [(0.9, 1.12, 0.1), (0.78, 1.32, 0.06), (1.1, 0.9, 0.06), (1, 1, 0.03)]

  /// Lifts the jungle's animal out of the water to `depth`, in design pixels, where it lurks for
  /// `seconds`, then onto its feet.
  private static func wading(at depth: Double, for seconds: Double) -> Series {
    Series {
      Tween(
        lift(.rival), from: -150, to: depth, duration: depth < 0 ? 0.09 : 0.06, easing: .outSine,
        delay: 0.12)
      Tween(lift(.rival), to: 0, duration: 0.08, easing: .inOutSine, delay: seconds)
    }
  }

  /// Lifts the jungle's rabbit out of the water in a leap, to a `height` in design pixels, and off it
  /// again if it has seen nobody yet.
  private static func bursting(height: Double, hopsAgain: Bool) -> Series {
    Series {
      Tween(lift(.rival), from: -190, to: height, duration: 0.09, easing: .outQuad, delay: 0.1)
      Tween(lift(.rival), to: 0, duration: 0.08, easing: .inQuad)
      if hopsAgain { arc(.rival, height: 56, duration: 0.11) }
    }
  }
}
