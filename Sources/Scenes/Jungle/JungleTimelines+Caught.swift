internal import Animation
internal import Figures

/// The rabbit in the lion's paws.
extension JungleTimelines {
  /// The player's lion has a bored one under it, the jungle's one that hangs by an ear first.
  static func caught(_ duel: Duel) -> Parallel {
    guard duel.isWin else { return Parallel { isFound(duel) } }
    let rabbit = duel.loser
    return Parallel {
      Acting(
        rabbit.rawValue, from: .rabbitSplat, .hold(0.05), .to(.pinned, 0.05, .outBack(3)),
        .to(.slap, 0.04), .to(duel.struggle.low, 0.06, .outBack(2)))
      Lively {
        Acting(
          duel.winner.rawValue, from: .lionPounce, .hold(0.05), .to(.pin, 0.1, .outBack(2.5)))
      }
      swelling(rabbit, after: 0.02)
    }
  }
}
