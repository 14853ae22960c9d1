internal import Animation
public import Rules
public import Stage

/// A disc that shows a round's outcome: its winner's head, a crown for a won match, or two equal
/// hands.
public enum OutcomeSign {
  /// Draws the disc of `round` in a square `frame`; `winner` is the head of the round's winner, and
  /// `rim` a seat's colour.
  public static func draw(
    _ round: Round, isVictory: Bool = false, winner: ImageAsset?, rim: Color? = nil, in frame: Rect,
    into picture: inout Picture
  ) {
    Disc.draw(in: frame, (0, .ink), (5, rim ?? .clay), (12, .ink), (15, .earth), into: &picture)
    let name = "sign.\(round.outcome.rawValue)"
    if isVictory {
      picture.draw(
        .image(SharedAssets.iconCrown, at: frame.center).scaled(1.5).named("sign.crown"))
    } else if let winner {
      picture.draw(.image(winner, at: frame.center).scaled(1.2).named(name))
    } else {
      for (x, isFlipped) in [(0.31, false), (0.69, true)] {
        picture.draw(
          .image(HandAssets.picture(of: round.player), at: frame.point(x, 0.5)).scaled(0.24)
            .turned(isFlipped ? -90 : 90).flipped(isFlipped).named(name))
      }
    }
  }
}
