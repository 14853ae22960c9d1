public import Rules
public import Stage

/// The pictures of the three hands, palm towards the player.
public enum HandAssets {
  public static let rock = ImageAsset("hand-rock", 200, 200)
  public static let paper = ImageAsset("hand-paper", 200, 200)
  public static let scissors = ImageAsset("hand-scissors", 200, 200)

  /// How far a hand is from a fist to what it throws, and what it does then.
  public enum Grip: Int, Hashable, Sendable, CaseIterable {
    case fist, first, second, third, open
    /// Scissors shut, paper closes round something; a rock is as hard as before.
    case acting
    /// Scissors are blunt, paper hangs; a rock does not mind.
    case beaten
  }

  /// What a hand shows on its way.
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

  public static func picture(of hand: Throw) -> ImageAsset {
    switch hand {
    case .rock: rock
    case .paper: paper
    case .scissors: scissors
    }
  }
}
