public import Animation
public import Stage

/// What tells a winning hand from a beaten one, for players who cannot read.
///
/// `glory` and `harm` grow from 0 to 1.
public enum OutcomeMarks {
  /// Draws the light behind the winner's hand.
  public static func drawRays(
    behind palm: Point, _ glory: Double, scale: Double = 0.9, into picture: inout Picture
  ) {
    picture.draw(.image(WidgetAssets.rays, at: palm).scaled(scale).opacity(glory).named("rays"))
  }

  /// Draws the crown, which comes down on `place`; with calm motion it fades in there.
  public static func drawCrown(
    on place: Point, _ glory: Double, isCalm: Bool, into picture: inout Picture
  ) {
    let above = isCalm ? 0 : 60 * (1 - glory)
    picture.draw(
      .image(WidgetAssets.crown, at: place - Point(x: 0, y: above)).scaled(0.84).opacity(glory)
        .named("crown"))
  }

  /// Draws plaster on the beaten hand, and but for calm motion the stars that it sees.
  public static func drawHarm(
    at palm: Point, _ harm: Double, isCalm: Bool, into picture: inout Picture
  ) {
    picture.draw(.image(WidgetAssets.plaster, at: palm).scaled(0.76).opacity(harm).named("plaster"))
    guard !isCalm else { return }
    for (x, y, size) in [(-62.0, -84.0, 0.9), (0, -112, 1.1), (58, -88, 0.8)] {
      picture.draw(
        .image(WidgetAssets.star, at: palm + Point(x: x, y: y)).scaled(size).opacity(harm))
    }
  }
}
