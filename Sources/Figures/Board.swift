public import Animation
public import Rules
public import Stage

/// The jungle's playing board: the clearing, the river in its middle, the homes and the scores.
///
/// The opening shows it behind the title and the first door plays on it, so it is laid out once, here.
public enum Board {
  /// The blue region; its edge is the edge that counts.
  public static let region = Rect(x: 320, y: 130, width: 640, height: 300)

  private static let radius = 36.0
  private static let bank = 14.0

  /// The point between the feet of an animal at home.
  public static func home(of animal: Animal) -> Point {
    switch animal {
    case .lion: Point(x: 260, y: 654)
    case .cobra: Point(x: 640, y: 654)
    case .rabbit: Point(x: 1020, y: 654)
    }
  }

  /// The rectangle of an animal at home.
  public static func homeRect(of animal: Animal) -> Rect {
    AnimalFigure.rect(of: animal, feet: home(of: animal))
  }

  /// The clearing, the river and the patches; `glow` lights the river's edge, 0…1.
  public static func draw(glow: Double = 0, into picture: inout Picture) {
    picture.draw(.backdrop(BoardAssets.frame))
    for animal in Animal.allCases {
      let home = home(of: animal)
      picture.draw(.image(BoardAssets.patch, at: Point(x: home.x, y: home.y - 8)))
    }
    drawPlants(into: &picture)
    drawRiver(glow: glow, into: &picture)
    drawBlossoms(into: &picture)
  }

  /// What grows behind the river's lower corners.
  private static func drawPlants(into picture: inout Picture) {
    picture.draw(
      .image(BoardAssets.fern, at: Point(x: 314, y: 462), anchor: .bottom).scaled(0.8))
    picture.draw(
      .image(BoardAssets.fern, at: Point(x: 966, y: 462), anchor: .bottom).scaled(0.8).flipped())
  }

  /// Flowers on the bank's corners, clear of the water.
  private static func drawBlossoms(into picture: inout Picture) {
    picture.draw(.image(BoardAssets.starFlowers, at: Point(x: 312, y: 440)).scaled(0.6))
    picture.draw(.image(BoardAssets.hibiscus, at: Point(x: 968, y: 440)).scaled(0.6))
  }

  /// The river is drawn by code: bank, shallow edge, water, and three ripples.
  private static func drawRiver(glow: Double, into picture: inout Picture) {
    let shallow = Color.river.mixed(with: .cream, 0.35 + 0.45 * glow)
    picture.draw(.rounded(region.insetBy(-bank - 4), radius: radius + bank + 4, tint: .ink))
    picture.draw(.rounded(region.insetBy(-bank), radius: radius + bank, tint: Color(0xC9A063)))
    picture.draw(
      .rounded(region.insetBy(-bank / 2), radius: radius + bank / 2, tint: Color(0xA97B45)))
    picture.draw(.rounded(region, radius: radius, tint: shallow))
    picture.draw(.rounded(region.insetBy(5 + 3 * glow), radius: radius - 6, tint: .river))
    for (x, y, width) in ripples {
      picture.draw(
        .rounded(
          Rect(x: region.minX + x, y: region.minY + y, width: width, height: 5), radius: 2.5,
          tint: ripple))
    }
    picture.draw(
      .image(BoardAssets.lily, at: Point(x: region.minX + 88, y: region.minY + 52)).scaled(0.86))
    picture.draw(
      .image(BoardAssets.lily, at: Point(x: region.maxX - 92, y: region.maxY - 42))
        .scaled(0.74).flipped())
  }

  private static let ripple = Color.river.mixed(with: .white, 0.45)

  private static let ripples: [(Double, Double, Double)] = [
    (176, 34, 64), (252, 34, 18), (372, 58, 44), (520, 58, 70), (498, 72, 30), (40, 250, 52),
    (230, 262, 90), (336, 262, 16), (420, 244, 48),
  ]
}

public enum BoardAssets {
  public static let frame = ImageAsset("jungleframe", 1280, 720)
  static let fern = ImageAsset("fern", 180, 140)
  static let hibiscus = ImageAsset("flower-a", 96, 96)
  static let starFlowers = ImageAsset("flower-b", 96, 96)
  static let lily = ImageAsset("lily", 132, 68)
  public static let patch = ImageAsset("home-patch", 220, 84)
}
