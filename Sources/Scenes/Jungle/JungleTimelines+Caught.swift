internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit in the lion's paws.
extension JungleTimelines {
  /// The player's lion has a bored one under it; of the one in the mane of the jungle's only the
  /// feet are seen, which kick.
  static func caught(_ duel: Duel) -> Parallel {
    let (rabbit, (low, high)) = (duel.loser, duel.struggle)
    return Parallel {
      if duel.isWin {
        Acting(
          rabbit.rawValue, from: .pinned, .to(.slap, 0.05), .to(.pinned, 0.04), .to(.slap, 0.04),
          .to(low, 0.07, .outBack(2)))
        swelling(rabbit, after: 0.02)
      } else {
        Acting(
          rabbit.rawValue, from: low,
          (0..<3).flatMap { _ in [Acting.Key.to(high, 0.06), .to(low, 0.06)] })
        // It squints up at what it has on its head, and is proud of it.
        Acting(
          duel.winner.rawValue, from: .gaze, .to(.crossEyed, 0.05, .outBack(2)), .hold(0.09),
          .to(.proud, 0.1, .outBack(2)))
      }
    }
  }
}
