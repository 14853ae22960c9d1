internal import Props
internal import Rules
internal import Stage

/// The pictures that stand for how a round ended, and the colours the ground takes.
enum HandsAssets {
  static func icon(of outcome: Outcome, isVictory: Bool) -> ImageAsset {
    if isVictory { return PropAssets.iconCrown }
    return switch outcome {
    case .win: PropAssets.iconCheck
    case .loss: PropAssets.iconCross
    case .tie: PropAssets.iconEqual
    }
  }

  /// Every pair differs by 14 CIEDE2000 or more for normal, protan, deutan and tritan eyes, and
  /// white words have 4.5:1 or more on each.
  static let gray = Color(0x767676)

  static func ground(after outcome: Outcome) -> Color {
    switch outcome {
    case .win: Color(0x0B8048)
    case .loss: Color(0xCF1311)
    case .tie: Color(0x402514)
    }
  }
}
