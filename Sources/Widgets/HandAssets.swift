public import Rules
public import Stage

/// The pictures of the three hands, palm towards the player.
public enum HandAssets {
  public static let rock = ImageAsset("hand-rock", 200, 200)
  public static let paper = ImageAsset("hand-paper", 200, 200)
  public static let scissors = ImageAsset("hand-scissors", 200, 200)

  public static func picture(of hand: Throw) -> ImageAsset {
    switch hand {
    case .rock: rock
    case .paper: paper
    case .scissors: scissors
    }
  }
}
