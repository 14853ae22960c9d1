internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// After a victory or a tie nobody has to come over: each of the six ends with a joke of its own.
extension JungleTimelines {
  /// What an onlooker does on its own patch.
  static func revelling(_ outcome: Outcome, _ looker: Animal, with hero: Animal) -> Timeline {
    let keys =
      switch outcome {
      case .win: rejoicing(looker, with: hero)
      case .tie: laughing(looker, at: hero)
      case .loss: roaring
      }
    let length = keys.reduce(0) { $0 + $1.seconds }
    return afterwards {
      Parallel {
        Cut(facing(.waiting), to: looker == .cobra || outcome == .loss ? 1 : -1)
        KeyPoses(
          Actor.waiting.rawValue,
          from: outcome == .loss ? .sad : outcome == .win ? .exult : .watch,
          keys + [.to(.turn, 0.08), .to(.stand, 0.16)])
        for (start, height) in hops(outcome, looker, with: hero) {
          Series(delay: start) { arc(.waiting, height: height, duration: 0.24) }
        }
        if outcome == .loss { turningAway(after: 1.54, to: -1) }
        turningAway(after: length)
      }
    }
  }

  /// When and how high an onlooker hops.
  private static func hops(
    _ outcome: Outcome, _ looker: Animal, with hero: Animal
  ) -> [(Double, Double)] {
    switch (outcome, hero, looker) {
    case (.win, .lion, .rabbit): [(0.08, 40)]
    case (.win, .cobra, .lion): [(0.66, 60)]
    case (.win, .cobra, _): [(0.5, 70), (0.9, 40)]
    case (.win, .rabbit, .lion): [(0.08, 56)]
    case (.tie, .cobra, .lion): [(0.12, 20), (0.38, 26)]
    case (.tie, .cobra, _): [(0.08, 34), (0.34, 44), (0.66, 70)]
    case (.tie, .rabbit, _): looker == .lion ? [(0.6, 44)] : [(0.52, 24)]
    case (.tie, .lion, .rabbit): [(0.16, 40)]
    default: []
    }
  }

  /// The rabbit was caught: its lion roars at the reeds, then laughs at the cobra in the hat.
  private static let roaring: [KeyPoses.Key] = [
    .to(.watch, 0.12), .live(0.08), .to(.crouch, 0.14), .to(.wiggle, 0.16), .live(0.14),
    .to(.roar, 0.12, .outBack(3)), .hold(0.26), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
    .to(.proud, 0.16), .live(0.16), .to(.turn, 0.08), .to(.watch, 0.08), .live(0.14),
    .to(.cheer, 0.12, .outBack(2)), .to(.crouch, 0.12), .to(.cheer, 0.12, .outBack(2)),
    .to(.danceLeft, 0.16), .to(.cheer, 0.12), .hold(0.1),
  ]

  private static func rejoicing(_ looker: Animal, with hero: Animal) -> [KeyPoses.Key] {
    switch (hero, looker) {
    // They get wet when the lion shakes its mane.
    case (.lion, .cobra):
      [
        .to(.watch, 0.12), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .hold(0.06),
        .to(.dread, 0.1), .to(.cower, 0.08, .outBack(2)), .live(0.1), .to(.sulk, 0.12),
        .hold(0.12), .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
        .to(.shrug, 0.14, .outBack(2)), .live(0.14), .to(.cheer, 0.14),
      ]
    case (.lion, _):
      [
        .to(.crouch, 0.1), .to(.cheer, 0.12, .outBack(2)), .live(0.14),
        .to(.fright, 0.08, .outBack(3)), .hold(0.06), .to(.flop, 0.06, .outBack(2)), .live(0.28),
        .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
        .to(.crossEyed, 0.08, .outBack(2)), .live(0.16), .to(.danceRight, 0.12),
        .to(.cheer, 0.12), .to(.watch, 0.14),
      ]
    // The bite is told again, and the lion plays the lion, until it is done for.
    case (.cobra, .lion):
      [
        .to(.watch, 0.14), .live(0.14), .to(.roar, 0.1), .hold(0.04),
        .to(.bitten, 0.06, .outBack(2)), .hold(0.1), .to(.yelp, 0.1), .to(.fall, 0.08),
        .to(.topple, 0.12), .hold(0.1), .to(.kick, 0.07), .to(.topple, 0.08), .hold(0.06),
      ] + gettingUp + [.to(.cheer, 0.1), .live(0.16), .to(.rub, 0.12), .to(.cheer, 0.14)]
    case (.cobra, _):
      [
        .to(.danceLeft, 0.12), .to(.watch, 0.1), .live(0.2), .to(.crouch, 0.08),
        .to(.exult, 0.1, .outBack(2)), .live(0.2), .to(.danceLeft, 0.14), .to(.danceRight, 0.14),
        .to(.danceLeft, 0.14), .to(.cheer, 0.14),
      ]
    // A cobra ducks at each of the rabbit's leaps, which is as funny as the victory.
    case (.rabbit, .cobra):
      [
        .to(.dread, 0.1, .outBack(2)), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .hold(0.08),
        .to(.watch, 0.08), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .live(0.18),
        .to(.lookRound, 0.14), .hold(0.12), .to(.dread, 0.1), .hold(0.12),
        .to(.shrug, 0.14, .outBack(2)), .live(0.16), .to(.cheer, 0.12), .to(.danceLeft, 0.14),
        .to(.cheer, 0.12),
      ]
    // The lion shows how a tail is pulled, and what comes of it.
    case (.rabbit, _):
      [
        .to(.crouch, 0.08), .to(.danceLeft, 0.1, .outQuad), .hold(0.12), .to(.crouch, 0.08),
        .to(.tug, 0.1, .outBack(2)), .live(0.14), .to(.wiggle, 0.08),
        .to(.tug, 0.1, .outBack(2)), .live(0.14), .to(.fall, 0.08), .hold(0.04),
        .to(.laugh, 0.08, .outBack(2)), .to(.chuckle, 0.1), .to(.laugh, 0.1),
      ] + gettingUp + [.to(.triumph, 0.14, .outBack(2)), .live(0.24)]
    }
  }

  /// From its back onto its feet.
  static let gettingUp: [KeyPoses.Key] = [.to(.danceLeft, 0.18), .to(.land, 0.12)]

  /// Over, up again, and an eye wiped.
  private static let rolling: [KeyPoses.Key] =
    [.to(.fall, 0.08), .to(.laugh, 0.12), .to(.chuckle, 0.1), .to(.laugh, 0.1)] + gettingUp
    + [.to(.rub, 0.1), .live(0.16), .to(.cheer, 0.12)]

  private static func laughing(_ looker: Animal, at hero: Animal) -> [KeyPoses.Key] {
    switch (hero, looker) {
    // At every bounce of the knot both jump, and start when it bursts open: the one rolls with
    // laughter, the other hides.
    case (.cobra, _):
      [
        .to(.crouch, 0.08), .to(.watch, 0.14), .to(.crouch, 0.12), .to(.watch, 0.14),
        .to(.crouch, 0.12), .to(.fright, 0.1, .outBack(3)), .live(0.18),
      ]
        + (looker == .lion
          ? rolling
          : [
            .to(.hide, 0.08), .live(0.24), .to(.peer, 0.1, .outBack(2)), .live(0.2),
            .to(.cheer, 0.1), .to(.danceRight, 0.14), .to(.cheer, 0.12),
          ])
    // They see who is under the leaf, laugh, and look after it.
    case (.rabbit, _):
      [
        .to(.swayLeft, looker == .lion ? 0.18 : 0.1), .to(.swayRight, 0.12),
        .to(.crossEyed, 0.08, .outBack(2)), .hold(0.08), .to(.fright, 0.08, .outBack(3)),
        .hold(0.06), .to(.cheer, 0.1), .to(.crouch, 0.08), .to(.cheer, 0.1),
        .to(.danceRight, 0.12), .to(.swayRight, 0.12), .to(.swayLeft, 0.26), .hold(0.06),
        .to(.cheer, 0.1), .to(.danceLeft, 0.14), .to(.danceRight, 0.16), .to(.cheer, 0.12),
      ]
    case (.lion, .rabbit):
      [.to(.cheer, 0.1), .live(0.2)] + rolling
        + [.to(.watch, 0.1), .hold(0.12), .to(.crossEyed, 0.08, .outBack(2)), .live(0.2)]
    case (.lion, _):
      [
        .to(.swayLeft, 0.14), .to(.swayRight, 0.16), .to(.crossEyed, 0.12), .live(0.2),
        .to(.cheer, 0.1), .to(.danceLeft, 0.14), .to(.cheer, 0.1), .to(.danceRight, 0.14),
        .to(.cheer, 0.1), .live(0.2), .to(.swayRight, 0.2), .to(.watch, 0.14),
      ]
    }
  }
}

extension KeyPoses.Key {
  /// How long it takes.
  fileprivate var seconds: Double {
    switch self {
    case .to(_, let seconds, _), .hold(let seconds), .live(let seconds): seconds
    }
  }
}
