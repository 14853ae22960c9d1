internal import Animation
internal import Figures
internal import Rules
internal import Stage
internal import Widgets

extension DrillOptions.Scale {
  /// Returns what an answer brings, or takes.
  func points(of answer: Drill.Answer) -> Int { answer.isRight ? rawValue : -rawValue }
}

/// The score: points of 0 or more on a gong, a negative score on a cloud.
enum Score {
  /// Draws the star of a right answer, or the sleeping one of a wrong one, and what it is worth.
  static func drawWorth(
    _ points: Int, at center: Point, size: Double, ink: Color = .earth, into picture: inout Picture
  ) {
    let star = points < 0 ? SharedAssets.sleepingStar : SharedAssets.star
    let aside = Point(x: 44 * size, y: 0)
    picture.draw(.image(star, at: center - aside).scaled((points < 0 ? 1.1 : 1.3) * size))
    picture.draw(.image(SharedAssets.next, at: center).scaled(0.5 * size).tinted(ink))
    draw(points, at: center + aside, radius: 23 * size, into: &picture)
  }

  /// The discs of the cloud: their middles and radii, as shares of its radius.
  private static let cloud = [
    (-0.62, 0.24, 0.5), (0.62, 0.24, 0.5), (-0.26, -0.3, 0.54), (0.36, -0.2, 0.5), (0, 0.2, 0.7),
  ]

  /// Draws the score; the cloud of a negative one bears a sleeping star.
  static func draw(
    _ points: Int, at center: Point, radius: Double, into picture: inout Picture
  ) {
    guard points < 0 else { return Gong.draw(points, at: center, radius: radius, into: &picture) }
    for (edge, tint) in [(0.1, Color.ink), (0, Color(0xDCE9F2))] {
      for (x, y, share) in cloud {
        let side = 2 * radius * (share + edge - 0.04)
        picture.draw(
          .roundedRect(
            Rect(center: center + Point(x: x, y: y) * radius, size: Size(side, side)),
            radius: side / 2, tint: tint
          ).named("owed"))
      }
    }
    picture.draw(
      .image(SharedAssets.sleepingStar, at: center + Point(x: 0.7, y: -0.56) * radius)
        .scaled(radius / 46).turned(14).named("owed.star"))
    picture.draw(
      .text("\(points)", TextStyle(.display, bold: true, fit: 150), at: center, tint: .ink)
        .scaled(radius / 110).moved(0, 0.14 * radius).named("owed.points"))
  }
}
