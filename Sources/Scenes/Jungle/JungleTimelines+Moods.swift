internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The animals' moods at home after a round, while the next one may begin.
extension JungleTimelines {
  /// The mood of the animal that played.
  static func mood(_ outcome: Outcome, of hero: Animal) -> Timeline {
    staged {
      Parallel {
        switch outcome {
        case .win: feast(hero)
        case .loss:
          sorrow(hero)
          if hero != .cobra { healing(.bank, in: 1.7) }
        case .tie:
          laughing(hero)
          if hero == .lion { healing(.bank, in: 1.2) }
        }
        nudged(hero, after: outcome)
      }
    }
  }

  /// When it shakes off its topper, in seconds; after a tie it laughs at the other's first.
  static func shaking(after outcome: Outcome) -> Double { outcome == .tie ? 1.5 : 0.1 }

  /// It laughs at the other's topper, then notices its own.
  private static func laughing(_ hero: Animal) -> Parallel {
    // A rabbit sits with its back to it.
    let (turned, pointing): (Pose.Name, Pose.Name) =
      hero.looksRight ? (.turn, .lookRound) : (.watch, .pat)
    let first: [Acting.Key] =
      hero == .cobra
      ? untiedByFriends(after: 0.84) + [.to(.crossEyed, 0.04)]
      : [
        .to(turned, 0.12, .outBack(2)), .hold(0.16), .to(pointing, 0.12, .outBack(2)), .hold(0.12),
        .to(.cheer, 0.1), .to(.danceLeft, 0.12), .to(.danceRight, 0.14), .to(.danceLeft, 0.12),
        .to(.cheer, 0.1), .hold(0.06), .to(.crossEyed, 0.1, .outBack(2)), .hold(0.24),
      ]
    return Parallel {
      if hero != .cobra {
        Series(delay: 0.52) { for _ in 0..<2 { arc(.bank, height: 26, duration: 0.2) } }
      }
      Acting(
        Actor.bank.rawValue, from: hero == .cobra ? .knot : .stand,
        first + [
          .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
          .to(.shrug, 0.14, .outBack(2)), .hold(0.16), .to(.cheer, 0.14), .to(.lookRound, 0.2),
          .to(.stand, 0.22),
        ])
    }
  }

  /// A cobra can only wait until the friends who have come over pull its knot open.
  private static func untiedByFriends(after seconds: Double) -> [Acting.Key] {
    [
      .to(.peep, 0.12), .to(.knot, 0.1), .to(.peep, 0.12), .hold(seconds - 0.58), .to(.knot, 0.1),
      .to(.caught, 0.14, .outBack(2)),
    ] + untying
  }

  /// The lion rears up and roars, the cobra dances, the rabbit turns in the air and dusts its paws.
  private static func feast(_ hero: Animal) -> Parallel {
    let name = Actor.bank.rawValue
    return Parallel {
      switch hero {
      case .lion:
        Acting(
          name, from: .proud, .to(.crouch, 0.12, .outQuad), .to(.exult, 0.14, .outBack(2)),
          .hold(0.14), .to(.land, 0.1, .inQuad), .to(.shakeLeft, 0.09), .to(.shakeRight, 0.1),
          .to(.shakeLeft, 0.1), .to(.crouch, 0.08), .to(.triumph, 0.12, .outBack(2)), .hold(0.36),
          .to(.proud, 0.14), .hold(0.14), .to(.stand, 0.16))
        Series(delay: 0.12) { arc(.bank, height: 44, duration: 0.36) }
      case .cobra:
        Acting(
          name, from: .proud, .to(.danceLeft, 0.14), .to(.danceRight, 0.18), .to(.danceLeft, 0.18),
          .to(.danceRight, 0.16), .to(.crouch, 0.1), .to(.triumph, 0.16, .outBack(2.5)),
          .hold(0.26), .to(.lick, 0.12), .hold(0.12), .to(.proud, 0.12), .hold(0.1),
          .to(.stand, 0.16))
      case .rabbit:
        Acting(
          name, from: .proud, .to(.crouch, 0.09, .outQuad), .to(.danceLeft, 0.09, .outQuad),
          .hold(0.1), .to(.land, 0.07), .to(.crouch, 0.05), .to(.danceRight, 0.09, .outQuad),
          .hold(0.12), .to(.land, 0.07), .to(.dustLeft, 0.08), .to(.dustRight, 0.08),
          .to(.dustLeft, 0.08), .to(.exult, 0.12, .outBack(2)), .hold(0.3), .to(.stand, 0.16))
        Series(delay: 0.09) {
          arc(.bank, height: 78, duration: 0.26)
          Hold(0.05)
          arc(.bank, height: 96, duration: 0.28)
        }
      }
    }
  }

  /// The lion holds its nose, the cobra waits for help, the rabbit holds its head.
  private static func sorrow(_ hero: Animal) -> Acting {
    let name = Actor.bank.rawValue
    return switch hero {
    case .lion:
      Acting(
        name, from: .sad, .to(.shakeLeft, 0.07), .to(.shakeRight, 0.09), .to(.shakeLeft, 0.09),
        .to(.rub, 0.14, .outBack(2)), .hold(0.14), .to(.sad, 0.12), .hold(0.1),
        .to(.rub, 0.12), .hold(0.12), .to(.crossEyed, 0.12), .hold(0.14), .to(.sulk, 0.14),
        .hold(0.16), .to(.watch, 0.12), .to(.lick, 0.14), .hold(0.06),
        .to(.swayRight, 0.16), .to(.stand, 0.24))
    case .cobra:
      Acting(
        name, from: .knot,
        untiedByFriends(after: 0.84) + [
          .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1), .to(.rub, 0.14), .hold(0.1),
          .to(.sulk, 0.12), .hold(0.1), .to(.watch, 0.14), .to(.swayLeft, 0.16),
          .to(.swayRight, 0.18), .to(.stand, 0.22),
        ])
    case .rabbit:
      Acting(
        name, from: .sad, .to(.shakeLeft, 0.06), .to(.shakeRight, 0.07), .to(.shakeLeft, 0.07),
        .to(.rub, 0.12, .outBack(2)), .hold(0.16), .to(.dizzy, 0.12), .hold(0.12), .to(.rub, 0.12),
        .hold(0.14), .to(.roar, 0.08), .to(.sulk, 0.06), .to(.roar, 0.08), .to(.sulk, 0.08),
        .hold(0.2), .to(.watch, 0.1, .outBack(2)), .to(.shakeLeft, 0.08),
        .to(.shakeRight, 0.09), .to(.watch, 0.12), .to(.lookRound, 0.16), .to(.stand, 0.22))
    }
  }
}
