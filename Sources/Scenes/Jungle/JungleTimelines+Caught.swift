internal import Animation
internal import Figures

/// The timelines of the rabbit in the lion's paws.
extension JungleTimelines {
  /// The seconds for which the player's lion roars behind the rabbit that it has caught.
  private static let roaring = 0.12

  /// Lays the player's lion on a bored rabbit; the jungle's first holds its rabbit up by an ear.
  static func caught(_ duel: Duel) -> Parallel {
    guard duel.isWin else { return Parallel { isFound(duel) } }
    let rabbit = duel.loser
    return Parallel {
      KeyPoses(
        rabbit.rawValue, from: .rabbitPancake, .hold(0.13), .to(.pinned, 0.04, .outBack(3)),
        .live(roaring - 0.02), .to(duel.struggle.low, 0.05, .outBack(2)))
      FullMotion {
        Parallel {
          KeyPoses(
            duel.winner.rawValue, from: .lionOnTop, .hold(0.11), .to(.triumph, 0.05, .outBack(2)),
            .live(roaring - 0.05), .to(.lionLoaf, 0.08, .outBack(2)))
          Tween(
            lift(duel.winner), to: duel.winnerPlace.height, duration: 0.08, delay: 0.11 + roaring)
        }
      }
      // Once it has roared, the lion sits down on the rabbit like a cat on a cushion.
      Tween(
        position(duel.winner), to: duel.winnerPlace.place, duration: 0.08, delay: 0.11 + roaring)
      swelling(rabbit, after: 0.02)
    }
  }
}
