public import Animation
public import Stage

/// The marks on winning and beaten hands, for players who cannot read.
///
/// The marks grow with `glory` for the winner and `harm` for the loser, both 0…1.
public enum OutcomeMarks {
  /// Draws leaves round the wrist of the jungle's hand, which tells two lions' hands apart.
  public static func drawLeaves(on hand: DrawCommand, into picture: inout Picture) {
    picture.draw(
      .image(WidgetAssets.wreath, at: hand.at).scaled(hand.scale.y * 0.86)
        .turned(hand.turn).opacity(hand.opacity).named("leaves"))
  }

  /// Draws rays of light behind the winner's hand.
  public static func drawRays(
    behind palm: Point, _ glory: Double, scale: Double = 0.9, into picture: inout Picture
  ) {
    picture.draw(.image(SharedAssets.rays, at: palm).scaled(scale).opacity(glory).named("rays"))
  }

  /// Draws the crown, which comes down on `place`; with calm motion it fades in there.
  public static func drawCrown(
    _ crown: ImageAsset = WidgetAssets.crown, on place: Point, _ glory: Double, reducesMotion: Bool,
    into picture: inout Picture
  ) {
    let above = reducesMotion ? 0 : 60 * (1 - glory)
    picture.draw(
      .image(crown, at: place - Point(x: 0, y: above)).scaled(0.84).opacity(glory).named("crown"))
  }

  /// Returns the middle of the crown at `index` in a row of `wanted` crowns about `middle`,
  /// `spacing` design pixels apart. With `fromRight` the row begins on the right.
  public static func crown(
    _ index: Int, of wanted: Int, apart spacing: Double, at middle: Point, fromRight: Bool = false
  ) -> Point {
    let x = spacing * (Double(index) - Double(wanted - 1) / 2)
    return middle + Point(x: fromRight ? -x : x, y: 0)
  }

  /// Draws a row of crowns, the first `won` of them golden and the others empty places on wood, or
  /// `onCream`. `swell` enlarges the newest, from 0 at rest to 1.
  public static func drawCrowns(
    _ won: Int, of wanted: Int, apart spacing: Double, at middle: Point, fromRight: Bool = false,
    swell: Double = 0, onCream: Bool = false, into picture: inout Picture
  ) {
    for index in 0..<wanted {
      let crown = DrawCommand.image(
        WidgetAssets.crown,
        at: Self.crown(index, of: wanted, apart: spacing, at: middle, fromRight: fromRight))
      let size = spacing / 105 * (index == won - 1 ? 1 + 0.5 * swell : 1)
      picture.draw(
        index < won
          ? crown.scaled(size).named("won")
          : crown.scaled(size).tinted(onCream ? .ink : .cream).opacity(onCream ? 0.18 : 0.26))
    }
  }

  /// Draws a heap of stars: each row has one more than the row above, and the upper rows may be
  /// incomplete.
  public static func drawStars(
    _ count: Int, at middle: Point, size: Double, into picture: inout Picture
  ) {
    let rows = (1...4).first { $0 * ($0 + 1) / 2 >= count } ?? 4
    for row in 0..<rows {
      let below = (rows * (rows + 1) - (row + 1) * (row + 2)) / 2
      let stars = (count - below).clamped(to: 0...(row + 1))
      for place in 0..<stars {
        let spot = Point(
          x: 28 * (Double(place) - Double(stars - 1) / 2),
          y: 20 * (Double(row) - Double(rows - 1) / 2))
        picture.draw(.image(SharedAssets.star, at: middle + spot * size).scaled(size))
      }
    }
  }

  /// Draws a plaster on the beaten hand.
  public static func drawHarm(
    at palm: Point, _ harm: Double, size: Double = 0.76, into picture: inout Picture
  ) {
    picture.draw(
      .image(SharedAssets.plaster, at: palm).scaled(size).opacity(harm).named("plaster"))
  }
}
