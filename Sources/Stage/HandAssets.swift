public import Rules

/// The pictures of the hands `rock`, `paper` and `scissors`, with the palm towards the player.
public enum HandAssets {
  public static let rock = ImageAsset("hand-rock", 200, 200)
  public static let paper = ImageAsset("hand-paper", 200, 200)
  public static let scissors = ImageAsset("hand-scissors", 200, 200)
  /// A white glove that shows what to do, and looks like no throw.
  public static let guide = ImageAsset("hand-guide", 200, 200)

  /// The stages from a fist to an open throw and its result.
  public enum Grip: Int, Hashable, Sendable, CaseIterable {
    case fist, first, second, third, open
    /// Scissors close, paper wraps; a rock stays as it is.
    case acting
    /// Scissors go blunt, paper hangs; a rock stays as it is.
    case beaten
  }

  /// The picture of a hand at one stage; a rock is always the same.
  public static func picture(of hand: Throw, _ grip: Grip) -> ImageAsset {
    let between = { (step: Int) in ImageAsset("hand-\(hand.rawValue)-\(step)", 200, 200) }
    guard hand != .rock else { return rock }
    return switch grip {
    case .fist: rock
    case .first, .second, .third: between(grip.rawValue)
    case .open: picture(of: hand)
    case .acting: hand == .paper ? between(2) : ImageAsset("hand-scissors-shut", 200, 200)
    case .beaten: between(hand == .paper ? 3 : 2)
    }
  }

  /// The picture of an open hand.
  public static func picture(of hand: Throw) -> ImageAsset {
    switch hand {
    case .rock: rock
    case .paper: paper
    case .scissors: scissors
    }
  }
}
