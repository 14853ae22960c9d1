public import Animation
public import Rules

/// The pictures that several parts of the game show; other pictures are named by the part that
/// shows them.
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
  public static let next = ImageAsset("icon-to-next", 48, 48)
  public static let iconCrown = ImageAsset("icon-crown", 48, 48)
  /// The flowers of the clearing.
  public static let blooms = ["coral", "sun", "violet", "cream"].map {
    ImageAsset("bloom-\($0)", 56, 74)
  }
  public static let flower = blooms[1]

  public static let star = ImageAsset("star", 40, 40)
  /// A star that does not shine yet.
  public static let sleepingStar = ImageAsset("star-asleep", 40, 40)
  public static let petal = ImageAsset("petal", 24, 24)
  public static let dust = ImageAsset("dust", 40, 40)
  /// The three small leaves that fly.
  public static let leaves = ["a", "b", "c"].map { ImageAsset("leaf-\($0)", 28, 28) }
  /// A drop of water, round end down.
  public static let drop = ImageAsset("splash", 24, 24)
  /// A crown of water, its foot at the surface.
  public static let splashCrown = ImageAsset("splash-crown", 160, 104)

  /// The size of a drum, in design pixels.
  public static let drumSize = Size(220, 200)

  /// Returns the picture of a drum, which is lit while it sounds.
  public static func drum(_ pad: Pad, isLit: Bool) -> ImageAsset {
    ImageAsset("drum-\(pad.rawValue)\(isLit ? "-lit" : "")", drumSize.width, drumSize.height)
  }
}

/// A picture: the name of its file in `Resources/images`, and its size.
public struct ImageAsset: Hashable, Sendable {
  /// The file's name without resolution and ending, e.g. `lion0`.
  public let name: String
  /// The size in design pixels, at which the file at 1× is drawn unscaled.
  public let size: Size

  /// Creates a picture of `width` by `height` design pixels.
  public init(_ name: String, _ width: Double, _ height: Double) {
    self.name = name
    self.size = Size(width, height)
  }
}

/// The pictures of the hands `rock`, `paper` and `scissors`, with the palm towards the player.
public enum HandAssets {
  public static let rock = ImageAsset("hand-rock", 200, 200)
  public static let paper = ImageAsset("hand-paper", 200, 200)
  public static let scissors = ImageAsset("hand-scissors", 200, 200)
  /// A white glove that shows the player what to do, and resembles no throw.
  public static let guide = ImageAsset("hand-guide", 200, 200)
  /// One half of a paper's sheet, which serves as the other half when turned by 180 degrees; and a
  /// rock wrapped in a sheet.
  public static let sheetHalf = ImageAsset("sheet-half", 64, 124)
  public static let parcel = ImageAsset("parcel", 124, 116)
  /// The offset, in design pixels, from the hand's middle to the tip of the longest finger.
  public static let guideTip = Point(x: 17, y: -78)

  /// The stages from a fist to an open throw and its result.
  public enum Shape: Int, Hashable, Sendable, CaseIterable {
    case fist, first, second, third, open
    /// The winner acts: scissors close and paper wraps; a rock stays as it is.
    case acting
    /// The loser is beaten: scissors go blunt and paper hangs; a rock stays as it is.
    case beaten
  }

  /// Returns the picture of a hand at one stage; a rock looks the same at each.
  public static func picture(of hand: Throw, _ shape: Shape) -> ImageAsset {
    let between = { (step: Int) in ImageAsset("hand-\(hand.rawValue)-\(step)", 200, 200) }
    guard hand != .rock else { return rock }
    return switch shape {
    case .fist: rock
    case .first, .second, .third: between(shape.rawValue)
    case .open: picture(of: hand)
    case .acting: hand == .paper ? between(2) : ImageAsset("hand-scissors-shut", 200, 200)
    case .beaten: between(hand == .paper ? 3 : 2)
    }
  }

  /// Returns the picture of an open hand.
  public static func picture(of hand: Throw) -> ImageAsset {
    ImageAsset("hand-\(hand.rawValue)", 200, 200)
  }
}
