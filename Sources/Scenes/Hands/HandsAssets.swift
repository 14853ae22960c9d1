internal import Rules
public import Stage

/// The pictures of the slab, and the colours of its ground.
public enum HandsAssets {
  public static let slab = ImageAsset("slab", 1112, 450)
  /// The carving in the slab's field.
  public static let carving = ImageAsset("slab-carving", 1000, 340)
  /// A crack in the dry clay that a lost round leaves in the field.
  public static let crack = ImageAsset("slab-crack", 220, 120)

  // Any two grounds differ by 14 CIEDE2000 or more for normal, protan, deutan and tritan vision, and
  // white text has at least 4.5:1 on each.

  /// The ground before a blow.
  static let gray = Color(0x767676)

  static func ground(after outcome: Outcome) -> Color {
    switch outcome {
    case .win: Color(0x0B8048)
    case .loss: Color(0xCF1311)
    case .tie: Color(0x402514)
    }
  }
}
