internal import Animation
public import Stage

/// Leaves that close over the screen from both sides and open again.
public enum Leaves {
  /// Draws leaves in rows over `frame`; `cover` is 0 open … 1 closed.
  public static func draw(cover: Double, over frame: Rect, into picture: inout Picture) {
    guard cover < 1 else { return picture.draw(.flood(.deepLeaf)) }
    // They close in three slightly delayed groups.
    for index in bands.indices {
      let delay = Double(index % 3) * 0.1
      let reach = max(0, min(1, (cover - delay) / (1 - 0.2)))
      let height = frame.height / Double(bands.count) * 1.9
      let y = frame.y + frame.height * (Double(index) + 0.5) / Double(bands.count)
      let isLeft = index.isMultiple(of: 2)
      let x = isLeft ? -900 + 2_300 * reach : 2_180 - 2_300 * reach
      drawLeaf(tip: Point(x: x, y: y), height, pointsRight: isLeft, bands[index], into: &picture)
    }
  }

  /// A long leaf that begins far outside the window: two halves, a rib and a pointed end.
  private static func drawLeaf(
    tip: Point, _ height: Double, pointsRight: Bool, _ tint: Color, into picture: inout Picture
  ) {
    let way = pointsRight ? 1.0 : -1.0
    let end = WidgetAssets.leafTip.size.width * height / WidgetAssets.leafTip.size.height
    let middle = tip.x - way * (end - 1 + length / 2)
    func strip(_ from: Double, _ to: Double, _ tint: Color) -> DrawCommand {
      .rounded(
        Rect(
          x: middle - length / 2, y: tip.y + from * height, width: length,
          height: (to - from) * height), radius: 0, tint: tint)
    }
    picture.draw(strip(-0.5, 0.5, .ink))
    picture.draw(strip(-0.47, 0, tint))
    picture.draw(strip(0, 0.47, tint.mixed(with: .night, 0.2)))
    picture.draw(
      .image(WidgetAssets.leafTip, at: tip, anchor: pointsRight ? .right : .left)
        .scaled(height / WidgetAssets.leafTip.size.height).flipped(!pointsRight).tinted(tint))
    for vein in 0..<veins {
      let root = tip.x - way * (end * 0.95 + apart * Double(vein))
      for side in [-1.0, 1] {
        picture.draw(
          .rounded(
            Rect(
              center: Point(x: root + way * 0.24 * height, y: tip.y + side * 0.2 * height),
              size: Size(0.62 * height, 7)), radius: 3,
            tint: (side < 0 ? tint : tint.mixed(with: .night, 0.2)).mixed(with: .cream, 0.14)
          ).turned(way * side * 40))
      }
    }
    // The rib continues into the pointed end.
    let rib = strip(-0.02, 0.02, tint.mixed(with: .cream, 0.3)).moved(way * end * 0.72, 0)
    picture.draw(rib)
  }

  /// The side veins of a leaf, as many as reach across any window, and their distance.
  private static let veins = 12
  private static let apart = 120.0

  /// A leaf's length in design pixels, beyond the edge of any window.
  private static let length = 3_000.0

  /// The leaves' colours, from the top down; they repeat.
  public static let bands: [Color] = [
    .deepLeaf, .leaf, .freshLeaf, .leaf, .deepLeaf, .leaf, .freshLeaf,
  ]
}
