public import Rules

/// The pictures that several parts show; all others are named by the part that shows them.
public enum SharedAssets {
  /// The jungle's river from above, the ground of the Jungle and of Win or Lose.
  public static let jungle = ImageAsset("jungleframe", 1280, 720)
  /// The clearing at night, the ground of Simon Says and of finales.
  public static let evening = ImageAsset("simon-ground", 1280, 720)
  public static let leavesLeft = ImageAsset("leaves-left", 260, 420)
  public static let leavesRight = ImageAsset("leaves-right", 260, 420)
  public static let fern = ImageAsset("fern", 180, 140)
  public static let plaque = ImageAsset("plaque", 200, 120)
  public static let shadow = ImageAsset("shadow", 200, 48)
  public static let rays = ImageAsset("rays", 320, 320)
  public static let plaster = ImageAsset("plaster", 96, 96)
  public static let again = ImageAsset("icon-to-again", 48, 48)
  public static let iconCrown = ImageAsset("icon-crown", 48, 48)
  /// The flowers of the clearing.
  public static let blooms = ["coral", "sun", "violet", "cream"].map {
    ImageAsset("bloom-\($0)", 56, 74)
  }
  public static let flower = blooms[1]

  public static let star = ImageAsset("star", 40, 40)
  public static let petal = ImageAsset("petal", 24, 24)
  public static let dust = ImageAsset("dust", 40, 40)
  /// Three small leaves that fly.
  public static let leaves = ["a", "b", "c"].map { ImageAsset("leaf-\($0)", 28, 28) }
  /// A drop of water, round end down.
  public static let drop = ImageAsset("splash", 24, 24)
  /// A crown of water, its foot at the surface.
  public static let splashCrown = ImageAsset("splash-crown", 160, 104)

  /// In design pixels.
  public static let drumSize = Size(220, 200)

  /// A drum, which is lit while it sounds.
  public static func drum(_ pad: Pad, isLit: Bool) -> ImageAsset {
    ImageAsset("drum-\(pad.rawValue)\(isLit ? "-lit" : "")", drumSize.width, drumSize.height)
  }
}
