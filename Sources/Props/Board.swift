public import Animation
public import Rules
public import Stage

/// The jungle's playing board: the clearing, the river in its middle, the homes and the scores.
///
/// The opening shows it behind the title and the first door plays on it, so it is laid out once, here.
public enum Board {
  /// The blue region; its edge is the edge that counts.
  public static let region = Rect(x: 320, y: 130, width: 640, height: 300)
  public static let playerPlaque = Rect(center: Point(x: 1112, y: 262), size: Plaque.size)
  public static let junglePlaque = Rect(center: Point(x: 168, y: 262), size: Plaque.size)

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
  public static func draw(glow: Double = 0) -> [DrawCommand] {
    [.backdrop(BoardAssets.frame)]
      + Animal.allCases.map { animal in
        .image(
          BoardAssets.patch,
          at: Point(x: home(of: animal).x, y: home(of: animal).y - 8))
      }
      + river(glow: glow)
  }

  /// The river is drawn by code: bank, shallow edge, water, and three ripples.
  public static func river(glow: Double) -> [DrawCommand] {
    let shallow = Color.river.mixed(with: .cream, 0.35 + 0.45 * glow)
    var commands: [DrawCommand] = [
      .rounded(region.insetBy(-bank - 4), radius: radius + bank + 4, tint: .ink),
      .rounded(region.insetBy(-bank), radius: radius + bank, tint: Color(0xC9A063)),
      .rounded(region.insetBy(-bank / 2), radius: radius + bank / 2, tint: Color(0xA97B45)),
      .rounded(region, radius: radius, tint: shallow),
      .rounded(region.insetBy(5 + 3 * glow), radius: radius - 6, tint: .river),
    ]
    for (x, y, width) in ripples {
      commands.append(
        .rounded(
          Rect(x: region.minX + x, y: region.minY + y, width: width, height: 5), radius: 2.5,
          tint: Color.river.mixed(with: .white, 0.45)))
    }
    return commands
  }

  private static let ripples: [(Double, Double, Double)] = [
    (46, 40, 64), (128, 40, 18), (300, 26, 44), (520, 58, 70), (498, 72, 30), (40, 250, 52),
    (270, 262, 90), (376, 262, 16), (548, 246, 48),
  ]

  /// The two scores; `swell` lets a number jump for a moment, 0…1.
  public static func scores(
    player: Int, jungle: Int, playerSwell: Double = 0, jungleSwell: Double = 0
  ) -> [DrawCommand] {
    Plaque.draw("The jungle", "\(jungle)", in: junglePlaque, swell: jungleSwell)
      + Plaque.draw("You", "\(player)", in: playerPlaque, swell: playerSwell)
  }
}

public enum BoardAssets {
  public static let frame = ImageAsset("jungleframe", 1280, 720)
  public static let patch = ImageAsset("home-patch", 220, 84)
}
