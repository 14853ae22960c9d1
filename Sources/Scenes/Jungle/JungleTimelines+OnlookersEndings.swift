internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The timelines of onlookers that stay on their own patches after a round: a joke for each outcome
/// and hero.
extension JungleTimelines {
  /// Returns what an onlooker does on its own patch after a round that the `hero` has played for
  /// the player.
  static func revelling(_ outcome: Outcome, _ onlooker: Animal, with hero: Animal) -> Timeline {
    let keys =
      switch outcome {
      case .win: rejoicing(onlooker, with: hero)
      case .tie: laughing(onlooker, at: hero)
      case .loss: roaring
      }
    let length = keys.reduce(0) { $0 + $1.seconds }
    return afterwards {
      Parallel {
        Cut(facing(.waiting), to: onlooker == .cobra || outcome == .loss ? 1 : -1)
        KeyPoses(
          Actor.waiting.rawValue,
          from: outcome == .loss ? .sad : outcome == .win ? .exult : .watch,
          keys + [.to(.turn, 0.08), .to(.stand, 0.16)])
        for (start, height) in hops(outcome, onlooker, with: hero) {
          Series(delay: start) { arc(.waiting, height: height, duration: 0.24) }
        }
        if outcome == .loss { turningAway(after: 1.54, to: -1) }
        turningAway(after: length)
      }
    }
  }

  /// Returns an onlooker's hops: the delay of each in seconds, and its height in design pixels.
  private static func hops(
    _ outcome: Outcome, _ onlooker: Animal, with hero: Animal
  ) -> [(Double, Double)] {
    switch (outcome, hero, onlooker) {
    case (.win, .lion, .rabbit): [(0.08, 40)]
    case (.win, .cobra, .lion): [(0.58, 60)]
    case (.win, .cobra, _): [(0.5, 70)]
    case (.tie, .cobra, .rabbit): [(0.66, 56)]
    case (.tie, .rabbit, .lion): [(0.6, 40)]
    default: []
    }
  }

  /// The poses of the looking lion after the player's rabbit was caught: it roars at the reeds,
  /// then laughs at the cobra that wears the rabbit's head prop.
  private static let roaring: [KeyPoses.Key] = [
    .to(.watch, 0.12), .live(0.08), .to(.crouch, 0.14), .to(.wiggle, 0.16), .live(0.14),
    .to(.roar, 0.12, .outBack(3)), .hold(0.26), .to(.shakeLeft, 0.1), .to(.shakeRight, 0.1),
    .to(.proud, 0.16), .live(0.16), .to(.turn, 0.08), .to(.watch, 0.08), .live(0.14),
    .to(.cheer, 0.12, .outBack(2)), .to(.crouch, 0.12), .to(.cheer, 0.12, .outBack(2)),
    .hold(0.1),
  ]

  private static func rejoicing(_ onlooker: Animal, with hero: Animal) -> [KeyPoses.Key] {
    switch (hero, onlooker) {
    // The onlookers get wet as the lion shakes its mane.
    case (.lion, .cobra):
      [
        .to(.watch, 0.12), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .hold(0.06),
        .to(.dread, 0.1), .to(.cower, 0.08, .outBack(2)), .live(0.1), .to(.sulk, 0.12),
        .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
      ]
    case (.lion, _):
      [
        .to(.crouch, 0.1), .to(.cheer, 0.12, .outBack(2)), .live(0.14),
        .to(.fright, 0.08, .outBack(3)), .hold(0.06), .to(.flop, 0.06, .outBack(2)), .live(0.28),
        .to(.shakeLeft, 0.07), .to(.shakeRight, 0.08), .to(.shakeLeft, 0.08),
        .to(.crossEyed, 0.08, .outBack(2)),
      ]
    // The cobra tells its bite again, and the looking lion plays the bitten one.
    case (.cobra, .lion):
      [
        .to(.watch, 0.14), .live(0.06), .to(.roar, 0.1), .hold(0.04),
        .to(.bitten, 0.06, .outBack(2)), .hold(0.1), .to(.yelp, 0.1), .to(.fall, 0.08),
        .to(.topple, 0.12), .hold(0.1), .to(.kick, 0.07), .to(.topple, 0.08), .hold(0.06),
      ] + gettingUp + [.to(.cheer, 0.1), .live(0.1)]
    case (.cobra, _):
      [
        .to(.watch, 0.12), .live(0.3), .to(.crouch, 0.1), .to(.exult, 0.1, .outBack(2)),
        .live(0.24), .to(.watch, 0.12),
      ]
    // The looking cobra ducks at the rabbit's leaps.
    case (.rabbit, .cobra):
      [
        .to(.dread, 0.1, .outBack(2)), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .hold(0.08),
        .to(.watch, 0.08), .hold(0.1), .to(.cower, 0.08, .outBack(2)), .live(0.18),
        .to(.lookRound, 0.14), .to(.dread, 0.1),
      ]
    // The looking lion shows how the tail was pulled, and falls over.
    case (.rabbit, _):
      [
        .to(.crouch, 0.08), .to(.tug, 0.1, .outBack(2)), .live(0.14), .to(.wiggle, 0.08),
        .to(.tug, 0.1, .outBack(2)), .live(0.06), .to(.fall, 0.08), .hold(0.04),
        .to(.laugh, 0.08, .outBack(2)), .to(.chuckle, 0.1), .to(.laugh, 0.1),
      ] + gettingUp
    }
  }

  /// The poses of an animal that gets from its back onto its feet.
  static let gettingUp: [KeyPoses.Key] = [.to(.danceLeft, 0.18), .to(.land, 0.12)]

  /// The poses of an onlooker that falls over laughing, and gets up.
  private static let rolling: [KeyPoses.Key] =
    [.to(.fall, 0.08), .to(.laugh, 0.12), .to(.chuckle, 0.1), .to(.laugh, 0.1)] + gettingUp

  private static func laughing(_ onlooker: Animal, at hero: Animal) -> [KeyPoses.Key] {
    switch (hero, onlooker) {
    // The lion's head goes up and down with the cobra's knot, and it rolls with laughter as that
    // bursts open; the rabbit cannot look.
    case (.cobra, .lion):
      [
        .to(.crouch, 0.08), .to(.watch, 0.14), .to(.crouch, 0.12), .to(.watch, 0.14),
        .to(.crouch, 0.12), .to(.fright, 0.1, .outBack(3)), .live(0.18),
      ] + rolling
    case (.cobra, _):
      [
        .hold(0.3), .to(.dread, 0.1), .hold(0.26), .to(.fright, 0.06, .outBack(3)), .hold(0.1),
        .to(.hide, 0.08), .live(0.3), .to(.peer, 0.1, .outBack(2)), .live(0.1),
      ]
    // The onlookers see the frog under the rabbit's leaf; the lion laughs, the cobra has known it.
    case (.rabbit, .lion):
      [
        .to(.swayLeft, 0.18), .to(.swayRight, 0.12), .to(.crossEyed, 0.08, .outBack(2)),
        .hold(0.08), .to(.fright, 0.08, .outBack(3)), .hold(0.06), .to(.cheer, 0.1), .live(0.24),
        .to(.swayRight, 0.12), .live(0.14),
      ]
    case (.rabbit, _):
      [
        .to(.swayLeft, 0.1), .to(.swayRight, 0.2), .hold(0.3), .to(.plot, 0.1), .live(0.4),
        .to(.cheer, 0.12),
      ]
    case (.lion, .rabbit):
      [.to(.cheer, 0.1), .live(0.2)] + rolling + [.to(.watch, 0.1)]
    case (.lion, _):
      [
        .to(.swayLeft, 0.14), .to(.swayRight, 0.16), .hold(0.3), .to(.crossEyed, 0.12), .live(0.3),
        .to(.cheer, 0.12, .outBack(2)), .live(0.1),
      ]
    }
  }
}

extension KeyPoses.Key {
  /// The duration of the key, in seconds.
  fileprivate var seconds: Double {
    switch self {
    case .to(_, let seconds, _), .hold(let seconds), .live(let seconds): seconds
    }
  }
}
