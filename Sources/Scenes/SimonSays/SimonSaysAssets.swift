public import Rules
public import Stage

/// The pictures of Simon Says only.
public enum SimonSaysAssets {
  public static let stick = ImageAsset("drumstick", 36, 108)
  public static let fire = [ImageAsset("fire0", 120, 120), ImageAsset("fire1", 120, 120)]

  public static func emblem(_ pad: Pad) -> ImageAsset {
    ImageAsset("emblem-\(pad.rawValue)", 96, 96)
  }
}

extension Pad {
  /// The drum of a key: arrows by direction; 1 2 3 4 clockwise from the left.
  init?(_ key: Key) {
    switch key {
    case .left, .one: self = .leaf
    case .up, .two: self = .flower
    case .right, .three: self = .sun
    case .down, .four: self = .drop
    default: return nil
    }
  }

  /// The colour of its drum's light.
  var tint: Color {
    switch self {
    case .leaf: Color(0x009E73)
    case .flower: Color(0xD55E00)
    case .sun: Color(0xF0E442)
    case .drop: Color(0x0072B2)
    }
  }

  /// The arrow pointing to its drum.
  var arrow: Key {
    switch self {
    case .leaf: .left
    case .flower: .up
    case .sun: .right
    case .drop: .down
    }
  }
}
