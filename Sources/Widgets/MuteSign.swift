public import Animation
public import Stage

/// A small sign in the lower right corner of every screen while the sound is muted.
public enum MuteSign {
  /// The sign's side in design pixels.
  public static let size = 56.0
  private static let center = Point(
    x: Design.size.width - 12 - size / 2, y: Design.size.height - 12 - size / 2)

  /// The hit area; a press turns the sound on.
  public static let frame = Rect(center: center, size: Size(size, size))

  /// The picture on the sign, unscaled.
  public static func icon(at center: Point) -> DrawCommand {
    .image(WidgetAssets.iconMuted, at: center).named("muted")
  }

  /// Draws the sign at its place.
  public static func draw(into picture: inout Picture) {
    picture.draw(.image(WidgetAssets.roundButtonPressed, at: center).scaled(size / 72))
    picture.draw(icon(at: center).scaled(size / 72))
  }
}
