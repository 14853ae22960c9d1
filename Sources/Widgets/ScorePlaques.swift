internal import Animation
internal import Phrases
public import Stage

/// The two scores of the jungle, on plaques left and right of the river, above those who come out
/// of the brook.
public enum ScorePlaques {
  /// The player's plaque, in design space.
  public static let player = Rect(center: Point(x: 1112, y: 218), size: Plaque.size)
  /// The jungle's plaque, in design space.
  public static let jungle = Rect(center: Point(x: 168, y: 218), size: Plaque.size)

  /// Their panes in a tall window, above the river.
  public static let tall = [(jungle, 412.0), (player, 868)].map {
    Pane($0.insetBy(-4), $1, Arrangement.topRow + 136)
  }

  /// Draws both plaques; a `swell` enlarges its number, from 0 at rest to 1.
  public static func draw(
    player: Int, jungle: Int, playerSwell: Double = 0, jungleSwell: Double = 0, _ view: View,
    into picture: inout Picture
  ) {
    Plaque.draw(
      view.language(.common(.theJungle)), String(jungle), in: Self.jungle, swell: jungleSwell,
      into: &picture)
    Plaque.draw(
      view.language(.common(.you)), String(player), in: Self.player, swell: playerSwell,
      into: &picture)
  }
}
