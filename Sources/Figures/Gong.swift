public import Animation
public import Stage

/// A golden gong that counts points at the end of a game.
public enum Gong {
  /// Draws the gong; `swell` enlarges it, from 0 at rest to 1.
  public static func draw(
    _ number: Int, at center: Point, radius: Double, swell: Double = 0, into picture: inout Picture
  ) {
    let radius = radius * (1 + 0.1 * swell)
    for (share, tint) in [
      (1.0, Color.ink), (0.93, Color(0xC98A1E)), (0.82, .sun),
      (0.66, .sun.mixed(with: .cream, 0.45)),
    ] {
      let side = 2 * radius * share
      picture.draw(
        .roundedRect(
          Rect(center: center, size: Size(side, side)), radius: radius * share, tint: tint))
    }
    picture.draw(
      .text("\(number)", TextStyle(.display, bold: true, fit: 120), at: center, tint: .ink)
        .scaled(radius / 88).named("gong"))
  }
}
