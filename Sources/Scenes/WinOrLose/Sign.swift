internal import Animation
internal import Rules
internal import Stage
internal import Widgets

/// The sign with the task: the jungle's lion and the player's animal on a podium, one with a crown
/// and the other with a flower.
struct Sign {
  let aim: Drill.Aim
  let champion: Animal

  /// Draws it, narrowed to `width` of its size as it turns over.
  func draw(
    at center: Point, scale: Double, width: Double = 1, opacity: Double = 1,
    into picture: inout Picture
  ) {
    let isWin = aim == .win
    func add(_ asset: ImageAsset, _ offset: Point, _ size: Double, named name: String) {
      picture.draw(
        .image(asset, at: center + Point(x: offset.x * width, y: offset.y) * scale)
          .scaled(size * width * scale, size * scale).opacity(opacity).named(name))
    }
    add(isWin ? WinOrLoseAssets.signWin : WinOrLoseAssets.signLose, .zero, 1, named: "sign")
    let head = isWin ? Point(x: 56, y: -40) : Point(x: 56, y: -22)
    add(WidgetAssets.head(champion), head, isWin ? 0.74 : 0.58, named: "sign.champion")
    if isWin { add(SharedAssets.iconCrown, head - Point(x: 0, y: 46), 0.86, named: "sign.crown") }
  }
}
