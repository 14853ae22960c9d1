public import Animation
public import Rules
public import Stage

/// The jungle's playing board: the clearing, the river, and the animals' homes.
///
/// The opening shows the board behind the title, too.
public enum Board {
  /// The river. Its edges decide whether an animal lands in it.
  public static let region = Rect(x: 320, y: 130, width: 640, height: 300)

  /// The point between the feet of an animal at home.
  public static func home(of animal: Animal) -> Point {
    switch animal {
    case .lion: Point(x: 260, y: 654)
    case .cobra: Point(x: Design.middle, y: 654)
    case .rabbit: Point(x: 1020, y: 654)
    }
  }

  /// The frame of an animal at home.
  public static func homeRect(of animal: Animal) -> Rect {
    AnimalFigure.rect(of: animal, feet: home(of: animal))
  }

  /// The board in a tall window: a full-width river above the animals.
  public static func tall(_ panes: [Pane]) -> Arrangement {
    Arrangement(
      panes,
      rows: [
        Arrangement.Row(region.maxY, at: region.maxY - 10, width: 1),
        Arrangement.Row(home(of: .cobra).y, at: 806, width: 0.61),
      ],
      figures: Animal.allCases.map { Arrangement.Figure(homeRect(of: $0), feet: home(of: $0)) })
  }

  /// The depth of `point` in the river or the brook: 0 on land or at the edge, 1 from 30 design
  /// pixels inside.
  static func immersion(at point: Point) -> Double {
    let depths = [region, brook].map {
      min(point.x - $0.minX, $0.maxX - point.x, point.y - $0.minY, $0.maxY - point.y)
    }
    return ((depths.max() ?? 0) / 30).clamped(to: 0...1)
  }

  /// The brook from the left, ending in the river.
  private static let brook = Rect(x: -200, y: 374, width: region.minX + 240, height: 56)

  /// Draws the clearing, river and homes.
  ///
  /// - Parameters:
  ///   - flow: how long the water has been flowing.
  ///   - glow: how bright the river's edge is, 0…1.
  ///   - hasReeds: whether to draw the reeds; false to draw them later, over an animal.
  public static func draw(
    flow: Time = .zero, glow: Double = 0, hasReeds: Bool = true, into picture: inout Picture
  ) {
    picture.draw(.backdrop(SharedAssets.jungle))
    picture.draw(.image(BoardAssets.bank, at: Point(x: Design.middle, y: 284)))
    for animal in Animal.allCases {
      let home = home(of: animal)
      picture.draw(.image(BoardAssets.patch, at: Point(x: home.x, y: home.y - 8)))
    }
    River.draw(at: flow, glow: glow, into: &picture)
    for (asset, foot, scale, isFlipped) in plants {
      picture.draw(.image(asset, at: foot, anchor: .bottom).scaled(scale).flipped(isFlipped))
    }
    if hasReeds { drawReeds(into: &picture) }
  }

  /// Draws the river with its bank into a smaller frame of its shape; its edge glows, 0…1.
  public static func drawPool(in frame: Rect, glow: Double, into picture: inout Picture) {
    let scale = frame.width / region.width
    let pivot = (frame.center - region.center * scale) * (1 / (1 - scale))
    picture.drawGroup(scaledBy: scale, about: pivot) {
      for (width, tint) in [(44.0, Color.freshLeaf), (30, Color(0xE9D39B))] {
        $0.draw(.roundedRect(region.insetBy(-width), radius: 40 + width, tint: tint))
      }
      River.draw(at: .zero, glow: glow, into: &$0)
    }
  }

  /// Draws the reeds at the brook, tilted by `lean` degrees, over an animal that comes out of them.
  public static func drawReeds(leaning lean: Double = 0, into picture: inout Picture) {
    picture.draw(
      .image(BoardAssets.reeds, at: Point(x: 247, y: 416), anchor: .bottom).scaled(0.76)
        .turned(-lean))
    picture.draw(
      .image(BoardAssets.cattails, at: Point(x: 236, y: 424), anchor: .bottom).scaled(0.9)
        .turned(lean))
    picture.draw(.image(BoardAssets.stoneB, at: Point(x: 272, y: 424)).scaled(0.74))
  }

  /// The plants beside the water: picture, foot, scale and flip.
  private static let plants: [(ImageAsset, Point, Double, Bool)] = [
    (BoardAssets.reeds, Point(x: 486, y: 130), 0.3, false),
    (BoardAssets.reeds, Point(x: 836, y: 129), 0.36, true),
    (BoardAssets.reeds, Point(x: 272, y: 306), 0.6, false),
    (BoardAssets.stoneA, Point(x: 276, y: 360), 0.8, false),
    (BoardAssets.cattails, Point(x: 1014, y: 316), 0.74, true),
    (BoardAssets.stoneB, Point(x: 996, y: 342), 1, true),
    (BoardAssets.stoneA, Point(x: 1002, y: 432), 0.72, true),
    // Flowers behind a head would look like a hat.
    (BoardAssets.starFlowers, Point(x: 372, y: 128), 0.44, false),
    (SharedAssets.fern, Point(x: 400, y: 129), 0.36, false),
    (BoardAssets.hibiscus, Point(x: 778, y: 128), 0.42, false),
  ]
}

/// The pictures of the board.
public enum BoardAssets {
  public static let bank = ImageAsset("river-bank", 880, 424)
  public static let pond = ImageAsset("pond", 644, 304)
  public static let crest = ImageAsset("crest", 96, 18)
  public static let reeds = ImageAsset("reeds", 140, 122)
  public static let cattails = ImageAsset("cattails", 132, 144)
  public static let stoneA = ImageAsset("stone-a", 94, 64)
  public static let stoneB = ImageAsset("stone-b", 66, 42)
  public static let hibiscus = ImageAsset("flower-a", 96, 96)
  public static let starFlowers = ImageAsset("flower-b", 96, 96)
  public static let lily = ImageAsset("lily", 132, 68)
  /// The halves of the torn lily, left and right.
  public static let lilyHalves = ["left", "right"].map { ImageAsset("lily-\($0)", 72, 68) }
  public static let patch = ImageAsset("home-patch", 220, 84)

  /// The names of the pictures that cover a backdrop as ground.
  public static let ground = Set([bank, patch].map(\.name))
}
