internal import Animation
internal import Figures
internal import Rules

/// Those ashore while the player's animal loses, from the hunt until it has sunk.
extension JungleTimelines {
  /// Each notices, leans in, hides its eyes, peeps, and looks at the other, at its own times.
  static func fearing(_ duel: Duel) -> Lively {
    let (first, second, blow) =
      switch duel.winningAnimal {
      case .lion: (lionCalls, cobraHides, 0.74)
      case .cobra: (cobraSways, rabbitPeeps, 0.72)
      case .rabbit: (lionHopes, rabbitCheers, 1.32)
      }
    return Lively {
      Parallel {
        Acting(Actor.firstOnlooker.rawValue, from: .watch, first)
        Acting(Actor.secondOnlooker.rawValue, from: .watch, second)
        if duel.winningAnimal != .cobra {
          Series(delay: blow) { arc(.firstOnlooker, height: 40, duration: 0.14) }
        }
      }
    }
  }

  /// The lion sees whose ears are in sight, and calls; it peeps from where it has thrown itself
  /// down.
  private static let lionCalls: [Acting.Key] = [
    .hold(0.26), .to(.peer, 0.1), .hold(0.1), .to(.yelp, 0.08, .outBack(3)), .hold(0.08),
    .to(.cower, 0.08), .hold(0.06), .to(.fright, 0.06, .outBack(2)), .hold(0.1), .to(.peer, 0.1),
    .hold(0.12), .to(.fright, 0.07, .outBack(2)), .hold(0.06),
    .to(.lookRound, 0.1), .hold(0.12), .to(.peer, 0.12), .hold(0.08), .to(.sad, 0.12),
  ]

  /// The cobra bends over to see, and then does not dare to look.
  private static let cobraHides: [Acting.Key] = [
    .hold(0.3), .to(.dread, 0.12), .hold(0.4), .to(.crossEyed, 0.08, .outBack(2)), .hold(0.08),
    .to(.crouch, 0.08, .outBack(2)),
    .hold(0.08), .to(.rub, 0.1), .hold(0.14), .to(.watch, 0.08, .outBack(3)), .hold(0.08),
    .to(.swayRight, 0.1), .to(.swayLeft, 0.12), .hold(0.1), .to(.sad, 0.1), .to(.rub, 0.12),
  ]

  /// It sways with the other's hood until it sees what that is for, and keeps low, below the bite.
  private static let cobraSways: [Acting.Key] = [
    .hold(0.2), .to(.swayLeft, 0.12), .hold(0.16), .to(.crossEyed, 0.08),
    .to(.cower, 0.08, .outBack(2)), .hold(0.08),
    .to(.dread, 0.1), .hold(0.06), .to(.sulk, 0.08), .hold(0.12), .to(.dread, 0.08, .outBack(3)),
    .hold(0.06), .to(.cower, 0.07, .outBack(2)), .hold(0.08), .to(.rub, 0.1), .hold(0.12),
    .to(.lookRound, 0.1), .hold(0.08), .to(.swayLeft, 0.12), .hold(0.08), .to(.sad, 0.12),
  ]

  /// It covers its eyes, looks all the same, falls back on its tail, and covers them again.
  private static let rabbitPeeps: [Acting.Key] = [
    .hold(0.3), .to(.peer, 0.12), .hold(0.12), .to(.fright, 0.08, .outBack(2)),
    .hold(0.1), .to(.hide, 0.08), .hold(0.12), .to(.watch, 0.08, .outBack(3)), .hold(0.08),
    .to(.fall, 0.08), .hold(0.06), .to(.land, 0.06), .to(.cower, 0.08), .hold(0.1),
    .to(.lookRound, 0.1), .hold(0.1), .to(.hide, 0.08), .hold(0.1), .to(.peer, 0.1), .to(.rub, 0.1),
  ]

  /// The lion believes that the neck is long enough.
  private static let lionHopes: [Acting.Key] = [
    .hold(0.2), .to(.cheer, 0.12), .hold(0.3), .to(.peer, 0.12), .hold(0.12),
    .to(.yelp, 0.08, .outBack(3)), .hold(0.1),
    .to(.cower, 0.1), .hold(0.08), .to(.dread, 0.1), .hold(0.12), .to(.fright, 0.06, .outBack(2)),
    .hold(0.1), .to(.swayLeft, 0.1), .hold(0.08), .to(.lookRound, 0.1), .hold(0.08),
    .to(.sad, 0.12),
  ]

  private static let rabbitCheers: [Acting.Key] = [
    .hold(0.24), .to(.cheer, 0.12), .hold(0.18), .to(.peer, 0.1), .hold(0.12),
    .to(.fright, 0.08, .outBack(2)), .hold(0.12), .to(.hide, 0.08), .hold(0.14),
    .to(.watch, 0.08, .outBack(3)), .hold(0.04), .to(.fall, 0.08), .hold(0.04), .to(.cower, 0.08),
    .hold(0.1), .to(.lookRound, 0.1), .hold(0.08), .to(.hide, 0.08), .hold(0.1), .to(.rub, 0.1),
  ]
}
