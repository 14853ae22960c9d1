internal import Animation
public import Rules
public import Stage

extension AnimalAssets {
  /// The garland of a side, worn by its animals and its player where two play at one table.
  public static func garland(of side: Side) -> ImageAsset {
    ImageAsset("garland-\(side == .player ? "right" : "left")", 120, 52)
  }
}

/// The garlands at a table for two.
extension AnimalFigure {
  /// The picture of a part, the frame in which it was drawn, and the part's scale. At a table for
  /// two a garland replaces the crown of leaves.
  func look(of index: Int, _ rig: Rig) -> (asset: ImageAsset, frame: Rect, size: Double) {
    let part = rig.parts[index]
    guard part.role == .crown, isTeamed else { return (rig.asset(index, of: side), part.frame, 1) }
    let asset = AnimalAssets.garland(of: side)
    let size = part.frame.width / Rig.unitsPerPixel / asset.size.width
    let frame = Rect(
      center: part.frame.point(0.49, 0.44), size: asset.size * (size * Rig.unitsPerPixel))
    return (asset, frame, size)
  }

  /// The garland's height above the middle of a mascot's head, in design pixels at full size.
  private static let brow = 52.0

  /// Draws a side's garland on the mascot's head at `face`, which is turned by `tilt` degrees.
  func drawGarland(
    on face: Point, turned tilt: Double, size: Double, into picture: inout Picture
  ) {
    guard isTeamed else { return }
    let brow = Point(x: 0, y: -Self.brow * scale.y).turned(tilt)
    picture.draw(
      .image(AnimalAssets.garland(of: side), at: face + brow).scaled(size).turned(tilt)
        .named("garland.\(side)"))
  }
}
