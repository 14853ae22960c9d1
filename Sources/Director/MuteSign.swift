internal import Animation
internal import Props
internal import Stage

/// A small sign in the lower right corner of every screen while the sound is off.
enum MuteSign {
  static let size = 56.0
  private static let center = Point(
    x: Design.size.width - 12 - size / 2, y: Design.size.height - 12 - size / 2)

  static func icon(at center: Point) -> DrawCommand {
    .image(PropAssets.iconMuted, at: center).named("muted")
  }

  static func draw(into picture: inout Picture) {
    picture.draw(.image(PropAssets.roundButtonPressed, at: center).scaled(size / 72))
    picture.draw(icon(at: center).scaled(size / 72))
  }
}
