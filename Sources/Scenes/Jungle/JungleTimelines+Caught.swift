internal import Animation
internal import Figures
internal import Rules
internal import Stage

/// The rabbit in the lion's paws.
extension JungleTimelines {
  /// The player's lion has a bored one under it; the jungle's throws it onto its back, where it
  /// kicks.
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
          rabbit.rawValue, from: .fall, .to(low, 0.08, .outBack(2)), .to(high, 0.06),
          .to(low, 0.06))
        // It holds it with one paw, and tickles it with the other.
        Acting(
          duel.winner.rawValue, from: .pin, .hold(0.08), .to(.tickle, 0.06), .to(.pin, 0.04),
          .to(.tickle, 0.04))
      }
    }
  }
}
