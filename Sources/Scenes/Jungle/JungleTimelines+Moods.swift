internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The animals' moods at home after a round, while the next one may begin.
extension JungleTimelines {
  /// How fast everybody calms down after a round.
  static let calming = 1.25

  /// A timeline of what follows a round.
  static func afterwards(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
    sceneTimeline { Series(rate: calming, steps) }
  }

  /// The mood of the animal that played.
  static func mood(_ outcome: Outcome, of hero: Animal) -> Timeline {
    afterwards {
      Parallel {
        switch outcome {
        case .win: feast(hero)
        case .loss:
          sorrow(hero)
          nudged(hero)
          if hero != .cobra { healing(.waiting, in: 1.7) }
        case .tie:
          laughing(hero)
          if hero == .lion { healing(.waiting, in: 1.2) }
        }
      }
    }
  }

  /// When it shakes off its topper, in seconds; after a tie it laughs at the other's first.
  static func shaking(after outcome: Outcome) -> Double {
    (outcome == .tie ? 1.5 : 0.1) / calming
  }

  /// It laughs at the other's topper, then notices its own. A knot bounces until it bursts open.
  private static func laughing(_ hero: Animal) -> Parallel {
    let name = Actor.waiting.rawValue
    // A rabbit sits with its back to it.
    let (turned, pointing): (Pose.Name, Pose.Name) =
      hero.looksRight ? (.turn, .lookRound) : (.watch, .lionPoint)
    let last: [KeyPoses.Key] = [
      .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
      .to(.shrug, 0.14, .outBack(2)), .live(0.16), .to(.stand, 0.2),
    ]
    return Parallel {
      if hero == .cobra {
        Series(delay: 0.04) {
          for (height, seconds) in [(44.0, 0.22), (70, 0.26), (104, 0.32)] {
            arc(.waiting, height: height, duration: seconds)
          }
        }
        KeyPoses(
          name, from: .knot,
          [
            .to(.knot, 0.1), .to(.peep, 0.1), .to(.knot, 0.12), .to(.peep, 0.08),
            .to(.caught, 0.08, .outBack(2)), .to(.tight, 0.08, .outBack(2)), .to(.caught, 0.06),
            .to(.tight, 0.08, .outBack(3)), .hold(0.06),
            // Squashed as it lands, and out of it turn by turn.
            .to(.cobraPent, 0.1), .hold(0.04), .to(.windThrice, 0.09, .outBack(3)),
            .to(.windTwice, 0.12), .to(.windOnce, 0.12), .to(.exult, 0.1, .outBack(3)),
            .hold(0.04), .to(.crossEyed, 0.09), .live(0.16),
          ] + last.dropLast() + answer)
      } else {
        Series(delay: 0.39) { for _ in 0..<2 { arc(.waiting, height: 26, duration: 0.2) } }
        KeyPoses(
          name, from: .stand,
          [
            .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(turned, 0.08, .outBack(2)),
            .hold(0.02), .to(pointing, 0.08, .outBack(2)), .hold(0.06), .to(.cheer, 0.1),
            .to(.danceLeft, 0.12), .to(.danceRight, 0.14), .to(.danceLeft, 0.12),
            .to(.cheer, 0.1), .to(.danceRight, 0.13), .hold(0.06),
            .to(hero == .lion ? .lionFeel : .crossEyed, 0.1, .outBack(2)), .live(0.24),
          ]
            // A rabbit wrings its ears dry.
            + (hero == .rabbit
              ? last.prefix(3) + [.to(.rabbitWring, 0.14, .outBack(2)), .live(0.2)] + last.suffix(1)
              : last))
      }
    }
  }

  /// Two eyes that come up once more get a last laugh.
  private static let answer: [KeyPoses.Key] = [
    .to(.watch, 0.12), .hold(0.12), .to(.cheer, 0.1, .outBack(2)), .to(.crouch, 0.08),
    .to(.cheer, 0.1), .to(.turn, 0.08), .to(.stand, 0.16),
  ]

  /// A cobra can only wait until the friends who have come over pull its knot open.
  private static func untiedByFriends(after seconds: Double) -> [KeyPoses.Key] {
    [
      .to(.peep, 0.08), .to(.knot, 0.08), .to(.peep, 0.08),
      // In vain.
      .to(.cobraPent, (seconds - 0.48) / 2), .to(.peep, (seconds - 0.48) / 2), .to(.knot, 0.1),
      .to(.caught, 0.14, .outBack(2)),
    ] + untying
  }

  /// The lion shakes its mane over everybody and has to yawn, the cobra tells its bite again, looks
  /// down its nose, and wrings itself dry, the rabbit dances and boxes. Each looks at the player then.
  private static func feast(_ hero: Animal) -> Parallel {
    let name = Actor.waiting.rawValue
    return Parallel {
      switch hero {
      case .lion:
        KeyPoses(
          name, from: .proud, .to(.crouch, 0.08, .outQuad), .to(.shakeLeft, 0.08),
          .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
          .to(.shakeLeft, 0.1), .to(.land, 0.08), .to(.exult, 0.14, .outBack(2)),
          .live(0.16), .to(.land, 0.1, .inQuad), .to(.yawn, 0.14, .outBack(2)), .live(0.26),
          .to(.lick, 0.1), .to(.turn, 0.1), .live(0.12), .to(.stand, 0.14))
        Series(delay: 0.66) { arc(.waiting, height: 44, duration: 0.36) }
      case .cobra:
        KeyPoses(
          name, from: .proud, .to(.lick, 0.1), .to(.danceRight, 0.1), .to(.rear, 0.14, .outBack(2)),
          .hold(0.06), .to(.strike, 0.07, .inQuad), .live(0.14), .to(.danceLeft, 0.14),
          .to(.crouch, 0.1), .to(.triumph, 0.16, .outBack(2.5)), .live(0.12),
          .to(.cobraHaughty, 0.14, .outBack(2)), .live(0.18), .to(.windTwice, 0.12, .outBack(2)),
          .hold(0.08), .to(.windOnce, 0.12), .to(.turn, 0.1), .live(0.12), .to(.stand, 0.14))
      case .rabbit:
        KeyPoses(
          name, from: .proud, .to(.crouch, 0.09, .outQuad), .to(.danceLeft, 0.09, .outQuad),
          .hold(0.1), .to(.land, 0.07), .to(.crouch, 0.05), .to(.danceRight, 0.09, .outQuad),
          .hold(0.12), .to(.land, 0.07), .to(.dustLeft, 0.08), .to(.dustRight, 0.08),
          .to(.dustLeft, 0.08), .to(.exult, 0.12, .outBack(2)), .live(0.12), .to(.jeer, 0.08),
          .to(.claim, 0.07, .inQuad), .to(.jeer, 0.07), .to(.claim, 0.07, .inQuad), .hold(0.04),
          .to(.watch, 0.12), .to(.turn, 0.08), .live(0.1), .to(.stand, 0.16))
        Series(delay: 0.09) {
          arc(.waiting, height: 78, duration: 0.26)
          Hold(0.05)
          arc(.waiting, height: 96, duration: 0.28)
        }
      }
    }
  }

  /// The lion holds its nose, also before a cobra that means well, the cobra waits for help, the
  /// rabbit holds its head.
  private static func sorrow(_ hero: Animal) -> KeyPoses {
    let name = Actor.waiting.rawValue
    return switch hero {
    case .lion:
      KeyPoses(
        name, from: .sad, .to(.shakeLeft, 0.07), .to(.shakeRight, 0.09), .to(.shakeLeft, 0.09),
        .to(.rub, 0.12, .outBack(2)), .live(0.1), .to(.dread, 0.08, .outBack(3)), .hold(0.14),
        .to(.rub, 0.12), .hold(0.12), .to(.crossEyed, 0.12), .live(0.14), .to(.sulk, 0.14),
        .live(0.16), .to(.watch, 0.12), .to(.lick, 0.14), .to(.stand, 0.2))
    case .cobra:
      KeyPoses(
        name, from: .knot,
        untiedByFriends(after: 0.64) + [
          .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.rub, 0.14), .hold(0.1),
          .to(.watch, 0.12), .to(.lick, 0.1, .outBack(2)), .hold(0.12), .to(.cheer, 0.12),
          .to(.stand, 0.16),
        ])
    case .rabbit:
      KeyPoses(
        name, from: .sad, .to(.shakeLeft, 0.06), .to(.shakeRight, 0.07), .to(.shakeLeft, 0.07),
        .to(.rabbitWring, 0.12, .outBack(2)), .live(0.18), .to(.sulk, 0.1),
        .hold(0.06), .to(.shakeRight, 0.08), .to(.crossEyed, 0.12), .hold(0.04),
        .to(.watch, 0.1, .outBack(3)), .live(0.16), .to(.lookRound, 0.14), .hold(0.1),
        .to(.cheer, 0.12, .outBack(2)), .to(.danceLeft, 0.14), .to(.danceRight, 0.16),
        .to(.cheer, 0.12), .to(.stand, 0.2))
    }
  }
}
