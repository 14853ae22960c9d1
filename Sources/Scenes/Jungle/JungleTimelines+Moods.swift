internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of the animals' moods at home after a round, while the next one may begin.
extension JungleTimelines {
  /// The rate at which the timelines after a round are played: 1.25 of their seconds take one
  /// second.
  static let calming = 1.25

  /// Makes a timeline that follows a round, played at the rate `calming`.
  static func afterwards(@TimelineBuilder _ steps: () -> Steps) -> Timeline {
    sceneTimeline { Series(rate: calming, steps) }
  }

  /// Returns the mood of the player's animal that has played the round.
  static func mood(_ outcome: Outcome, of hero: Animal) -> Timeline {
    afterwards {
      Parallel {
        switch outcome {
        case .win: feast(hero)
        case .loss:
          sorrow(hero)
          nudged(hero)
          if hero != .cobra { healing(.waiting, in: 1.7) }
        case .tie: laughing(hero)
        }
      }
    }
  }

  /// Returns the second at which the player's animal shakes off its head prop; after a tie it
  /// laughs at the jungle's head prop first, or bursts out of its knot.
  static func shaking(_ hero: Animal, after outcome: Outcome) -> Double {
    (outcome == .tie ? hero == .cobra ? 1.5 : 0.92 : 0.1) / calming
  }

  /// Makes the player's animal laugh at the jungle's head prop, then notice its own; a knotted
  /// cobra bounces until its knot bursts open.
  private static func laughing(_ hero: Animal) -> Parallel {
    let name = Actor.waiting.rawValue
    // The rabbit has its back to the jungle's animal, and turns round.
    let (turned, pointing): (Pose.Name, Pose.Name) =
      hero.looksRight ? (.turn, .lookRound) : (.watch, .lionPoint)
    let shaken: [KeyPoses.Key] = [
      .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
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
          bouncing + shaken + [.to(.cheer, 0.1, .outBack(2)), .hold(0.14), .to(.stand, 0.12)])
      } else {
        Series(delay: 0.39) { for _ in 0..<2 { arc(.waiting, height: 26, duration: 0.2) } }
        KeyPoses(
          name, from: .stand,
          [
            .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(turned, 0.08, .outBack(2)),
            .hold(0.02), .to(pointing, 0.08, .outBack(2)), .hold(0.06), .to(.cheer, 0.1),
            .to(.danceLeft, 0.12), .to(.danceRight, 0.14),
            .to(hero == .lion ? .lionFeel : .crossEyed, 0.1, .outBack(2)), .live(0.14),
          ] + shaken
            // A rabbit wrings its ears dry.
            + (hero == .rabbit
              ? [.to(.rabbitWring, 0.14, .outBack(2)), .live(0.36), .to(.exult, 0.1, .outBack(3))]
              : [.to(.shrug, 0.14, .outBack(2)), .live(0.12)])
            + [.hold(0.06), .to(.stand, 0.14)])
      }
    }
  }

  /// The poses of a knot that bounces until it bursts open.
  private static let bouncing: [KeyPoses.Key] = [
    .to(.knot, 0.1), .to(.peep, 0.1), .to(.knot, 0.12), .to(.peep, 0.08),
    .to(.caught, 0.08, .outBack(2)), .to(.tight, 0.08, .outBack(2)), .to(.caught, 0.06),
    .to(.tight, 0.08, .outBack(3)), .hold(0.06),
    // The cobra is squashed as it lands, and unwinds turn by turn.
    .to(.cobraPent, 0.1), .hold(0.04), .to(.windThrice, 0.09, .outBack(3)),
    .to(.windTwice, 0.12), .to(.windOnce, 0.12), .to(.exult, 0.1, .outBack(3)),
    .hold(0.04), .to(.crossEyed, 0.09), .live(0.16),
  ]

  /// Returns the poses of a knotted cobra that waits for `seconds` until its visitors pull the knot
  /// open.
  private static func untiedByFriends(after seconds: Double) -> [KeyPoses.Key] {
    [
      .to(.peep, 0.08), .to(.knot, 0.08), .to(.peep, 0.08),
      // The cobra pushes against its knot in vain.
      .to(.cobraPent, (seconds - 0.48) / 2), .to(.peep, (seconds - 0.48) / 2), .to(.knot, 0.1),
      .to(.caught, 0.14, .outBack(2)),
    ] + untying
  }

  /// Makes the winner celebrate, each in its own time: the lion shakes its mane and yawns, the
  /// cobra tells its bite again and wrings itself dry, the rabbit dances; each looks at the player
  /// last.
  private static func feast(_ hero: Animal) -> Parallel {
    let name = Actor.waiting.rawValue
    return Parallel {
      switch hero {
      case .lion:
        KeyPoses(
          name, from: .proud, .to(.crouch, 0.08, .outQuad), .to(.shakeLeft, 0.08),
          .to(.shakeRight, 0.1), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.land, 0.06),
          .to(.exult, 0.14, .outBack(2)), .live(0.08), .to(.land, 0.08, .inQuad),
          .to(.yawn, 0.14, .outBack(2)), .live(0.18), .to(.turn, 0.1), .live(0.1),
          .to(.stand, 0.12))
        Series(delay: 0.52) { arc(.waiting, height: 44, duration: 0.3) }
      case .cobra:
        KeyPoses(
          name, from: .proud, .to(.lick, 0.1), .to(.danceRight, 0.1), .to(.rear, 0.14, .outBack(2)),
          .hold(0.06), .to(.strike, 0.07, .inQuad), .live(0.14), .to(.danceLeft, 0.14),
          .to(.windTwice, 0.12, .outBack(2)), .hold(0.08), .to(.windOnce, 0.1), .to(.crouch, 0.1),
          .to(.triumph, 0.16, .outBack(2.5)), .live(0.2), .to(.cobraHaughty, 0.14, .outBack(2)),
          .live(0.14), .to(.turn, 0.08), .live(0.08), .to(.stand, 0.12))
      case .rabbit:
        KeyPoses(
          name, from: .proud, .to(.crouch, 0.08, .outQuad), .to(.danceLeft, 0.09, .outQuad),
          .hold(0.1), .to(.land, 0.07), .to(.dustLeft, 0.08), .to(.dustRight, 0.08),
          .to(.dustLeft, 0.08), .to(.exult, 0.12, .outBack(2)), .live(0.1),
          .to(.crouch, 0.08), .to(.danceRight, 0.09, .outQuad), .hold(0.12), .to(.land, 0.07),
          .to(.jeer, 0.08), .to(.claim, 0.07, .inQuad), .to(.jeer, 0.07), .to(.turn, 0.08),
          .live(0.06), .to(.stand, 0.12))
        for (start, height, seconds) in [(0.08, 78.0, 0.26), (0.88, 96, 0.28)] {
          Series(delay: start) { arc(.waiting, height: height, duration: seconds) }
        }
      }
    }
  }

  /// Makes the player's beaten animal feel its defeat: the lion holds its nose, the knotted cobra
  /// waits for help, the rabbit wrings its ears.
  private static func sorrow(_ hero: Animal) -> KeyPoses {
    let name = Actor.waiting.rawValue
    return switch hero {
    case .lion:
      KeyPoses(
        name, from: .sad, .to(.shakeLeft, 0.07), .to(.shakeRight, 0.09), .to(.shakeLeft, 0.09),
        .to(.rub, 0.12, .outBack(2)), .live(0.1), .to(.dread, 0.08, .outBack(3)), .hold(0.14),
        .to(.rub, 0.12), .hold(0.12), .to(.crossEyed, 0.12), .live(0.14), .to(.sulk, 0.14),
        .live(0.16), .to(.watch, 0.12), .to(.lick, 0.14), .to(.cheer, 0.12, .outBack(2)),
        .live(0.2), .to(.stand, 0.2))
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
