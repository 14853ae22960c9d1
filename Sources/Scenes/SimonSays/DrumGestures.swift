internal import Animation
internal import Figures
internal import Phrases
internal import Rules
internal import Stage

/// The gestures of one animal or mascot at the drums. All differ, so that its motion alone tells
/// who plays.
struct DrumGestures {
  private let avatar: Avatar

  init(of avatar: Avatar) { self.avatar = avatar }

  /// The stroke on `pad`, which comes down as the drum sounds, and the spring back.
  func striking(_ pad: Pad) -> Timeline {
    let way = SimonSaysLayout.drum(pad).x < SimonSaysLayout.seat.x ? -1.0 : 1
    return switch avatar {
    case .mascot(.frog):
      Self.acting(
        [.to(.crouch, 0.05), .hold(0.05), .to(.exult, 0.1), .to(.watch, 0.2)], hops: [0, 54],
        each: 0.1, squash: [0.3, 0.16, -0.16, 0.1])
    case .mascot(.toucan):
      Self.acting(
        [.to(.strike, 0.05), .to(.watch, 0.08), .to(.strike, 0.07), .to(.watch, 0.2)],
        lunge: [34 * way, 6 * way, 26 * way, 0], squash: [0.1, -0.08, 0.1])
    case .mascot(.monkey):
      Self.acting(
        [.to(.danceLeft, 0.06), .to(.danceRight, 0.16), .to(.watch, 0.18)], hops: [40, 24],
        each: 0.18, lunge: [24 * way, -24 * way, 0])
    case .mascot(.owl):
      Self.acting(
        [.to(.crouch, 0.05), .hold(0.1), .to(.watch, 0.24, .outBack(3))],
        squash: [0.22, 0.18, -0.2, -0.1])
    case .animal(.lion):
      Self.acting(
        [
          .to(.strike, 0.05), .hold(0.08), .to(.proud, 0.2, .outBack(2)), .hold(0.1),
          .to(.watch, 0.2),
        ],
        lunge: [30 * way, 24 * way, 0], squash: [0.16, 0.1, -0.06])
    case .animal(.cobra):
      Self.acting(
        [.to(.strike, 0.05), .to(.rear, 0.14, .outBack(2)), .hold(0.06), .to(.watch, 0.22)],
        lunge: [44 * way, -20 * way, 0])
    case .animal(.rabbit):
      Self.acting(
        [
          .to(.crouch, 0.05), .to(.exult, 0.09), .to(.crouch, 0.08), .to(.exult, 0.09),
          .to(.watch, 0.16),
        ],
        hops: [0, 26, 18], each: 0.1, squash: [0.2, -0.1, 0.12])
    }
  }

  /// The lean towards `pad` as that sounds in the sequence.
  func listening(_ pad: Pad) -> Timeline {
    let way = SimonSaysLayout.drum(pad).x < SimonSaysLayout.seat.x ? -1.0 : 1
    let name: Pose.Name =
      switch avatar {
      case .animal(.lion): .twitch
      case .animal(.cobra): way < 0 ? .swayLeft : .swayRight
      case .animal(.rabbit): .lookRound
      case .mascot: way < 0 ? .swayLeft : .swayRight
      }
    return Self.acting(
      [.to(name, 0.1), .hold(0.06), .to(.watch, 0.16)], lunge: [12 * way, 0], squash: [0.07, 0])
  }

  /// The reaction to a completed sequence.
  var rejoicing: Timeline {
    switch avatar {
    case .mascot(.frog):
      Self.acting(
        [.to(.exult, 0.14), .hold(0.5), .to(.watch, 0.2)], hops: [64, 44, 28], each: 0.28,
        squash: [-0.12, 0.14, -0.1, 0.1])
    case .mascot(.toucan):
      Self.acting(
        [.to(.roar, 0.14), .hold(0.44), .to(.cheer, 0.16), .hold(0.2), .to(.watch, 0.2)],
        hops: [30, 30], each: 0.2, lunge: [-18, 18, -18, 0])
    case .mascot(.monkey):
      Self.acting(
        [.to(.danceLeft, 0.16), .to(.danceRight, 0.2), .to(.danceLeft, 0.2), .to(.watch, 0.2)],
        hops: [46, 46, 46], each: 0.22, lunge: [-40, 40, -20, 0])
    case .mascot(.owl):
      Self.acting(
        [.to(.crouch, 0.12), .to(.cheer, 0.16, .outBack(3)), .hold(0.4), .to(.watch, 0.24)],
        hops: [0, 34], each: 0.24, squash: [0.3, -0.22, -0.12, -0.12])
    case .animal(.lion):
      Self.acting(
        [
          .to(.crouch, 0.1), .to(.roar, 0.14, .outBack(2)), .live(0.4), .to(.proud, 0.2),
          .hold(0.3), .to(.watch, 0.2),
        ],
        hops: [0, 30], each: 0.2)
    case .animal(.cobra):
      Self.acting(
        [
          .to(.exult, 0.14, .outBack(2)), .to(.danceLeft, 0.2), .to(.danceRight, 0.24),
          .to(.watch, 0.2),
        ],
        hops: [24], each: 0.3)
    case .animal(.rabbit):
      Self.acting(
        [.to(.crouch, 0.08), .to(.exult, 0.12, .outBack(2)), .hold(0.4), .to(.watch, 0.2)],
        hops: [0, 70, 34], each: 0.2)
    }
  }

  /// The reaction to a mistake, which ends in a sad pose.
  var minding: Timeline {
    switch avatar {
    case .mascot(.frog):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.3), .to(.sad, 0.24)], hops: [26], each: 0.2,
        squash: [-0.1, 0.2, 0.34, 0.12], calm: .sad)
    case .mascot(.toucan):
      Self.acting(
        [
          .to(.fright, 0.1), .hold(0.2), .to(.shakeLeft, 0.12), .to(.shakeRight, 0.14),
          .to(.sad, 0.24),
        ],
        lunge: [14, -14, 10, 0], calm: .sad)
    case .mascot(.monkey):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.2), .to(.rub, 0.2), .live(0.5), .to(.sad, 0.24)],
        lunge: [0, 16, 16, 0], calm: .sad)
    case .mascot(.owl):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.3), .to(.cower, 0.2), .hold(0.3), .to(.sad, 0.3)],
        squash: [-0.2, -0.16, 0.3, 0.1], calm: .sad)
    case .animal(.lion):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.3), .to(.sulk, 0.24), .hold(0.5), .to(.sad, 0.24)],
        lunge: [20, 0], calm: .sad)
    case .animal(.cobra):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.2), .to(.knot, 0.24), .hold(0.4), .to(.sad, 0.3)], calm: .sad)
    case .animal(.rabbit):
      Self.acting(
        [.to(.fright, 0.1), .hold(0.2), .to(.hide, 0.2), .live(0.6), .to(.sad, 0.24)],
        hops: [22], each: 0.16, calm: .sad)
    }
  }

  /// The change from the sad pose to standing, before a second try.
  var recovering: Timeline {
    Self.acting(
      [.to(.lookRound, 0.2), .hold(0.1), .to(.cheer, 0.2), .to(.watch, 0.24)], hops: [0, 24])
  }

  /// A timeline of the poses `keys` with hops to these heights, `duration` seconds each, lunges and
  /// squashes; in calm motion only the pose `calm`.
  static func acting(
    _ keys: [KeyPoses.Key], hops heights: [Double] = [], each duration: Double = 0.22,
    lunge: [Double] = [], squash: [Double] = [], calm: Pose.Name = .watch
  ) -> Timeline {
    sceneTimeline {
      FullMotion {
        Parallel {
          hops(heights, each: duration)
          path(ActivePlayer.lunge, lunge)
          path(ActivePlayer.squash, squash)
          KeyPoses("", from: .watch, keys)
        }
      } else: {
        KeyPoses("", .to(calm, 0.01))
      }
    }
  }

  static func hops(_ heights: [Double], each duration: Double) -> Series {
    Series {
      for height in heights {
        Tween(ActivePlayer.hop, to: height, duration: duration / 2, easing: .outQuad)
        Tween(ActivePlayer.hop, to: 0, duration: duration / 2, easing: .inQuad)
      }
    }
  }

  /// The first of `values` is reached at once, as a blow is; then the channel swings back to rest.
  private static func path(_ channel: Channel<Double>, _ values: [Double]) -> Series {
    Series {
      for (index, value) in (values + [0]).enumerated() where !values.isEmpty {
        Tween(channel, to: value, duration: index == 0 ? 0.05 : 0.11, easing: .outQuad)
      }
    }
  }

  static func timelines(of avatar: Avatar) -> [NamedTimeline] {
    let (gestures, name) = (
      DrumGestures(of: avatar), avatar.mascot?.rawValue ?? avatar.animal.rawValue
    )
    return NamedTimeline.both("player.striking.\(name)", gestures.striking(.leaf))
      + NamedTimeline.both("player.listening.\(name)", gestures.listening(.leaf))
      + NamedTimeline.both("player.rejoicing.\(name)", gestures.rejoicing)
      + NamedTimeline.both("player.minding.\(name)", gestures.minding)
  }
}
