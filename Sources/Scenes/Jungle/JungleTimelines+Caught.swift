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
          rabbit.rawValue, from: .pinned, .to(.slap, 0.05), .to(.pinned, 0.04), .to(.slap, 0.05),
          .to(low, 0.07, .outBack(2)),
          .to(high, 0.06, .outBack(2)), .to(low, 0.06))
        swelling(rabbit, after: 0.06)
      } else {
        Acting(
          rabbit.rawValue, from: .pinned, .to(.slap, 0.05), .to(.pinned, 0.05), .to(.slap, 0.05),
          .to(.turn, 0.04), .to(.fall, 0.05),
          .to(low, 0.06, .outBack(2)), .to(high, 0.05))
        Cut(facing(rabbit), to: duel.facing(duel.losingAnimal, -duel.forward), delay: 0.19)
        // It rolls over under water, from which only its head comes up.
        Lively {
          Tween(lift(rabbit), from: 0, to: -64, duration: 0.06, easing: .inQuad, delay: 0.11)
          Hold(0.04)
          Tween(lift(rabbit), to: 0, duration: 0.1, easing: .outBack(2))
        }
        // It holds it with one paw, and tickles it with the other.
        Acting(
          duel.winner.rawValue, from: .pin, .hold(0.2), .to(.tickle, 0.06), .to(.pin, 0.04),
          .to(.tickle, 0.04))
      }
    }
  }
}
